//! Made of `locales` by `cargo xtask texts`. Do not edit.

use crate::Language;

/// The texts of the area `choices` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Choices(pub Language);

impl Choices {
    /// “{board}”
    #[must_use]
    pub fn board(self, board: Board) -> String {
        match self.0 {
            Language::En => word_0(board).to_owned(),
            Language::Es => word_1(board).to_owned(),
            Language::Fr => word_2(board).to_owned(),
        }
    }

    /// “{board}”
    #[must_use]
    pub fn board_sentence(self, board: Board) -> String {
        match self.0 {
            Language::En => word_3(board).to_owned(),
            Language::Es => word_4(board).to_owned(),
            Language::Fr => word_5(board).to_owned(),
        }
    }

    /// “2 to {most} players”
    #[must_use]
    pub fn players(self, most: u64) -> String {
        match self.0 {
            Language::En => match most {
                2 => "2 players".to_owned(),
                3 => "2 or 3 players".to_owned(),
                _ => format!("2 to {} players", crate::locale::number(self.0, most)),
            },
            Language::Es => match most {
                2 => "2 jugadores".to_owned(),
                3 => "2 o 3 jugadores".to_owned(),
                _ => format!("de 2 a {} jugadores", crate::locale::number(self.0, most)),
            },
            Language::Fr => match most {
                2 => "2 joueurs".to_owned(),
                3 => "2 ou 3 joueurs".to_owned(),
                _ => format!("2 à {} joueurs", crate::locale::number(self.0, most)),
            },
        }
    }

    /// “{level}”
    #[must_use]
    pub fn level(self, level: Level) -> String {
        match self.0 {
            Language::En => word_6(level).to_owned(),
            Language::Es => word_7(level).to_owned(),
            Language::Fr => word_8(level).to_owned(),
        }
    }

    /// “{rank} {level}: {level}”
    #[must_use]
    pub fn level_line(self, rank: u64, level: Level) -> String {
        match self.0 {
            Language::En => {
                format!("{} {}: {}", crate::locale::number(self.0, rank), word_6(level), word_9(level))
            }
            Language::Es => {
                format!("{} {}: {}", crate::locale::number(self.0, rank), word_7(level), word_10(level))
            }
            Language::Fr => {
                format!("{} {}\u{a0}: {}", crate::locale::number(self.0, rank), word_8(level), word_11(level))
            }
        }
    }

    /// “{ruleset}”
    #[must_use]
    pub fn rule_set(self, ruleset: Ruleset) -> String {
        match self.0 {
            Language::En => word_12(ruleset).to_owned(),
            Language::Es => word_13(ruleset).to_owned(),
            Language::Fr => word_14(ruleset).to_owned(),
        }
    }

    /// “{ruleset}”
    #[must_use]
    pub fn rule_set_sentence(self, ruleset: Ruleset) -> String {
        match self.0 {
            Language::En => word_15(ruleset).to_owned(),
            Language::Es => word_16(ruleset).to_owned(),
            Language::Fr => word_17(ruleset).to_owned(),
        }
    }

    /// “{ruleset}”
    #[must_use]
    pub fn rules(self, ruleset: Ruleset) -> String {
        match self.0 {
            Language::En => word_18(ruleset).to_owned(),
            Language::Es => word_19(ruleset).to_owned(),
            Language::Fr => word_20(ruleset).to_owned(),
        }
    }

    /// “{ruleset} with changes: {changes}”
    #[must_use]
    pub fn rules_changed(self, ruleset: Ruleset, changes: &[String]) -> String {
        match self.0 {
            Language::En => format!("{} with changes: {}", word_18(ruleset), changes.join("; ")),
            Language::Es => format!("{} con cambios: {}", word_19(ruleset), changes.join("; ")),
            Language::Fr => format!("{} modifiées\u{a0}: {}", word_20(ruleset), changes.join("\u{202f}; ")),
        }
    }

    /// “{rule} – {value}”
    #[must_use]
    pub fn change(self, rule: Rule, value: &str) -> String {
        match self.0 {
            Language::En => format!("{} – {value}", word_21(rule)),
            Language::Es => format!("{} – {value}", word_22(rule)),
            Language::Fr => format!("{} – {value}", word_23(rule)),
        }
    }

