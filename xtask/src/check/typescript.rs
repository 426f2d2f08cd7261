//! The functions of a TypeScript source, found by its layout.
//!
//! The formatter lays every source out alike, so the brace that ends a function stands in a line of its own
//! at the indent of the line that begins it. No parser is needed for that, and markup inside a function
//! counts as its lines.

/// A function with more than one line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Function {
    /// Its name, or the beginning of the line that holds it.
    pub(super) name: String,
    /// How many lines it has, from its first to that of its last brace.
    pub(super) lines: usize,
}

/// The functions of a formatted source.
pub(super) fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let Some(name) = begins_function(line, lines.get(first + 1).copied().unwrap_or_default()) else {
            continue;
        };
        let indent = indent(line);
        let ends = |line: &&str| self::indent(line) == indent && line.trim_start().starts_with('}');
        let Some(length) = lines[first + 1..].iter().position(ends) else { continue };
        let begin = parameters_begin(&lines, first, indent);
        found.push(Function { name, lines: first + 2 + length - begin });
    }
    found
}

/// What a function is called that this line begins.
fn begins_function(line: &str, next: &str) -> Option<String> {
    let code = line.trim_start();
    let words =
        code.trim_start_matches("export ").trim_start_matches("default ").trim_start_matches("async ");
    if let Some(rest) = words.strip_prefix("function ").or_else(|| words.strip_prefix("function* ")) {
        return Some(name(rest));
    }
    if code.ends_with("=> {") {
        return Some(code.chars().take(40).collect());
    }
    // A method: its parameters in this line or below it, and a brace after them.
    let words = ["private ", "protected ", "static ", "override ", "async ", "get ", "set "]
        .iter()
        .fold(code, |code, word| code.trim_start_matches(word));
    let is_statement =
        ["if", "for", "while", "switch", "catch", "return", "await", "super"].contains(&name(words).as_str());
    let has_parameters = words.split_once('(').is_some_and(|(name, _)| is_name(name));
    let is_call = !code.ends_with('{') && !next.contains(':');
    (has_parameters && !is_statement && !is_call && (code.ends_with('{') || code.ends_with('(')))
        .then(|| name(words))
}

/// Where a function begins whose parameters have lines of their own: the formatter ends them with `) => {` at
/// its indent.
fn parameters_begin(lines: &[&str], line: usize, indent: usize) -> usize {
    if !lines[line].trim_start().starts_with(')') {
        return line;
    }
    lines[..line].iter().rposition(|before| self::indent(before) == indent).unwrap_or(line)
}

fn name(text: &str) -> String {
    text.trim_start_matches(['*', ' ', '#'])
        .chars()
        .take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '$'))
        .collect()
}

fn is_name(text: &str) -> bool {
    let text = text.trim_start_matches('#').split('<').next().unwrap_or_default();
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '$'))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(text: &str) -> Vec<(String, usize)> {
        functions(text).into_iter().map(|function| (function.name, function.lines)).collect()
    }

    #[test]
    fn functions_methods_and_arrows_are_measured() {
        let text =
            "export function View({ a }: Props) {\n  return (\n    <p>\n      don't\n    </p>\n  );\n}\n";
        assert_eq!(sizes(text), [("View".to_owned(), 7)]);
        let text = "class A {\n  #b(c: number): void {\n    if (c) {\n      d();\n    }\n  }\n}\n";
        assert_eq!(sizes(text), [("b".to_owned(), 5)]);
        let text = "const f = (\n  a: number,\n) => {\n  g(a);\n};\n";
        assert_eq!(sizes(text), [(") => {".to_owned(), 5)]);
    }

    #[test]
    fn parameters_below_the_name_belong_to_the_function() {
        let text = "function f(\n  a: number,\n): void {\n  g();\n}\nclass B {\n  m(\n    a: number,\n  ) {\n    n();\n  }\n}\n";
        assert_eq!(sizes(text), [("f".to_owned(), 5), ("m".to_owned(), 5)]);
    }

    #[test]
    fn statements_and_calls_are_no_functions() {
        assert_eq!(sizes("if (a) {\n  b(\n    c,\n  );\n}\nfor (const d of e) {\n}\n"), []);
    }
}
