//! Reads the lessons.

use std::fs;
use std::path::Path;

use serde::Deserialize;

/// A lesson; `corpus/README.md` says what the fields mean.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lesson {
    pub(crate) name: String,
    pub(crate) chapter: String,
    /// Two corners of the part of the board that is drawn.
    pub(crate) part: [String; 2],
    pub(crate) position: String,
    pub(crate) learner: String,
    #[serde(default)]
    pub(crate) roles: Vec<String>,
    #[serde(default)]
    pub(crate) marks: Vec<String>,
    #[serde(default, rename = "order")]
    _order: Option<String>,
    pub(crate) replies: Vec<String>,
    pub(crate) judged: Moment,
    pub(crate) success: Vec<Condition>,
    pub(crate) mistakes: Vec<Mistake>,
    /// The most turns for three stars, for two and for one.
    pub(crate) stars: [usize; 3],
    pub(crate) solution: Vec<String>,
}

/// When a lesson is judged.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Moment {
    AtOnce,
    Replying,
    AfterReplies,
}

/// A way to fail.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mistake {
    pub(crate) name: String,
    /// When the lesson has failed so; without conditions: at its last turn.
    pub(crate) when: Vec<Condition>,
    /// When the conditions count: at any moment, or only once the turns are used up.
    #[serde(default)]
    pub(crate) at: Time,
    pub(crate) example: Vec<String>,
}

/// When the conditions of a mistake count.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Time {
    #[default]
    Always,
    End,
}

impl Mistake {
    /// Whether the mistake is only told once the turns are used up.
    pub(crate) fn is_of_the_end(&self) -> bool {
        self.at == Time::End || self.when.is_empty()
    }
}

/// What can be said of a position and of the turns that led to it.
#[derive(Deserialize, Debug)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Condition {
    Killed { army: String, role: String },
    At { square: String, army: String, role: String },
    Corpse { square: String },
    Alive { seat: String },
    Out { seat: String },
    Encircled { seat: String },
    InPower { seat: String },
    NotInPower { seat: String },
    Commands { seat: String, army: String },
    Wins { seat: String },
}

impl Lesson {
    /// The names of the squares that are drawn.
    pub(crate) fn squares(&self) -> Vec<String> {
        let [files, ranks] = [0, 1].map(|place| {
            let [a, b] = [0, 1].map(|corner| self.part[corner].as_bytes()[place]);
            a.min(b)..=a.max(b)
        });
        let square = |file: u8| ranks.clone().map(move |rank| [file as char, rank as char].iter().collect());
        files.flat_map(square).collect()
    }
}

/// All lessons in order, with the names of their files.
pub(crate) fn all() -> Vec<(String, Lesson)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/lessons");
    let files =
        fs::read_dir(&folder).expect("the folder of lessons").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    let read = |path: &Path| {
        let text = fs::read_to_string(path).expect("a lesson");
        let lesson =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path.file_name().expect("a name").to_string_lossy().into_owned(), lesson)
    };
    files.iter().map(|path| read(path)).collect()
}