    /// “{title}, {rules}”
    #[must_use]
    pub fn kind(self, title: &str, rules: &str) -> String {
        match self.0 {
            Language::En => format!("{title}, {rules}"),
            Language::Es => format!("{title}, {rules}"),
            Language::Fr => format!("{title}, {rules}"),
        }
    }

    /// “{title}, {rules}, {players} players”
    #[must_use]
    pub fn kind_for(self, title: &str, rules: &str, players: u64) -> String {
        match self.0 {
            Language::En => format!("{title}, {rules}, {} players", crate::locale::number(self.0, players)),
            Language::Es => format!("{title}, {rules}, {} jugadores", crate::locale::number(self.0, players)),
            Language::Fr => {
                format!("{title}, {rules}, {}\u{a0}joueurs", crate::locale::number(self.0, players))
            }
        }
    }

    /// “{rule}”
    #[must_use]
    pub fn rule(self, rule: Rule) -> String {
        match self.0 {
            Language::En => word_21(rule).to_owned(),
            Language::Es => word_22(rule).to_owned(),
            Language::Fr => word_23(rule).to_owned(),
        }
    }

    /// “{choice}”
    #[must_use]
    pub fn choice(self, choice: Choice) -> String {
        match self.0 {
            Language::En => word_24(choice).to_owned(),
            Language::Es => word_25(choice).to_owned(),
            Language::Fr => word_26(choice).to_owned(),
        }
    }

    /// “is a draw when it has come up {times} times”
    #[must_use]
    pub fn repetition(self, times: u64) -> String {
        match self.0 {
            Language::En => match times {
                0 => "has no effect".to_owned(),
                3 => "is a draw the third time".to_owned(),
                _ => format!("is a draw when it has come up {} times", crate::locale::number(self.0, times)),
            },
            Language::Es => match times {
                0 => "no tiene efecto".to_owned(),
                3 => "da tablas la tercera vez".to_owned(),
                _ => format!("da tablas cuando ha salido {} veces", crate::locale::number(self.0, times)),
            },
            Language::Fr => match times {
                0 => "reste sans effet".to_owned(),
                3 => "fait nulle la troisième fois".to_owned(),
                _ => format!("fait nulle la {}e fois", crate::locale::number(self.0, times)),
            },
        }
    }

    /// “are a draw after {turns}”
    #[must_use]
    pub fn quiet_limit(self, turns: u64) -> String {
        match self.0 {
            Language::En => match turns {
                0 => "have no effect".to_owned(),
                _ => format!("are a draw after {}", crate::locale::number(self.0, turns)),
            },
            Language::Es => match turns {
                0 => "no tienen efecto".to_owned(),
                _ => format!("dan tablas tras {}", crate::locale::number(self.0, turns)),
            },
            Language::Fr => match turns {
                0 => "restent sans effet".to_owned(),
                _ => format!("font nulle après {}", crate::locale::number(self.0, turns)),
            },
        }
    }
}

/// A value of the argument `$board`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// `square9`.
    Square9,
    /// `duel2`.
    Duel2,
    /// `hex3`.
    Hex3,
    /// `hex6`.
    Hex6,
    /// `ngon3`.
    Ngon3,
    /// `ngon4`.
    Ngon4,
    /// `ngon5`.
    Ngon5,
    /// `ngon6`.
    Ngon6,
}

