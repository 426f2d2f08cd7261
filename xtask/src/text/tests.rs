//! A small catalogue, right and wrong.

use super::catalogue::{self, Catalogue, Files};
use super::source::Source;
use super::{by_code, rust, typescript};

const EN_TERMS: &str = "
-language = English
-role-chief = chief
    .gender = masculine
-role-nurse = { $form ->
   *[one] nurse
    [the] the nurse
}
    .gender = feminine
-seat-blue = blue
";
const FR_TERMS: &str = "
-language = Français
-role-chief = { $form ->
   *[one] chef
    [the] le chef
}
    .gender = masculine
-role-nurse = { $form ->
   *[one] infirmière
    [the] l’infirmière
}
    .gender = feminine
-seat-blue = { $form ->
   *[masculine] bleu
    [feminine] bleue
}
colour = { TRAIT($role, name: \"gender\") ->
   *[masculine] { $seat }
    [feminine] { TERM($seat, form: \"feminine\") }
}
";
const EN_AREA: &str = "
# $seat (seat): the army
# $role (role): the role
piece = The { $seat } { $role }

# $count (number): how many
turns = { $count ->
    [one] one turn
    [0] no turn
   *[other] { $count } turns
}

# $why (calm | storm): the weather
# $names (list): the crew
crew =
    { JOIN($names, with: \"; \") } in { $why ->
        [calm] a calm
       *[storm] a storm
    }
";
const FR_AREA: &str = "
piece = { CAPITAL(TERM($role, form: \"the\")) } { colour }
turns = { $count ->
   *[other] { $count } tours
    [one] { $count } tour
}
crew = { LIST($names) }, { $why ->
    [calm] dans le calme
   *[storm] dans la tempête
}
";

/// The catalogue, with some files changed: a name such as `fr/area`, a text in it, and its replacement. An
/// empty text is the whole file.
fn files(changes: &[(&str, &str, &str)]) -> Files {
    let mut files = Files::new();
    let right = [
        ("en", "terms", EN_TERMS),
        ("en", "area", EN_AREA),
        ("fr", "terms", FR_TERMS),
        ("fr", "area", FR_AREA),
    ];
    for (language, area, text) in right {
        let mut text = text.to_owned();
        for (_, old, new) in changes.iter().filter(|(name, ..)| *name == format!("{language}/{area}")) {
            assert!(text.contains(old), "{old}");
            text = if old.is_empty() { (*new).to_owned() } else { text.replace(old, new) };
        }
        let name = format!("locales/{language}/{area}.ftl");
        files.entry(language.to_owned()).or_default().insert(area.to_owned(), Source { name, text });
    }
    files
}

fn right(changes: &[(&str, &str, &str)]) -> Catalogue {
    catalogue::compile(&files(changes)).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The faults of the catalogue with one change: in which file, which text, and its replacement.
fn faults(file: &str, old: &str, new: &str) -> Vec<String> {
    catalogue::compile(&files(&[(file, old, new)])).err().unwrap_or_default()
}

#[test]
fn typescript_has_a_function_for_each_message() {
    let catalogue = right(&[]);
    let area = &catalogue.areas[0];
    let interface = typescript::interface(area);
    assert!(interface.contains("export type Role = \"chief\" | \"nurse\";"), "{interface}");
    assert!(interface.contains("  piece(facts: { seat: Seat; role: Role }): string;"), "{interface}");
    assert!(
        interface.contains("  crew(facts: { why: \"calm\" | \"storm\"; names: readonly string[] }): string;"),
        "{interface}"
    );
    let english = typescript::module(area, &area.languages[0]);
    assert!(english.contains("  piece: (facts) => `The ${facts.seat} ${facts.role}`,"), "{english}");
    // The number comes before the category, although it is written after it.
    let turns = "facts.count === 0 ? \"no turn\" : plural.select(facts.count) === \"one\" ? \"one turn\" : ";
    assert!(english.contains(turns), "{english}");
    let french = typescript::module(area, &area.languages[1]);
    assert!(french.contains("capital(w0[facts.role])"), "{french}");
    assert!(french.contains("const w0 = { chief: \"le chef\", nurse: \"l’infirmière\" };"), "{french}");
    assert!(french.contains("facts.role === \"nurse\" ? w"), "{french}");
    assert!(french.contains("new Intl.ListFormat(\"fr\")"), "{french}");
}

#[test]
fn terms_that_agree_leave_no_choice() {
    let catalogue = right(&[("fr/terms", ".gender = feminine", ".gender = masculine")]);
    let french = typescript::module(&catalogue.areas[0], &catalogue.areas[0].languages[1]);
    assert!(!french.contains("bleue"), "{french}");
}

#[test]
fn pages_have_functions_that_a_bundle_may_leave_out() {
    let catalogue = right(&[]);
    let area = &catalogue.areas[0];
    assert!(typescript::english(area).contains("export * from \"./area.en.ts\";"));
    let french = typescript::functions(area, &area.languages[1]).unwrap_or_default();
    assert!(
        french.contains("export const piece = (facts: { seat: Seat; role: Role }): string => `"),
        "{french}"
    );
    assert!(french.contains("type Role = \"chief\" | \"nurse\";"), "{french}");
    assert!(french.contains("const plural = /* @__PURE__ */ new Intl.PluralRules(\"fr\");"), "{french}");
    let renamed = [("en/area", "turns =", "delete ="), ("fr/area", "turns =", "delete =")];
    let catalogue = right(&renamed);
    let refused = typescript::functions(&catalogue.areas[0], &catalogue.areas[0].languages[0]);
    assert_eq!(refused.err().as_deref(), Some("locales: a message of `area` cannot be named `delete`"));
}

#[test]
fn rust_has_a_method_for_each_message() {
    let text = rust::module(&right(&[]).areas[0]).unwrap_or_default();
    assert!(text.contains("pub struct Area(pub Language);"), "{text}");
    assert!(text.contains("pub fn piece(self, seat: Seat, role: Role) -> String { match self.0 {"), "{text}");
    assert!(text.contains("Language::En => format!(\"The {} {}\", word_0(seat), word_1(role)),"), "{text}");
    assert!(text.contains("match role {Role::Nurse => "), "{text}");
    let turns = "match count {0 => \"no turn\".to_owned(),_ if \
                 crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => ";
    assert!(text.contains(turns), "{text}");
    assert!(text.contains("pub fn crew(self, why: Why, names: &[String]) -> String"), "{text}");
    assert!(text.contains("pub enum Why { /// `calm`.\nCalm,\n/// `storm`.\nStorm,\n }"), "{text}");
    assert!(text.contains("crate::locale::list(self.0, names)"), "{text}");
}

#[test]
fn what_never_changes_is_no_string_of_its_own() {
    let english = "title = Sea";
    let changes = [("en/area", "", english), ("fr/area", "", "title = { CAPITAL(\"mer\") }")];
    let text = rust::module(&right(&changes).areas[0]).unwrap_or_default();
    assert!(text.contains("pub const fn title(self) -> &'static str { match self.0 {\n"), "{text}");
    assert!(text.contains("Language::Fr => \"Mer\","), "{text}");
}

#[test]
fn an_empty_line_begins_a_paragraph_and_other_lines_go_on() {
    let two = "piece =\n    { $seat } { $role }\n    here.\n\n    Another\n    one.\n";
    let text =
        rust::module(&right(&[("en/area", "piece = The { $seat } { $role }\n", two)]).areas[0]).unwrap();
    assert!(text.contains(" here.\\n\\nAnother one."), "{text}");
}

#[test]
fn what_is_wrong_is_found_by_code() {
    let text = by_code::table(&right(&[]).areas[0]);
    let piece = "texts.piece(args.named(\"seat\", Seat::from_name)?, args.named(\"role\", Role::from_name)?)";
    assert!(text.contains(&format!("(\"piece\", |texts, args| Some({piece})),")), "{text}");
    let crew = "texts.crew(args.named(\"why\", Why::from_name)?, args.list(\"names\")?)";
    assert!(text.contains(crew), "{text}");
    assert!(text.contains("texts.turns(args.number(\"count\")?)"), "{text}");
}

#[test]
fn an_argument_has_the_same_values_throughout_an_area() {
    let french = "
a = { $why ->
    [calm] calme
   *[storm] tempête
}
b = { $why ->
    [calm] calme
   *[rain] pluie
}
";
    let english = &french
        .replace("calme", "calm")
        .replace("tempête", "storm")
        .replace("pluie", "rain")
        .replace("a =", "# $why (calm | storm): the weather\na =")
        .replace("b =", "# $why (calm | rain): the weather\nb =");
    let refused = rust::module(&right(&[("en/area", "", english), ("fr/area", "", french)]).areas[0]);
    let why = "locales: `$why` of the message `b` of `area` has other values than before";
    assert_eq!(refused.err().as_deref(), Some(why));
}

#[test]
fn what_a_language_lacks_or_adds_is_a_fault() {
    assert_eq!(
        faults("fr/area", "turns =", "tours ="),
        [
            "locales/fr/area.ftl: the message `turns` is missing",
            "locales/fr/area.ftl:3: English has no message `tours`",
        ]
    );
    assert_eq!(
        faults("fr/terms", "-seat-blue", "-seat-red"),
        [
            "locales/fr/terms.ftl: the term `-seat-blue` is missing",
            "locales/fr/terms.ftl:13: English has no term `-seat-red`",
        ]
    );
    assert_eq!(
        faults("fr/terms", "colour =", "piece = une pièce\ncolour ="),
        ["locales/fr/area.ftl:2: terms.ftl has a message `piece` too"]
    );
    let mut catalogue = files(&[]);
    catalogue.get_mut("fr").map(|areas| areas.remove("area"));
    assert_eq!(catalogue::compile(&catalogue).err(), Some(vec!["locales/fr/area.ftl is missing".to_owned()]));
}

#[test]
fn wrong_syntax_is_a_fault_with_its_line() {
    let wrong: [(&str, &str, &str, &str); 5] = [
        (
            "fr/area",
            "{ LIST($names) }",
            "{ LIST($names }",
            "locales/fr/area.ftl:7: Expected an inline expression",
        ),
        (
            "fr/area",
            "turns =",
            "    .title = Tours\nturns =",
            "locales/fr/area.ftl:3: the message `piece` has an attribute; only terms may",
        ),
        (
            "fr/area",
            "turns =",
            "piece = deux fois\nturns =",
            "locales/fr/area.ftl:3: there is a message `piece` above already",
        ),
        ("fr/area", "turns =", "-word = mot\nturns =", "locales/fr/area.ftl:3: terms belong into terms.ftl"),
        (
            "en/area",
            "$count (number)",
            "$count (figure)",
            "locales/en/area.ftl:6: `figure` is neither text, name, sentence, number, list, values with `|`, nor terms `-figure-…`",
        ),
    ];
    for (file, old, new, fault) in wrong {
        assert_eq!(faults(file, old, new), [fault]);
    }
}

#[test]
fn wrong_use_of_arguments_is_a_fault_with_its_line() {
    let wrong: [(&str, &str, &str, &str); 6] = [
        (
            "fr/area",
            "{ $count } tours",
            "{ $number } tours",
            "locales/fr/area.ftl:4: `$number` is unknown: a comment above the English message says what it is",
        ),
        (
            "fr/area",
            "{ LIST($names) }, ",
            "",
            "locales/fr/area.ftl:7: the message `crew` does not use `$names`",
        ),
        ("fr/area", "[calm]", "[quiet]", "locales/fr/area.ftl:8: `$why` is never `quiet`, but calm, storm"),
        ("fr/area", "    [calm] dans le calme\n", "", "locales/fr/area.ftl:8: there is no text for `calm`"),
        (
            "fr/area",
            "[one]",
            "[few]",
            "locales/fr/area.ftl:5: `few` is neither a whole number nor a plural of `fr`",
        ),
        (
            "fr/area",
            "[one] { $count } tour\n",
            "[one] un tour\n    [one] un seul\n",
            "locales/fr/area.ftl:6: there are two texts for `one`",
        ),
    ];
    for (file, old, new, fault) in wrong {
        assert_eq!(faults(file, old, new), [fault]);
    }
}

#[test]
fn wrong_use_of_functions_is_a_fault_with_its_line() {
    let wrong: [(&str, &str, &str, &str); 6] = [
        (
            "fr/area",
            "{ LIST($names) }",
            "{ $names }",
            "locales/fr/area.ftl:7: `$names` is a list: `LIST(…)` or `JOIN(…, with: \"…\")` joins it",
        ),
        (
            "fr/area",
            "{ LIST($names) }",
            "{ NUMBER($names) }",
            "locales/fr/area.ftl:7: there is no function `NUMBER`; a number is written by its name alone",
        ),
        (
            "fr/area",
            "{ LIST($names) }",
            "{ LIST($names, type: \"or\") }",
            "locales/fr/area.ftl:7: `LIST` is not used in this way: see locales/README.md",
        ),
        (
            "fr/area",
            "{ LIST($names) }",
            "{ JOIN($why, with: \" \") }",
            "locales/fr/area.ftl:7: `$why` is no list",
        ),
        (
            "fr/area",
            "{ $why ->",
            "{ $names ->",
            "locales/fr/area.ftl:7: `$names` is neither a number nor one of some values",
        ),
        ("fr/area", "{ colour }", "{ piece }", "locales/fr/area.ftl:2: the message `piece` contains itself"),
    ];
    for (file, old, new, fault) in wrong {
        assert_eq!(faults(file, old, new), [fault]);
    }
}

#[test]
fn wrong_use_of_terms_is_a_fault_with_its_line() {
    let wrong: [(&str, &str, &str, &str); 7] = [
        (
            "fr/area",
            "form: \"the\"",
            "form: \"teh\"",
            "locales/fr/area.ftl:2: no term `-role-…` has a form for `form: \"teh\"`",
        ),
        (
            "fr/area",
            "{ colour }",
            "{ TERM($seat, case: \"of\") }",
            "locales/fr/area.ftl:2: no term `-seat-…` has a form for `case: \"of\"`",
        ),
        (
            "fr/area",
            "{ colour }",
            "{ -role-cook } { colour }",
            "locales/fr/area.ftl:2: there is no term `-role-cook`",
        ),
        (
            "fr/terms",
            "[the] le chef",
            "[teh] le chef",
            "locales/fr/terms.ftl:3: the term `-role-chief` has no form for `form: \"the\"`",
        ),
        (
            "fr/terms",
            "    .gender = feminine\n",
            "",
            "locales/fr/terms.ftl:8: the term `-role-nurse` has no attribute `gender`",
        ),
        (
            "fr/terms",
            "= Français",
            "= { -language }",
            "locales/fr/terms.ftl:2: the term `-language` contains itself",
        ),
        (
            "fr/terms",
            "= Français",
            "= Français { $seat }",
            "locales/fr/terms.ftl:2: a term has no arguments; it may choose by an option",
        ),
    ];
    for (file, old, new, fault) in wrong {
        assert_eq!(faults(file, old, new), [fault]);
    }
}
