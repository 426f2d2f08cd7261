//! Tests with options of every form.

use std::ffi::OsString;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use djambi_text::Language;

use super::*;

const ENGLISH: Cli = Cli(Language::En);

#[derive(Parser)]
struct Program {
    #[command(subcommand)]
    command: AnyCommand,
}

#[derive(Subcommand)]
enum AnyCommand {
    Serve(Forms),
    Other,
}

/// An option of each form.
#[derive(Args, PartialEq, Debug)]
struct Forms {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:80")]
    listen: SocketAddr,
    /// A number
    #[arg(long, default_value_t = 90)]
    retention_days: u32,
    /// A list
    #[arg(long)]
    trusted_proxy: Vec<SocketAddr>,
    /// A text
    #[arg(long)]
    public_url: Option<String>,
    /// A flag
    #[arg(long)]
    quiet: bool,
    /// A choice
    #[arg(long, value_parser = ["on", "off"], default_value = "on")]
    limits: String,
}

struct Case {
    folder: tempfile::TempDir,
    variables: Vec<(&'static str, &'static str)>,
}

impl Case {
    fn new(file: &str, variables: &[(&'static str, &'static str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("djambi.toml"), file).unwrap();
        Self { folder, variables: variables.to_vec() }
    }

    fn file(&self) -> String {
        self.folder.path().join("djambi.toml").display().to_string()
    }

    fn parse(&self, flags: &[&str]) -> Result<Parsed, String> {
        let file = self.file();
        let arguments = ["djambi", "serve", "--config", &file].into_iter().chain(flags.iter().copied());
        let arguments: Vec<OsString> = arguments.map(OsString::from).collect();
        let variables = self.variables.iter().map(|&(name, value)| (name.into(), value.into()));
        parse(Program::command(), &arguments, variables, ENGLISH).map_err(|error| error.text(ENGLISH))
    }

    fn options(&self, flags: &[&str]) -> Forms {
        let matches = self.parse(flags).unwrap_or_else(|error| panic!("{error}")).matches;
        let AnyCommand::Serve(forms) = Program::from_arg_matches(&matches).unwrap().command else {
            panic!("another command")
        };
        forms
    }

    fn printed(&self, flags: &[&str]) -> String {
        let flags: Vec<_> = flags.iter().chain(&["--print-config"]).copied().collect();
        let text = self.parse(&flags).unwrap_or_else(|error| panic!("{error}")).printed.expect("a text");
        text.replace(&self.file(), "FILE")
    }

    /// What is wrong, with `FILE` for the path.
    fn faults(&self, flags: &[&str]) -> String {
        self.parse(flags).err().expect("a refusal").replace(&self.file(), "FILE")
    }
}

const FILE: &str = "\
listen = '10.0.0.1:1'
retention-days = 1
trusted-proxy = ['10.0.0.2:1', '10.0.0.3:1']
public-url = 'https://file.example'
quiet = true
limits = 'off'
";

const VARIABLES: [(&str, &str); 4] = [
    ("DJAMBI_LISTEN", "10.0.0.1:2"),
    ("DJAMBI_RETENTION_DAYS", "2"),
    ("DJAMBI_TRUSTED_PROXY", "10.0.0.4:2, [::1]:2"),
    ("DJAMBI_QUIET", "no"),
];

#[test]
fn a_flag_outweighs_a_variable_and_that_the_file_and_that_the_default() {
    let address = |text: &str| text.parse().unwrap();
    let defaults = Case::new("", &[]).options(&[]);
    assert_eq!(
        (defaults.listen, defaults.retention_days, defaults.quiet),
        (address("127.0.0.1:80"), 90, false)
    );
    assert_eq!((defaults.trusted_proxy, defaults.public_url), (vec![], None));
    let from_file = Forms {
        listen: address("10.0.0.1:1"),
        retention_days: 1,
        trusted_proxy: vec![address("10.0.0.2:1"), address("10.0.0.3:1")],
        public_url: Some("https://file.example".to_owned()),
        quiet: true,
        limits: "off".to_owned(),
    };
    assert_eq!(Case::new(FILE, &[]).options(&[]), from_file);
    let from_variables = Forms {
        listen: address("10.0.0.1:2"),
        retention_days: 2,
        trusted_proxy: vec![address("10.0.0.4:2"), address("[::1]:2")],
        quiet: false,
        ..from_file
    };
    assert_eq!(Case::new(FILE, &VARIABLES).options(&[]), from_variables);
    let flags = ["--listen=10.0.0.1:3", "--retention-days=3", "--trusted-proxy=10.0.0.5:3,10.0.0.6:3"];
    let from_flags = Forms {
        listen: address("10.0.0.1:3"),
        retention_days: 3,
        trusted_proxy: vec![address("10.0.0.5:3"), address("10.0.0.6:3")],
        ..from_variables
    };
    assert_eq!(Case::new(FILE, &VARIABLES).options(&flags), from_flags);
}

#[test]
fn the_configuration_is_printed_with_its_sources() {
    let printed =
        Case::new(&FILE.replace("limits", "# limits"), &VARIABLES[1..]).printed(&["--listen=[::1]:7"]);
    let expected = "\
# The options of djambi serve, as a file for --config.

# Where to listen
listen = \"[::1]:7\"  # --listen

# A number
retention-days = 2  # DJAMBI_RETENTION_DAYS

# A list
trusted-proxy = [\"10.0.0.4:2\", \"[::1]:2\"]  # DJAMBI_TRUSTED_PROXY

# A text
public-url = \"https://file.example\"  # FILE:4

# A flag
quiet = false  # DJAMBI_QUIET

# A choice
limits = \"on\"  # default
";
    assert_eq!(printed, expected);
    let unset = Case::new("", &[]).printed(&[]);
    assert!(unset.contains("\ntrusted-proxy = []  # default\n"), "{unset}");
    assert!(unset.contains("\n# public-url is not set\n"), "{unset}");
}

#[test]
fn a_printed_configuration_is_a_file() {
    let odd = "public-url = \"\"\"a \\\" b # c\nd\\\\\u{e9}\"\"\"";
    for (file, flags) in [(FILE, [].as_slice()), ("", &["--quiet"]), (odd, &["--trusted-proxy=[::1]:7"])] {
        let case = Case::new(file, &[]);
        let again = Case::new(&case.printed(flags), &[]);
        assert_eq!(again.options(&[]), case.options(flags), "{}", case.printed(flags));
        let values = |text: &str| {
            text.lines().map(|l| l.rsplit_once("  # ").map_or(l, |l| l.0).to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(values(&again.printed(&[])), values(&case.printed(flags)));
    }
}

#[test]
fn what_is_wrong_with_a_file_is_named_with_its_line() {
    let wrong = [
        ("\nlisen = 'x'", "FILE:2: “lisen” is not an option – did you mean listen?"),
        ("trusted_proxy = []", "FILE:1: “trusted_proxy” is not an option – did you mean trusted-proxy?"),
        ("zzz = 1", "FILE:1: “zzz” is not an option\n"),
        ("listen = 'x'", "FILE:1: listen: invalid value “x”: an address has the form"),
        ("\n\nlimits = 'of'", "FILE:3: limits: invalid value “of” [possible values: on, off]"),
        ("retention-days = -1", "FILE:1: retention-days: invalid value “-1”"),
        ("retention-days = 99999999999999", "FILE:1: retention-days: invalid value “99999999999999”"),
        ("retention-days = '7'", "FILE:1: retention-days: a number is expected; this is of the type string"),
        ("public-url = 7", "FILE:1: public-url: a string in quotes is expected; this is of the type integer"),
        ("quiet = 'yes'", "FILE:1: quiet: true or false is expected; this is of the type string"),
        (
            "listen = ['[::1]:1']",
            "FILE:1: listen: a string or a number is expected; this is of the type array",
        ),
        (
            "trusted-proxy = [\n'[::1]:1',\n1979-05-27]",
            "FILE:3: trusted-proxy: a string or a number is expected",
        ),
        ("trusted-proxy = ['x']", "FILE:1: trusted-proxy: invalid value “x”"),
        ("[listen]\na = 1", "FILE:1: listen: a string or a number is expected; this is of the type table"),
        ("listen = 'a'\nlisten = 'b'", "FILE:2: duplicate key"),
        ("\nlisten", "FILE:2: "),
        ("config = 'x'", "FILE:1: config has no place in a file"),
        ("print-config = true", "FILE:1: print-config has no place in a file"),
    ];
    for (file, expected) in wrong {
        let faults = Case::new(file, &[]).faults(&[]);
        assert!(faults.contains(expected), "{file}: {faults}");
    }
    let both = Case::new("limits = 'a'\nretention-days = 'b'", &[("DJAMBI_LISTEN", "c")]).faults(&[]);
    assert_eq!(both.lines().count(), 3, "{both}");
}

#[test]
fn what_is_wrong_with_the_environment_is_named() {
    let refused = |name, value| Case::new("", &[(name, value)]).faults(&[]);
    let faults = refused("DJAMBI_LISTEN", "x");
    assert!(faults.contains("DJAMBI_LISTEN: listen: invalid value “x”: an address has the form"), "{faults}");
    let faults = refused("DJAMBI_QUIET", "perhaps");
    assert!(faults.contains("DJAMBI_QUIET: quiet: “perhaps” is neither true nor false"), "{faults}");
    let odd = [("DJAMBI_LISEN", "x"), ("DJAMBI_PUBLIC_URL", ""), ("DJAMBI", "x"), ("HOME", "/")];
    let parsed = Case::new("", &odd).parse(&[]).unwrap_or_else(|error| panic!("{error}"));
    let expected =
        "the environment variable DJAMBI_LISEN is unknown and ignored – did you mean DJAMBI_LISTEN?";
    assert_eq!(parsed.warnings, [expected]);
}

#[test]
fn the_file_may_be_named_by_a_variable_and_must_exist() {
    let case = Case::new(FILE, &[]);
    let serve = |variable: String| {
        let arguments = ["djambi", "serve"].map(OsString::from);
        parse(Program::command(), &arguments, [("DJAMBI_CONFIG".into(), variable.into())], ENGLISH)
    };
    let parsed = serve(case.file()).unwrap_or_else(|error| panic!("{}", error.text(ENGLISH)));
    let matches = parsed.matches.subcommand_matches("serve").expect("serve");
    assert_eq!(matches.get_one("retention_days"), Some(&1_u32));
    let error = serve("/no/such/file".to_owned()).err().expect("a refusal").text(ENGLISH);
    assert!(error.contains("cannot read /no/such/file: there is no such file"), "{error}");
}

#[test]
fn other_commands_are_left_alone() {
    let arguments = ["djambi", "other"].map(OsString::from);
    let variables = [("DJAMBI_LISTEN".into(), "x".into()), ("DJAMBI_X".into(), "x".into())];
    let parsed = parse(Program::command(), &arguments, variables, ENGLISH)
        .unwrap_or_else(|error| panic!("{}", error.text(ENGLISH)));
    assert!(parsed.printed.is_none() && parsed.warnings.is_empty());
    assert!(matches!(Program::from_arg_matches(&parsed.matches).unwrap().command, AnyCommand::Other));
}

/// The table of options in docs/OPERATION.md has a line for each option, as this list makes it.
#[test]
fn the_options_are_documented() {
    let program = help::described(crate::Arguments::command(), ENGLISH);
    let serve = program.find_subcommand(COMMAND).expect("serve");
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/OPERATION.md");
    let page = fs::read_to_string(page).unwrap();
    let line = |option: OptionSpec| {
        let arg = serve.get_arguments().find(|arg| arg.get_id() == option.id.as_str()).expect("option");
        let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let default = if option.form == option_spec::ValueForm::Flag || defaults.is_empty() {
            String::new()
        } else {
            format!("`{}`", defaults.join(","))
        };
        format!("| `{}` | {default} | {} |", option.name, option.about.replace('|', "\\|"))
    };
    let lines: Vec<_> = OptionSpec::all(serve).into_iter().map(line).collect();
    assert!(page.contains(&lines.join("\n")), "docs/OPERATION.md needs this table:\n{}", lines.join("\n"));
}