impl Board {
    /// All values.
    pub const ALL: [Self; 8] = [
        Self::Square9,
        Self::Duel2,
        Self::Hex3,
        Self::Hex6,
        Self::Ngon3,
        Self::Ngon4,
        Self::Ngon5,
        Self::Ngon6,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square9 => "square9",
            Self::Duel2 => "duel2",
            Self::Hex3 => "hex3",
            Self::Hex6 => "hex6",
            Self::Ngon3 => "ngon3",
            Self::Ngon4 => "ngon4",
            Self::Ngon5 => "ngon5",
            Self::Ngon6 => "ngon6",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$level`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// `peasant`.
    Peasant,
    /// `page`.
    Page,
    /// `squire`.
    Squire,
    /// `courtier`.
    Courtier,
    /// `envoy`.
    Envoy,
    /// `minister`.
    Minister,
    /// `chancellor`.
    Chancellor,
    /// `regent`.
    Regent,
    /// `prince`.
    Prince,
}

impl Level {
    /// All values.
    pub const ALL: [Self; 9] = [
        Self::Peasant,
        Self::Page,
        Self::Squire,
        Self::Courtier,
        Self::Envoy,
        Self::Minister,
        Self::Chancellor,
        Self::Regent,
        Self::Prince,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peasant => "peasant",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Courtier => "courtier",
            Self::Envoy => "envoy",
            Self::Minister => "minister",
            Self::Chancellor => "chancellor",
            Self::Regent => "regent",
            Self::Prince => "prince",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$ruleset`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ruleset {
    /// `classic`.
    Classic,
    /// `variants`.
    Variants,
    /// `arena`.
    Arena,
    /// `yang-pi`.
    YangPi,
}

impl Ruleset {
    /// All values.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Variants, Self::Arena, Self::YangPi];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Variants => "variants",
            Self::Arena => "arena",
            Self::YangPi => "yang-pi",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$rule`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// `reporter`.
    Reporter,
    /// `own_kills`.
    OwnKills,
    /// `maze_exit`.
    MazeExit,
    /// `orphans`.
    Orphans,
    /// `devolution`.
    Devolution,
    /// `encirclement`.
    Encirclement,
    /// `power_duel`.
    PowerDuel,
    /// `maze_corpse`.
    MazeCorpse,
    /// `maze_militant`.
    MazeMilitant,
    /// `hostage_encirclement`.
    HostageEncirclement,
    /// `repetition`.
    Repetition,
    /// `quiet_limit`.
    QuietLimit,
}

impl Rule {
    /// All values.
    pub const ALL: [Self; 12] = [
        Self::Reporter,
        Self::OwnKills,
        Self::MazeExit,
        Self::Orphans,
        Self::Devolution,
        Self::Encirclement,
        Self::PowerDuel,
        Self::MazeCorpse,
        Self::MazeMilitant,
        Self::HostageEncirclement,
        Self::Repetition,
        Self::QuietLimit,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reporter => "reporter",
            Self::OwnKills => "own_kills",
            Self::MazeExit => "maze_exit",
            Self::Orphans => "orphans",
            Self::Devolution => "devolution",
            Self::Encirclement => "encirclement",
            Self::PowerDuel => "power_duel",
            Self::MazeCorpse => "maze_corpse",
            Self::MazeMilitant => "maze_militant",
            Self::HostageEncirclement => "hostage_encirclement",
            Self::Repetition => "repetition",
            Self::QuietLimit => "quiet_limit",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$choice`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `reporter_one`.
    ReporterOne,
    /// `reporter_must`.
    ReporterMust,
    /// `reporter_all`.
    ReporterAll,
    /// `reporter_all_own`.
    ReporterAllOwn,
    /// `own_kills_never`.
    OwnKillsNever,
    /// `own_kills_pieces`.
    OwnKillsPieces,
    /// `maze_exit_quiet`.
    MazeExitQuiet,
    /// `maze_exit_master`.
    MazeExitMaster,
    /// `orphans_untouchable`.
    OrphansUntouchable,
    /// `orphans_exposed`.
    OrphansExposed,
    /// `devolution_forever`.
    DevolutionForever,
    /// `devolution_reign`.
    DevolutionReign,
    /// `encirclement_no_necromobile`.
    EncirclementNoNecromobile,
    /// `encirclement_strict`.
    EncirclementStrict,
    /// `power_duel_double`.
    PowerDuelDouble,
    /// `power_duel_single`.
    PowerDuelSingle,
    /// `maze_corpse_never`.
    MazeCorpseNever,
    /// `maze_corpse_chief`.
    MazeCorpseChief,
    /// `maze_corpse_any`.
    MazeCorpseAny,
    /// `maze_militant_never`.
    MazeMilitantNever,
    /// `maze_militant_kill`.
    MazeMilitantKill,
    /// `hostage_encirclement_never`.
    HostageEncirclementNever,
    /// `hostage_encirclement_judged`.
    HostageEncirclementJudged,
}

impl Choice {
    /// All values.
    pub const ALL: [Self; 23] = [
        Self::ReporterOne,
        Self::ReporterMust,
        Self::ReporterAll,
        Self::ReporterAllOwn,
        Self::OwnKillsNever,
        Self::OwnKillsPieces,
        Self::MazeExitQuiet,
        Self::MazeExitMaster,
        Self::OrphansUntouchable,
        Self::OrphansExposed,
        Self::DevolutionForever,
        Self::DevolutionReign,
        Self::EncirclementNoNecromobile,
        Self::EncirclementStrict,
        Self::PowerDuelDouble,
        Self::PowerDuelSingle,
        Self::MazeCorpseNever,
        Self::MazeCorpseChief,
        Self::MazeCorpseAny,
        Self::MazeMilitantNever,
        Self::MazeMilitantKill,
        Self::HostageEncirclementNever,
        Self::HostageEncirclementJudged,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReporterOne => "reporter_one",
            Self::ReporterMust => "reporter_must",
            Self::ReporterAll => "reporter_all",
            Self::ReporterAllOwn => "reporter_all_own",
            Self::OwnKillsNever => "own_kills_never",
            Self::OwnKillsPieces => "own_kills_pieces",
            Self::MazeExitQuiet => "maze_exit_quiet",
            Self::MazeExitMaster => "maze_exit_master",
            Self::OrphansUntouchable => "orphans_untouchable",
            Self::OrphansExposed => "orphans_exposed",
            Self::DevolutionForever => "devolution_forever",
            Self::DevolutionReign => "devolution_reign",
            Self::EncirclementNoNecromobile => "encirclement_no_necromobile",
            Self::EncirclementStrict => "encirclement_strict",
            Self::PowerDuelDouble => "power_duel_double",
            Self::PowerDuelSingle => "power_duel_single",
            Self::MazeCorpseNever => "maze_corpse_never",
            Self::MazeCorpseChief => "maze_corpse_chief",
            Self::MazeCorpseAny => "maze_corpse_any",
            Self::MazeMilitantNever => "maze_militant_never",
            Self::MazeMilitantKill => "maze_militant_kill",
            Self::HostageEncirclementNever => "hostage_encirclement_never",
            Self::HostageEncirclementJudged => "hostage_encirclement_judged",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

const fn word_0(value: Board) -> &'static str {
    match value {
        Board::Square9 => "The square board",
        Board::Duel2 => "Duel",
        Board::Hex3 => "Hexagons for three",
        Board::Hex6 => "Hexagons for six",
        Board::Ngon3 => "Three sides",
        Board::Ngon4 => "Four sides",
        Board::Ngon5 => "Pentachiavel",
        Board::Ngon6 => "Six sides",
    }
}

const fn word_1(value: Board) -> &'static str {
    match value {
        Board::Square9 => "Tablero cuadrado",
        Board::Duel2 => "Duelo",
        Board::Hex3 => "Hexágonos para tres",
        Board::Hex6 => "Hexágonos para seis",
        Board::Ngon3 => "Tres lados",
        Board::Ngon4 => "Cuatro lados",
        Board::Ngon5 => "Pentachiavel",
        Board::Ngon6 => "Seis lados",
    }
}

const fn word_2(value: Board) -> &'static str {
    match value {
        Board::Square9 => "Plateau carré",
        Board::Duel2 => "Duel",
        Board::Hex3 => "Hexagones à trois",
        Board::Hex6 => "Hexagones à six",
        Board::Ngon3 => "Trois côtés",
        Board::Ngon4 => "Quatre côtés",
        Board::Ngon5 => "Pentachiavel",
        Board::Ngon6 => "Six côtés",
    }
}

const fn word_3(value: Board) -> &'static str {
    match value {
        Board::Square9 => "The game of the rule book: four armies in four corners.",
        Board::Duel2 => "The square board for two, each with two armies from the first turn on.",
        Board::Hex3 => "61 hexagons and six directions: small, quick and merciless.",
        Board::Hex6 => "127 hexagons and twelve directions: the largest board, and the most treason.",
        Board::Ngon3 => "Three armies on squares that bend around the maze.",
        Board::Ngon4 => "The square board with turned camps: each assassin faces a reporter.",
        Board::Ngon5 => "Five armies on five sides: our reconstruction of the game of this name.",
        Board::Ngon6 => "Six armies on squares around the maze, where twelve lines meet.",
    }
}

