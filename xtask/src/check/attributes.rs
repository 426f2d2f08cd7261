//! What attributes say of an item.

/// Whether an attribute is `#[cfg(test)]`.
pub(super) fn tests_only(attribute: &syn::Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
}
