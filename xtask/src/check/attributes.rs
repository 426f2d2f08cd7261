//! The meaning of an item's attributes.

/// Whether an attribute is `#[cfg(test)]`.
pub(super) fn tests_only(attribute: &syn::Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
}

/// Whether the attributes hold a doc comment.
pub(super) fn is_documented(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}