const fn word_4(value: Board) -> &'static str {
    match value {
        Board::Square9 => "El juego del reglamento: cuatro ejércitos en cuatro esquinas.",
        Board::Duel2 => "El tablero cuadrado para dos, cada cual con dos ejércitos desde la primera jugada.",
        Board::Hex3 => "61 hexágonos y seis direcciones: pequeño, rápido y despiadado.",
        Board::Hex6 => "127 hexágonos y doce direcciones: el tablero más grande, y el de más traiciones.",
        Board::Ngon3 => "Tres ejércitos en casillas que se curvan alrededor del laberinto.",
        Board::Ngon4 => {
            "El tablero cuadrado con los ejércitos girados: cada asesino tiene enfrente a un reportero."
        }
        Board::Ngon5 => "Cinco ejércitos, cinco lados: nuestra reconstrucción del juego de ese nombre.",
        Board::Ngon6 => "Seis ejércitos alrededor del laberinto, donde se cruzan doce líneas.",
    }
}

const fn word_5(value: Board) -> &'static str {
    match value {
        Board::Square9 => "Le jeu de la règle d’origine\u{a0}: quatre armées dans quatre coins.",
        Board::Duel2 => "Le plateau carré à deux, chacun à la tête de deux armées dès le premier coup.",
        Board::Hex3 => "61 hexagones, six directions\u{a0}: petit, rapide et sans pitié.",
        Board::Hex6 => {
            "127 hexagones, douze directions\u{a0}: le plus grand plateau, et celui où l’on trahit le plus."
        }
        Board::Ngon3 => "Trois armées sur des cases qui se courbent autour du labyrinthe.",
        Board::Ngon4 => {
            "Le plateau carré, camps pivotés\u{a0}: chaque assassin a un reporter en face de lui."
        }
        Board::Ngon5 => "Cinq armées, cinq côtés\u{a0}: notre reconstitution du jeu de ce nom.",
        Board::Ngon6 => "Six armées autour du labyrinthe, où se croisent douze lignes.",
    }
}

const fn word_6(value: Level) -> &'static str {
    match value {
        Level::Peasant => "Peasant",
        Level::Page => "Page",
        Level::Squire => "Squire",
        Level::Courtier => "Courtier",
        Level::Envoy => "Envoy",
        Level::Minister => "Minister",
        Level::Chancellor => "Chancellor",
        Level::Regent => "Regent",
        Level::Prince => "Prince",
    }
}

const fn word_7(value: Level) -> &'static str {
    match value {
        Level::Peasant => "Campesino",
        Level::Page => "Paje",
        Level::Squire => "Escudero",
        Level::Courtier => "Cortesano",
        Level::Envoy => "Emisario",
        Level::Minister => "Ministro",
        Level::Chancellor => "Canciller",
        Level::Regent => "Regente",
        Level::Prince => "Príncipe",
    }
}

const fn word_8(value: Level) -> &'static str {
    match value {
        Level::Peasant => "Paysan",
        Level::Page => "Page",
        Level::Squire => "Écuyer",
        Level::Courtier => "Courtisan",
        Level::Envoy => "Émissaire",
        Level::Minister => "Ministre",
        Level::Chancellor => "Chancelier",
        Level::Regent => "Régent",
        Level::Prince => "Prince",
    }
}

const fn word_9(value: Level) -> &'static str {
    match value {
        Level::Peasant => "takes anything, guards nothing",
        Level::Page => "still learning the moves",
        Level::Squire => "takes what it sees",
        Level::Courtier => "looks before it leaps",
        Level::Envoy => "expects your answer",
        Level::Minister => "sees a round ahead",
        Level::Chancellor => "has a plan",
        Level::Regent => "forgives little",
        Level::Prince => "full strength",
    }
}

const fn word_10(value: Level) -> &'static str {
    match value {
        Level::Peasant => "lo toma todo y no protege nada",
        Level::Page => "aún aprende a mover las piezas",
        Level::Squire => "se lanza sobre lo que ve",
        Level::Courtier => "mira dónde pisa",
        Level::Envoy => "prevé tu respuesta",
        Level::Minister => "ve una ronda por delante",
        Level::Chancellor => "tiene un plan",
        Level::Regent => "perdona poco",
        Level::Prince => "juega con toda su fuerza",
    }
}

const fn word_11(value: Level) -> &'static str {
    match value {
        Level::Peasant => "prend tout, ne protège rien",
        Level::Page => "apprend encore la marche des pièces",
        Level::Squire => "prend ce qu’il voit",
        Level::Courtier => "regarde où il met les pieds",
        Level::Envoy => "prévoit votre réponse",
        Level::Minister => "voit un tour de table à l’avance",
        Level::Chancellor => "a un plan",
        Level::Regent => "pardonne peu",
        Level::Prince => "joue de toute sa force",
    }
}

const fn word_12(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "Classic",
        Ruleset::Variants => "Variants",
        Ruleset::Arena => "Arena",
        Ruleset::YangPi => "Yang-Pî",
    }
}

const fn word_13(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "Clásicas",
        Ruleset::Variants => "Variantes",
        Ruleset::Arena => "Arena",
        Ruleset::YangPi => "Yang-Pî",
    }
}

const fn word_14(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "Classique",
        Ruleset::Variants => "Variantes",
        Ruleset::Arena => "Arène",
        Ruleset::YangPi => "Yang-Pî",
    }
}

const fn word_15(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => {
            "The rule book of 1975: the reporter kills one neighbour, and armies won by power are kept for good."
        }
        Ruleset::Variants => {
            "The reporter kills all its neighbours at once, and armies held by power are lost with it."
        }
        Ruleset::Arena => {
            "You may kill pieces of your own armies, and assassin and diplomat may strike twice through the maze."
        }
        Ruleset::YangPi => {
            "The Mexican game of 1979. By the one comparison we know, its rules are those of Classic."
        }
    }
}

const fn word_16(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => {
            "El reglamento de 1975: el reportero mata a un vecino, y los ejércitos ganados con el poder se conservan para siempre."
        }
        Ruleset::Variants => {
            "El reportero mata a todos sus vecinos a la vez, y los ejércitos que da el poder se pierden con él."
        }
        Ruleset::Arena => {
            "Puedes matar piezas de tus propios ejércitos, y el asesino y el diplomático pueden golpear dos veces al pasar por el laberinto."
        }
        Ruleset::YangPi => {
            "El juego mexicano de 1979. Según la única comparación que conocemos, sus reglas son las clásicas."
        }
    }
}

const fn word_17(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => {
            "La règle de 1975\u{a0}: le reporter tue un voisin, et les armées gagnées par le pouvoir restent acquises."
        }
        Ruleset::Variants => {
            "Le reporter tue tous ses voisins d’un coup, et les armées tenues par le pouvoir se perdent avec lui."
        }
        Ruleset::Arena => {
            "Vous pouvez tuer des pièces de vos propres armées\u{202f}; l’assassin et le diplomate peuvent frapper deux fois en passant par le labyrinthe."
        }
        Ruleset::YangPi => {
            "Le jeu mexicain de 1979. D’après la seule comparaison que nous connaissions, ce sont les règles classiques."
        }
    }
}

const fn word_18(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "Classic rules",
        Ruleset::Variants => "Variants rules",
        Ruleset::Arena => "Arena rules",
        Ruleset::YangPi => "Yang-Pî rules",
    }
}

const fn word_19(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "reglas clásicas",
        Ruleset::Variants => "reglas «Variantes»",
        Ruleset::Arena => "reglas «Arena»",
        Ruleset::YangPi => "reglas Yang-Pî",
    }
}

const fn word_20(value: Ruleset) -> &'static str {
    match value {
        Ruleset::Classic => "règles classiques",
        Ruleset::Variants => "règles «\u{a0}Variantes\u{a0}»",
        Ruleset::Arena => "règles «\u{a0}Arène\u{a0}»",
        Ruleset::YangPi => "règles Yang-Pî",
    }
}

const fn word_21(value: Rule) -> &'static str {
    match value {
        Rule::Reporter => "The reporter",
        Rule::OwnKills => "Killing pieces of your own armies",
        Rule::MazeExit => "After a kill in the maze, leave",
        Rule::Orphans => "Orphan armies",
        Rule::Devolution => "Armies won by power",
        Rule::Encirclement => "A chief walled in by corpses dies",
        Rule::PowerDuel => "With two players left, power gives",
        Rule::MazeCorpse => "Putting a corpse into the empty maze",
        Rule::MazeMilitant => "A militant against a chief in the maze",
        Rule::HostageEncirclement => "The chief of a hostage army, walled in",
        Rule::Repetition => "A position that comes up again",
        Rule::QuietLimit => "Turns in a row without a kill",
    }
}

const fn word_22(value: Rule) -> &'static str {
    match value {
        Rule::Reporter => "El reportero",
        Rule::OwnKills => "Matar piezas de tus propios ejércitos",
        Rule::MazeExit => "Tras golpear en el laberinto, salir",
        Rule::Orphans => "Los ejércitos huérfanos",
        Rule::Devolution => "Los ejércitos ganados con el poder",
        Rule::Encirclement => "Un líder encerrado por cadáveres muere",
        Rule::PowerDuel => "Cuando quedan dos jugadores, el poder da",
        Rule::MazeCorpse => "Colocar un cadáver en el laberinto vacío",
        Rule::MazeMilitant => "Un militante ante un líder en el laberinto",
        Rule::HostageEncirclement => "El líder de un ejército rehén, si queda encerrado",
        Rule::Repetition => "Una posición que se repite",
        Rule::QuietLimit => "Las jugadas seguidas sin muertes",
    }
}

const fn word_23(value: Rule) -> &'static str {
    match value {
        Rule::Reporter => "Le reporter",
        Rule::OwnKills => "Tuer des pièces de vos propres armées",
        Rule::MazeExit => "Après avoir frappé dans le labyrinthe, on en sort",
        Rule::Orphans => "Les armées orphelines",
        Rule::Devolution => "Les armées gagnées par le pouvoir",
        Rule::Encirclement => "Un chef encerclé par des cadavres meurt",
        Rule::PowerDuel => "Quand il reste deux joueurs, le pouvoir donne",
        Rule::MazeCorpse => "Poser un cadavre dans le labyrinthe vide",
        Rule::MazeMilitant => "Un militant face à un chef dans le labyrinthe",
        Rule::HostageEncirclement => "Le chef encerclé d’une armée otage",
        Rule::Repetition => "Une position qui se répète",
        Rule::QuietLimit => "Des coups de suite sans mort",
    }
}

const fn word_24(value: Choice) -> &'static str {
    match value {
        Choice::ReporterOne => "may kill one neighbour",
        Choice::ReporterMust => "must kill one neighbour if it can",
        Choice::ReporterAll => "kills every neighbour, always",
        Choice::ReporterAllOwn => "kills every neighbour, your own pieces too",
        Choice::OwnKillsNever => "is forbidden",
        Choice::OwnKillsPieces => "is allowed, except your own chief",
        Choice::MazeExitQuiet => "to an empty square",
        Choice::MazeExitMaster => "to an empty square, or by killing a second chief",
        Choice::OrphansUntouchable => "cannot be touched",
        Choice::OrphansExposed => "can be killed and moved",
        Choice::DevolutionForever => "are kept for good",
        Choice::DevolutionReign => "are lost on leaving power",
        Choice::EncirclementNoNecromobile => "unless it has a necromobile",
        Choice::EncirclementStrict => "in any case",
        Choice::PowerDuelDouble => "two turns in a row",
        Choice::PowerDuelSingle => "no extra turn",
        Choice::MazeCorpseNever => "is forbidden",
        Choice::MazeCorpseChief => "is allowed for a chief just killed",
        Choice::MazeCorpseAny => "is allowed",
        Choice::MazeMilitantNever => "can do nothing",
        Choice::MazeMilitantKill => "may kill it, and leaves at once",
        Choice::HostageEncirclementNever => "lives on",
        Choice::HostageEncirclementJudged => "dies like any other",
    }
}

const fn word_25(value: Choice) -> &'static str {
    match value {
        Choice::ReporterOne => "puede matar a un vecino",
        Choice::ReporterMust => "debe matar a un vecino si puede",
        Choice::ReporterAll => "mata siempre a todos sus vecinos",
        Choice::ReporterAllOwn => "mata a todos sus vecinos, también a tus piezas",
        Choice::OwnKillsNever => "está prohibido",
        Choice::OwnKillsPieces => "está permitido, salvo a tu propio líder",
        Choice::MazeExitQuiet => "a una casilla vacía",
        Choice::MazeExitMaster => "a una casilla vacía o golpeando a un segundo líder",
        Choice::OrphansUntouchable => "son intocables",
        Choice::OrphansExposed => "se pueden matar y trasladar",
        Choice::DevolutionForever => "se conservan para siempre",
        Choice::DevolutionReign => "se pierden al dejar el poder",
        Choice::EncirclementNoNecromobile => "salvo si tiene un necromóvil",
        Choice::EncirclementStrict => "en todos los casos",
        Choice::PowerDuelDouble => "dos jugadas seguidas",
        Choice::PowerDuelSingle => "ninguna jugada de más",
        Choice::MazeCorpseNever => "está prohibido",
        Choice::MazeCorpseChief => "está permitido para un líder recién muerto",
        Choice::MazeCorpseAny => "está permitido",
        Choice::MazeMilitantNever => "no puede hacer nada",
        Choice::MazeMilitantKill => "puede matarlo, y sale enseguida",
        Choice::HostageEncirclementNever => "sigue vivo",
        Choice::HostageEncirclementJudged => "muere como cualquier otro",
    }
}

const fn word_26(value: Choice) -> &'static str {
    match value {
        Choice::ReporterOne => "peut tuer un voisin",
        Choice::ReporterMust => "doit tuer un voisin s’il le peut",
        Choice::ReporterAll => "tue tous ses voisins, toujours",
        Choice::ReporterAllOwn => "tue tous ses voisins, les vôtres aussi",
        Choice::OwnKillsNever => "est interdit",
        Choice::OwnKillsPieces => "est permis, sauf votre propre chef",
        Choice::MazeExitQuiet => "vers une case vide",
        Choice::MazeExitMaster => "vers une case vide, ou en frappant un second chef",
        Choice::OrphansUntouchable => "sont intouchables",
        Choice::OrphansExposed => "peuvent être tuées et déplacées",
        Choice::DevolutionForever => "restent acquises",
        Choice::DevolutionReign => "se perdent avec le pouvoir",
        Choice::EncirclementNoNecromobile => "sauf s’il a un nécromobile",
        Choice::EncirclementStrict => "dans tous les cas",
        Choice::PowerDuelDouble => "deux coups de suite",
        Choice::PowerDuelSingle => "aucun coup de plus",
        Choice::MazeCorpseNever => "est interdit",
        Choice::MazeCorpseChief => "est permis pour un chef qui vient d’être tué",
        Choice::MazeCorpseAny => "est permis",
        Choice::MazeMilitantNever => "ne peut rien",
        Choice::MazeMilitantKill => "peut le tuer, et sort aussitôt",
        Choice::HostageEncirclementNever => "survit",
        Choice::HostageEncirclementJudged => "meurt comme un autre",
    }
}
