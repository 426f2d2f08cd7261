//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::Seat;

use crate::Language;

/// The texts of the area `cli` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Cli(pub Language);

impl Cli {
    /// “Usage”
    #[must_use]
    pub const fn usage(self) -> &'static str {
        match self.0 {
            Language::En => "Usage",
            Language::Es => "Uso",
            Language::Fr => "Usage",
        }
    }

    /// “Arguments”
    #[must_use]
    pub const fn arguments(self) -> &'static str {
        match self.0 {
            Language::En => "Arguments",
            Language::Es => "Argumentos",
            Language::Fr => "Arguments",
        }
    }

    /// “Options”
    #[must_use]
    pub const fn options(self) -> &'static str {
        match self.0 {
            Language::En => "Options",
            Language::Es => "Opciones",
            Language::Fr => "Options",
        }
    }

    /// “Commands”
    #[must_use]
    pub const fn commands(self) -> &'static str {
        match self.0 {
            Language::En => "Commands",
            Language::Es => "Comandos",
            Language::Fr => "Commandes",
        }
    }

    /// “Examples”
    #[must_use]
    pub fn examples(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Example".to_owned()
                }
                _ => "Examples".to_owned(),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Ejemplo".to_owned()
                }
                _ => "Ejemplos".to_owned(),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Exemple".to_owned()
                }
                _ => "Exemples".to_owned(),
            },
        }
    }

    /// “OPTIONS”
    #[must_use]
    pub const fn options_placeholder(self) -> &'static str {
        match self.0 {
            Language::En => "OPTIONS",
            Language::Es => "OPCIONES",
            Language::Fr => "OPTIONS",
        }
    }

    /// “default: {value}”
    #[must_use]
    pub fn default_value(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("default: {value}"),
            Language::Es => format!("por defecto: {value}"),
            Language::Fr => format!("par défaut\u{a0}: {value}"),
        }
    }

    /// “possible values: {values}”
    #[must_use]
    pub fn possible_values(self, values: &[String]) -> String {
        match self.0 {
            Language::En => format!("possible values: {}", values.join(", ")),
            Language::Es => format!("valores posibles: {}", values.join(", ")),
            Language::Fr => format!("valeurs possibles\u{a0}: {}", values.join(", ")),
        }
    }

    /// “env: {variables}”
    #[must_use]
    pub fn environment_variables(self, variables: &[String]) -> String {
        match self.0 {
            Language::En => format!("env: {}", variables.join(", ")),
            Language::Es => format!("variable: {}", variables.join(", ")),
            Language::Fr => format!("variable\u{a0}: {}", variables.join(", ")),
        }
    }

    /// “{before}: {text}”
    #[must_use]
    pub fn colon(self, before: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!("{before}: {text}"),
            Language::Es => format!("{before}: {text}"),
            Language::Fr => format!("{before}\u{a0}: {text}"),
        }
    }

    /// “Rules”
    #[must_use]
    pub const fn heading_rules(self) -> &'static str {
        match self.0 {
            Language::En => "Rules",
            Language::Es => "Reglas",
            Language::Fr => "Règles",
        }
    }

    /// “Search”
    #[must_use]
    pub const fn heading_search(self) -> &'static str {
        match self.0 {
            Language::En => "Search",
            Language::Es => "Búsqueda",
            Language::Fr => "Recherche",
        }
    }

    /// “Limits (a rate is BURST+NUMBER/UNIT: 10+1/min is ten at once, then one a minute)”
    #[must_use]
    pub const fn heading_limits(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Limits (a rate is BURST+NUMBER/UNIT: 10+1/min is ten at once, then one a minute)"
            }
            Language::Es => {
                "Límites (un ritmo se escribe RESERVA+NÚMERO/UNIDAD: 10+1/min son diez de golpe y luego uno por minuto)"
            }
            Language::Fr => {
                "Limites (un débit s’écrit RÉSERVE+NOMBRE/UNITÉ\u{a0}: 10+1/min, c’est dix d’un coup, puis un par minute)"
            }
        }
    }

    /// “ADDR”
    #[must_use]
    pub const fn value_addr(self) -> &'static str {
        match self.0 {
            Language::En => "ADDR",
            Language::Es => "DIRECCIÓN",
            Language::Fr => "ADRESSE",
        }
    }

    /// “CHANNEL”
    #[must_use]
    pub const fn value_channel(self) -> &'static str {
        match self.0 {
            Language::En => "CHANNEL",
            Language::Es => "CANAL",
            Language::Fr => "CANAL",
        }
    }

    /// “CHARACTER”
    #[must_use]
    pub const fn value_character(self) -> &'static str {
        match self.0 {
            Language::En => "CHARACTER",
            Language::Es => "CARÁCTER",
            Language::Fr => "CARACTÈRE",
        }
    }

    /// “COMMAND”
    #[must_use]
    pub const fn value_command(self) -> &'static str {
        match self.0 {
            Language::En => "COMMAND",
            Language::Es => "COMANDO",
            Language::Fr => "COMMANDE",
        }
    }

    /// “DAYS”
    #[must_use]
    pub const fn value_days(self) -> &'static str {
        match self.0 {
            Language::En => "DAYS",
            Language::Es => "DÍAS",
            Language::Fr => "JOURS",
        }
    }

    /// “DEPTH”
    #[must_use]
    pub const fn value_depth(self) -> &'static str {
        match self.0 {
            Language::En => "DEPTH",
            Language::Es => "PROFUNDIDAD",
            Language::Fr => "PROFONDEUR",
        }
    }

    /// “DFEN|RECORD”
    #[must_use]
    pub const fn value_dfen_record(self) -> &'static str {
        match self.0 {
            Language::En => "DFEN|RECORD",
            Language::Es => "DFEN|ANOTACIÓN",
            Language::Fr => "DFEN|FEUILLE",
        }
    }

    /// “DIR_OR_FILE”
    #[must_use]
    pub const fn value_dir_or_file(self) -> &'static str {
        match self.0 {
            Language::En => "DIR_OR_FILE",
            Language::Es => "CARPETA_O_ARCHIVO",
            Language::Fr => "DOSSIER_OU_FICHIER",
        }
    }

    /// “FILE”
    #[must_use]
    pub const fn value_file(self) -> &'static str {
        match self.0 {
            Language::En => "FILE",
            Language::Es => "ARCHIVO",
            Language::Fr => "FICHIER",
        }
    }

    /// “FILTER”
    #[must_use]
    pub const fn value_filter(self) -> &'static str {
        match self.0 {
            Language::En => "FILTER",
            Language::Es => "FILTRO",
            Language::Fr => "FILTRE",
        }
    }

    /// “FOLDER”
    #[must_use]
    pub const fn value_folder(self) -> &'static str {
        match self.0 {
            Language::En => "FOLDER",
            Language::Es => "CARPETA",
            Language::Fr => "DOSSIER",
        }
    }

    /// “ORIGIN”
    #[must_use]
    pub const fn value_origin(self) -> &'static str {
        match self.0 {
            Language::En => "ORIGIN",
            Language::Es => "ORIGEN",
            Language::Fr => "ORIGINE",
        }
    }

    /// “GAME”
    #[must_use]
    pub const fn value_game(self) -> &'static str {
        match self.0 {
            Language::En => "GAME",
            Language::Es => "PARTIDA",
            Language::Fr => "PARTIE",
        }
    }

    /// “HOSTS”
    #[must_use]
    pub const fn value_hosts(self) -> &'static str {
        match self.0 {
            Language::En => "HOSTS",
            Language::Es => "SERVIDORES",
            Language::Fr => "HÔTES",
        }
    }

    /// “KIND”
    #[must_use]
    pub const fn value_kind(self) -> &'static str {
        match self.0 {
            Language::En => "KIND",
            Language::Es => "CLASE",
            Language::Fr => "SORTE",
        }
    }

    /// “LANGUAGE”
    #[must_use]
    pub const fn value_language(self) -> &'static str {
        match self.0 {
            Language::En => "LANGUAGE",
            Language::Es => "IDIOMA",
            Language::Fr => "LANGUE",
        }
    }

    /// “LETTER”
    #[must_use]
    pub const fn value_letter(self) -> &'static str {
        match self.0 {
            Language::En => "LETTER",
            Language::Es => "LETRA",
            Language::Fr => "LETTRE",
        }
    }

    /// “LEVEL”
    #[must_use]
    pub const fn value_level(self) -> &'static str {
        match self.0 {
            Language::En => "LEVEL",
            Language::Es => "NIVEL",
            Language::Fr => "NIVEAU",
        }
    }

    /// “MODE”
    #[must_use]
    pub const fn value_mode(self) -> &'static str {
        match self.0 {
            Language::En => "MODE",
            Language::Es => "MODO",
            Language::Fr => "MODE",
        }
    }

    /// “MOVE”
    #[must_use]
    pub const fn value_move(self) -> &'static str {
        match self.0 {
            Language::En => "MOVE",
            Language::Es => "JUGADA",
            Language::Fr => "COUP",
        }
    }

    /// “NAME”
    #[must_use]
    pub const fn value_name(self) -> &'static str {
        match self.0 {
            Language::En => "NAME",
            Language::Es => "NOMBRE",
            Language::Fr => "NOM",
        }
    }

    /// “NUMBER”
    #[must_use]
    pub const fn value_number(self) -> &'static str {
        match self.0 {
            Language::En => "NUMBER",
            Language::Es => "NÚMERO",
            Language::Fr => "NOMBRE",
        }
    }

    /// “OPTION=VALUE”
    #[must_use]
    pub const fn value_option_value(self) -> &'static str {
        match self.0 {
            Language::En => "OPTION=VALUE",
            Language::Es => "OPCIÓN=VALOR",
            Language::Fr => "OPTION=VALEUR",
        }
    }

    /// “RATE”
    #[must_use]
    pub const fn value_rate(self) -> &'static str {
        match self.0 {
            Language::En => "RATE",
            Language::Es => "RITMO",
            Language::Fr => "DÉBIT",
        }
    }

    /// “ROLE”
    #[must_use]
    pub const fn value_role(self) -> &'static str {
        match self.0 {
            Language::En => "ROLE",
            Language::Es => "PAPEL",
            Language::Fr => "RÔLE",
        }
    }

    /// “SEAT”
    #[must_use]
    pub const fn value_seat(self) -> &'static str {
        match self.0 {
            Language::En => "SEAT",
            Language::Es => "PUESTO",
            Language::Fr => "PLACE",
        }
    }

    /// “SECONDS”
    #[must_use]
    pub const fn value_seconds(self) -> &'static str {
        match self.0 {
            Language::En => "SECONDS",
            Language::Es => "SEGUNDOS",
            Language::Fr => "SECONDES",
        }
    }

    /// “SEED”
    #[must_use]
    pub const fn value_seed(self) -> &'static str {
        match self.0 {
            Language::En => "SEED",
            Language::Es => "SEMILLA",
            Language::Fr => "GRAINE",
        }
    }

    /// “SHELL”
    #[must_use]
    pub const fn value_shell(self) -> &'static str {
        match self.0 {
            Language::En => "SHELL",
            Language::Es => "SHELL",
            Language::Fr => "SHELL",
        }
    }

    /// “TEXT”
    #[must_use]
    pub const fn value_text(self) -> &'static str {
        match self.0 {
            Language::En => "TEXT",
            Language::Es => "TEXTO",
            Language::Fr => "TEXTE",
        }
    }

    /// “TREATY”
    #[must_use]
    pub const fn value_treaty(self) -> &'static str {
        match self.0 {
            Language::En => "TREATY",
            Language::Es => "TRATADO",
            Language::Fr => "TRAITÉ",
        }
    }

    /// “WHO”
    #[must_use]
    pub const fn value_who(self) -> &'static str {
        match self.0 {
            Language::En => "WHO",
            Language::Es => "QUIÉN",
            Language::Fr => "QUI",
        }
    }

    /// “WORD”
    #[must_use]
    pub const fn value_word(self) -> &'static str {
        match self.0 {
            Language::En => "WORD",
            Language::Es => "PALABRA",
            Language::Fr => "MOT",
        }
    }

    /// `The language of help and messages [default: that of LC_ALL, LC_MESSAGES or LANG, or else English]`
    #[must_use]
    pub const fn help_lang(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The language of help and messages [default: that of LC_ALL, LC_MESSAGES or LANG, or else English]"
            }
            Language::Es => {
                "El idioma de la ayuda y de los mensajes [por defecto: el de LC_ALL, LC_MESSAGES o LANG; si no, inglés]"
            }
            Language::Fr => {
                "La langue de l’aide et des messages [par défaut\u{a0}: celle de LC_ALL, LC_MESSAGES ou LANG, sinon l’anglais]"
            }
        }
    }

    /// “Print help; --help says more than -h”
    #[must_use]
    pub const fn help_help(self) -> &'static str {
        match self.0 {
            Language::En => "Print help; --help says more than -h",
            Language::Es => "Muestra la ayuda; --help dice más que -h",
            Language::Fr => "Affiche l’aide\u{202f}; --help en dit plus que -h",
        }
    }

    /// “Print the version”
    #[must_use]
    pub const fn help_version(self) -> &'static str {
        match self.0 {
            Language::En => "Print the version",
            Language::Es => "Muestra la versión",
            Language::Fr => "Affiche la version",
        }
    }

    /// “The position string in quotes, the word start, or - to read it from standard input”
    #[must_use]
    pub const fn help_dfen(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The position string in quotes, the word start, or - to read it from standard input"
            }
            Language::Es => {
                "La posición, en notación DFEN entre comillas, la palabra start, o - para leerla de la entrada estándar"
            }
            Language::Fr => {
                "La position, en notation DFEN entre guillemets, le mot start, ou - pour la lire sur l’entrée standard"
            }
        }
    }

    /// `The rule set: classic, variants, arena or yang-pi [default: classic]`
    #[must_use]
    pub const fn help_rules(self) -> &'static str {
        match self.0 {
            Language::En => "The rule set: classic, variants, arena or yang-pi [default: classic]",
            Language::Es => "Las reglas: classic, variants, arena o yang-pi [por defecto: classic]",
            Language::Fr => {
                "Le jeu de règles\u{a0}: classic, variants, arena ou yang-pi [par défaut\u{a0}: classic]"
            }
        }
    }

    /// “Override an option of the rule set; may be repeated”
    #[must_use]
    pub const fn help_settings(self) -> &'static str {
        match self.0 {
            Language::En => "Override an option of the rule set; may be repeated",
            Language::Es => "Cambia una opción de esas reglas; se puede repetir",
            Language::Fr => "Change une option du jeu de règles\u{202f}; peut être répété",
        }
    }

    /// `The board: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 or ngon6 [default: square9]`
    #[must_use]
    pub const fn help_board(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The board: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 or ngon6 [default: square9]"
            }
            Language::Es => {
                "El tablero: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 o ngon6 [por defecto: square9]"
            }
            Language::Fr => {
                "Le plateau\u{a0}: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 ou ngon6 [par défaut\u{a0}: square9]"
            }
        }
    }

    /// `Search for at most N milliseconds [default: the level’s time]`
    #[must_use]
    pub const fn help_ms(self) -> &'static str {
        match self.0 {
            Language::En => "Search for at most N milliseconds [default: the level’s time]",
            Language::Es => "Busca durante N milisegundos como mucho [por defecto: el tiempo del nivel]",
            Language::Fr => "Cherche pendant N millisecondes au plus [par défaut\u{a0}: le temps du niveau]",
        }
    }

    /// “Search N positions”
    #[must_use]
    pub const fn help_nodes(self) -> &'static str {
        match self.0 {
            Language::En => "Search N positions",
            Language::Es => "Examina N posiciones",
            Language::Fr => "Examine N positions",
        }
    }

    /// “Playing strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8”
    #[must_use]
    pub const fn help_level(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Playing strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8"
            }
            Language::Es => {
                "El nivel de juego: peasant, page, squire, courtier, envoy, minister, chancellor, regent o prince, o de 0 a 8"
            }
            Language::Fr => {
                "Le niveau de jeu\u{a0}: peasant, page, squire, courtier, envoy, minister, chancellor, regent ou prince, ou de 0 à 8"
            }
        }
    }

    /// “Search with N threads; with more than one, equal searches may give different results”
    #[must_use]
    pub const fn help_threads(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Search with N threads; with more than one, equal searches may give different results"
            }
            Language::Es => {
                "Busca con N hilos; con más de uno, dos búsquedas iguales pueden dar resultados distintos"
            }
            Language::Fr => {
                "Cherche avec N fils d’exécution\u{202f}; à plusieurs, deux recherches semblables peuvent donner des résultats différents"
            }
        }
    }

    /// “The seed of the engine’s random choices”
    #[must_use]
    pub const fn help_seed(self) -> &'static str {
        match self.0 {
            Language::En => "The seed of the engine’s random choices",
            Language::Es => "La semilla del azar del motor",
            Language::Fr => "La graine du hasard du moteur",
        }
    }

    /// “Print JSON”
    #[must_use]
    pub const fn help_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON",
            Language::Es => "Muestra JSON",
            Language::Fr => "Affiche du JSON",
        }
    }

    /// `The database: a file’s path or sqlite:PATH [default: $DJAMBI_DATABASE, or else a file in the user’s data directory, as for serve]`
    #[must_use]
    pub const fn help_database(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The database: a file’s path or sqlite:PATH [default: $DJAMBI_DATABASE, or else a file in the user’s data directory, as for serve]"
            }
            Language::Es => {
                "La base de datos: la ruta de un archivo o sqlite:RUTA [por defecto: $DJAMBI_DATABASE o, si no, un archivo en la carpeta de datos del usuario, como en serve]"
            }
            Language::Fr => {
                "La base de données\u{a0}: le chemin d’un fichier ou sqlite:CHEMIN [par défaut\u{a0}: $DJAMBI_DATABASE, sinon un fichier dans le dossier de données de l’utilisateur, comme pour serve]"
            }
        }
    }

    /// `The server by which mail goes out, such as smtps://user@mail.example.org; without it none is sent`
    #[must_use]
    pub const fn help_smtp(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The server by which mail goes out, such as smtps://user@mail.example.org; without it none is sent"
            }
            Language::Es => {
                "El servidor por el que sale el correo, como smtps://usuario@mail.example.org; sin él no sale ninguno"
            }
            Language::Fr => {
                "Le serveur par lequel partent les courriels, comme smtps://utilisateur@mail.example.org\u{202f}; sans lui, il n’en part aucun"
            }
        }
    }

    /// “A file whose one line is the password of the user of --smtp”
    #[must_use]
    pub const fn help_smtp_password_file(self) -> &'static str {
        match self.0 {
            Language::En => "A file whose one line is the password of the user of --smtp",
            Language::Es => "Un archivo cuya única línea es la contraseña del usuario de --smtp",
            Language::Fr => "Un fichier dont l’unique ligne est le mot de passe de l’utilisateur de --smtp",
        }
    }

    /// “A file in PEM with the certificate of who certifies the mail server, if it is your own”
    #[must_use]
    pub const fn help_smtp_ca_file(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A file in PEM with the certificate of who certifies the mail server, if it is your own"
            }
            Language::Es => {
                "Un archivo PEM con el certificado de quien certifica el servidor de correo, si es tuyo"
            }
            Language::Fr => {
                "Un fichier PEM avec le certificat de qui certifie le serveur de courriel, si c’est le vôtre"
            }
        }
    }

    /// “The sender of mail: an address such as djambi@example.org, or a name with one in angle brackets”
    #[must_use]
    pub const fn help_mail_from(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The sender of mail: an address such as djambi@example.org, or a name with one in angle brackets"
            }
            Language::Es => {
                "El remitente del correo: una dirección como djambi@example.org, o un nombre con una entre corchetes angulares"
            }
            Language::Fr => {
                "L’expéditeur des courriels\u{a0}: une adresse comme djambi@example.org, ou un nom avec une adresse entre chevrons"
            }
        }
    }

    /// “Play, host and study Djambi”
    #[must_use]
    pub const fn about_djambi(self) -> &'static str {
        match self.0 {
            Language::En => "Play, host and study Djambi",
            Language::Es => "Juega al Djambi, aloja partidas y estúdialas",
            Language::Fr => "Jouer au Djambi, l’héberger, l’étudier",
        }
    }

    /// “Positions are position strings (djambi help rules, §10) in quotes, or the word start. Exits with 0 on success, 1 with a message on standard error for bad input, and 2 for wrong usage.”
    #[must_use]
    pub const fn more_djambi(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Positions are position strings (djambi help rules, §10) in quotes, or the word start. Exits with 0 on success, 1 with a message on standard error for bad input, and 2 for wrong usage."
            }
            Language::Es => {
                "Una posición se escribe en notación DFEN (djambi help rules, §10) entre comillas, o con la palabra start. El código de salida es 0 si todo va bien, 1 con un mensaje en la salida de errores si una entrada está mal, y 2 si lo está la línea de comandos."
            }
            Language::Fr => {
                "Une position s’écrit en notation DFEN (djambi help rules, §10) entre guillemets, ou par le mot start. Le code de sortie est 0 en cas de succès, 1 avec un message sur la sortie d’erreur quand une entrée est fautive, et 2 quand la ligne de commande l’est."
            }
        }
    }

    /// “Print this message, the help of the given command, or a chapter of the manual”
    #[must_use]
    pub const fn about_help(self) -> &'static str {
        match self.0 {
            Language::En => "Print this message, the help of the given command, or a chapter of the manual",
            Language::Es => {
                "Muestra este mensaje, la ayuda del comando que se nombra o un capítulo del manual"
            }
            Language::Fr => "Affiche ce message, l’aide de la commande nommée, ou un chapitre du manuel",
        }
    }

    /// “The manual: “djambi help CHAPTER” prints a chapter, a service shows them all at /docs. Chapters: {chapters}”
    #[must_use]
    pub fn manual_chapters(self, chapters: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "The manual: “djambi help CHAPTER” prints a chapter, a service shows them all at /docs. Chapters: {}",
                chapters.join(", ")
            ),
            Language::Es => format!(
                "El manual: «djambi help CAPÍTULO» muestra un capítulo, un servicio los muestra todos en /docs. Capítulos: {}",
                chapters.join(", ")
            ),
            Language::Fr => format!(
                "Le manuel\u{a0}: «\u{a0}djambi help CHAPITRE\u{a0}» affiche un chapitre, un service les montre tous à /docs. Chapitres\u{a0}: {}",
                chapters.join(", ")
            ),
        }
    }

    /// “Host games: a web server with the pages and the games”
    #[must_use]
    pub const fn about_serve(self) -> &'static str {
        match self.0 {
            Language::En => "Host games: a web server with the pages and the games",
            Language::Es => "Aloja partidas: un servidor web con las páginas y las partidas",
            Language::Fr => "Héberge des parties\u{a0}: un serveur web avec les pages et les parties",
        }
    }

    /// “Prints its address and serves until it is terminated. Logs go to standard error.”
    #[must_use]
    pub const fn more_serve(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints its address and serves until it is terminated. Logs go to standard error."
            }
            Language::Es => {
                "Muestra su dirección y sirve hasta que lo detienen. El registro va a la salida de errores, en inglés."
            }
            Language::Fr => {
                "Affiche son adresse et sert jusqu’à ce qu’on l’arrête. Le journal va sur la sortie d’erreur, en anglais."
            }
        }
    }

    /// “Every option can be given in three ways: as a flag, by its environment variable, or in a file (--config) by a line such as retention-days = 30. The flag outweighs the variable, the variable outweighs the file, the file outweighs the default. A list is an array in the file; in variables and flags its values have commas between them.”
    #[must_use]
    pub const fn after_serve(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Every option can be given in three ways: as a flag, by its environment variable, or in a file (--config) by a line such as retention-days = 30. The flag outweighs the variable, the variable outweighs the file, the file outweighs the default. A list is an array in the file; in variables and flags its values have commas between them."
            }
            Language::Es => {
                "Cada opción se puede dar de tres maneras: en la línea de comandos, con su variable de entorno, o en un archivo (--config) con una línea como retention-days = 30. La línea de comandos prevalece sobre la variable, la variable sobre el archivo y el archivo sobre el valor por defecto. Una lista es un array en el archivo; en las variables y en la línea de comandos sus valores van separados por comas."
            }
            Language::Fr => {
                "Chaque option peut être donnée de trois façons\u{a0}: sur la ligne de commande, par sa variable d’environnement, ou dans un fichier (--config) par une ligne telle que retention-days = 30. La ligne de commande l’emporte sur la variable, la variable sur le fichier, le fichier sur la valeur par défaut. Une liste est un tableau dans le fichier\u{202f}; dans les variables et sur la ligne de commande, des virgules séparent ses valeurs."
            }
        }
    }

    /// “The address to listen on”
    #[must_use]
    pub const fn help_serve_listen(self) -> &'static str {
        match self.0 {
            Language::En => "The address to listen on",
            Language::Es => "La dirección en la que escucha",
            Language::Fr => "L’adresse où le serveur écoute",
        }
    }

    /// `The database: a file’s path or sqlite:PATH [default: a file in the user’s data directory]`
    #[must_use]
    pub const fn help_serve_database(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The database: a file’s path or sqlite:PATH [default: a file in the user’s data directory]"
            }
            Language::Es => {
                "La base de datos: la ruta de un archivo o sqlite:RUTA [por defecto: un archivo en la carpeta de datos del usuario]"
            }
            Language::Fr => {
                "La base de données\u{a0}: le chemin d’un fichier ou sqlite:CHEMIN [par défaut\u{a0}: un fichier dans le dossier de données de l’utilisateur]"
            }
        }
    }

    /// `The file of the keys that seal what is said in private; made if it is missing [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_serve_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file of the keys that seal what is said in private; made if it is missing [default: DATABASE.press-key]"
            }
            Language::Es => {
                "El archivo de las claves que sellan lo que se dice en privado; se crea si falta [por defecto: BASE.press-key]"
            }
            Language::Fr => {
                "Le fichier des clés qui scellent ce qui se dit en privé\u{202f}; créé s’il manque [par défaut\u{a0}: BASE.press-key]"
            }
        }
    }

    /// `The address at which browsers reach the service, such as https://djambi.example behind a proxy`
    #[must_use]
    pub const fn help_serve_public_url(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The address at which browsers reach the service, such as https://djambi.example behind a proxy"
            }
            Language::Es => {
                "La dirección por la que los navegadores llegan al servicio, como https://djambi.example detrás de un proxy"
            }
            Language::Fr => {
                "L’adresse par laquelle les navigateurs atteignent le service, telle que https://djambi.example derrière un proxy"
            }
        }
    }

    /// “Requests from pages of any other address are refused. With https, cookies are sent by https only.”
    #[must_use]
    pub const fn long_serve_public_url(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Requests from pages of any other address are refused. With https, cookies are sent by https only."
            }
            Language::Es => {
                "Se rechazan las peticiones de páginas de cualquier otra dirección. Con https, las cookies viajan solo por https."
            }
            Language::Fr => {
                "Les requêtes venues des pages d’une autre adresse sont refusées. En https, les cookies ne voyagent qu’en https."
            }
        }
    }

    /// “The name of this service, on its page about itself”
    #[must_use]
    pub const fn help_serve_site_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of this service, on its page about itself",
            Language::Es => "El nombre de este servicio, en la página que lo presenta",
            Language::Fr => "Le nom de ce service, sur la page qui le présente",
        }
    }

    /// `How people reach you: a mail address, or the address of a page that begins with https://`
    #[must_use]
    pub const fn help_serve_contact(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How people reach you: a mail address, or the address of a page that begins with https://"
            }
            Language::Es => {
                "Cómo se llega a ti: una dirección de correo, o la de una página que empieza por https://"
            }
            Language::Fr => {
                "Comment vous joindre\u{a0}: une adresse de courriel, ou celle d’une page qui commence par https://"
            }
        }
    }

    /// “It stands on the pages about the service and about what it keeps, and in /.well-known/security.txt.”
    #[must_use]
    pub const fn long_serve_contact(self) -> &'static str {
        match self.0 {
            Language::En => {
                "It stands on the pages about the service and about what it keeps, and in /.well-known/security.txt."
            }
            Language::Es => {
                "Figura en las páginas sobre el servicio y sobre lo que guarda, y en /.well-known/security.txt."
            }
            Language::Fr => {
                "Elle figure sur les pages qui présentent le service et ce qu’il conserve, et dans /.well-known/security.txt."
            }
        }
    }

    /// “A folder with your own pages in Markdown, such as imprint.md or imprint.fr.md, to which every page leads”
    #[must_use]
    pub const fn help_serve_pages(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A folder with your own pages in Markdown, such as imprint.md or imprint.fr.md, to which every page leads"
            }
            Language::Es => {
                "Una carpeta con sus propias páginas en Markdown, como imprint.md o imprint.es.md, a las que lleva cada página"
            }
            Language::Fr => {
                "Un dossier avec vos propres pages en Markdown, comme imprint.md ou imprint.fr.md, vers lesquelles mène chaque page"
            }
        }
    }

    /// `The sites whose pages may show games of this service in a frame, such as https://club.example; * for every site`
    #[must_use]
    pub const fn help_serve_embed(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The sites whose pages may show games of this service in a frame, such as https://club.example; * for every site"
            }
            Language::Es => {
                "Los sitios cuyas páginas pueden mostrar partidas de este servicio en un marco, como https://club.example; * para todos los sitios"
            }
            Language::Fr => {
                "Les sites dont les pages peuvent montrer des parties de ce service dans un cadre, comme https://club.example\u{202f}; * pour tous les sites"
            }
        }
    }

    /// “The level of the log, and of parts of it, such as debug or warn,djambi_server=debug”
    #[must_use]
    pub const fn help_serve_log(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The level of the log, and of parts of it, such as debug or warn,djambi_server=debug"
            }
            Language::Es => "El nivel del registro, y de sus partes, como debug o warn,djambi_server=debug",
            Language::Fr => {
                "Le niveau du journal, et de ses parties, tel que debug ou warn,djambi_server=debug"
            }
        }
    }

    /// “Where Prometheus reads metrics, at /metrics; not set, nowhere”
    #[must_use]
    pub const fn help_serve_metrics_listen(self) -> &'static str {
        match self.0 {
            Language::En => "Where Prometheus reads metrics, at /metrics; not set, nowhere",
            Language::Es => {
                "La dirección en la que Prometheus lee las métricas, en /metrics; sin ella no las hay"
            }
            Language::Fr => {
                "L’adresse où Prometheus lit les mesures, sous /metrics\u{202f}; sans elle, il n’y en a pas"
            }
        }
    }

    /// “How long the service goes on after SIGTERM while /readyz answers 503, so that a proxy takes notice”
    #[must_use]
    pub const fn help_serve_drain_seconds(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How long the service goes on after SIGTERM while /readyz answers 503, so that a proxy takes notice"
            }
            Language::Es => {
                "Cuánto sigue el servicio tras SIGTERM mientras /readyz responde 503, para que un proxy se dé cuenta"
            }
            Language::Fr => {
                "Combien de temps le service continue après SIGTERM pendant que /readyz répond 503, pour qu’un proxy s’en aperçoive"
            }
        }
    }

    /// “End games in which nobody has moved for this many days, and delete those without any turn; 0 keeps all”
    #[must_use]
    pub const fn help_serve_retention_days(self) -> &'static str {
        match self.0 {
            Language::En => {
                "End games in which nobody has moved for this many days, and delete those without any turn; 0 keeps all"
            }
            Language::Es => {
                "Termina las partidas en las que nadie ha jugado en este número de días, y borra las que no tienen jugadas; 0 las guarda todas"
            }
            Language::Fr => {
                "Termine les parties où personne n’a joué depuis ce nombre de jours, et efface celles qui n’ont aucun coup\u{202f}; 0 garde tout"
            }
        }
    }

    /// “Delete what was said in private this many days after the end of its game; 0 keeps all”
    #[must_use]
    pub const fn help_serve_press_days(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Delete what was said in private this many days after the end of its game; 0 keeps all"
            }
            Language::Es => {
                "Borra lo que se dijo en privado este número de días después del final de la partida; 0 lo guarda todo"
            }
            Language::Fr => {
                "Efface ce qui s’est dit en privé ce nombre de jours après la fin de la partie\u{202f}; 0 garde tout"
            }
        }
    }

    /// “Who may make an account: open (everybody), invited (by a link of an account or of the host) or closed (nobody); nobody needs one to play”
    #[must_use]
    pub const fn help_serve_registration(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Who may make an account: open (everybody), invited (by a link of an account or of the host) or closed (nobody); nobody needs one to play"
            }
            Language::Es => {
                "Quién puede crear una cuenta: open (cualquiera), invited (con un enlace de una cuenta o de quien lleva el servicio) o closed (nadie); nadie la necesita para jugar"
            }
            Language::Fr => {
                "Qui peut créer un compte\u{a0}: open (tout le monde), invited (par un lien d’un compte ou de l’hôte) ou closed (personne)\u{202f}; personne n’en a besoin pour jouer"
            }
        }
    }

    /// `With whom people play rated games: strangers (whom they do not know, as far as the service can tell) or anybody [default: strangers where everybody may make an account, else anybody]`
    #[must_use]
    pub const fn help_serve_rated_with(self) -> &'static str {
        match self.0 {
            Language::En => {
                "With whom people play rated games: strangers (whom they do not know, as far as the service can tell) or anybody [default: strangers where everybody may make an account, else anybody]"
            }
            Language::Es => {
                "Con quién se juegan las partidas puntuadas: strangers (gente a la que no se conoce, hasta donde el servicio puede saber) o anybody (cualquiera) [por defecto: strangers si cualquiera puede crear una cuenta; si no, anybody]"
            }
            Language::Fr => {
                "Avec qui l’on joue les parties cotées\u{a0}: strangers (des gens que l’on ne connaît pas, autant que le service puisse le savoir) ou anybody (tout le monde) [par défaut\u{a0}: strangers si chacun peut créer un compte, sinon anybody]"
            }
        }
    }

    /// “The hosts of push services to which messages for browsers may go, with commas between them, *. for all below a name; none pushes nothing”
    #[must_use]
    pub const fn help_serve_push_hosts(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The hosts of push services to which messages for browsers may go, with commas between them, *. for all below a name; none pushes nothing"
            }
            Language::Es => {
                "Los servidores de los servicios de notificaciones a los que pueden ir mensajes para navegadores, separados por comas, *. para todo lo que hay bajo un nombre; none no envía nada"
            }
            Language::Fr => {
                "Les hôtes des services de notifications auxquels peuvent aller des messages aux navigateurs, séparés par des virgules, *. pour tout ce qui est sous un nom\u{202f}; none n’envoie rien"
            }
        }
    }

    /// “How many threads serve sockets and games; by default one on up to two processors, else one for each”
    #[must_use]
    pub const fn help_serve_threads(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How many threads serve sockets and games; by default one on up to two processors, else one for each"
            }
            Language::Es => {
                "Cuántos hilos sirven las conexiones y las partidas; de entrada, uno solo con uno o dos procesadores; con más, uno por procesador"
            }
            Language::Fr => {
                "Combien de fils d’exécution servent les connexions et les parties\u{202f}; par défaut un seul jusqu’à deux processeurs, sinon un par processeur"
            }
        }
    }

    /// “All limits on or off (for load tests and closed networks)”
    #[must_use]
    pub const fn help_serve_limits(self) -> &'static str {
        match self.0 {
            Language::En => "All limits on or off (for load tests and closed networks)",
            Language::Es => "Todos los límites o ninguno (para pruebas de carga y redes cerradas)",
            Language::Fr => "Toutes les limites ou aucune (pour les tests de charge et les réseaux fermés)",
        }
    }

    /// “Games created from an address (IPv4, or a network /64 of IPv6)”
    #[must_use]
    pub const fn help_serve_limit_games_per_address(self) -> &'static str {
        match self.0 {
            Language::En => "Games created from an address (IPv4, or a network /64 of IPv6)",
            Language::Es => "Partidas creadas desde una dirección (IPv4, o una red /64 de IPv6)",
            Language::Fr => "Parties créées depuis une adresse (IPv4, ou un réseau /64 en IPv6)",
        }
    }

    /// “Games created by a player (known by a cookie, also as a guest)”
    #[must_use]
    pub const fn help_serve_limit_games_per_player(self) -> &'static str {
        match self.0 {
            Language::En => "Games created by a player (known by a cookie, also as a guest)",
            Language::Es => {
                "Partidas creadas por un jugador (reconocido por una cookie, también como invitado)"
            }
            Language::Fr => "Parties créées par un joueur (reconnu à un cookie, même invité)",
        }
    }

    /// “Connections open from an address at once, sockets included; those of trusted proxies don’t count”
    #[must_use]
    pub const fn help_serve_limit_connections_per_address(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Connections open from an address at once, sockets included; those of trusted proxies don’t count"
            }
            Language::Es => {
                "Conexiones HTTP abiertas a la vez desde una dirección, todas incluidas; las de los proxies de confianza no cuentan"
            }
            Language::Fr => {
                "Connexions HTTP ouvertes en même temps depuis une adresse, toutes comprises\u{202f}; celles des proxys de confiance ne comptent pas"
            }
        }
    }

    /// “Sockets open from an address at once”
    #[must_use]
    pub const fn help_serve_limit_sockets_per_address(self) -> &'static str {
        match self.0 {
            Language::En => "Sockets open from an address at once",
            Language::Es => "Conexiones abiertas a la vez desde una dirección",
            Language::Fr => "Connexions ouvertes en même temps depuis une adresse",
        }
    }

    /// “Sockets that a player has open at once; a page has one”
    #[must_use]
    pub const fn help_serve_limit_sockets_per_player(self) -> &'static str {
        match self.0 {
            Language::En => "Sockets that a player has open at once; a page has one",
            Language::Es => "Conexiones que un jugador abre a la vez; una página tiene una",
            Language::Fr => "Connexions qu’un joueur ouvre en même temps\u{202f}; une page en a une",
        }
    }

    /// “Sockets opened from an address, and further games followed on them”
    #[must_use]
    pub const fn help_serve_limit_hellos_per_address(self) -> &'static str {
        match self.0 {
            Language::En => "Sockets opened from an address, and further games followed on them",
            Language::Es => "Conexiones abiertas desde una dirección, y las demás partidas seguidas en ellas",
            Language::Fr => {
                "Connexions ouvertes depuis une adresse, et les autres parties suivies sur celles-ci"
            }
        }
    }

    /// “Games followed on a connection”
    #[must_use]
    pub const fn help_serve_limit_hellos_per_connection(self) -> &'static str {
        match self.0 {
            Language::En => "Games followed on a connection",
            Language::Es => "Partidas seguidas en una conexión",
            Language::Fr => "Parties suivies sur une connexion",
        }
    }

    /// “Commands from an address, those that are refused included”
    #[must_use]
    pub const fn help_serve_limit_commands_per_address(self) -> &'static str {
        match self.0 {
            Language::En => "Commands from an address, those that are refused included",
            Language::Es => "Comandos desde una dirección, incluidos los rechazados",
            Language::Fr => "Ordres venus d’une adresse, y compris ceux qui sont refusés",
        }
    }

    /// “Commands of a connection, those that are refused included; as many pings”
    #[must_use]
    pub const fn help_serve_limit_commands_per_connection(self) -> &'static str {
        match self.0 {
            Language::En => "Commands of a connection, those that are refused included; as many pings",
            Language::Es => {
                "Comandos en una conexión, incluidos los rechazados; otras tantas señales de vida"
            }
            Language::Fr => {
                "Ordres sur une connexion, y compris ceux qui sont refusés\u{202f}; autant de signes de vie"
            }
        }
    }

    /// “Whole games read from an address: pages, records, states”
    #[must_use]
    pub const fn help_serve_limit_reads_per_address(self) -> &'static str {
        match self.0 {
            Language::En => "Whole games read from an address: pages, records, states",
            Language::Es => "Partidas enteras leídas desde una dirección: páginas, anotaciones, estados",
            Language::Fr => {
                "Parties entières lues depuis une adresse\u{a0}: pages, feuilles de partie, états"
            }
        }
    }

    /// “Whole games read by a player”
    #[must_use]
    pub const fn help_serve_limit_reads_per_player(self) -> &'static str {
        match self.0 {
            Language::En => "Whole games read by a player",
            Language::Es => "Partidas enteras leídas por un jugador",
            Language::Fr => "Parties entières lues par un joueur",
        }
    }

    /// “Games watched from an address in which a bot thinks at once; the other bots wait”
    #[must_use]
    pub const fn help_serve_limit_bots_per_address(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Games watched from an address in which a bot thinks at once; the other bots wait"
            }
            Language::Es => {
                "Partidas que se miran desde una dirección en las que un bot piensa a la vez; los demás bots esperan"
            }
            Language::Fr => {
                "Parties regardées depuis une adresse dans lesquelles un bot réfléchit en même temps\u{202f}; les autres bots attendent"
            }
        }
    }

    /// “Games of a player in which a bot thinks at once; the other bots wait”
    #[must_use]
    pub const fn help_serve_limit_bots_per_player(self) -> &'static str {
        match self.0 {
            Language::En => "Games of a player in which a bot thinks at once; the other bots wait",
            Language::Es => {
                "Partidas de un jugador en las que un bot piensa a la vez; los demás bots esperan"
            }
            Language::Fr => {
                "Parties d’un joueur où un bot réfléchit en même temps\u{202f}; les autres bots attendent"
            }
        }
    }

    /// “The addresses or networks of your own proxies: what they say in X-Forwarded-For is believed”
    #[must_use]
    pub const fn help_serve_trusted_proxy(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The addresses or networks of your own proxies: what they say in X-Forwarded-For is believed"
            }
            Language::Es => {
                "Las direcciones o redes de tus propios proxies: se cree lo que dicen en X-Forwarded-For"
            }
            Language::Fr => {
                "Les adresses ou réseaux de vos propres proxys\u{a0}: on les croit quand ils remplissent X-Forwarded-For"
            }
        }
    }

    /// “A file with options, in TOML”
    #[must_use]
    pub const fn help_serve_config(self) -> &'static str {
        match self.0 {
            Language::En => "A file with options, in TOML",
            Language::Es => "Un archivo de opciones, en TOML",
            Language::Fr => "Un fichier d’options, en TOML",
        }
    }

    /// “Print all options, their values and where these come from, as a file for --config”
    #[must_use]
    pub const fn help_serve_print_config(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print all options, their values and where these come from, as a file for --config"
            }
            Language::Es => {
                "Muestra todas las opciones, sus valores y de dónde vienen, en forma de archivo para --config"
            }
            Language::Fr => {
                "Affiche toutes les options, leurs valeurs et leur origine, sous la forme d’un fichier pour --config"
            }
        }
    }

    /// “Back up, restore, verify and examine the database of a server”
    #[must_use]
    pub const fn about_admin(self) -> &'static str {
        match self.0 {
            Language::En => "Back up, restore, verify and examine the database of a server",
            Language::Es => "Respalda, restaura, verifica y examina la base de datos de un servidor",
            Language::Fr => "Sauvegarde, restaure, vérifie et examine la base de données d’un serveur",
        }
    }

    /// “Everything but restore, new-key and rerate works beside a running server.”
    #[must_use]
    pub const fn more_admin(self) -> &'static str {
        match self.0 {
            Language::En => "Everything but restore, new-key and rerate works beside a running server.",
            Language::Es => "Todo menos restore, new-key y rerate se hace al lado de un servidor en marcha.",
            Language::Fr => "Tout, sauf restore, new-key et rerate, se fait à côté d’un serveur en marche.",
        }
    }

    /// “Write a copy of the database to a file, beside a running server”
    #[must_use]
    pub const fn about_admin_backup(self) -> &'static str {
        match self.0 {
            Language::En => "Write a copy of the database to a file, beside a running server",
            Language::Es => "Copia la base de datos en un archivo, al lado de un servidor en marcha",
            Language::Fr => "Copie la base de données dans un fichier, à côté d’un serveur en marche",
        }
    }

    /// “The file holds one moment of the database, all acknowledged turns included. It appears under its name only when it is whole, checked and on the disk; only its owner can read it.”
    #[must_use]
    pub const fn more_admin_backup(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file holds one moment of the database, all acknowledged turns included. It appears under its name only when it is whole, checked and on the disk; only its owner can read it."
            }
            Language::Es => {
                "El archivo guarda un solo instante de la base, con todas las jugadas confirmadas. Aparece con su nombre solo cuando está entero, verificado y escrito en el disco; solo su dueño puede leerlo."
            }
            Language::Fr => {
                "Le fichier contient un seul instant de la base, avec tous les coups confirmés. Il n’apparaît sous son nom qu’une fois entier, vérifié et écrit sur le disque\u{202f}; seul son propriétaire peut le lire."
            }
        }
    }

    /// “The file to write”
    #[must_use]
    pub const fn help_admin_backup_file(self) -> &'static str {
        match self.0 {
            Language::En => "The file to write",
            Language::Es => "El archivo que se escribe",
            Language::Fr => "Le fichier à écrire",
        }
    }

    /// “Replace the file if it exists”
    #[must_use]
    pub const fn help_admin_backup_force(self) -> &'static str {
        match self.0 {
            Language::En => "Replace the file if it exists",
            Language::Es => "Reemplaza el archivo si existe",
            Language::Fr => "Remplace le fichier s’il existe",
        }
    }

    /// “Leave out the key that signs cookies and invitations”
    #[must_use]
    pub const fn help_admin_backup_without_secrets(self) -> &'static str {
        match self.0 {
            Language::En => "Leave out the key that signs cookies and invitations",
            Language::Es => "Deja fuera la clave que firma las cookies y las invitaciones",
            Language::Fr => "Laisse de côté la clé qui signe les cookies et les invitations",
        }
    }

    /// “Print one JSON object: file, games, bytes, and secrets, whether the backup holds the key”
    #[must_use]
    pub const fn help_admin_backup_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print one JSON object: file, games, bytes, and secrets, whether the backup holds the key"
            }
            Language::Es => {
                "Muestra un solo objeto JSON: file, games, bytes, y secrets, que dice si la copia contiene la clave"
            }
            Language::Fr => {
                "Affiche un seul objet JSON\u{a0}: file, games, bytes, et secrets, qui dit si la copie contient la clé"
            }
        }
    }

    /// “The file is then less secret. But a server restored from it knows no browser: everybody becomes a new guest, nobody gets their seat back, and invitations that were sent are void.”
    #[must_use]
    pub const fn long_admin_backup_without_secrets(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file is then less secret. But a server restored from it knows no browser: everybody becomes a new guest, nobody gets their seat back, and invitations that were sent are void."
            }
            Language::Es => {
                "El archivo es entonces menos secreto. Pero un servidor restaurado con él no conoce ningún navegador: todos vuelven como invitados nuevos, nadie recupera su puesto y las invitaciones enviadas ya no valen."
            }
            Language::Fr => {
                "Le fichier est alors moins secret. Mais un serveur restauré avec lui ne connaît aucun navigateur\u{a0}: chacun redevient un nouvel invité, personne ne retrouve sa place, et les invitations envoyées ne valent plus rien."
            }
        }
    }

    /// “Put a backup in place of the database of a server that is stopped”
    #[must_use]
    pub const fn about_admin_restore(self) -> &'static str {
        match self.0 {
            Language::En => "Put a backup in place of the database of a server that is stopped",
            Language::Es => "Pone un respaldo en lugar de la base de datos de un servidor detenido",
            Language::Fr => "Met une sauvegarde à la place de la base de données d’un serveur arrêté",
        }
    }

    /// “The backup is copied, brought up to date and verified first. The replaced database stays beside the new one, with the date and the time in its name; until all that has succeeded it stays where it is.”
    #[must_use]
    pub const fn more_admin_restore(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The backup is copied, brought up to date and verified first. The replaced database stays beside the new one, with the date and the time in its name; until all that has succeeded it stays where it is."
            }
            Language::Es => {
                "Primero se copia el respaldo, se pone al día y se verifica. La base reemplazada queda junto a la nueva, con la fecha y la hora en su nombre; mientras no haya salido todo bien, se queda donde está."
            }
            Language::Fr => {
                "La sauvegarde est d’abord copiée, mise à jour et vérifiée. La base remplacée reste à côté de la nouvelle, avec la date et l’heure dans son nom\u{202f}; tant que tout n’a pas réussi, elle reste où elle est."
            }
        }
    }

    /// “The backup”
    #[must_use]
    pub const fn help_admin_restore_file(self) -> &'static str {
        match self.0 {
            Language::En => "The backup",
            Language::Es => "El respaldo",
            Language::Fr => "La sauvegarde",
        }
    }

    /// `The file of the keys that seal what is said in private [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_admin_restore_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file of the keys that seal what is said in private [default: DATABASE.press-key]"
            }
            Language::Es => {
                "El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]"
            }
            Language::Fr => {
                "Le fichier des clés qui scellent ce qui se dit en privé [par défaut\u{a0}: BASE.press-key]"
            }
        }
    }

    /// “Restore a backup in which some games have faults; those cannot be opened”
    #[must_use]
    pub const fn help_admin_restore_accept_faults(self) -> &'static str {
        match self.0 {
            Language::En => "Restore a backup in which some games have faults; those cannot be opened",
            Language::Es => {
                "Restaura un respaldo en el que algunas partidas tienen fallos; esas no se podrán abrir"
            }
            Language::Fr => {
                "Restaure une sauvegarde dont certaines parties ont des défauts\u{202f}; celles-ci ne pourront pas être ouvertes"
            }
        }
    }

    /// “Check the database file, and replay every game with the rules, beside a running server”
    #[must_use]
    pub const fn about_admin_verify(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Check the database file, and replay every game with the rules, beside a running server"
            }
            Language::Es => {
                "Comprueba el archivo de la base y vuelve a jugar cada partida con las reglas, al lado de un servidor en marcha"
            }
            Language::Fr => {
                "Contrôle le fichier de la base et rejoue chaque partie selon les règles, à côté d’un serveur en marche"
            }
        }
    }

    /// “Prints each fault with the id of its game, and a last line “N games, M events, K faults”. Exits with 1 if there is a fault. Changes nothing.”
    #[must_use]
    pub const fn more_admin_verify(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints each fault with the id of its game, and a last line “N games, M events, K faults”. Exits with 1 if there is a fault. Changes nothing."
            }
            Language::Es => {
                "Muestra cada fallo con el identificador de su partida, y una última línea «N games, M events, K faults». El código de salida es 1 si hay un fallo. No cambia nada."
            }
            Language::Fr => {
                "Affiche chaque défaut avec l’identifiant de sa partie, et une dernière ligne «\u{a0}N games, M events, K faults\u{a0}». Le code de sortie est 1 s’il y a un défaut. Ne change rien."
            }
        }
    }

    /// “Print one JSON object: games, events, and faults, each with game, if it is one game’s, code, args and message”
    #[must_use]
    pub const fn help_admin_verify_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print one JSON object: games, events, and faults, each with game, if it is one game’s, code, args and message"
            }
            Language::Es => {
                "Muestra un solo objeto JSON: games, events, y faults, cada fallo con game, si es de una sola partida, code, args y message"
            }
            Language::Fr => {
                "Affiche un seul objet JSON\u{a0}: games, events, et faults, chaque défaut avec game, s’il touche une seule partie, code, args et message"
            }
        }
    }

    /// “Give the database of a stopped server a new key for cookies and invitations”
    #[must_use]
    pub const fn about_admin_new_key(self) -> &'static str {
        match self.0 {
            Language::En => "Give the database of a stopped server a new key for cookies and invitations",
            Language::Es => {
                "Da a la base de datos de un servidor parado una clave nueva para cookies e invitaciones"
            }
            Language::Fr => {
                "Donne à la base d’un serveur arrêté une nouvelle clé pour les cookies et les invitations"
            }
        }
    }

    /// “Make all earlier cookies and invitations void at once: everybody becomes a new guest”
    #[must_use]
    pub const fn help_admin_new_key_void_earlier(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Make all earlier cookies and invitations void at once: everybody becomes a new guest"
            }
            Language::Es => {
                "Anula al momento todas las cookies e invitaciones anteriores: cada cual pasa a ser un invitado nuevo"
            }
            Language::Fr => {
                "Annule aussitôt tous les cookies et toutes les invitations d’avant\u{a0}: chacun devient un nouvel invité"
            }
        }
    }

    /// “Read what players have reported, the newest first”
    #[must_use]
    pub const fn about_admin_reports(self) -> &'static str {
        match self.0 {
            Language::En => "Read what players have reported, the newest first",
            Language::Es => "Muestra lo que han denunciado los jugadores, lo más nuevo primero",
            Language::Fr => "Montre ce que des joueurs ont signalé, du plus récent au plus ancien",
        }
    }

    /// “Each report shows the message with those around it, as the reporter read them. Reading is noted in the security log. Reports go after 90 days.”
    #[must_use]
    pub const fn more_admin_reports(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Each report shows the message with those around it, as the reporter read them. Reading is noted in the security log. Reports go after 90 days."
            }
            Language::Es => {
                "Cada denuncia muestra el mensaje con los de alrededor, tal como los leyó quien denuncia. La lectura queda anotada en el registro de seguridad. Las denuncias se borran a los 90 días."
            }
            Language::Fr => {
                "Chaque signalement montre le message avec ceux qui l’entourent, tels que les a lus son auteur. La lecture est notée dans le journal de sécurité. Les signalements sont effacés après 90 jours."
            }
        }
    }

    /// `The file of the keys that seal what is said in private [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_admin_reports_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file of the keys that seal what is said in private [default: DATABASE.press-key]"
            }
            Language::Es => {
                "El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]"
            }
            Language::Fr => {
                "Le fichier des clés qui scellent ce qui se dit en privé [par défaut\u{a0}: BASE.press-key]"
            }
        }
    }

    /// “Print JSON: an array of objects with number, date, game and contents”
    #[must_use]
    pub const fn help_admin_reports_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an array of objects with number, date, game and contents",
            Language::Es => "Muestra JSON: un array de objetos con number, date, game y contents",
            Language::Fr => "Affiche du JSON\u{a0}: un tableau d’objets avec number, date, game et contents",
        }
    }

    /// “Make somebody a moderator, or take that from them”
    #[must_use]
    pub const fn about_admin_role(self) -> &'static str {
        match self.0 {
            Language::En => "Make somebody a moderator, or take that from them",
            Language::Es => "Encargar la moderación a alguien, o retirársela",
            Language::Fr => "Confier la modération à quelqu’un, ou la lui retirer",
        }
    }

    /// “It is good at once, also beside a running server. Moderators act on the page /moderation.”
    #[must_use]
    pub const fn more_admin_role(self) -> &'static str {
        match self.0 {
            Language::En => {
                "It is good at once, also beside a running server. Moderators act on the page /moderation."
            }
            Language::Es => {
                "Vale enseguida, también junto a un servidor en marcha. Se modera en la página /moderation."
            }
            Language::Fr => {
                "Cela vaut aussitôt, aussi à côté d’un serveur en marche. On modère à la page /moderation."
            }
        }
    }

    /// “The name of the account”
    #[must_use]
    pub const fn help_admin_role_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of the account",
            Language::Es => "El nombre de la cuenta",
            Language::Fr => "Le nom du compte",
        }
    }

    /// “moderator or none”
    #[must_use]
    pub const fn help_admin_role_role(self) -> &'static str {
        match self.0 {
            Language::En => "moderator or none",
            Language::Es => "moderator o none",
            Language::Fr => "moderator ou none",
        }
    }

    /// “Act for the order of the house, in the name of the host”
    #[must_use]
    pub const fn about_admin_act(self) -> &'static str {
        match self.0 {
            Language::En => "Act for the order of the house, in the name of the host",
            Language::Es => "Decidir para mantener el orden, en nombre de quien lleva el servicio",
            Language::Fr => "Décider pour le bon ordre, au nom du responsable",
        }
    }

    /// “A running server carries it out within a second, another one when it starts. Whom it concerns reads what was done, why and until when, and may answer once. An act is never taken back, but ended by another one.”
    #[must_use]
    pub const fn more_admin_act(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A running server carries it out within a second, another one when it starts. Whom it concerns reads what was done, why and until when, and may answer once. An act is never taken back, but ended by another one."
            }
            Language::Es => {
                "Un servidor en marcha lo ejecuta en menos de un segundo; otro, al arrancar. La persona a la que concierne lee qué se decidió, por qué y hasta cuándo, y puede responder una vez. Una decisión nunca se borra: otra le pone fin."
            }
            Language::Fr => {
                "Un serveur en marche l’exécute en moins d’une seconde, un autre à son démarrage. La personne concernée lit ce qui a été décidé, pourquoi et jusqu’à quand, et peut répondre une fois. Une décision n’est jamais effacée\u{a0}: une autre y met fin."
            }
        }
    }

    /// “What is done: warn, silence, unlisted (no listed tables), unrated (no rated games), ban, rename, blank (the words of a report are taken out), void (a result counts for no rating) or end”
    #[must_use]
    pub const fn help_admin_act_kind(self) -> &'static str {
        match self.0 {
            Language::En => {
                "What is done: warn, silence, unlisted (no listed tables), unrated (no rated games), ban, rename, blank (the words of a report are taken out), void (a result counts for no rating) or end"
            }
            Language::Es => {
                "Qué: warn (advertir), silence, unlisted (sin mesas anunciadas), unrated (sin partidas con clasificación), ban (excluir), rename (otro nombre), blank (retirar el mensaje de una denuncia), void (retirar un resultado de la clasificación) o end (poner fin)"
            }
            Language::Fr => {
                "Quoi\u{a0}: warn (avertir), silence, unlisted (pas de tables annoncées), unrated (pas de parties classées), ban (exclure), rename (renommer), blank (retirer le message d’un signalement), void (retirer un résultat du classement) ou end (mettre fin)"
            }
        }
    }

    /// “The name of the account”
    #[must_use]
    pub const fn help_admin_act_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of the account",
            Language::Es => "El nombre de la cuenta",
            Language::Fr => "Le nom du compte",
        }
    }

    /// “Whom, or which words, the report of this number is about; for guests too”
    #[must_use]
    pub const fn help_admin_act_report(self) -> &'static str {
        match self.0 {
            Language::En => "Whom, or which words, the report of this number is about; for guests too",
            Language::Es => {
                "La persona, o el mensaje, de que trata la denuncia de este número; también para invitados"
            }
            Language::Fr => {
                "La personne, ou le message, dont parle le signalement de ce numéro\u{202f}; aussi pour les invités"
            }
        }
    }

    /// “The game whose result is taken out”
    #[must_use]
    pub const fn help_admin_act_game(self) -> &'static str {
        match self.0 {
            Language::En => "The game whose result is taken out",
            Language::Es => "La partida cuyo resultado se retira",
            Language::Fr => "La partie dont le résultat est retiré",
        }
    }

    /// “The number of the act that ends”
    #[must_use]
    pub const fn help_admin_act_act(self) -> &'static str {
        match self.0 {
            Language::En => "The number of the act that ends",
            Language::Es => "El número de la decisión que termina",
            Language::Fr => "Le numéro de la décision qui prend fin",
        }
    }

    /// “Why; whom it concerns reads it”
    #[must_use]
    pub const fn help_admin_act_reason(self) -> &'static str {
        match self.0 {
            Language::En => "Why; whom it concerns reads it",
            Language::Es => "Por qué; lo lee la persona a la que concierne",
            Language::Fr => "Pourquoi\u{202f}; la personne concernée le lit",
        }
    }

    /// `For how many days [default: for ever; for guests one day at most]`
    #[must_use]
    pub const fn help_admin_act_days(self) -> &'static str {
        match self.0 {
            Language::En => "For how many days [default: for ever; for guests one day at most]",
            Language::Es => {
                "Durante cuántos días [por omisión: para siempre; para invitados, un día como máximo]"
            }
            Language::Fr => {
                "Pour combien de jours [par défaut\u{a0}: pour toujours\u{202f}; un jour au plus pour les invités]"
            }
        }
    }

    /// “Print JSON: an object with number and kind”
    #[must_use]
    pub const fn help_admin_act_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an object with number and kind",
            Language::Es => "Escribir JSON: un objeto con number y kind",
            Language::Fr => "Écrire du JSON\u{a0}: un objet avec number et kind",
        }
    }

    /// “Take the words of a message out of the talk of a game”
    #[must_use]
    pub const fn about_admin_message(self) -> &'static str {
        match self.0 {
            Language::En => "Take the words of a message out of the talk of a game",
            Language::Es => "Retirar un mensaje de la conversación de una partida",
            Language::Fr => "Retirer un message de la conversation d’une partie",
        }
    }

    /// “The id of the game”
    #[must_use]
    pub const fn help_admin_message_game(self) -> &'static str {
        match self.0 {
            Language::En => "The id of the game",
            Language::Es => "El identificador de la partida",
            Language::Fr => "L’identifiant de la partie",
        }
    }

    /// “The channel, such as table”
    #[must_use]
    pub const fn help_admin_message_channel(self) -> &'static str {
        match self.0 {
            Language::En => "The channel, such as table",
            Language::Es => "El canal, por ejemplo table",
            Language::Fr => "Le canal, par exemple table",
        }
    }

    /// “The number of the message in its channel”
    #[must_use]
    pub const fn help_admin_message_number(self) -> &'static str {
        match self.0 {
            Language::En => "The number of the message in its channel",
            Language::Es => "El número del mensaje en su canal",
            Language::Fr => "Le numéro du message dans son canal",
        }
    }

    /// “Why; the author reads it”
    #[must_use]
    pub const fn help_admin_message_reason(self) -> &'static str {
        match self.0 {
            Language::En => "Why; the author reads it",
            Language::Es => "Por qué; lo lee su autor",
            Language::Fr => "Pourquoi\u{202f}; l’auteur le lit",
        }
    }

    /// “Print JSON: an object with number and kind”
    #[must_use]
    pub const fn help_admin_message_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an object with number and kind",
            Language::Es => "Escribir JSON: un objeto con number y kind",
            Language::Fr => "Écrire du JSON\u{a0}: un objet avec number et kind",
        }
    }

    /// “Read one report”
    #[must_use]
    pub const fn about_admin_report(self) -> &'static str {
        match self.0 {
            Language::En => "Read one report",
            Language::Es => "Leer una denuncia",
            Language::Fr => "Lire un signalement",
        }
    }

    /// “Reading is noted in the security log.”
    #[must_use]
    pub const fn more_admin_report(self) -> &'static str {
        match self.0 {
            Language::En => "Reading is noted in the security log.",
            Language::Es => "La lectura se anota en el registro de seguridad.",
            Language::Fr => "La lecture est notée dans le journal de sécurité.",
        }
    }

    /// “The number of the report”
    #[must_use]
    pub const fn help_admin_report_number(self) -> &'static str {
        match self.0 {
            Language::En => "The number of the report",
            Language::Es => "El número de la denuncia",
            Language::Fr => "Le numéro du signalement",
        }
    }

    /// “Note that it was looked at to the end; who has reported it sees that”
    #[must_use]
    pub const fn help_admin_report_close(self) -> &'static str {
        match self.0 {
            Language::En => "Note that it was looked at to the end; who has reported it sees that",
            Language::Es => "Anotar que se ha revisado; quien denunció lo ve",
            Language::Fr => "Noter qu’il a été examiné\u{202f}; la personne qui l’a fait le voit",
        }
    }

    /// “Print JSON: an object as of admin reports”
    #[must_use]
    pub const fn help_admin_report_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an object as of admin reports",
            Language::Es => "Escribir JSON: un objeto como los de admin reports",
            Language::Fr => "Écrire du JSON\u{a0}: un objet, comme pour admin reports",
        }
    }

    /// `The file of the keys that seal what is said in private [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_admin_report_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file of the keys that seal what is said in private [default: DATABASE.press-key]"
            }
            Language::Es => {
                "El archivo de las claves que sellan lo dicho en privado [por omisión: DATABASE.press-key]"
            }
            Language::Fr => {
                "Le fichier des clés qui scellent ce qui est dit en privé [par défaut\u{a0}: DATABASE.press-key]"
            }
        }
    }

    /// “List the newest hundred acts of host and moderators”
    #[must_use]
    pub const fn about_admin_log(self) -> &'static str {
        match self.0 {
            Language::En => "List the newest hundred acts of host and moderators",
            Language::Es => {
                "Listar las cien últimas decisiones de quien lleva el servicio y de la moderación"
            }
            Language::Fr => "Lister les cent dernières décisions du responsable et de la modération",
        }
    }

    /// “Print JSON: an array of objects with number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer and seen”
    #[must_use]
    pub const fn help_admin_log_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print JSON: an array of objects with number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer and seen"
            }
            Language::Es => {
                "Escribir JSON: una lista de objetos con number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer y seen"
            }
            Language::Fr => {
                "Écrire du JSON\u{a0}: un tableau d’objets avec number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer et seen"
            }
        }
    }

    /// “List the acts that concern an account”
    #[must_use]
    pub const fn about_admin_user_show(self) -> &'static str {
        match self.0 {
            Language::En => "List the acts that concern an account",
            Language::Es => "Listar las decisiones que conciernen a una cuenta",
            Language::Fr => "Lister les décisions qui concernent un compte",
        }
    }

    /// “The name of the account”
    #[must_use]
    pub const fn help_admin_user_show_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of the account",
            Language::Es => "El nombre de la cuenta",
            Language::Fr => "Le nom du compte",
        }
    }

    /// “Print JSON: an array of objects, as of admin log”
    #[must_use]
    pub const fn help_admin_user_show_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an array of objects, as of admin log",
            Language::Es => "Escribir JSON: una lista de objetos, como admin log",
            Language::Fr => "Écrire du JSON\u{a0}: un tableau d’objets, comme admin log",
        }
    }

    /// “Make the ratings of the database of a stopped server anew from its rated games”
    #[must_use]
    pub const fn about_admin_rerate(self) -> &'static str {
        match self.0 {
            Language::En => "Make the ratings of the database of a stopped server anew from its rated games",
            Language::Es => {
                "Rehace las puntuaciones de la base de datos de un servidor parado a partir de sus partidas puntuadas"
            }
            Language::Fr => "Refait les cotes de la base d’un serveur arrêté à partir de ses parties cotées",
        }
    }

    /// “Prints how many games and players count, and by how much a rating differs at most from before: by nothing, unless results were changed outside the service.”
    #[must_use]
    pub const fn more_admin_rerate(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints how many games and players count, and by how much a rating differs at most from before: by nothing, unless results were changed outside the service."
            }
            Language::Es => {
                "Muestra cuántas partidas y personas cuentan, y cuánto difiere como mucho una puntuación de la anterior: nada, salvo que se hayan cambiado resultados fuera del servicio."
            }
            Language::Fr => {
                "Affiche combien de parties et de joueurs comptent, et de combien une cote diffère au plus de celle d’avant\u{a0}: de rien, sauf si des résultats ont été changés hors du service."
            }
        }
    }

    /// “Count the openings of all finished games anew”
    #[must_use]
    pub const fn about_admin_rebuild(self) -> &'static str {
        match self.0 {
            Language::En => "Count the openings of all finished games anew",
            Language::Es => "Cuenta de nuevo las aperturas de todas las partidas acabadas",
            Language::Fr => "Compte à nouveau les ouvertures de toutes les parties finies",
        }
    }

    /// “The service does it behind the games: at its next start, or within seconds if it runs. Until then the analysis board shows what has been counted so far.”
    #[must_use]
    pub const fn more_admin_rebuild(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The service does it behind the games: at its next start, or within seconds if it runs. Until then the analysis board shows what has been counted so far."
            }
            Language::Es => {
                "El servicio lo hace detrás de las partidas: al arrancar la próxima vez, o en unos segundos si está en marcha. Hasta entonces el tablero de análisis muestra lo que ya se ha contado."
            }
            Language::Fr => {
                "Le service le fait derrière les parties\u{a0}: à son prochain démarrage, ou en quelques secondes s’il est en marche. D’ici là, le plateau d’analyse montre ce qui est déjà compté."
            }
        }
    }

    /// “Add a key for what is said in private: it seals from the next start on, and the earlier ones still open”
    #[must_use]
    pub const fn about_admin_rotate_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Add a key for what is said in private: it seals from the next start on, and the earlier ones still open"
            }
            Language::Es => {
                "Añade una clave para lo que se dice en privado: sella desde el próximo arranque, y las anteriores siguen abriendo"
            }
            Language::Fr => {
                "Ajoute une clé pour ce qui se dit en privé\u{a0}: elle scelle dès le prochain démarrage, et les précédentes ouvrent encore"
            }
        }
    }

    /// `The file of the keys [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_admin_rotate_press_key_press_key(self) -> &'static str {
        match self.0 {
            Language::En => "The file of the keys [default: DATABASE.press-key]",
            Language::Es => "El archivo de las claves [por defecto: BASE.press-key]",
            Language::Fr => "Le fichier des clés [par défaut\u{a0}: BASE.press-key]",
        }
    }

    /// “Print a link by which somebody makes an account”
    #[must_use]
    pub const fn about_admin_invite(self) -> &'static str {
        match self.0 {
            Language::En => "Print a link by which somebody makes an account",
            Language::Es => "Mostrar un enlace con el que alguien crea una cuenta",
            Language::Fr => "Affiche un lien par lequel quelqu’un crée un compte",
        }
    }

    /// “Help people with their accounts”
    #[must_use]
    pub const fn about_admin_user(self) -> &'static str {
        match self.0 {
            Language::En => "Help people with their accounts",
            Language::Es => "Ayuda a la gente con su cuenta",
            Language::Fr => "Aide les gens avec leur compte",
        }
    }

    /// “Print a link by which the owner of an account chooses a new password”
    #[must_use]
    pub const fn about_admin_user_reset(self) -> &'static str {
        match self.0 {
            Language::En => "Print a link by which the owner of an account chooses a new password",
            Language::Es => "Muestra un enlace con el que el dueño de una cuenta elige otra contraseña",
            Language::Fr => {
                "Affiche un lien par lequel le titulaire d’un compte choisit un nouveau mot de passe"
            }
        }
    }

    /// “Take the second factor and the passkeys of an account away, for somebody who has lost them”
    #[must_use]
    pub const fn about_admin_user_remove_factor(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Take the second factor and the passkeys of an account away, for somebody who has lost them"
            }
            Language::Es => {
                "Quitar el segundo factor y las llaves de acceso de una cuenta, para quien los ha perdido"
            }
            Language::Fr => "Retire le second facteur et les clés d’accès d’un compte, pour qui les a perdus",
        }
    }

    /// “For a service whose option --registration is invited. The link works once, for two weeks, and beside a running service.”
    #[must_use]
    pub const fn more_admin_invite(self) -> &'static str {
        match self.0 {
            Language::En => {
                "For a service whose option --registration is invited. The link works once, for two weeks, and beside a running service."
            }
            Language::Es => {
                "Para un servicio cuya opción --registration es invited. El enlace sirve una vez, durante dos semanas, y junto a un servicio en marcha."
            }
            Language::Fr => {
                "Pour un service dont l’option --registration est invited. Le lien sert une fois, pendant deux semaines, et à côté d’un service en marche."
            }
        }
    }

    /// “The link works once, for 30 minutes. It signs in who opens it: hand it only to its owner.”
    #[must_use]
    pub const fn more_admin_user_reset(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The link works once, for 30 minutes. It signs in who opens it: hand it only to its owner."
            }
            Language::Es => {
                "El enlace sirve una vez, durante 30 minutos. Inicia la sesión de quien lo abre: dáselo solo a su dueño."
            }
            Language::Fr => {
                "Le lien sert une fois, pendant 30 minutes. Il connecte qui l’ouvre\u{a0}: ne le donnez qu’à son titulaire."
            }
        }
    }

    /// “The name of the account”
    #[must_use]
    pub const fn help_admin_user_reset_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of the account",
            Language::Es => "El nombre de la cuenta",
            Language::Fr => "Le nom du compte",
        }
    }

    /// “The name of the account”
    #[must_use]
    pub const fn help_admin_user_remove_factor_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name of the account",
            Language::Es => "El nombre de la cuenta",
            Language::Fr => "Le nom du compte",
        }
    }

    /// “The public address of the service, which begins the link”
    #[must_use]
    pub const fn help_admin_user_reset_url(self) -> &'static str {
        match self.0 {
            Language::En => "The public address of the service, which begins the link",
            Language::Es => "La dirección pública del servicio, con la que empieza el enlace",
            Language::Fr => "L’adresse publique du service, par laquelle commence le lien",
        }
    }

    /// “The public address of the service, which begins the link”
    #[must_use]
    pub const fn help_admin_invite_url(self) -> &'static str {
        match self.0 {
            Language::En => "The public address of the service, which begins the link",
            Language::Es => "La dirección pública del servicio, con la que empieza el enlace",
            Language::Fr => "L’adresse publique du service, par laquelle commence le lien",
        }
    }

    /// “Find out what is wrong with a database, its place, the machine and a proxy, and what to do about it”
    #[must_use]
    pub const fn about_admin_doctor(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Find out what is wrong with a database, its place, the machine and a proxy, and what to do about it"
            }
            Language::Es => {
                "Averigua qué va mal en una base de datos, su carpeta, la máquina y un proxy, y qué hacer"
            }
            Language::Fr => {
                "Cherche ce qui ne va pas dans une base de données, son dossier, la machine et un proxy, et dit qu’y faire"
            }
        }
    }

    /// “Each line says ok, warning or fault. Exits with 1 if there is a fault. Changes nothing.”
    #[must_use]
    pub const fn more_admin_doctor(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Each line says ok, warning or fault. Exits with 1 if there is a fault. Changes nothing."
            }
            Language::Es => {
                "Cada línea dice ok, warning (atención) o fault (fallo). El código de salida es 1 si hay un fallo. No cambia nada."
            }
            Language::Fr => {
                "Chaque ligne dit ok, warning (à surveiller) ou fault (à réparer). Le code de sortie est 1 s’il y a quelque chose à réparer. Ne change rien."
            }
        }
    }

    /// “Also ask a running service at its public address, through the proxy if there is one”
    #[must_use]
    pub const fn help_admin_doctor_url(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Also ask a running service at its public address, through the proxy if there is one"
            }
            Language::Es => {
                "Pregunta también a un servicio en marcha en su dirección pública, a través del proxy si lo hay"
            }
            Language::Fr => {
                "Interroge aussi un service en marche à son adresse publique, à travers le proxy s’il y en a un"
            }
        }
    }

    /// `The file of the keys that seal what is said in private [default: DATABASE.press-key]`
    #[must_use]
    pub const fn help_admin_doctor_press_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file of the keys that seal what is said in private [default: DATABASE.press-key]"
            }
            Language::Es => {
                "El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]"
            }
            Language::Fr => {
                "Le fichier des clés qui scellent ce qui se dit en privé [par défaut\u{a0}: BASE.press-key]"
            }
        }
    }

    /// “Print JSON: an array of objects with severity, subject and message”
    #[must_use]
    pub const fn help_admin_doctor_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print JSON: an array of objects with severity, subject and message",
            Language::Es => "Muestra JSON: un array de objetos con severity, subject y message",
            Language::Fr => "Affiche du JSON\u{a0}: un tableau d’objets avec severity, subject et message",
        }
    }

    /// “Ask the service on this machine whether it is ready: ends with 0 if it is, else with 1”
    #[must_use]
    pub const fn about_admin_health(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Ask the service on this machine whether it is ready: ends with 0 if it is, else with 1"
            }
            Language::Es => {
                "Pregunta al servicio de esta máquina si está listo: termina con 0 si lo está, si no con 1"
            }
            Language::Fr => {
                "Demande au service de cette machine s’il est prêt\u{a0}: finit par 0 s’il l’est, sinon par 1"
            }
        }
    }

    /// `The address on which the service listens [default: that of DJAMBI_LISTEN, or 127.0.0.1:8080]`
    #[must_use]
    pub const fn help_admin_health_listen(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The address on which the service listens [default: that of DJAMBI_LISTEN, or 127.0.0.1:8080]"
            }
            Language::Es => {
                "La dirección en la que escucha el servicio [por defecto: la de DJAMBI_LISTEN, o 127.0.0.1:8080]"
            }
            Language::Fr => {
                "L’adresse sur laquelle le service écoute [par défaut\u{a0}: celle de DJAMBI_LISTEN, ou 127.0.0.1:8080]"
            }
        }
    }

    /// “Send a letter by the options of mail of the service, to see whether it comes”
    #[must_use]
    pub const fn about_admin_mail_test(self) -> &'static str {
        match self.0 {
            Language::En => "Send a letter by the options of mail of the service, to see whether it comes",
            Language::Es => "Envía una carta con las opciones de correo del servicio, para ver si llega",
            Language::Fr => {
                "Envoie un courriel par les options de courriel du service, pour voir s’il arrive"
            }
        }
    }

    /// “The options that are not given are those of the environment variables of the service, such as DJAMBI_SMTP.”
    #[must_use]
    pub const fn more_admin_mail_test(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The options that are not given are those of the environment variables of the service, such as DJAMBI_SMTP."
            }
            Language::Es => {
                "Las opciones que no se dan son las de las variables de entorno del servicio, como DJAMBI_SMTP."
            }
            Language::Fr => {
                "Les options qui ne sont pas données sont celles des variables d’environnement du service, comme DJAMBI_SMTP."
            }
        }
    }

    /// “Where the letter goes”
    #[must_use]
    pub const fn help_admin_mail_test_address(self) -> &'static str {
        match self.0 {
            Language::En => "Where the letter goes",
            Language::Es => "Adónde va la carta",
            Language::Fr => "Où va le courriel",
        }
    }

    /// “The address of the service, which stands in the letter”
    #[must_use]
    pub const fn help_admin_mail_test_public_url(self) -> &'static str {
        match self.0 {
            Language::En => "The address of the service, which stands in the letter",
            Language::Es => "La dirección del servicio, que figura en la carta",
            Language::Fr => "L’adresse du service, qui figure dans le courriel",
        }
    }

    /// “Play in the terminal against bots”
    #[must_use]
    pub const fn about_play(self) -> &'static str {
        match self.0 {
            Language::En => "Play in the terminal against bots",
            Language::Es => "Juega en la terminal contra bots",
            Language::Fr => "Fait jouer une partie dans le terminal, contre des bots",
        }
    }

    /// “Reads moves and commands from standard input, one a line; “help” lists them. The strongest bots think for seconds.”
    #[must_use]
    pub const fn more_play(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Reads moves and commands from standard input, one a line; “help” lists them. The strongest bots think for seconds."
            }
            Language::Es => {
                "Lee jugadas y comandos de la entrada estándar, una por línea; «ayuda» los enumera. Los bots más fuertes piensan durante segundos."
            }
            Language::Fr => {
                "Lit les coups et les commandes sur l’entrée standard, un par ligne\u{202f}; «\u{a0}aide\u{a0}» en donne la liste. Les bots les plus forts réfléchissent plusieurs secondes."
            }
        }
    }

    /// “The position to begin with”
    #[must_use]
    pub const fn help_play_dfen(self) -> &'static str {
        match self.0 {
            Language::En => "The position to begin with",
            Language::Es => "La posición con la que se empieza",
            Language::Fr => "La position de départ",
        }
    }

    /// `How many players take part from the start; other seats’ armies are hostages [default: all seats]`
    #[must_use]
    pub const fn help_play_players(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How many players take part from the start; other seats’ armies are hostages [default: all seats]"
            }
            Language::Es => {
                "Cuántos jugadores participan desde el principio; los ejércitos de los demás puestos son rehenes [por defecto: todos los puestos]"
            }
            Language::Fr => {
                "Combien de joueurs participent dès le début\u{202f}; les armées des autres places sont otages [par défaut\u{a0}: toutes les places]"
            }
        }
    }

    /// `A seat that you play; may be repeated [default: the seat to move]`
    #[must_use]
    pub const fn help_play_seats(self) -> &'static str {
        match self.0 {
            Language::En => "A seat that you play; may be repeated [default: the seat to move]",
            Language::Es => "Un puesto que ocupas tú; se puede repetir [por defecto: el que tiene el turno]",
            Language::Fr => {
                "Une place que vous tenez\u{202f}; peut être répété [par défaut\u{a0}: celle du joueur au trait]"
            }
        }
    }

    /// “The bots’ strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8”
    #[must_use]
    pub const fn help_play_level(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The bots’ strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8"
            }
            Language::Es => {
                "El nivel de los bots: peasant, page, squire, courtier, envoy, minister, chancellor, regent o prince, o de 0 a 8"
            }
            Language::Fr => {
                "Le niveau des bots\u{a0}: peasant, page, squire, courtier, envoy, minister, chancellor, regent ou prince, ou de 0 à 8"
            }
        }
    }

    /// `How the bots keep and break treaties: loyal, grudging, opportunist, machiavellian, or mute for none; SEAT=CHARACTER for one of them; may be repeated [default: by chance]`
    #[must_use]
    pub const fn help_play_press(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How the bots keep and break treaties: loyal, grudging, opportunist, machiavellian, or mute for none; SEAT=CHARACTER for one of them; may be repeated [default: by chance]"
            }
            Language::Es => {
                "Cómo cumplen y rompen los bots los tratados: loyal (leal), grudging (rencoroso), opportunist (oportunista), machiavellian (maquiavélico), o mute para ninguno; PUESTO=CARÁCTER para uno de ellos; se puede repetir [por defecto: al azar]"
            }
            Language::Fr => {
                "Comment les bots tiennent et rompent les traités\u{a0}: loyal, grudging (rancunier), opportunist (opportuniste), machiavellian (machiavélique), ou mute pour aucun\u{202f}; PLACE=CARACTÈRE pour l’un d’eux\u{202f}; peut être répété [par défaut\u{a0}: au hasard]"
            }
        }
    }

    /// `The seed of the bots’ random choices [default: from the clock]`
    #[must_use]
    pub const fn help_play_seed(self) -> &'static str {
        match self.0 {
            Language::En => "The seed of the bots’ random choices [default: from the clock]",
            Language::Es => "La semilla del azar de los bots [por defecto: el reloj]",
            Language::Fr => "La graine du hasard des bots [par défaut\u{a0}: l’horloge]",
        }
    }

    /// “List the legal moves of a position, sorted, one a line”
    #[must_use]
    pub const fn about_moves(self) -> &'static str {
        match self.0 {
            Language::En => "List the legal moves of a position, sorted, one a line",
            Language::Es => "Enumera las jugadas legales de una posición, ordenadas, una por línea",
            Language::Fr => "Donne les coups légaux d’une position, triés, un par ligne",
        }
    }

    /// “The moves are in wire form (djambi help rules, §11) and sorted by their bytes. A finished game has none.”
    #[must_use]
    pub const fn more_moves(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The moves are in wire form (djambi help rules, §11) and sorted by their bytes. A finished game has none."
            }
            Language::Es => {
                "Las jugadas van en notación para programas (djambi help rules, §11) y ordenadas byte a byte. Una partida terminada no tiene ninguna."
            }
            Language::Fr => {
                "Les coups sont en notation machine (djambi help rules, §11) et triés octet par octet. Une partie finie n’en a aucun."
            }
        }
    }

    /// “Print the moves in reading form, such as Mc3xc4@h7”
    #[must_use]
    pub const fn help_moves_reading(self) -> &'static str {
        match self.0 {
            Language::En => "Print the moves in reading form, such as Mc3xc4@h7",
            Language::Es => "Muestra las jugadas en notación de lectura, como Mc3xc4@h7",
            Language::Fr => "Écrit les coups en notation lisible, comme Mc3xc4@h7",
        }
    }

    /// “Print only the moves that break no promise of the treaty by the player to move”
    #[must_use]
    pub const fn help_moves_keeping(self) -> &'static str {
        match self.0 {
            Language::En => "Print only the moves that break no promise of the treaty by the player to move",
            Language::Es => {
                "Muestra solo las jugadas que no rompen ninguna promesa de quien tiene el turno en ese tratado"
            }
            Language::Fr => {
                "N’affiche que les coups qui ne rompent aucune promesse du joueur au trait dans ce traité"
            }
        }
    }

    /// “Print a JSON object a line: move (wire form) and reading”
    #[must_use]
    pub const fn help_moves_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print a JSON object a line: move (wire form) and reading",
            Language::Es => {
                "Muestra un objeto JSON por línea: move (notación para programas) y reading (notación de lectura)"
            }
            Language::Fr => {
                "Affiche un objet JSON par ligne\u{a0}: move (notation machine) et reading (notation lisible)"
            }
        }
    }

    /// “The treaty begins in this position. All moves are printed if none keeps it, or if the player is not a party.”
    #[must_use]
    pub const fn long_moves_keeping(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The treaty begins in this position. All moves are printed if none keeps it, or if the player is not a party."
            }
            Language::Es => {
                "El tratado empieza en esta posición. Se muestran todas las jugadas si ninguna lo cumple, o si quien tiene el turno no es parte."
            }
            Language::Fr => {
                "Le traité commence dans cette position. Tous les coups s’affichent si aucun ne le respecte, ou si le joueur au trait n’est pas partie prenante."
            }
        }
    }

    /// “Judge the turns of a treaty’s parties”
    #[must_use]
    pub const fn about_judge(self) -> &'static str {
        match self.0 {
            Language::En => "Judge the turns of a treaty’s parties",
            Language::Es => "Juzga las jugadas de las partes de un tratado",
            Language::Fr => "Juge les coups des parties prenantes d’un traité",
        }
    }

    /// “The treaty begins in this position. Prints a line for each word: the word with ok, or with breaks and the clauses that it breaks; then the state of the treaty: in_force, kept, broken with the party and the number of the word, or dissolved with the cause.”
    #[must_use]
    pub const fn more_judge(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The treaty begins in this position. Prints a line for each word: the word with ok, or with breaks and the clauses that it breaks; then the state of the treaty: in_force, kept, broken with the party and the number of the word, or dissolved with the cause."
            }
            Language::Es => {
                "El tratado empieza en esta posición. Muestra una línea por palabra: la palabra y ok, o breaks y las cláusulas que rompe; luego el estado del tratado: in_force, kept, broken con la parte y el número de la palabra, o dissolved con la causa."
            }
            Language::Fr => {
                "Le traité commence dans cette position. Affiche une ligne par mot\u{a0}: le mot et ok, ou breaks et les clauses qu’il rompt\u{202f}; puis l’état du traité\u{a0}: in_force, kept, broken avec la partie prenante et le numéro du mot, ou dissolved avec la cause."
            }
        }
    }

    /// “The treaty, such as 'r:peace(b) b:peace(r) /2r' (djambi help press)”
    #[must_use]
    pub const fn help_judge_treaty(self) -> &'static str {
        match self.0 {
            Language::En => "The treaty, such as 'r:peace(b) b:peace(r) /2r' (djambi help press)",
            Language::Es => "El tratado, como 'r:peace(b) b:peace(r) /2r' (djambi help press)",
            Language::Fr => "Le traité, comme 'r:peace(b) b:peace(r) /2r' (djambi help press)",
        }
    }

    /// “Moves, and resign:r, notice:r, back:N (all but the first N turns and resignations are taken back)”
    #[must_use]
    pub const fn help_judge_words(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Moves, and resign:r, notice:r, back:N (all but the first N turns and resignations are taken back)"
            }
            Language::Es => {
                "Jugadas, y resign:r, notice:r, back:N (se deshace todo salvo las N primeras jugadas y abandonos)"
            }
            Language::Fr => {
                "Des coups, et resign:r, notice:r, back:N (tout est annulé, sauf les N premiers coups et abandons)"
            }
        }
    }

    /// “Play moves from a position and print the position after each”
    #[must_use]
    pub const fn about_apply(self) -> &'static str {
        match self.0 {
            Language::En => "Play moves from a position and print the position after each",
            Language::Es => "Juega desde una posición y muestra la posición tras cada jugada",
            Language::Fr => "Joue des coups à partir d’une position et affiche la position après chacun",
        }
    }

    /// “The moves may be in wire form or in reading form (djambi help rules, §11). An illegal move ends the command with an error that names the rule. Draws (§8) are not judged.”
    #[must_use]
    pub const fn more_apply(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The moves may be in wire form or in reading form (djambi help rules, §11). An illegal move ends the command with an error that names the rule. Draws (§8) are not judged."
            }
            Language::Es => {
                "Las jugadas van en notación para programas o en notación de lectura (djambi help rules, §11). Una jugada ilegal pone fin al comando con un error que nombra la regla. Las tablas (§8) no se juzgan."
            }
            Language::Fr => {
                "Les coups peuvent être en notation machine ou en notation lisible (djambi help rules, §11). Un coup illégal arrête la commande, avec une erreur qui nomme la règle. Les nulles (§8) ne sont pas jugées."
            }
        }
    }

    /// “The moves, in order”
    #[must_use]
    pub const fn help_apply_moves(self) -> &'static str {
        match self.0 {
            Language::En => "The moves, in order",
            Language::Es => "Las jugadas, en su orden",
            Language::Fr => "Les coups, dans l’ordre",
        }
    }

    /// “Print a JSON object a line: move (wire form), reading, and position, that after the move”
    #[must_use]
    pub const fn help_apply_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print a JSON object a line: move (wire form), reading, and position, that after the move"
            }
            Language::Es => {
                "Muestra un objeto JSON por línea: move (notación para programas), reading (notación de lectura) y position, la posición tras la jugada"
            }
            Language::Fr => {
                "Affiche un objet JSON par ligne\u{a0}: move (notation machine), reading (notation lisible) et position, celle qui suit le coup"
            }
        }
    }

    /// “Resign for a player and print the position after that”
    #[must_use]
    pub const fn about_resign(self) -> &'static str {
        match self.0 {
            Language::En => "Resign for a player and print the position after that",
            Language::Es => "Abandona por un jugador y muestra la posición que resulta",
            Language::Fr => "Abandonne pour un joueur et affiche la position qui en résulte",
        }
    }

    /// “Any living player may resign, in and out of turn (djambi help rules, §6).”
    #[must_use]
    pub const fn more_resign(self) -> &'static str {
        match self.0 {
            Language::En => "Any living player may resign, in and out of turn (djambi help rules, §6).",
            Language::Es => {
                "Cualquier jugador con vida puede abandonar, tenga o no el turno (djambi help rules, §6)."
            }
            Language::Fr => "Tout joueur vivant peut abandonner, au trait ou non (djambi help rules, §6).",
        }
    }

    /// “The letter of the player’s army, such as r for red”
    #[must_use]
    pub const fn help_resign_letter(self) -> &'static str {
        match self.0 {
            Language::En => "The letter of the player’s army, such as r for red",
            Language::Es => "La letra del ejército del jugador, como r para rojo",
            Language::Fr => "La lettre de l’armée du joueur, comme r pour rouge",
        }
    }

    /// “Count the sequences of turns from a position”
    #[must_use]
    pub const fn about_perft(self) -> &'static str {
        match self.0 {
            Language::En => "Count the sequences of turns from a position",
            Language::Es => "Cuenta las series de jugadas desde una posición",
            Language::Fr => "Compte les suites de coups à partir d’une position",
        }
    }

    /// “Prints only the number. “djambi help rules” defines the count in §12.”
    #[must_use]
    pub const fn more_perft(self) -> &'static str {
        match self.0 {
            Language::En => "Prints only the number. “djambi help rules” defines the count in §12.",
            Language::Es => "Muestra solo el número. El §12 de «djambi help rules» define qué se cuenta.",
            Language::Fr => {
                "N’affiche que le nombre. Le §12 de «\u{a0}djambi help rules\u{a0}» dit ce qui est compté."
            }
        }
    }

    /// “The length of the sequences”
    #[must_use]
    pub const fn help_perft_depth(self) -> &'static str {
        match self.0 {
            Language::En => "The length of the sequences",
            Language::Es => "La longitud de las series",
            Language::Fr => "La longueur des suites",
        }
    }

    /// “Print one JSON object: depth and count”
    #[must_use]
    pub const fn help_perft_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print one JSON object: depth and count",
            Language::Es => "Muestra un solo objeto JSON: depth y count",
            Language::Fr => "Affiche un seul objet JSON\u{a0}: depth et count",
        }
    }

    /// “Count the sequences of turns from a position, move by move”
    #[must_use]
    pub const fn about_divide(self) -> &'static str {
        match self.0 {
            Language::En => "Count the sequences of turns from a position, move by move",
            Language::Es => "Cuenta las series de jugadas desde una posición, jugada por jugada",
            Language::Fr => "Compte les suites de coups à partir d’une position, coup par coup",
        }
    }

    /// “Prints a line for each legal move, sorted: the move in wire form and the number of sequences that begin with it. The numbers add up to the number that perft prints.”
    #[must_use]
    pub const fn more_divide(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints a line for each legal move, sorted: the move in wire form and the number of sequences that begin with it. The numbers add up to the number that perft prints."
            }
            Language::Es => {
                "Muestra una línea por cada jugada legal, en orden: la jugada, en notación para programas, y el número de series que empiezan con ella. La suma de esos números es el que da perft."
            }
            Language::Fr => {
                "Affiche une ligne par coup légal, dans l’ordre\u{a0}: le coup en notation machine et le nombre de suites qui commencent par lui. La somme de ces nombres est celui que donne perft."
            }
        }
    }

    /// “The length of the sequences, the first turn included”
    #[must_use]
    pub const fn help_divide_depth(self) -> &'static str {
        match self.0 {
            Language::En => "The length of the sequences, the first turn included",
            Language::Es => "La longitud de las series, incluida la primera jugada",
            Language::Fr => "La longueur des suites, premier coup compris",
        }
    }

    /// “Print a JSON object a line: move (wire form) and count”
    #[must_use]
    pub const fn help_divide_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print a JSON object a line: move (wire form) and count",
            Language::Es => "Muestra un objeto JSON por línea: move (notación para programas) y count",
            Language::Fr => "Affiche un objet JSON par ligne\u{a0}: move (notation machine) et count",
        }
    }

    /// “Check a position string”
    #[must_use]
    pub const fn about_validate(self) -> &'static str {
        match self.0 {
            Language::En => "Check a position string",
            Language::Es => "Comprueba una posición",
            Language::Fr => "Contrôle une position",
        }
    }

    /// “Prints ok, or each fault on a line of standard error.”
    #[must_use]
    pub const fn more_validate(self) -> &'static str {
        match self.0 {
            Language::En => "Prints ok, or each fault on a line of standard error.",
            Language::Es => "Muestra ok, o cada fallo en una línea de la salida de errores.",
            Language::Fr => "Affiche ok, ou chaque défaut sur une ligne de la sortie d’erreur.",
        }
    }

    /// “Print one JSON object: valid, and faults, each with code, args and message (djambi help protocol)”
    #[must_use]
    pub const fn help_validate_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print one JSON object: valid, and faults, each with code, args and message (djambi help protocol)"
            }
            Language::Es => {
                "Muestra un solo objeto JSON: valid, y faults, cada fallo con code, args y message (djambi help protocol)"
            }
            Language::Fr => {
                "Affiche un seul objet JSON\u{a0}: valid, et faults, chaque défaut avec code, args et message (djambi help protocol)"
            }
        }
    }

    /// “Check records of games and write them in their usual form”
    #[must_use]
    pub const fn about_record(self) -> &'static str {
        match self.0 {
            Language::En => "Check records of games and write them in their usual form",
            Language::Es => "Comprueba anotaciones de partidas y las escribe en su forma habitual",
            Language::Fr => "Contrôle des feuilles de partie et les écrit sous leur forme habituelle",
        }
    }

    /// “A file may hold several records. Each is played by the rules and written again: tags in order, turns numbered and in reading form, with clocks, comments, signs and variations (djambi help notation). What is wrong with one is said on standard error, with its line and column, and the others are written all the same. Exits with 1 if a record is faulty or a file holds none.”
    #[must_use]
    pub const fn more_record(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A file may hold several records. Each is played by the rules and written again: tags in order, turns numbered and in reading form, with clocks, comments, signs and variations (djambi help notation). What is wrong with one is said on standard error, with its line and column, and the others are written all the same. Exits with 1 if a record is faulty or a file holds none."
            }
            Language::Es => {
                "Un archivo puede contener varias anotaciones. Cada una se juega según las reglas y se escribe de nuevo: las etiquetas en orden, las jugadas numeradas y en notación de lectura, con relojes, comentarios, signos y variantes (djambi help notation). Lo que está mal se dice en la salida de errores, con su línea y su columna, y las demás se escriben igualmente. El código de salida es 1 si una anotación tiene un fallo o un archivo no contiene ninguna."
            }
            Language::Fr => {
                "Un fichier peut contenir plusieurs feuilles. Chacune est jouée selon les règles et réécrite\u{a0}: les étiquettes dans l’ordre, les coups numérotés et en notation de lecture, avec pendules, commentaires, signes et variantes (djambi help notation). Ce qui ne va pas est dit sur la sortie d’erreur, avec sa ligne et sa colonne, et les autres sont écrites tout de même. Le code de sortie est 1 si une feuille est fautive ou si un fichier n’en contient aucune."
            }
        }
    }

    /// “The files with records, or - for standard input”
    #[must_use]
    pub const fn help_record_files(self) -> &'static str {
        match self.0 {
            Language::En => "The files with records, or - for standard input",
            Language::Es => "Los archivos de anotaciones, o - para la entrada estándar",
            Language::Fr => "Les fichiers de feuilles, ou - pour l’entrée standard",
        }
    }

    /// “Print a JSON object a line: valid, and record; or else line, column and fault with code, args and message”
    #[must_use]
    pub const fn help_record_json(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print a JSON object a line: valid, and record; or else line, column and fault with code, args and message"
            }
            Language::Es => {
                "Muestra un objeto JSON por línea: valid y record, o bien line, column y fault con code, args y message"
            }
            Language::Fr => {
                "Affiche un objet JSON par ligne\u{a0}: valid et record, ou bien line, column et fault avec code, args et message"
            }
        }
    }

    /// “Check a trace file of the corpus: games with the number of legal moves and their hash for each position”
    #[must_use]
    pub const fn about_replay(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Check a trace file of the corpus: games with the number of legal moves and their hash for each position"
            }
            Language::Es => {
                "Comprueba un archivo de trazas del corpus: partidas con el número de jugadas legales de cada posición y su huella"
            }
            Language::Fr => {
                "Contrôle un fichier de traces du corpus\u{a0}: des parties avec, pour chaque position, le nombre de coups légaux et leur empreinte"
            }
        }
    }

    /// “The file’s first line names the rules, as options such as “# --rules arena --set reporter=must”; missing options come from the command line. Prints the first differences between the file and the rules, and a last line “N positions, M differences”. Exits with 1 if there is a difference.”
    #[must_use]
    pub const fn more_replay(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The file’s first line names the rules, as options such as “# --rules arena --set reporter=must”; missing options come from the command line. Prints the first differences between the file and the rules, and a last line “N positions, M differences”. Exits with 1 if there is a difference."
            }
            Language::Es => {
                "La primera línea del archivo nombra las reglas, con opciones como «# --rules arena --set reporter=must»; las que faltan vienen de la línea de comandos. Muestra las primeras diferencias entre el archivo y las reglas, y una última línea «N positions, M differences». El código de salida es 1 si hay una diferencia."
            }
            Language::Fr => {
                "La première ligne du fichier nomme les règles, par des options telles que «\u{a0}# --rules arena --set reporter=must\u{a0}»\u{202f}; celles qui manquent viennent de la ligne de commande. Affiche les premières différences entre le fichier et les règles, et une dernière ligne «\u{a0}N positions, M differences\u{a0}». Le code de sortie est 1 s’il y a une différence."
            }
        }
    }

    /// “The trace file, or - for standard input”
    #[must_use]
    pub const fn help_replay_file(self) -> &'static str {
        match self.0 {
            Language::En => "The trace file, or - for standard input",
            Language::Es => "El archivo de trazas, o - para la entrada estándar",
            Language::Fr => "Le fichier de traces, ou - pour l’entrée standard",
        }
    }

    /// “Print the best move of a position”
    #[must_use]
    pub const fn about_bestmove(self) -> &'static str {
        match self.0 {
            Language::En => "Print the best move of a position",
            Language::Es => "Da la mejor jugada de una posición",
            Language::Fr => "Donne le meilleur coup d’une position",
        }
    }

    /// “Prints only the move, in wire form (djambi help rules, §11). A finished game is an error.”
    #[must_use]
    pub const fn more_bestmove(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints only the move, in wire form (djambi help rules, §11). A finished game is an error."
            }
            Language::Es => {
                "Muestra solo la jugada, en notación para programas (djambi help rules, §11). Una partida terminada es un error."
            }
            Language::Fr => {
                "N’affiche que le coup, en notation machine (djambi help rules, §11). Une partie finie est une erreur."
            }
        }
    }

    /// “Print one JSON object: move (wire form) and reading”
    #[must_use]
    pub const fn help_bestmove_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print one JSON object: move (wire form) and reading",
            Language::Es => {
                "Muestra un solo objeto JSON: move (notación para programas) y reading (notación de lectura)"
            }
            Language::Fr => {
                "Affiche un seul objet JSON\u{a0}: move (notation machine) et reading (notation lisible)"
            }
        }
    }

    /// “Find the best turns of a position, or the turning points of a recorded game”
    #[must_use]
    pub const fn about_analyse(self) -> &'static str {
        match self.0 {
            Language::En => "Find the best turns of a position, or the turning points of a recorded game",
            Language::Es => {
                "Busca las mejores jugadas de una posición, o los momentos decisivos de una partida anotada"
            }
            Language::Fr => {
                "Cherche les meilleurs coups d’une position, ou les tournants d’une partie d’après sa feuille"
            }
        }
    }

    /// “For a position, prints its best lines: the expected result of each seat (in per cent), the number of visits by the search, and the turns. For a recorded game, prints the expected result of each seat after each turn, and the turning points: the turns that lost their player most, with the better turn. By default a position is studied for a second, each position of a game for a fifth of a second. “djambi help engine” describes the output of --json.”
    #[must_use]
    pub const fn more_analyse(self) -> &'static str {
        match self.0 {
            Language::En => {
                "For a position, prints its best lines: the expected result of each seat (in per cent), the number of visits by the search, and the turns. For a recorded game, prints the expected result of each seat after each turn, and the turning points: the turns that lost their player most, with the better turn. By default a position is studied for a second, each position of a game for a fifth of a second. “djambi help engine” describes the output of --json."
            }
            Language::Es => {
                "De una posición muestra sus mejores líneas: el resultado esperado de cada puesto (en tanto por ciento), el número de visitas de la búsqueda y las jugadas. De una partida anotada muestra el resultado esperado de cada puesto tras cada jugada y los momentos decisivos: las jugadas que más costaron a su jugador, con la mejor jugada. Por defecto se estudia una posición durante un segundo, y cada posición de una partida durante un quinto de segundo. «djambi help engine» describe lo que da --json."
            }
            Language::Fr => {
                "Pour une position, affiche ses meilleures lignes d’analyse\u{a0}: le résultat attendu pour chaque place (en pour cent), le nombre de visites de la recherche, et les coups. Pour une feuille de partie, affiche le résultat attendu pour chaque place après chaque coup, puis les tournants\u{a0}: les coups qui ont le plus coûté à leur joueur, avec le coup à préférer. Par défaut, une position est étudiée une seconde, chaque position d’une partie un cinquième de seconde. «\u{a0}djambi help engine\u{a0}» décrit ce que donne --json."
            }
        }
    }

    /// “A position string in quotes, the word start, a file with a record, or - for a record or a position on standard input”
    #[must_use]
    pub const fn help_analyse_input(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A position string in quotes, the word start, a file with a record, or - for a record or a position on standard input"
            }
            Language::Es => {
                "Una posición entre comillas, la palabra start, un archivo con una anotación, o - para una anotación o una posición en la entrada estándar"
            }
            Language::Fr => {
                "Une position entre guillemets, le mot start, un fichier avec une feuille de partie, ou - pour lire une feuille ou une position sur l’entrée standard"
            }
        }
    }

    /// `How many lines to print [default: 5; of each position of a record 1]`
    #[must_use]
    pub const fn help_analyse_lines(self) -> &'static str {
        match self.0 {
            Language::En => "How many lines to print [default: 5; of each position of a record 1]",
            Language::Es => "Cuántas líneas mostrar [por defecto: 5; de cada posición de una partida, 1]",
            Language::Fr => {
                "Combien de lignes d’analyse afficher [par défaut\u{a0}: 5\u{202f}; pour chaque position d’une partie, 1]"
            }
        }
    }

    /// “Run the engine for other programs, by the text protocol UDI”
    #[must_use]
    pub const fn about_udi(self) -> &'static str {
        match self.0 {
            Language::En => "Run the engine for other programs, by the text protocol UDI",
            Language::Es => "Pone el motor al servicio de otros programas, con el protocolo de texto UDI",
            Language::Fr => "Fait tourner le moteur pour d’autres programmes, par le protocole textuel UDI",
        }
    }

    /// “Reads commands from standard input, one a line, and replies on standard output, until quit or the end of the input. “djambi help udi” specifies the protocol, which resembles UCI. In the example, > is input and < is output.”
    #[must_use]
    pub const fn more_udi(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Reads commands from standard input, one a line, and replies on standard output, until quit or the end of the input. “djambi help udi” specifies the protocol, which resembles UCI. In the example, > is input and < is output."
            }
            Language::Es => {
                "Lee comandos de la entrada estándar, una por línea, y responde en la salida estándar, hasta quit o el fin de la entrada. «djambi help udi» define el protocolo, que se parece a UCI. En el ejemplo, > es la entrada y < la salida."
            }
            Language::Fr => {
                "Lit des commandes sur l’entrée standard, une par ligne, et répond sur la sortie standard, jusqu’à quit ou la fin de l’entrée. «\u{a0}djambi help udi\u{a0}» décrit le protocole, qui ressemble à UCI. Dans l’exemple, > est l’entrée et < la sortie."
            }
        }
    }

    /// “Check whether a program speaks UDI as it is specified”
    #[must_use]
    pub const fn about_udi_check(self) -> &'static str {
        match self.0 {
            Language::En => "Check whether a program speaks UDI as it is specified",
            Language::Es => "Comprueba si un programa habla UDI como está especificado",
            Language::Fr => "Vérifie qu’un programme parle UDI comme il est spécifié",
        }
    }

    /// “Starts a program and asks it what programs ask of engines: its options, searches with each limit, on every board and under all rule sets, a game against itself, treaties, its end. Prints a line for each check: ok, FAULT with what is wrong and the line that the program wrote, or note, if the program does not do what it need not. The status is 1 if there is a fault. “djambi help udi” specifies the protocol.”
    #[must_use]
    pub const fn more_udi_check(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Starts a program and asks it what programs ask of engines: its options, searches with each limit, on every board and under all rule sets, a game against itself, treaties, its end. Prints a line for each check: ok, FAULT with what is wrong and the line that the program wrote, or note, if the program does not do what it need not. The status is 1 if there is a fault. “djambi help udi” specifies the protocol."
            }
            Language::Es => {
                "Inicia un programa y le pide lo que se pide a un motor: sus opciones, búsquedas con cada límite, en todos los tableros y con todas las reglas, una partida contra sí mismo, tratados, su fin. Muestra una línea por comprobación: ok, FAULT con el fallo y la línea que escribió el programa, o note si el programa no hace lo que no está obligado a hacer. El estado es 1 si hay un fallo. «djambi help udi» especifica el protocolo."
            }
            Language::Fr => {
                "Lance un programme et lui demande ce que l’on demande à un moteur\u{a0}: ses options, des recherches sous chaque limite, sur tous les plateaux et avec toutes les règles, une partie contre lui-même, des traités, sa fin. Affiche une ligne par vérification\u{a0}: ok, FAULT avec la faute et la ligne écrite par le programme, ou note si le programme ne fait pas ce qu’il n’est pas tenu de faire. Le statut est 1 s’il y a une faute. «\u{a0}djambi help udi\u{a0}» spécifie le protocole."
            }
        }
    }

    /// “The program and its arguments”
    #[must_use]
    pub const fn help_udi_check_command(self) -> &'static str {
        match self.0 {
            Language::En => "The program and its arguments",
            Language::Es => "El programa y sus argumentos",
            Language::Fr => "Le programme et ses arguments",
        }
    }

    /// “Let the program take so many seconds for an answer, beside the time that it is given”
    #[must_use]
    pub const fn help_udi_check_seconds(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Let the program take so many seconds for an answer, beside the time that it is given"
            }
            Language::Es => "Deja al programa tantos segundos para responder, además del tiempo concedido",
            Language::Fr => "Laisse au programme tant de secondes pour répondre, en plus du temps accordé",
        }
    }

    /// “End its game after N turns”
    #[must_use]
    pub const fn help_udi_check_turns(self) -> &'static str {
        match self.0 {
            Language::En => "End its game after N turns",
            Language::Es => "Termina su partida tras N jugadas",
            Language::Fr => "Arrête sa partie après N coups",
        }
    }

    /// “Set an option of the program before all checks; several times for several options”
    #[must_use]
    pub const fn help_udi_check_options(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Set an option of the program before all checks; several times for several options"
            }
            Language::Es => {
                "Ajusta una opción del programa antes de las comprobaciones; se repite para ajustar varias"
            }
            Language::Fr => {
                "Règle une option du programme avant les vérifications\u{202f}; à répéter pour en régler plusieurs"
            }
        }
    }

    /// “Print all lines on standard error, with > before those to the program and < before its own”
    #[must_use]
    pub const fn help_udi_check_log(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Print all lines on standard error, with > before those to the program and < before its own"
            }
            Language::Es => {
                "Muestra todas las líneas en la salida de errores, con > ante las que recibe y < ante las suyas"
            }
            Language::Fr => {
                "Affiche toutes les lignes sur la sortie d’erreur, avec > devant celles qu’il reçoit et < devant les siennes"
            }
        }
    }

    /// “Search fixed positions, and print node count, signature and speed”
    #[must_use]
    pub const fn about_bench_engine(self) -> &'static str {
        match self.0 {
            Language::En => "Search fixed positions, and print node count, signature and speed",
            Language::Es => "Examina posiciones fijas y muestra el número de nodos, la firma y la velocidad",
            Language::Fr => {
                "Examine des positions fixes et affiche le nombre de nœuds, la signature et la vitesse"
            }
        }
    }

    /// “Searches each position of corpus/engine/bench.tsv with one thread at full strength, and prints its number of nodes. The sum of nodes and the signature (a hash of all lines found) are the same on every machine: a change of the engine that keeps both changes its speed at most.”
    #[must_use]
    pub const fn more_bench_engine(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Searches each position of corpus/engine/bench.tsv with one thread at full strength, and prints its number of nodes. The sum of nodes and the signature (a hash of all lines found) are the same on every machine: a change of the engine that keeps both changes its speed at most."
            }
            Language::Es => {
                "Examina cada posición de corpus/engine/bench.tsv con un hilo y a plena fuerza, y muestra su número de nodos. La suma de los nodos y la firma (una huella de todas las líneas halladas) son iguales en cualquier máquina: un cambio del motor que conserva ambas cambia como mucho su velocidad."
            }
            Language::Fr => {
                "Examine chaque position de corpus/engine/bench.tsv avec un seul fil d’exécution, à pleine force, et affiche son nombre de nœuds. La somme des nœuds et la signature (une empreinte de toutes les lignes d’analyse trouvées) sont les mêmes sur toute machine\u{a0}: un changement du moteur qui garde les deux ne touche qu’à sa vitesse."
            }
        }
    }

    /// “Search N nodes for each position”
    #[must_use]
    pub const fn help_bench_engine_nodes(self) -> &'static str {
        match self.0 {
            Language::En => "Search N nodes for each position",
            Language::Es => "Examina N nodos de cada posición",
            Language::Fr => "Examine N nœuds par position",
        }
    }

    /// “Play a match between two players and print which is stronger”
    #[must_use]
    pub const fn about_match(self) -> &'static str {
        match self.0 {
            Language::En => "Play a match between two players and print which is stronger",
            Language::Es => "Juega un encuentro entre dos jugadores y dice cuál es más fuerte",
            Language::Fr => "Joue un match entre deux joueurs et dit lequel est le plus fort",
        }
    }

    /// “A player is a level of the engine (peasant, page, squire, courtier, envoy, minister, chancellor, regent, prince) or a baseline (one-turn, paranoid, uct, newcomer, random), with parameters after a colon: nodes=N positions or ms=N milliseconds a turn; for the engine also threads=N, memory=MEBIBYTES and the parameters of its search. A program that speaks UDI is udi:PATH ARGUMENTS or udi:ms=100,OPTION=VALUE:PATH ARGUMENTS.  A match consists of blocks. A block is one random opening in all seatings: with four players six with two seats each, where 0.5 is an equal share, or four in which A has one seat and B three, where 0.25 is. The score is 0.5 between equals with any numbers of seats. “djambi help matches” explains the results and --json.”
    #[must_use]
    pub const fn more_match(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A player is a level of the engine (peasant, page, squire, courtier, envoy, minister, chancellor, regent, prince) or a baseline (one-turn, paranoid, uct, newcomer, random), with parameters after a colon: nodes=N positions or ms=N milliseconds a turn; for the engine also threads=N, memory=MEBIBYTES and the parameters of its search. A program that speaks UDI is udi:PATH ARGUMENTS or udi:ms=100,OPTION=VALUE:PATH ARGUMENTS.\n\nA match consists of blocks. A block is one random opening in all seatings: with four players six with two seats each, where 0.5 is an equal share, or four in which A has one seat and B three, where 0.25 is. The score is 0.5 between equals with any numbers of seats. “djambi help matches” explains the results and --json."
            }
            Language::Es => {
                "Un jugador es un nivel del motor (peasant, page, squire, courtier, envoy, minister, chancellor, regent, prince) o un jugador de referencia (one-turn, paranoid, uct, newcomer, random), con parámetros tras dos puntos: nodes=N posiciones o ms=N milisegundos por jugada; para el motor también threads=N, memory=MEBIBYTES y los parámetros de su búsqueda. Un programa que habla UDI es udi:RUTA ARGUMENTOS o udi:ms=100,OPCIÓN=VALOR:RUTA ARGUMENTOS.\n\nUn encuentro consta de bloques. Un bloque es una apertura al azar en todos los repartos de puestos: con cuatro jugadores, seis con dos puestos cada uno, donde 0.5 es la parte igual, o cuatro con un puesto de A contra tres de B, donde lo es 0.25. Entre iguales la puntuación es 0.5, sea cual sea el número de puestos. «djambi help matches» explica los resultados y --json."
            }
            Language::Fr => {
                "Un joueur est un niveau du moteur (peasant, page, squire, courtier, envoy, minister, chancellor, regent, prince) ou un joueur témoin (one-turn, paranoid, uct, newcomer, random), avec des paramètres après deux-points\u{a0}: nodes=N positions ou ms=N millisecondes par coup\u{202f}; pour le moteur aussi threads=N, memory=MÉBIOCTETS et les paramètres de sa recherche. Un programme qui parle UDI s’écrit udi:CHEMIN ARGUMENTS ou udi:ms=100,OPTION=VALEUR:CHEMIN ARGUMENTS.\n\nUn match se compose de blocs. Un bloc est une ouverture au hasard dans toutes les répartitions des places\u{a0}: à quatre joueurs, six avec deux places chacun, où la part égale est 0.5, ou quatre avec une place pour A contre trois pour B, où elle est 0.25. Entre joueurs égaux le score est 0.5, quel que soit le nombre de places. «\u{a0}djambi help matches\u{a0}» explique les résultats et --json."
            }
        }
    }

    /// “The player whose share is printed”
    #[must_use]
    pub const fn help_match_a(self) -> &'static str {
        match self.0 {
            Language::En => "The player whose share is printed",
            Language::Es => "El jugador cuya parte se muestra",
            Language::Fr => "Le joueur dont la part est affichée",
        }
    }

    /// “The opponent”
    #[must_use]
    pub const fn help_match_b(self) -> &'static str {
        match self.0 {
            Language::En => "The opponent",
            Language::Es => "El rival",
            Language::Fr => "L’adversaire",
        }
    }

    /// “How many blocks to play”
    #[must_use]
    pub const fn help_match_blocks(self) -> &'static str {
        match self.0 {
            Language::En => "How many blocks to play",
            Language::Es => "Cuántos bloques jugar",
            Language::Fr => "Combien de blocs jouer",
        }
    }

    /// `How many players take part; other seats’ armies are hostages [default: as many as the board has seats]`
    #[must_use]
    pub const fn help_match_players(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How many players take part; other seats’ armies are hostages [default: as many as the board has seats]"
            }
            Language::Es => {
                "Cuántos jugadores participan; los ejércitos de los demás puestos son rehenes [por defecto: tantos como puestos tiene el tablero]"
            }
            Language::Fr => {
                "Combien de joueurs participent\u{202f}; les armées des autres places sont otages [par défaut\u{a0}: autant que le plateau a de places]"
            }
        }
    }

    /// “The seats of A: half of them (rounded down) or one; with four players also two-two or one-three”
    #[must_use]
    pub const fn help_match_mode(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The seats of A: half of them (rounded down) or one; with four players also two-two or one-three"
            }
            Language::Es => {
                "Los puestos de A: la mitad (redondeada hacia abajo) o uno; con cuatro jugadores también two-two o one-three"
            }
            Language::Fr => {
                "Les places du joueur A\u{a0}: la moitié (arrondie vers le bas) ou une seule\u{202f}; à quatre joueurs aussi two-two ou one-three"
            }
        }
    }

    /// `How many games to play at a time [default: the number of cores]`
    #[must_use]
    pub const fn help_match_concurrency(self) -> &'static str {
        match self.0 {
            Language::En => "How many games to play at a time [default: the number of cores]",
            Language::Es => "Cuántas partidas jugar a la vez [por defecto: el número de núcleos]",
            Language::Fr => "Combien de parties jouer en même temps [par défaut\u{a0}: le nombre de cœurs]",
        }
    }

    /// “The seed of openings and of the players’ random choices”
    #[must_use]
    pub const fn help_match_seed(self) -> &'static str {
        match self.0 {
            Language::En => "The seed of openings and of the players’ random choices",
            Language::Es => "La semilla de las aperturas y del azar de los jugadores",
            Language::Fr => "La graine des ouvertures et du hasard des joueurs",
        }
    }

    /// “End a game after N turns as a draw of the living players”
    #[must_use]
    pub const fn help_match_turns(self) -> &'static str {
        match self.0 {
            Language::En => "End a game after N turns as a draw of the living players",
            Language::Es => "Termina una partida tras N jugadas, en tablas de los jugadores con vida",
            Language::Fr => "Termine une partie après N coups par une nulle entre les joueurs vivants",
        }
    }

    /// “Let players agree to draws, as the bots do in games with people”
    #[must_use]
    pub const fn help_match_draw_offers(self) -> &'static str {
        match self.0 {
            Language::En => "Let players agree to draws, as the bots do in games with people",
            Language::Es => {
                "Deja que los jugadores acuerden tablas, como lo hacen los bots en partidas con personas"
            }
            Language::Fr => {
                "Permet aux joueurs de convenir d’une nulle, comme le font les bots dans les parties avec des personnes"
            }
        }
    }

    /// “End the match as soon as the sequential test decides”
    #[must_use]
    pub const fn help_match_sequential(self) -> &'static str {
        match self.0 {
            Language::En => "End the match as soon as the sequential test decides",
            Language::Es => "Termina el encuentro en cuanto decide la prueba secuencial",
            Language::Fr => "Termine le match dès que le test séquentiel a tranché",
        }
    }

    /// “The Elo difference of the sequential test’s null hypothesis”
    #[must_use]
    pub const fn help_match_elo0(self) -> &'static str {
        match self.0 {
            Language::En => "The Elo difference of the sequential test’s null hypothesis",
            Language::Es => "La diferencia Elo de la hipótesis nula de la prueba secuencial",
            Language::Fr => "L’écart Elo de l’hypothèse nulle du test séquentiel",
        }
    }

    /// “The Elo difference of the sequential test’s alternative hypothesis”
    #[must_use]
    pub const fn help_match_elo1(self) -> &'static str {
        match self.0 {
            Language::En => "The Elo difference of the sequential test’s alternative hypothesis",
            Language::Es => "La diferencia Elo de la otra hipótesis de la prueba secuencial",
            Language::Fr => "L’écart Elo de l’autre hypothèse du test séquentiel",
        }
    }

    /// “Write records of the games: one file for each in a directory, or all appended to one file”
    #[must_use]
    pub const fn help_match_records(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Write records of the games: one file for each in a directory, or all appended to one file"
            }
            Language::Es => {
                "Escribe la anotación de las partidas: un archivo por partida en una carpeta, o todas al final de un solo archivo"
            }
            Language::Fr => {
                "Écrit les feuilles de partie\u{a0}: un fichier chacune dans un dossier, ou toutes à la fin d’un seul fichier"
            }
        }
    }

    /// “Store finished games in this file, and resume the match if it exists”
    #[must_use]
    pub const fn help_match_resume(self) -> &'static str {
        match self.0 {
            Language::En => "Store finished games in this file, and resume the match if it exists",
            Language::Es => {
                "Guarda las partidas terminadas en este archivo, y reanuda el encuentro si existe"
            }
            Language::Fr => "Garde les parties finies dans ce fichier, et continue le match s’il existe",
        }
    }

    /// “Print the result as one JSON object”
    #[must_use]
    pub const fn help_match_json(self) -> &'static str {
        match self.0 {
            Language::En => "Print the result as one JSON object",
            Language::Es => "Muestra el resultado como un solo objeto JSON",
            Language::Fr => "Affiche le résultat en un seul objet JSON",
        }
    }

    /// “error”
    #[must_use]
    pub const fn error(self) -> &'static str {
        match self.0 {
            Language::En => "error",
            Language::Es => "error",
            Language::Fr => "erreur",
        }
    }

    /// “tip”
    #[must_use]
    pub const fn tip(self) -> &'static str {
        match self.0 {
            Language::En => "tip",
            Language::Es => "consejo",
            Language::Fr => "conseil",
        }
    }

    /// ““{option}” cannot be used several times”
    #[must_use]
    pub fn conflict_with_itself(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("“{option}” cannot be used several times"),
            Language::Es => format!("«{option}» no se puede repetir"),
            Language::Fr => format!("«\u{a0}{option}\u{a0}» ne peut pas être répété"),
        }
    }

    /// ““{option}” cannot be used with {others}”
    #[must_use]
    pub fn conflict(self, option: &str, others: &[String]) -> String {
        match self.0 {
            Language::En => format!("“{option}” cannot be used with {}", others.join(", ")),
            Language::Es => format!("«{option}» no se puede usar con {}", others.join(", ")),
            Language::Fr => format!("«\u{a0}{option}\u{a0}» ne va pas avec {}", others.join(", ")),
        }
    }

    /// ““{option}” needs an equal sign before its value”
    #[must_use]
    pub fn equals_missing(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("“{option}” needs an equal sign before its value"),
            Language::Es => format!("«{option}» necesita un signo igual antes de su valor"),
            Language::Fr => format!("«\u{a0}{option}\u{a0}» attend un signe égal avant sa valeur"),
        }
    }

    /// ““{option}” needs a value”
    #[must_use]
    pub fn value_missing(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("“{option}” needs a value"),
            Language::Es => format!("«{option}» necesita un valor"),
            Language::Fr => format!("«\u{a0}{option}\u{a0}» attend une valeur"),
        }
    }

    /// “invalid value “{value}” for “{option}””
    #[must_use]
    pub fn value_invalid(self, value: &str, option: &str) -> String {
        match self.0 {
            Language::En => format!("invalid value “{value}” for “{option}”"),
            Language::Es => format!("valor «{value}» no válido para «{option}»"),
            Language::Fr => format!("valeur «\u{a0}{value}\u{a0}» invalide pour «\u{a0}{option}\u{a0}»"),
        }
    }

    /// “invalid value “{value}””
    #[must_use]
    pub fn value_invalid_in_file(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("invalid value “{value}”"),
            Language::Es => format!("valor «{value}» no válido"),
            Language::Fr => format!("valeur «\u{a0}{value}\u{a0}» invalide"),
        }
    }

    /// “there is no command “{command}””
    #[must_use]
    pub fn command_unknown(self, command: &str) -> String {
        match self.0 {
            Language::En => format!("there is no command “{command}”"),
            Language::Es => format!("no hay ningún comando «{command}»"),
            Language::Fr => format!("il n’y a pas de commande «\u{a0}{command}\u{a0}»"),
        }
    }

    /// “required arguments are missing”
    #[must_use]
    pub fn arguments_missing(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "a required argument is missing".to_owned()
                }
                _ => "required arguments are missing".to_owned(),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "falta un argumento".to_owned()
                }
                _ => "faltan argumentos".to_owned(),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "il manque un argument".to_owned()
                }
                _ => "il manque des arguments".to_owned(),
            },
        }
    }

    /// ““{command}” needs a command”
    #[must_use]
    pub fn command_missing(self, command: &str) -> String {
        match self.0 {
            Language::En => format!("“{command}” needs a command"),
            Language::Es => format!("«{command}» necesita un comando"),
            Language::Fr => format!("«\u{a0}{command}\u{a0}» attend une commande"),
        }
    }

    /// “commands: {values}”
    #[must_use]
    pub fn possible_commands(self, values: &[String]) -> String {
        match self.0 {
            Language::En => format!("commands: {}", values.join(", ")),
            Language::Es => format!("comandos: {}", values.join(", ")),
            Language::Fr => format!("commandes\u{a0}: {}", values.join(", ")),
        }
    }

    /// “unexpected value “{value}” for “{option}”: no more were expected”
    #[must_use]
    pub fn values_too_many(self, value: &str, option: &str) -> String {
        match self.0 {
            Language::En => format!("unexpected value “{value}” for “{option}”: no more were expected"),
            Language::Es => format!("sobra el valor «{value}» de «{option}»"),
            Language::Fr => format!("valeur «\u{a0}{value}\u{a0}» de trop pour «\u{a0}{option}\u{a0}»"),
        }
    }

    /// ““{option}” takes {count} values, not {found}”
    #[must_use]
    pub fn values_wrong_number(self, option: &str, count: u64, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "“{option}” takes {}, not {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{} value", crate::locale::number(self.0, count)),
                    _ => format!("{} values", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, found)
            ),
            Language::Es => format!(
                "«{option}» lleva {}, no {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{} valor", crate::locale::number(self.0, count)),
                    _ => format!("{} valores", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, found)
            ),
            Language::Fr => format!(
                "«\u{a0}{option}\u{a0}» prend {}, et non {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{} valeur", crate::locale::number(self.0, count)),
                    _ => format!("{} valeurs", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, found)
            ),
        }
    }

    /// “unexpected argument “{option}””
    #[must_use]
    pub fn argument_unexpected(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("unexpected argument “{option}”"),
            Language::Es => format!("argumento inesperado «{option}»"),
            Language::Fr => format!("argument inattendu «\u{a0}{option}\u{a0}»"),
        }
    }

    /// “an argument is not valid UTF-8”
    #[must_use]
    pub const fn argument_not_utf8(self) -> &'static str {
        match self.0 {
            Language::En => "an argument is not valid UTF-8",
            Language::Es => "un argumento no es UTF-8 válido",
            Language::Fr => "un argument n’est pas de l’UTF-8 valide",
        }
    }

    /// “did you mean {values}?”
    #[must_use]
    pub fn similar(self, values: &[String]) -> String {
        match self.0 {
            Language::En => format!("did you mean {}?", values.join(", ")),
            Language::Es => format!("¿querías decir {}?", values.join(", ")),
            Language::Fr => format!("vouliez-vous dire {}\u{202f}?", values.join(", ")),
        }
    }

    /// “to give “{value}” as a value, write “-- {value}””
    #[must_use]
    pub fn after_dashes(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("to give “{value}” as a value, write “-- {value}”"),
            Language::Es => format!("para dar «{value}» como valor, escribe «-- {value}»"),
            Language::Fr => {
                format!("pour donner «\u{a0}{value}\u{a0}» comme valeur, écrivez «\u{a0}-- {value}\u{a0}»")
            }
        }
    }

    /// “For more information, try “{option}”.”
    #[must_use]
    pub fn more_information(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("For more information, try “{option}”."),
            Language::Es => format!("Para saber más, prueba «{option}»."),
            Language::Fr => format!("Pour en savoir plus, essayez «\u{a0}{option}\u{a0}»."),
        }
    }

    /// “a whole number is expected”
    #[must_use]
    pub const fn number_expected(self) -> &'static str {
        match self.0 {
            Language::En => "a whole number is expected",
            Language::Es => "se espera un número entero",
            Language::Fr => "il faut un nombre entier",
        }
    }

    /// “the number is too large”
    #[must_use]
    pub const fn number_too_large(self) -> &'static str {
        match self.0 {
            Language::En => "the number is too large",
            Language::Es => "el número es demasiado grande",
            Language::Fr => "le nombre est trop grand",
        }
    }

    /// “the number is too small”
    #[must_use]
    pub const fn number_too_small(self) -> &'static str {
        match self.0 {
            Language::En => "the number is too small",
            Language::Es => "el número es demasiado pequeño",
            Language::Fr => "le nombre est trop petit",
        }
    }

    /// “the number must not be 0”
    #[must_use]
    pub const fn number_not_zero(self) -> &'static str {
        match self.0 {
            Language::En => "the number must not be 0",
            Language::Es => "el número no puede ser 0",
            Language::Fr => "le nombre ne peut pas être 0",
        }
    }

    /// “a number is expected”
    #[must_use]
    pub const fn decimal_expected(self) -> &'static str {
        match self.0 {
            Language::En => "a number is expected",
            Language::Es => "se espera un número",
            Language::Fr => "il faut un nombre",
        }
    }

    /// “a whole number from {low} to {high} is expected”
    #[must_use]
    pub fn number_from_to(self, low: u64, high: u64) -> String {
        match self.0 {
            Language::En => format!(
                "a whole number from {} to {} is expected",
                crate::locale::number(self.0, low),
                crate::locale::number(self.0, high)
            ),
            Language::Es => format!(
                "se espera un número entero de {} a {}",
                crate::locale::number(self.0, low),
                crate::locale::number(self.0, high)
            ),
            Language::Fr => format!(
                "il faut un nombre entier de {} à {}",
                crate::locale::number(self.0, low),
                crate::locale::number(self.0, high)
            ),
        }
    }

    /// `an address has the form 127.0.0.1:8080 or [::1]:8080`
    #[must_use]
    pub const fn address_expected(self) -> &'static str {
        match self.0 {
            Language::En => "an address has the form 127.0.0.1:8080 or [::1]:8080",
            Language::Es => "una dirección tiene la forma 127.0.0.1:8080 o [::1]:8080",
            Language::Fr => "une adresse a la forme 127.0.0.1:8080 ou [::1]:8080",
        }
    }

    /// “OPTION=VALUE is expected”
    #[must_use]
    pub const fn option_value_expected(self) -> &'static str {
        match self.0 {
            Language::En => "OPTION=VALUE is expected",
            Language::Es => "se espera OPCIÓN=VALOR",
            Language::Fr => "il faut OPTION=VALEUR",
        }
    }

    /// “there is no level “{name}”; there are {names}, or 0 to {last}”
    #[must_use]
    pub fn no_level(self, name: &str, names: &[String], last: u64) -> String {
        match self.0 {
            Language::En => format!(
                "there is no level “{name}”; there are {}, or 0 to {}",
                names.join(", "),
                crate::locale::number(self.0, last)
            ),
            Language::Es => format!(
                "no hay ningún nivel «{name}»; hay {}, o de 0 a {}",
                names.join(", "),
                crate::locale::number(self.0, last)
            ),
            Language::Fr => format!(
                "il n’y a pas de niveau «\u{a0}{name}\u{a0}»\u{202f}; les niveaux sont {}, ou de 0 à {}",
                names.join(", "),
                crate::locale::number(self.0, last)
            ),
        }
    }

    /// “there is no character “{name}”; there are {names}”
    #[must_use]
    pub fn no_character(self, name: &str, names: &[String]) -> String {
        match self.0 {
            Language::En => format!("there is no character “{name}”; there are {}", names.join(", ")),
            Language::Es => format!("no hay ningún carácter «{name}»; hay {}", names.join(", ")),
            Language::Fr => format!(
                "il n’y a pas de caractère «\u{a0}{name}\u{a0}»\u{202f}; les caractères sont {}",
                names.join(", ")
            ),
        }
    }

    /// “there is no mode “{name}”; there are {names}”
    #[must_use]
    pub fn no_mode(self, name: &str, names: &[String]) -> String {
        match self.0 {
            Language::En => {
                format!("there is no mode “{name}”; there are {}", crate::locale::list(self.0, names))
            }
            Language::Es => {
                format!("no hay ningún modo «{name}»; hay {}", crate::locale::list(self.0, names))
            }
            Language::Fr => format!(
                "il n’y a pas de mode «\u{a0}{name}\u{a0}»\u{202f}; les modes sont {}",
                crate::locale::list(self.0, names)
            ),
        }
    }

    /// “a filter is expected, such as warn or warn,djambi_server=debug”
    #[must_use]
    pub const fn filter_expected(self) -> &'static str {
        match self.0 {
            Language::En => "a filter is expected, such as warn or warn,djambi_server=debug",
            Language::Es => "se espera un filtro, como warn o warn,djambi_server=debug",
            Language::Fr => "il faut un filtre, tel que warn ou warn,djambi_server=debug",
        }
    }

    /// “write an address or a network, such as 192.0.2.7 or 192.0.2.0/24”
    #[must_use]
    pub const fn proxy_expected(self) -> &'static str {
        match self.0 {
            Language::En => "write an address or a network, such as 192.0.2.7 or 192.0.2.0/24",
            Language::Es => "escribe una dirección o una red, como 192.0.2.7 o 192.0.2.0/24",
            Language::Fr => "écrivez une adresse ou un réseau, tel que 192.0.2.7 ou 192.0.2.0/24",
        }
    }

    /// “write a number from 1 on, or off”
    #[must_use]
    pub const fn limit_at_once(self) -> &'static str {
        match self.0 {
            Language::En => "write a number from 1 on, or off",
            Language::Es => "escribe un número desde 1, u off",
            Language::Fr => "écrivez un nombre à partir de 1, ou off",
        }
    }

    /// “write BURST+NUMBER/UNIT, such as 10+1/min, or off”
    #[must_use]
    pub const fn limit_rate(self) -> &'static str {
        match self.0 {
            Language::En => "write BURST+NUMBER/UNIT, such as 10+1/min, or off",
            Language::Es => "escribe RESERVA+NÚMERO/UNIDAD, como 10+1/min, u off",
            Language::Fr => "écrivez RÉSERVE+NOMBRE/UNITÉ, par exemple 10+1/min, ou off",
        }
    }

    /// ““{unit}” is not s, min or h”
    #[must_use]
    pub fn limit_unit(self, unit: &str) -> String {
        match self.0 {
            Language::En => format!("“{unit}” is not s, min or h"),
            Language::Es => format!("«{unit}» no es s, min ni h"),
            Language::Fr => format!("«\u{a0}{unit}\u{a0}» n’est ni s, ni min, ni h"),
        }
    }

    /// ““{text}” is not a number from 1 to {most}”
    #[must_use]
    pub fn limit_number(self, text: &str, most: u64) -> String {
        match self.0 {
            Language::En => {
                format!("“{text}” is not a number from 1 to {}", crate::locale::number(self.0, most))
            }
            Language::Es => {
                format!("«{text}» no es un número de 1 a {}", crate::locale::number(self.0, most))
            }
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» n’est pas un nombre de 1 à {}",
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “this is not the address of a site”
    #[must_use]
    pub const fn url_unreadable(self) -> &'static str {
        match self.0 {
            Language::En => "this is not the address of a site",
            Language::Es => "esto no es la dirección de un sitio",
            Language::Fr => "ce n’est pas l’adresse d’un site",
        }
    }

    /// `an address of a site begins with http:// or https://`
    #[must_use]
    pub const fn url_scheme(self) -> &'static str {
        match self.0 {
            Language::En => "an address of a site begins with http:// or https://",
            Language::Es => "la dirección de un sitio empieza por http:// o https://",
            Language::Fr => "l’adresse d’un site commence par http:// ou https://",
        }
    }

    /// “only the host and its port are named, nothing after them”
    #[must_use]
    pub const fn url_rest(self) -> &'static str {
        match self.0 {
            Language::En => "only the host and its port are named, nothing after them",
            Language::Es => "se nombran solo el servidor y su puerto, y nada después",
            Language::Fr => "on ne nomme que l’hôte et son port, rien après",
        }
    }

    /// “a name is one line of 1 to 60 characters”
    #[must_use]
    pub const fn site_name_expected(self) -> &'static str {
        match self.0 {
            Language::En => "a name is one line of 1 to 60 characters",
            Language::Es => "un nombre es una línea de 1 a 60 caracteres",
            Language::Fr => "un nom est une ligne de 1 à 60 caractères",
        }
    }

    /// `write a mail address such as host@djambi.example, or the address of a page that begins with https://`
    #[must_use]
    pub const fn contact_expected(self) -> &'static str {
        match self.0 {
            Language::En => {
                "write a mail address such as host@djambi.example, or the address of a page that begins with https://"
            }
            Language::Es => {
                "escribe una dirección de correo como host@djambi.example, o la de una página que empiece por https://"
            }
            Language::Fr => {
                "écrivez une adresse de courriel telle que host@djambi.example, ou celle d’une page qui commence par https://"
            }
        }
    }

    /// `write the address of a site such as https://club.example, of all below one (https://*.club.example), or * for every site`
    #[must_use]
    pub const fn embedder_expected(self) -> &'static str {
        match self.0 {
            Language::En => {
                "write the address of a site such as https://club.example, of all below one (https://*.club.example), or * for every site"
            }
            Language::Es => {
                "escribe la dirección de un sitio como https://club.example, la de todos los que están debajo de uno (https://*.club.example) o * para todos los sitios"
            }
            Language::Fr => {
                "écrivez l’adresse d’un site comme https://club.example, celle de tous ses sous-domaines (https://*.club.example), ou * pour tous les sites"
            }
        }
    }

    /// “call it NAME.md or NAME.LANGUAGE.md; NAME has 1 to 40 small letters, digits and hyphens, LANGUAGE is en, es or fr”
    #[must_use]
    pub const fn house_page_name(self) -> &'static str {
        match self.0 {
            Language::En => {
                "call it NAME.md or NAME.LANGUAGE.md; NAME has 1 to 40 small letters, digits and hyphens, LANGUAGE is en, es or fr"
            }
            Language::Es => {
                "llámelo NOMBRE.md o NOMBRE.IDIOMA.md; NOMBRE tiene de 1 a 40 minúsculas, cifras y guiones, IDIOMA es en, es o fr"
            }
            Language::Fr => {
                "appelez-le NOM.md ou NOM.LANGUE.md\u{202f}; NOM a de 1 à 40 minuscules, chiffres et traits d’union, LANGUE est en, es ou fr"
            }
        }
    }

    /// “begin the page with a title, such as # Imprint”
    #[must_use]
    pub const fn house_page_title(self) -> &'static str {
        match self.0 {
            Language::En => "begin the page with a title, such as # Imprint",
            Language::Es => "empiece la página con un título, como # Aviso legal",
            Language::Fr => "commencez la page par un titre, comme # Mentions légales",
        }
    }

    /// “at most {most} pages fit in the foot of a page”
    #[must_use]
    pub fn house_pages_too_many(self, most: u64) -> String {
        match self.0 {
            Language::En => {
                format!("at most {} pages fit in the foot of a page", crate::locale::number(self.0, most))
            }
            Language::Es => format!(
                "al pie de una página caben como mucho {} páginas",
                crate::locale::number(self.0, most)
            ),
            Language::Fr => {
                format!("{} pages au plus tiennent au pied d’une page", crate::locale::number(self.0, most))
            }
        }
    }

    /// “write open, invited or closed”
    #[must_use]
    pub const fn registration_expected(self) -> &'static str {
        match self.0 {
            Language::En => "write open, invited or closed",
            Language::Es => "escribe open, invited o closed",
            Language::Fr => "écrivez open, invited ou closed",
        }
    }

    /// “write strangers or anybody”
    #[must_use]
    pub const fn rated_with_expected(self) -> &'static str {
        match self.0 {
            Language::En => "write strangers or anybody",
            Language::Es => "escribe strangers o anybody",
            Language::Fr => "écrivez strangers ou anybody",
        }
    }

    /// “write names of hosts with commas between them, such as push.example.org,*.example.net, or none”
    #[must_use]
    pub const fn push_hosts_expected(self) -> &'static str {
        match self.0 {
            Language::En => {
                "write names of hosts with commas between them, such as push.example.org,*.example.net, or none"
            }
            Language::Es => {
                "escribe nombres de servidores separados por comas, como push.example.org,*.example.net, o none"
            }
            Language::Fr => {
                "écrivez des noms d’hôtes séparés par des virgules, comme push.example.org,*.example.net, ou none"
            }
        }
    }

    /// “write a mail address such as djambi@example.org”
    #[must_use]
    pub const fn mail_address_expected(self) -> &'static str {
        match self.0 {
            Language::En => "write a mail address such as djambi@example.org",
            Language::Es => "escribe una dirección de correo como djambi@example.org",
            Language::Fr => "écrivez une adresse de courriel comme djambi@example.org",
        }
    }

    /// `this is not the address of a mail server; write one such as smtps://user@mail.example.org`
    #[must_use]
    pub const fn smtp_unreadable(self) -> &'static str {
        match self.0 {
            Language::En => {
                "this is not the address of a mail server; write one such as smtps://user@mail.example.org"
            }
            Language::Es => {
                "esto no es la dirección de un servidor de correo; escribe una como smtps://usuario@mail.example.org"
            }
            Language::Fr => {
                "ce n’est pas l’adresse d’un serveur de courriel\u{202f}; écrivez-en une comme smtps://utilisateur@mail.example.org"
            }
        }
    }

    /// `the address of a mail server begins with smtp:// or smtps://`
    #[must_use]
    pub const fn smtp_scheme(self) -> &'static str {
        match self.0 {
            Language::En => "the address of a mail server begins with smtp:// or smtps://",
            Language::Es => "la dirección de un servidor de correo empieza por smtp:// o smtps://",
            Language::Fr => "l’adresse d’un serveur de courriel commence par smtp:// ou smtps://",
        }
    }

    /// “a password has no place in the address: --smtp-password-file names a file that holds it”
    #[must_use]
    pub const fn smtp_password_in_url(self) -> &'static str {
        match self.0 {
            Language::En => {
                "a password has no place in the address: --smtp-password-file names a file that holds it"
            }
            Language::Es => {
                "una contraseña no tiene sitio en la dirección: --smtp-password-file nombra un archivo que la contiene"
            }
            Language::Fr => {
                "un mot de passe n’a pas sa place dans l’adresse\u{a0}: --smtp-password-file nomme un fichier qui le contient"
            }
        }
    }

    /// `--smtp-password-file needs a user in the address of --smtp, such as smtps://user@mail.example.org`
    #[must_use]
    pub const fn smtp_no_user(self) -> &'static str {
        match self.0 {
            Language::En => {
                "--smtp-password-file needs a user in the address of --smtp, such as smtps://user@mail.example.org"
            }
            Language::Es => {
                "--smtp-password-file necesita un usuario en la dirección de --smtp, como smtps://usuario@mail.example.org"
            }
            Language::Fr => {
                "--smtp-password-file demande un utilisateur dans l’adresse de --smtp, comme smtps://utilisateur@mail.example.org"
            }
        }
    }

    /// “--smtp-password-file: {file} is not one line with a password”
    #[must_use]
    pub fn smtp_no_password(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("--smtp-password-file: {file} is not one line with a password"),
            Language::Es => format!("--smtp-password-file: {file} no es una línea con una contraseña"),
            Language::Fr => {
                format!("--smtp-password-file\u{a0}: {file} n’est pas une ligne avec un mot de passe")
            }
        }
    }

    /// “--smtp-ca-file: {file} holds no certificate in the form PEM”
    #[must_use]
    pub fn smtp_no_certificate(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("--smtp-ca-file: {file} holds no certificate in the form PEM"),
            Language::Es => format!("--smtp-ca-file: {file} no contiene ningún certificado en formato PEM"),
            Language::Fr => {
                format!("--smtp-ca-file\u{a0}: {file} ne contient pas de certificat au format PEM")
            }
        }
    }

    /// “--smtp: no TLS can be begun with this server”
    #[must_use]
    pub const fn smtp_no_tls(self) -> &'static str {
        match self.0 {
            Language::En => "--smtp: no TLS can be begun with this server",
            Language::Es => "--smtp: no se puede empezar TLS con este servidor",
            Language::Fr => "--smtp\u{a0}: TLS ne peut pas commencer avec ce serveur",
        }
    }

    /// “{option} needs {missing}”
    #[must_use]
    pub fn option_needs(self, option: &str, missing: &str) -> String {
        match self.0 {
            Language::En => format!("{option} needs {missing}"),
            Language::Es => format!("{option} necesita {missing}"),
            Language::Fr => format!("{option} demande {missing}"),
        }
    }

    /// “no mail server is named: use --smtp or DJAMBI_SMTP”
    #[must_use]
    pub const fn mail_no_server(self) -> &'static str {
        match self.0 {
            Language::En => "no mail server is named: use --smtp or DJAMBI_SMTP",
            Language::Es => "no se nombra ningún servidor de correo: usa --smtp o DJAMBI_SMTP",
            Language::Fr => "aucun serveur de courriel n’est nommé\u{a0}: utilisez --smtp ou DJAMBI_SMTP",
        }
    }

    /// “the letter is not sent: {reason}”
    #[must_use]
    pub fn mail_not_sent(self, reason: &str) -> String {
        match self.0 {
            Language::En => format!("the letter is not sent: {reason}"),
            Language::Es => format!("la carta no ha salido: {reason}"),
            Language::Fr => format!("le courriel n’est pas parti\u{a0}: {reason}"),
        }
    }

    /// “The mail server has taken a letter to {address}.”
    #[must_use]
    pub fn mail_sent(self, address: &str) -> String {
        match self.0 {
            Language::En => format!("The mail server has taken a letter to {address}."),
            Language::Es => format!("El servidor de correo ha aceptado una carta para {address}."),
            Language::Fr => format!("Le serveur de courriel a pris le message pour {address}."),
        }
    }

    /// “the environment variable {name} is unknown and ignored”
    #[must_use]
    pub fn variable_unknown(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("the environment variable {name} is unknown and ignored"),
            Language::Es => format!("la variable de entorno {name} es desconocida y no tiene efecto"),
            Language::Fr => format!("la variable d’environnement {name} est inconnue et reste sans effet"),
        }
    }

    /// “did you mean {name}?”
    #[must_use]
    pub fn did_you_mean(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("did you mean {name}?"),
            Language::Es => format!("¿querías decir {name}?"),
            Language::Fr => format!("vouliez-vous dire {name}\u{202f}?"),
        }
    }

    /// “this is not UTF-8 text”
    #[must_use]
    pub const fn not_text(self) -> &'static str {
        match self.0 {
            Language::En => "this is not UTF-8 text",
            Language::Es => "esto no es texto UTF-8",
            Language::Fr => "ce n’est pas du texte UTF-8",
        }
    }

    /// “this is not UTF-8 text: it has the byte {byte} at offset {offset}. Save it as UTF-8 if it is in another encoding, such as Latin-1”
    #[must_use]
    pub fn not_text_at(self, byte: &str, offset: &str) -> String {
        match self.0 {
            Language::En => format!(
                "this is not UTF-8 text: it has the byte {byte} at offset {offset}. Save it as UTF-8 if it is in another encoding, such as Latin-1"
            ),
            Language::Es => format!(
                "esto no es texto UTF-8: tiene el byte {byte} en la posición {offset}. Guárdalo en UTF-8 si está en otra codificación, como Latin-1"
            ),
            Language::Fr => format!(
                "ce n’est pas du texte UTF-8\u{a0}: il a l’octet {byte} à la position {offset}. Enregistrez-le en UTF-8 s’il est dans un autre codage, comme Latin-1"
            ),
        }
    }

    /// “this UTF-16 text is broken at offset {offset}”
    #[must_use]
    pub fn not_utf16_at(self, offset: &str) -> String {
        match self.0 {
            Language::En => format!("this UTF-16 text is broken at offset {offset}"),
            Language::Es => format!("este texto UTF-16 está dañado en la posición {offset}"),
            Language::Fr => format!("ce texte UTF-16 est abîmé à la position {offset}"),
        }
    }

    /// “{key} has no place in a file”
    #[must_use]
    pub fn key_not_in_file(self, key: &str) -> String {
        match self.0 {
            Language::En => format!("{key} has no place in a file"),
            Language::Es => format!("{key} no tiene sitio en un archivo"),
            Language::Fr => format!("{key} n’a pas sa place dans un fichier"),
        }
    }

    /// ““{key}” is not an option”
    #[must_use]
    pub fn key_unknown(self, key: &str) -> String {
        match self.0 {
            Language::En => format!("“{key}” is not an option"),
            Language::Es => format!("«{key}» no es una opción"),
            Language::Fr => format!("«\u{a0}{key}\u{a0}» n’est pas une option"),
        }
    }

    /// ““{value}” is neither true nor false”
    #[must_use]
    pub fn not_boolean(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("“{value}” is neither true nor false"),
            Language::Es => format!("«{value}» no es ni true ni false"),
            Language::Fr => format!("«\u{a0}{value}\u{a0}» n’est ni true ni false"),
        }
    }

    /// “{form} expected; this is of the type {found}”
    #[must_use]
    pub fn form_expected(self, form: Form, found: &str) -> String {
        match self.0 {
            Language::En => format!("{} expected; this is of the type {found}", word_0(form)),
            Language::Es => format!("{}; esto es del tipo {found}", word_1(form)),
            Language::Fr => format!("{}\u{202f}; ceci est du type {found}", word_2(form)),
        }
    }

    /// “{form} expected, or an array of such; this is of the type {found}”
    #[must_use]
    pub fn form_expected_in_list(self, form: Form, found: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{} expected, or an array of such; this is of the type {found}", word_0(form))
            }
            Language::Es => format!("{}, o un array de ellos; esto es del tipo {found}", word_1(form)),
            Language::Fr => {
                format!("{}, ou un tableau de telles valeurs\u{202f}; ceci est du type {found}", word_2(form))
            }
        }
    }

    /// “The options of djambi serve, as a file for --config.”
    #[must_use]
    pub const fn printed_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The options of djambi serve, as a file for --config.",
            Language::Es => "Las opciones de djambi serve, en forma de archivo para --config.",
            Language::Fr => "Les options de djambi serve, sous la forme d’un fichier pour --config.",
        }
    }

    /// “default”
    #[must_use]
    pub const fn printed_default(self) -> &'static str {
        match self.0 {
            Language::En => "default",
            Language::Es => "por defecto",
            Language::Fr => "par défaut",
        }
    }

    /// “{name} is not set”
    #[must_use]
    pub fn printed_unset(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is not set"),
            Language::Es => format!("{name} no tiene valor"),
            Language::Fr => format!("{name} n’est pas réglé"),
        }
    }

    /// “the position is not valid”
    #[must_use]
    pub const fn invalid_position(self) -> &'static str {
        match self.0 {
            Language::En => "the position is not valid",
            Language::Es => "la posición no es válida",
            Language::Fr => "la position n’est pas valide",
        }
    }

    /// “the treaty is not valid”
    #[must_use]
    pub const fn invalid_treaty(self) -> &'static str {
        match self.0 {
            Language::En => "the treaty is not valid",
            Language::Es => "el tratado no es válido",
            Language::Fr => "le traité n’est pas valide",
        }
    }

    /// “word {index}, “{word}””
    #[must_use]
    pub fn word_number(self, index: u64, word: &str) -> String {
        match self.0 {
            Language::En => format!("word {}, “{word}”", crate::locale::number(self.0, index)),
            Language::Es => format!("palabra {}, «{word}»", crate::locale::number(self.0, index)),
            Language::Fr => format!("mot {}, «\u{a0}{word}\u{a0}»", crate::locale::number(self.0, index)),
        }
    }

    /// “{argument} is not valid UTF-8: {text}”
    #[must_use]
    pub fn not_utf8(self, argument: Argument, text: &str) -> String {
        match self.0 {
            Language::En => format!("{} is not valid UTF-8: {text}", word_3(argument)),
            Language::Es => format!("{} no es UTF-8 válido: {text}", word_4(argument)),
            Language::Fr => format!("{} de l’UTF-8 valide\u{a0}: {text}", word_5(argument)),
        }
    }

    /// “move {index}, “{played}””
    #[must_use]
    pub fn move_number(self, index: u64, played: &str) -> String {
        match self.0 {
            Language::En => format!("move {}, “{played}”", crate::locale::number(self.0, index)),
            Language::Es => format!("jugada {}, «{played}»", crate::locale::number(self.0, index)),
            Language::Fr => format!("coup {}, «\u{a0}{played}\u{a0}»", crate::locale::number(self.0, index)),
        }
    }

    /// ““{letter}” is not the letter of a seat; the letters are {letters}”
    #[must_use]
    pub fn no_letter(self, letter: &str, letters: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "“{letter}” is not the letter of a seat; the letters are {}",
                crate::locale::list(self.0, letters)
            ),
            Language::Es => format!(
                "«{letter}» no es la letra de un puesto; las letras son {}",
                crate::locale::list(self.0, letters)
            ),
            Language::Fr => format!(
                "«\u{a0}{letter}\u{a0}» n’est pas la lettre d’une place\u{202f}; les lettres sont {}",
                crate::locale::list(self.0, letters)
            ),
        }
    }

    /// “{board} is played by 2, not by {count}”
    #[must_use]
    pub fn players_two(self, board: &str, count: u64) -> String {
        match self.0 {
            Language::En => {
                format!("{board} is played by 2, not by {}", crate::locale::number(self.0, count))
            }
            Language::Es => {
                format!("{board} se juega entre 2, no entre {}", crate::locale::number(self.0, count))
            }
            Language::Fr => format!("{board} se joue à 2, pas à {}", crate::locale::number(self.0, count)),
        }
    }

    /// “{board} is played by 2 to {most}, not by {count}”
    #[must_use]
    pub fn players_range(self, board: &str, most: u64, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{board} is played by 2 to {}, not by {}",
                crate::locale::number(self.0, most),
                crate::locale::number(self.0, count)
            ),
            Language::Es => format!(
                "{board} se juega entre 2 y {}, no entre {}",
                crate::locale::number(self.0, most),
                crate::locale::number(self.0, count)
            ),
            Language::Fr => format!(
                "{board} se joue de 2 à {}, pas à {}",
                crate::locale::number(self.0, most),
                crate::locale::number(self.0, count)
            ),
        }
    }

    /// “the game is over: {seat} has won”
    #[must_use]
    pub fn already_won(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("the game is over: {} has won", crate::capital::capital(word_6(seat))),
            Language::Es => format!("la partida ha terminado: ha ganado {}", word_7(seat)),
            Language::Fr => format!("la partie est finie\u{a0}: {} a gagné", word_8(seat)),
        }
    }

    /// “cannot read {name}”
    #[must_use]
    pub fn cannot_read(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("cannot read {name}"),
            Language::Es => format!("no se puede leer {name}"),
            Language::Fr => format!("impossible de lire {name}"),
        }
    }

    /// “standard input”
    #[must_use]
    pub const fn standard_input(self) -> &'static str {
        match self.0 {
            Language::En => "standard input",
            Language::Es => "entrada estándar",
            Language::Fr => "entrée standard",
        }
    }

    /// “there is no file {name}”
    #[must_use]
    pub fn no_file(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("there is no file {name}"),
            Language::Es => format!("no hay ningún archivo {name}"),
            Language::Fr => format!("il n’y a pas de fichier {name}"),
        }
    }

    /// ““{text}” is neither a file, nor - for standard input, nor a position”
    #[must_use]
    pub fn neither_file_nor_position(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is neither a file, nor - for standard input, nor a position"),
            Language::Es => {
                format!("«{text}» no es un archivo, ni - para la entrada estándar, ni una posición")
            }
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» n’est ni un fichier, ni - pour l’entrée standard, ni une position"
            ),
        }
    }

    /// “a record names its own rules and board: --rules, --set and --board are for positions”
    #[must_use]
    pub const fn record_has_rules(self) -> &'static str {
        match self.0 {
            Language::En => {
                "a record names its own rules and board: --rules, --set and --board are for positions"
            }
            Language::Es => {
                "una anotación nombra ella misma sus reglas y su tablero: --rules, --set y --board son para posiciones"
            }
            Language::Fr => {
                "une feuille de partie nomme elle-même ses règles et son plateau\u{a0}: --rules, --set et --board sont pour les positions"
            }
        }
    }

    /// “it holds no record”
    #[must_use]
    pub const fn no_records(self) -> &'static str {
        match self.0 {
            Language::En => "it holds no record",
            Language::Es => "no contiene ninguna anotación de partida",
            Language::Fr => "il ne contient aucune feuille de partie",
        }
    }

    /// “this is not the record of one game”
    #[must_use]
    pub const fn no_record(self) -> &'static str {
        match self.0 {
            Language::En => "this is not the record of one game",
            Language::Es => "esto no es la anotación de una partida",
            Language::Fr => "ce n’est pas la feuille d’une seule partie",
        }
    }

    /// “line {line}”
    #[must_use]
    pub fn line(self, line: u64) -> String {
        match self.0 {
            Language::En => format!("line {}", crate::locale::number(self.0, line)),
            Language::Es => format!("línea {}", crate::locale::number(self.0, line)),
            Language::Fr => format!("ligne {}", crate::locale::number(self.0, line)),
        }
    }

    /// “{kind}”
    #[must_use]
    pub fn system(self, kind: Kind) -> String {
        match self.0 {
            Language::En => word_9(kind).to_owned(),
            Language::Es => word_10(kind).to_owned(),
            Language::Fr => word_11(kind).to_owned(),
        }
    }

    /// “the rules are missing, such as “# --rules classic””
    #[must_use]
    pub const fn trace_rules_missing(self) -> &'static str {
        match self.0 {
            Language::En => "the rules are missing, such as “# --rules classic”",
            Language::Es => "faltan las reglas, como «# --rules classic»",
            Language::Fr => "il manque les règles, telles que «\u{a0}# --rules classic\u{a0}»",
        }
    }

    /// “{played} leads to {after}, not to {position}”
    #[must_use]
    pub fn trace_leads(self, played: &str, after: &str, position: &str) -> String {
        match self.0 {
            Language::En => format!("{played} leads to {after}, not to {position}"),
            Language::Es => format!("{played} lleva a {after}, no a {position}"),
            Language::Fr => format!("{played} mène à {after}, pas à {position}"),
        }
    }

    /// “the position is written {position}”
    #[must_use]
    pub fn trace_written(self, position: &str) -> String {
        match self.0 {
            Language::En => format!("the position is written {position}"),
            Language::Es => format!("la posición se escribe {position}"),
            Language::Fr => format!("la position s’écrit {position}"),
        }
    }

    /// “there are {count} legal moves, not {expected}”
    #[must_use]
    pub fn trace_moves(self, count: u64, expected: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{}, not {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("there is {} legal move", crate::locale::number(self.0, count)),
                    _ => format!("there are {} legal moves", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, expected)
            ),
            Language::Es => format!(
                "{}, no {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("hay {} jugada legal", crate::locale::number(self.0, count)),
                    _ => format!("hay {} jugadas legales", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, expected)
            ),
            Language::Fr => format!(
                "{}, pas {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("il y a {} coup légal", crate::locale::number(self.0, count)),
                    _ => format!("il y a {} coups légaux", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, expected)
            ),
        }
    }

    /// “the hash of the moves is {hash}, not {expected}”
    #[must_use]
    pub fn trace_hash(self, hash: &str, expected: &str) -> String {
        match self.0 {
            Language::En => format!("the hash of the moves is {hash}, not {expected}"),
            Language::Es => format!("la huella de las jugadas es {hash}, no {expected}"),
            Language::Fr => format!("l’empreinte des coups est {hash}, pas {expected}"),
        }
    }

    /// “four fields between tabs are expected (position, moves, hash, move), not {count}”
    #[must_use]
    pub fn trace_fields(self, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "four fields between tabs are expected (position, moves, hash, move), not {}",
                crate::locale::number(self.0, count)
            ),
            Language::Es => format!(
                "se esperan cuatro campos entre tabuladores (posición, jugadas, huella, jugada), no {}",
                crate::locale::number(self.0, count)
            ),
            Language::Fr => format!(
                "il faut quatre champs entre des tabulations (position, coups, empreinte, coup), pas {}",
                crate::locale::number(self.0, count)
            ),
        }
    }

    /// ““{text}” is not a number of moves”
    #[must_use]
    pub fn trace_no_count(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is not a number of moves"),
            Language::Es => format!("«{text}» no es un número de jugadas"),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’est pas un nombre de coups"),
        }
    }

    /// ““{text}” is not a hash of 16 hexadecimal digits”
    #[must_use]
    pub fn trace_no_hash(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is not a hash of 16 hexadecimal digits"),
            Language::Es => format!("«{text}» no es una huella de 16 cifras hexadecimales"),
            Language::Fr => {
                format!("«\u{a0}{text}\u{a0}» n’est pas une empreinte de 16 chiffres hexadécimaux")
            }
        }
    }

    /// “and {count} more”
    #[must_use]
    pub fn and_more(self, count: u64) -> String {
        match self.0 {
            Language::En => format!("and {} more", crate::locale::number(self.0, count)),
            Language::Es => format!("y {} más", crate::locale::number(self.0, count)),
            Language::Fr => format!("et {} de plus", crate::locale::number(self.0, count)),
        }
    }

    /// “{word}”
    #[must_use]
    pub fn word(self, word: Word) -> String {
        match self.0 {
            Language::En => word_12(word).to_owned(),
            Language::Es => word_13(word).to_owned(),
            Language::Fr => word_14(word).to_owned(),
        }
    }

    /// “{word}”
    #[must_use]
    pub fn word_explained(self, word: Word) -> String {
        match self.0 {
            Language::En => word_15(word).to_owned(),
            Language::Es => word_16(word).to_owned(),
            Language::Fr => word_17(word).to_owned(),
        }
    }

    /// “a move”
    #[must_use]
    pub const fn a_move(self) -> &'static str {
        match self.0 {
            Language::En => "a move",
            Language::Es => "una jugada",
            Language::Fr => "un coup",
        }
    }

    /// “in either form, such as a3a5 or Ma3-a5”
    #[must_use]
    pub const fn a_move_explained(self) -> &'static str {
        match self.0 {
            Language::En => "in either form, such as a3a5 or Ma3-a5",
            Language::Es => "en cualquiera de las dos notaciones, como a3a5 o Ma3-a5",
            Language::Fr => "dans l’une ou l’autre notation, comme a3a5 ou Ma3-a5",
        }
    }

    /// “{problem} Type “help” for help.”
    #[must_use]
    pub fn ask_for_help(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("{problem} Type “help” for help."),
            Language::Es => format!("{problem} Escribe «ayuda» para ver los comandos."),
            Language::Fr => format!("{problem} Tapez «\u{a0}aide\u{a0}» pour voir les commandes."),
        }
    }

    /// “There is nothing to take back.”
    #[must_use]
    pub const fn nothing_to_undo(self) -> &'static str {
        match self.0 {
            Language::En => "There is nothing to take back.",
            Language::Es => "No hay nada que deshacer.",
            Language::Fr => "Il n’y a rien à annuler.",
        }
    }

    /// “{names} offer a draw. Type “draw” to agree.”
    #[must_use]
    pub fn bots_offer_draw(self, names: &[String], players: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} {} a draw. Type “draw” to agree.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "offers".to_owned(),
                    _ => "offer".to_owned(),
                }
            ),
            Language::Es => format!(
                "{} {} tablas. Escribe «tablas» para aceptar.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "ofrece".to_owned(),
                    _ => "ofrecen".to_owned(),
                }
            ),
            Language::Fr => format!(
                "{} {} la nulle. Tapez «\u{a0}nulle\u{a0}» pour accepter.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "propose".to_owned(),
                    _ => "proposent".to_owned(),
                }
            ),
        }
    }

    /// “{names} decline the draw.”
    #[must_use]
    pub fn bots_decline_draw(self, names: &[String], players: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} {} the draw.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "declines".to_owned(),
                    _ => "decline".to_owned(),
                }
            ),
            Language::Es => format!(
                "{} {} las tablas.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "rechaza".to_owned(),
                    _ => "rechazan".to_owned(),
                }
            ),
            Language::Fr => format!(
                "{} {} la nulle.",
                crate::locale::list(self.0, names),
                match players {
                    _ if crate::locale::plural(self.0, players) == icu_plurals::PluralCategory::One =>
                        "refuse".to_owned(),
                    _ => "refusent".to_owned(),
                }
            ),
        }
    }

    /// “Treaty {index}, offered by {seat}:”
    #[must_use]
    pub fn treaty_offered_by(self, index: u64, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "Treaty {}, offered by {}:",
                crate::locale::number(self.0, index),
                crate::capital::capital(word_6(seat))
            ),
            Language::Es => {
                format!("Tratado {}, propuesto por {}:", crate::locale::number(self.0, index), word_7(seat))
            }
            Language::Fr => format!(
                "Traité {}, proposé par {}\u{a0}:",
                crate::locale::number(self.0, index),
                word_8(seat)
            ),
        }
    }

    /// “Type “accept {index}” or “refuse {index}”.”
    #[must_use]
    pub fn answer_treaty(self, index: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Type “accept {}” or “refuse {}”.",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, index)
            ),
            Language::Es => format!(
                "Escribe «aceptar {}» o «rechazar {}».",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, index)
            ),
            Language::Fr => format!(
                "Tapez «\u{a0}accepter {}\u{a0}» ou «\u{a0}refuser {}\u{a0}».",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, index)
            ),
        }
    }

    /// “Treaty {index} is over.”
    #[must_use]
    pub fn treaty_is(self, index: u64, state: State) -> String {
        match self.0 {
            Language::En => match state {
                State::InForce => format!("Treaty {} is in force.", crate::locale::number(self.0, index)),
                State::Refused => format!("Treaty {} is refused.", crate::locale::number(self.0, index)),
                State::Lapsed => {
                    format!("The offer of treaty {} has lapsed.", crate::locale::number(self.0, index))
                }
                State::Kept => {
                    format!("Treaty {} has been kept to its end.", crate::locale::number(self.0, index))
                }
                _ => format!("Treaty {} is over.", crate::locale::number(self.0, index)),
            },
            Language::Es => match state {
                State::InForce => {
                    format!("El tratado {} está en vigor.", crate::locale::number(self.0, index))
                }
                State::Refused => {
                    format!("El tratado {} se ha rechazado.", crate::locale::number(self.0, index))
                }
                State::Lapsed => {
                    format!("La propuesta del tratado {} ha caducado.", crate::locale::number(self.0, index))
                }
                State::Kept => format!(
                    "El tratado {} se ha cumplido hasta su fin.",
                    crate::locale::number(self.0, index)
                ),
                _ => format!("El tratado {} ha terminado.", crate::locale::number(self.0, index)),
            },
            Language::Fr => match state {
                State::InForce => {
                    format!("Le traité {} est en vigueur.", crate::locale::number(self.0, index))
                }
                State::Refused => format!("Le traité {} est refusé.", crate::locale::number(self.0, index)),
                State::Lapsed => {
                    format!("La proposition de traité {} est caduque.", crate::locale::number(self.0, index))
                }
                State::Kept => format!(
                    "Le traité {} a été tenu jusqu’à son terme.",
                    crate::locale::number(self.0, index)
                ),
                _ => format!("Le traité {} a pris fin.", crate::locale::number(self.0, index)),
            },
        }
    }

    /// “{seat} has broken treaty {index}.”
    #[must_use]
    pub fn treaty_is_broken(self, index: u64, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} has broken treaty {}.",
                crate::capital::capital(word_6(seat)),
                crate::locale::number(self.0, index)
            ),
            Language::Es => {
                format!("{} ha roto el tratado {}.", word_7(seat), crate::locale::number(self.0, index))
            }
            Language::Fr => {
                format!("{} a rompu le traité {}.", word_8(seat), crate::locale::number(self.0, index))
            }
        }
    }

    /// “This breaks a promise. To play it all the same, type “break {typed}”.”
    #[must_use]
    pub fn breaks_promises(self, typed: &str) -> String {
        match self.0 {
            Language::En => format!("This breaks a promise. To play it all the same, type “break {typed}”."),
            Language::Es => {
                format!("Esta jugada rompe una promesa. Para hacerla igualmente, escribe «romper {typed}».")
            }
            Language::Fr => format!(
                "Ce coup rompt une promesse. Pour le jouer quand même, tapez «\u{a0}rompre {typed}\u{a0}»."
            ),
        }
    }

    /// “There are no treaties yet.”
    #[must_use]
    pub const fn no_treaty_yet(self) -> &'static str {
        match self.0 {
            Language::En => "There are no treaties yet.",
            Language::Es => "Aún no hay tratados.",
            Language::Fr => "Il n’y a pas encore de traité.",
        }
    }

    /// “There is no square “{square}”.”
    #[must_use]
    pub fn no_square(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no square “{square}”."),
            Language::Es => format!("No hay ninguna casilla «{square}»."),
            Language::Fr => format!("Il n’y a pas de case «\u{a0}{square}\u{a0}»."),
        }
    }

    /// “{seat}”
    #[must_use]
    pub fn seat_name(self, seat: Seat) -> String {
        match self.0 {
            Language::En => crate::capital::capital(word_6(seat)),
            Language::Es => word_7(seat).to_owned(),
            Language::Fr => word_8(seat).to_owned(),
        }
    }

    /// “{seat} is in power.”
    #[must_use]
    pub fn in_power(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is in power.", crate::capital::capital(word_6(seat))),
            Language::Es => format!("{} está en el poder.", word_7(seat)),
            Language::Fr => format!("{} est au pouvoir.", word_8(seat)),
        }
    }

    /// “Turn {index}: {seat} to play”
    #[must_use]
    pub fn turn(self, index: u64, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "Turn {}: {} to play",
                crate::locale::number(self.0, index),
                crate::capital::capital(word_6(seat))
            ),
            Language::Es => {
                format!("Jugada {}: le toca a {}", crate::locale::number(self.0, index), word_7(seat))
            }
            Language::Fr => format!(
                "Coup {}\u{a0}: c’est à {} de jouer",
                crate::locale::number(self.0, index),
                word_8(seat)
            ),
        }
    }

    /// “{seat} has won.”
    #[must_use]
    pub fn won(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} has won.", crate::capital::capital(word_6(seat))),
            Language::Es => format!("Ha ganado {}.", word_7(seat)),
            Language::Fr => format!("{} a gagné.", word_8(seat)),
        }
    }

    /// “The game is a draw. {reason}”
    #[must_use]
    pub fn drawn(self, reason: &str) -> String {
        match self.0 {
            Language::En => format!("The game is a draw. {reason}"),
            Language::Es => format!("La partida acaba en tablas. {reason}"),
            Language::Fr => format!("Partie nulle. {reason}"),
        }
    }

    /// “{seat} has no player in this position”
    #[must_use]
    pub fn no_player(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} has no player in this position", crate::capital::capital(word_6(seat)))
            }
            Language::Es => format!("{} no tiene jugador en esta posición", word_7(seat)),
            Language::Fr => format!("{} n’a pas de joueur dans cette position", word_8(seat)),
        }
    }

    /// “{seat} is yours, and not a bot”
    #[must_use]
    pub fn seat_is_no_bot(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is yours, and not a bot", crate::capital::capital(word_6(seat))),
            Language::Es => format!("{} es tuyo, no es un bot", word_7(seat)),
            Language::Fr => format!("{} est à vous, ce n’est pas un bot", word_8(seat)),
        }
    }

    /// “bots of the level {level} make no treaties, so they have no character”
    #[must_use]
    pub fn level_makes_no_treaties(self, level: &str) -> String {
        match self.0 {
            Language::En => format!("bots of the level {level} make no treaties, so they have no character"),
            Language::Es => {
                format!("los bots de nivel {level} no hacen tratados, así que no tienen carácter")
            }
            Language::Fr => format!(
                "les bots du niveau {level} ne concluent pas de traité\u{a0}: ils n’ont pas de caractère"
            ),
        }
    }

    /// “the bot has no move”
    #[must_use]
    pub const fn no_bot_move(self) -> &'static str {
        match self.0 {
            Language::En => "the bot has no move",
            Language::Es => "el bot no tiene ninguna jugada",
            Language::Fr => "le bot n’a aucun coup",
        }
    }

    /// “Position {index} of {count}”
    #[must_use]
    pub fn studying(self, index: u64, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Position {} of {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
            Language::Es => format!(
                "Posición {} de {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
            Language::Fr => format!(
                "Position {} sur {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
        }
    }

    /// “Turning point {index} of {count}”
    #[must_use]
    pub fn studying_again(self, index: u64, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Turning point {} of {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
            Language::Es => format!(
                "Momento decisivo {} de {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
            Language::Fr => format!(
                "Tournant {} sur {}",
                crate::locale::number(self.0, index),
                crate::locale::number(self.0, count)
            ),
        }
    }

    /// “{count} positions”
    #[must_use]
    pub fn positions(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("{} position", crate::locale::number(self.0, count))
                }
                _ => format!("{} positions", crate::locale::number(self.0, count)),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("{} posición", crate::locale::number(self.0, count))
                }
                _ => format!("{} posiciones", crate::locale::number(self.0, count)),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("{} position", crate::locale::number(self.0, count))
                }
                _ => format!("{} positions", crate::locale::number(self.0, count)),
            },
        }
    }

    /// “{count} positions searched in {seconds} s, {speed} a second”
    #[must_use]
    pub fn searched(self, count: u64, seconds: &str, speed: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} searched in {seconds} s, {} a second",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{} position", crate::locale::number(self.0, count)),
                    _ => format!("{} positions", crate::locale::number(self.0, count)),
                },
                crate::locale::number(self.0, speed)
            ),
            Language::Es => format!(
                "{} en {seconds} s, {} por segundo",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => format!(
                        "{} examinada",
                        match count {
                            _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                                format!("{} posición", crate::locale::number(self.0, count)),
                            _ => format!("{} posiciones", crate::locale::number(self.0, count)),
                        }
                    ),
                    _ => format!(
                        "{} examinadas",
                        match count {
                            _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                                format!("{} posición", crate::locale::number(self.0, count)),
                            _ => format!("{} posiciones", crate::locale::number(self.0, count)),
                        }
                    ),
                },
                crate::locale::number(self.0, speed)
            ),
            Language::Fr => format!(
                "{} en {seconds} s, {} par seconde",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => format!(
                        "{} examinée",
                        match count {
                            _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                                format!("{} position", crate::locale::number(self.0, count)),
                            _ => format!("{} positions", crate::locale::number(self.0, count)),
                        }
                    ),
                    _ => format!(
                        "{} examinées",
                        match count {
                            _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                                format!("{} position", crate::locale::number(self.0, count)),
                            _ => format!("{} positions", crate::locale::number(self.0, count)),
                        }
                    ),
                },
                crate::locale::number(self.0, speed)
            ),
        }
    }

    /// “{seat} wins in {turns} turns”
    #[must_use]
    pub fn wins_in(self, seat: Seat, turns: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} wins in {}",
                crate::capital::capital(word_6(seat)),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} turn", crate::locale::number(self.0, turns)),
                    _ => format!("{} turns", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Es => format!(
                "Gana {} en {}",
                word_7(seat),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} jugada", crate::locale::number(self.0, turns)),
                    _ => format!("{} jugadas", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Fr => format!(
                "{} gagne en {}",
                word_8(seat),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} coup", crate::locale::number(self.0, turns)),
                    _ => format!("{} coups", crate::locale::number(self.0, turns)),
                }
            ),
        }
    }

    /// “{seat} wins in at most {turns} turns”
    #[must_use]
    pub fn wins_within(self, seat: Seat, turns: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} wins in at most {}",
                crate::capital::capital(word_6(seat)),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} turn", crate::locale::number(self.0, turns)),
                    _ => format!("{} turns", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Es => format!(
                "Gana {} en {} como mucho",
                word_7(seat),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} jugada", crate::locale::number(self.0, turns)),
                    _ => format!("{} jugadas", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Fr => format!(
                "{} gagne en {} au plus",
                word_8(seat),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        format!("{} coup", crate::locale::number(self.0, turns)),
                    _ => format!("{} coups", crate::locale::number(self.0, turns)),
                }
            ),
        }
    }

    /// “A draw: nobody can force a win”
    #[must_use]
    pub const fn drawn_ending(self) -> &'static str {
        match self.0 {
            Language::En => "A draw: nobody can force a win",
            Language::Es => "Tablas: nadie puede forzar la victoria",
            Language::Fr => "Nulle\u{a0}: personne ne peut forcer le gain",
        }
    }

    /// “The game is over. {reason}”
    #[must_use]
    pub fn over(self, reason: &str) -> String {
        match self.0 {
            Language::En => format!("The game is over. {reason}"),
            Language::Es => format!("La partida ha terminado. {reason}"),
            Language::Fr => format!("La partie est finie. {reason}"),
        }
    }

    /// “{seat} resigns”
    #[must_use]
    pub fn resigns(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} resigns", crate::capital::capital(word_6(seat))),
            Language::Es => format!("{} abandona", word_7(seat)),
            Language::Fr => format!("{} abandonne", word_8(seat)),
        }
    }

    /// “{seat} loses on time”
    #[must_use]
    pub fn flag_falls(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} loses on time", crate::capital::capital(word_6(seat))),
            Language::Es => format!("{} pierde por tiempo", word_7(seat)),
            Language::Fr => format!("{} perd au temps", word_8(seat)),
        }
    }

    /// “draw agreed”
    #[must_use]
    pub const fn draw_agreed(self) -> &'static str {
        match self.0 {
            Language::En => "draw agreed",
            Language::Es => "tablas acordadas",
            Language::Fr => "nulle d’un commun accord",
        }
    }

    /// “drawn by length”
    #[must_use]
    pub const fn drawn_by_length(self) -> &'static str {
        match self.0 {
            Language::En => "drawn by length",
            Language::Es => "tablas por longitud máxima",
            Language::Fr => "nulle à la longueur maximale",
        }
    }

    /// “game closed by the service”
    #[must_use]
    pub const fn closed(self) -> &'static str {
        match self.0 {
            Language::En => "game closed by the service",
            Language::Es => "partida cerrada",
            Language::Fr => "partie fermée",
        }
    }

    /// “No turn lost much.”
    #[must_use]
    pub const fn no_turning_points(self) -> &'static str {
        match self.0 {
            Language::En => "No turn lost much.",
            Language::Es => "Ninguna jugada costó mucho.",
            Language::Fr => "Aucun coup n’a coûté cher.",
        }
    }

    /// “Turning points:”
    #[must_use]
    pub const fn turning_points(self) -> &'static str {
        match self.0 {
            Language::En => "Turning points:",
            Language::Es => "Momentos decisivos:",
            Language::Fr => "Tournants de la partie\u{a0}:",
        }
    }

    /// “{seat} loses {lost} points with {turn} ({after} instead of {before}); better {better}”
    #[must_use]
    pub fn turning_point(
        self,
        seat: Seat,
        lost: &str,
        turn: &str,
        after: &str,
        before: &str,
        better: &str,
    ) -> String {
        match self.0 {
            Language::En => format!(
                "{} loses {lost} points with {turn} ({after} instead of {before}); better {better}",
                crate::capital::capital(word_6(seat))
            ),
            Language::Es => format!(
                "{} pierde {lost} puntos con {turn} ({after} en vez de {before}); era mejor {better}",
                word_7(seat)
            ),
            Language::Fr => format!(
                "{} perd {lost} points avec {turn} ({after} au lieu de {before})\u{202f}; mieux valait {better}",
                word_8(seat)
            ),
        }
    }

    /// “{whole}.{decimals}”
    #[must_use]
    pub fn decimal(self, whole: u64, decimals: &str) -> String {
        match self.0 {
            Language::En => format!("{}.{decimals}", crate::locale::number(self.0, whole)),
            Language::Es => format!("{},{decimals}", crate::locale::number(self.0, whole)),
            Language::Fr => format!("{},{decimals}", crate::locale::number(self.0, whole)),
        }
    }

    /// “{copied} of about {total} MiB are copied”
    #[must_use]
    pub fn copied(self, copied: u64, total: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} of about {} MiB are copied",
                crate::locale::number(self.0, copied),
                crate::locale::number(self.0, total)
            ),
            Language::Es => format!(
                "{} de unos {} MiB copiados",
                crate::locale::number(self.0, copied),
                crate::locale::number(self.0, total)
            ),
            Language::Fr => format!(
                "{} Mio copiés sur {} environ",
                crate::locale::number(self.0, copied),
                crate::locale::number(self.0, total)
            ),
        }
    }

    /// “{file}: {games} games, {bytes} bytes”
    #[must_use]
    pub fn backed_up(self, file: &str, games: u64, bytes: u64) -> String {
        match self.0 {
            Language::En => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => format!(
                    "{file}: {} game, {} bytes",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
                _ => format!(
                    "{file}: {} games, {} bytes",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
            },
            Language::Es => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => format!(
                    "{file}: {} partida, {} bytes",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
                _ => format!(
                    "{file}: {} partidas, {} bytes",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
            },
            Language::Fr => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => format!(
                    "{file}\u{a0}: {} partie, {} octets",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
                _ => format!(
                    "{file}\u{a0}: {} parties, {} octets",
                    crate::locale::number(self.0, games),
                    crate::locale::number(self.0, bytes)
                ),
            },
        }
    }

    /// “the file has {keys} keys now; the newest seals from the next start on: copy the file to where its copies are”
    #[must_use]
    pub fn press_key_changed(self, keys: u64) -> String {
        match self.0 {
            Language::En => match keys {
                _ if crate::locale::plural(self.0, keys) == icu_plurals::PluralCategory::One => format!(
                    "the file has {} key now; it seals from the next start on: copy the file to where its copies are",
                    crate::locale::number(self.0, keys)
                ),
                _ => format!(
                    "the file has {} keys now; the newest seals from the next start on: copy the file to where its copies are",
                    crate::locale::number(self.0, keys)
                ),
            },
            Language::Es => match keys {
                _ if crate::locale::plural(self.0, keys) == icu_plurals::PluralCategory::One => format!(
                    "el archivo tiene ahora {} clave; sella desde el próximo arranque: copia el archivo donde están sus copias",
                    crate::locale::number(self.0, keys)
                ),
                _ => format!(
                    "el archivo tiene ahora {} claves; la última sella desde el próximo arranque: copia el archivo donde están sus copias",
                    crate::locale::number(self.0, keys)
                ),
            },
            Language::Fr => match keys {
                _ if crate::locale::plural(self.0, keys) == icu_plurals::PluralCategory::One => format!(
                    "le fichier a maintenant {} clé\u{202f}; elle scelle dès le prochain démarrage\u{a0}: copiez le fichier là où sont ses copies",
                    crate::locale::number(self.0, keys)
                ),
                _ => format!(
                    "le fichier a maintenant {} clés\u{202f}; la dernière scelle dès le prochain démarrage\u{a0}: copiez le fichier là où sont ses copies",
                    crate::locale::number(self.0, keys)
                ),
            },
        }
    }

    /// “report {number}, {date}: game {game}, {channel} {message}, reported by {reporter}”
    #[must_use]
    pub fn report_head(
        self,
        number: u64,
        date: &str,
        game: &str,
        channel: &str,
        message: u64,
        reporter: &str,
    ) -> String {
        match self.0 {
            Language::En => format!(
                "report {}, {date}: game {game}, {channel} {}, reported by {reporter}",
                crate::locale::number(self.0, number),
                crate::locale::number(self.0, message)
            ),
            Language::Es => format!(
                "denuncia {}, {date}: partida {game}, {channel} {}, denunciado por {reporter}",
                crate::locale::number(self.0, number),
                crate::locale::number(self.0, message)
            ),
            Language::Fr => format!(
                "signalement {}, {date}\u{a0}: partie {game}, {channel} {}, signalé par {reporter}",
                crate::locale::number(self.0, number),
                crate::locale::number(self.0, message)
            ),
        }
    }

    /// “reason: {text}”
    #[must_use]
    pub fn report_reason(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("reason: {text}"),
            Language::Es => format!("motivo: {text}"),
            Language::Fr => format!("motif\u{a0}: {text}"),
        }
    }

    /// “report {number}, {date}: game {game}; it is sealed with a key that is missing”
    #[must_use]
    pub fn report_sealed(self, number: u64, date: &str, game: &str) -> String {
        match self.0 {
            Language::En => format!(
                "report {}, {date}: game {game}; it is sealed with a key that is missing",
                crate::locale::number(self.0, number)
            ),
            Language::Es => format!(
                "denuncia {}, {date}: partida {game}; está sellada con una clave que falta",
                crate::locale::number(self.0, number)
            ),
            Language::Fr => format!(
                "signalement {}, {date}\u{a0}: partie {game}\u{202f}; il est scellé par une clé qui manque",
                crate::locale::number(self.0, number)
            ),
        }
    }

    /// “No account has the name {name}.”
    #[must_use]
    pub fn no_such_account(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("No account has the name {name}."),
            Language::Es => format!("Ninguna cuenta se llama {name}."),
            Language::Fr => format!("Aucun compte ne porte le nom {name}."),
        }
    }

    /// “{name} signs in by the password alone again. Sessions go on. Who has no password needs a link: djambi admin user reset”
    #[must_use]
    pub fn second_factor_removed(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{name} signs in by the password alone again. Sessions go on. Who has no password needs a link: djambi admin user reset"
            ),
            Language::Es => format!(
                "{name} vuelve a entrar solo con la contraseña. Las sesiones siguen. Quien no tenga contraseña necesita un enlace: djambi admin user reset"
            ),
            Language::Fr => format!(
                "{name} se connecte de nouveau avec le seul mot de passe. Les sessions continuent. Sans mot de passe, il faut un lien\u{a0}: djambi admin user reset"
            ),
        }
    }

    /// “Somebody makes an account by this link: once, within {days} days.”
    #[must_use]
    pub fn invitation_made(self, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Somebody makes an account by this link: once, within {} days.",
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "Alguien crea una cuenta con este enlace: una vez, en {} días.",
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "Quelqu’un crée un compte par ce lien\u{a0}: une fois, dans les {} jours.",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “{name} chooses a new password by this link: once, within 30 minutes. All sessions end then.”
    #[must_use]
    pub fn password_link_made(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{name} chooses a new password by this link: once, within 30 minutes. All sessions end then."
            ),
            Language::Es => format!(
                "{name} elige otra contraseña con este enlace: una vez, en 30 minutos. Entonces terminan todas las sesiones."
            ),
            Language::Fr => format!(
                "{name} choisit un nouveau mot de passe par ce lien\u{a0}: une fois, dans les 30 minutes. Toutes les sessions prennent alors fin."
            ),
        }
    }

    /// “no reports”
    #[must_use]
    pub const fn no_reports(self) -> &'static str {
        match self.0 {
            Language::En => "no reports",
            Language::Es => "no hay denuncias",
            Language::Fr => "aucun signalement",
        }
    }

    /// “the new key signs from the next start on; what the one before has signed stays valid until the key is changed again, and cookies are renewed as browsers come back”
    #[must_use]
    pub const fn key_changed(self) -> &'static str {
        match self.0 {
            Language::En => {
                "the new key signs from the next start on; what the one before has signed stays valid until the key is changed again, and cookies are renewed as browsers come back"
            }
            Language::Es => {
                "la clave nueva firma desde el próximo arranque; lo que firmó la anterior vale hasta que se vuelva a cambiar, y las cookies se renuevan cuando vuelven los navegadores"
            }
            Language::Fr => {
                "la nouvelle clé signe dès le prochain démarrage\u{202f}; ce que la précédente a signé reste valable jusqu’au prochain changement, et les cookies se renouvellent quand les navigateurs reviennent"
            }
        }
    }

    /// “the new key signs from the next start on; all earlier cookies and invitations are void”
    #[must_use]
    pub const fn key_changed_at_once(self) -> &'static str {
        match self.0 {
            Language::En => {
                "the new key signs from the next start on; all earlier cookies and invitations are void"
            }
            Language::Es => {
                "la clave nueva firma desde el próximo arranque; todas las cookies e invitaciones anteriores quedan anuladas"
            }
            Language::Fr => {
                "la nouvelle clé signe dès le prochain démarrage\u{202f}; tous les cookies et toutes les invitations d’avant sont nuls"
            }
        }
    }

    /// “rated games: {games}, players: {players}, largest difference from before: {difference} points”
    #[must_use]
    pub fn rerated(self, games: u64, players: u64, difference: &str) -> String {
        match self.0 {
            Language::En => format!(
                "rated games: {}, players: {}, largest difference from before: {difference} points",
                crate::locale::number(self.0, games),
                crate::locale::number(self.0, players)
            ),
            Language::Es => format!(
                "partidas puntuadas: {}, personas: {}, mayor diferencia con lo anterior: {difference} puntos",
                crate::locale::number(self.0, games),
                crate::locale::number(self.0, players)
            ),
            Language::Fr => format!(
                "parties cotées\u{a0}: {}, joueurs\u{a0}: {}, plus grand écart avec avant\u{a0}: {difference} points",
                crate::locale::number(self.0, games),
                crate::locale::number(self.0, players)
            ),
        }
    }

    /// “openings are counted anew; finished games: {games}”
    #[must_use]
    pub fn rebuilt(self, games: u64) -> String {
        match self.0 {
            Language::En => {
                format!("openings are counted anew; finished games: {}", crate::locale::number(self.0, games))
            }
            Language::Es => format!(
                "las aperturas se cuentan de nuevo; partidas acabadas: {}",
                crate::locale::number(self.0, games)
            ),
            Language::Fr => format!(
                "les ouvertures sont comptées à nouveau\u{202f}; parties finies\u{a0}: {}",
                crate::locale::number(self.0, games)
            ),
        }
    }

    /// “without the key: restored from it, a server knows no earlier cookie or invitation”
    #[must_use]
    pub const fn backed_up_without_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "without the key: restored from it, a server knows no earlier cookie or invitation"
            }
            Language::Es => {
                "sin la clave: restaurado con este archivo, un servidor no conoce ninguna cookie ni invitación anterior"
            }
            Language::Fr => {
                "sans la clé\u{a0}: restauré avec ce fichier, un serveur ne connaît plus aucun cookie ni aucune invitation d’avant"
            }
        }
    }

    /// “the file is being checked”
    #[must_use]
    pub const fn checking_file(self) -> &'static str {
        match self.0 {
            Language::En => "the file is being checked",
            Language::Es => "se comprueba el archivo",
            Language::Fr => "contrôle du fichier",
        }
    }

    /// “{checked} of {games} games are checked”
    #[must_use]
    pub fn checked(self, checked: u64, games: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} of {} games are checked",
                crate::locale::number(self.0, checked),
                crate::locale::number(self.0, games)
            ),
            Language::Es => format!(
                "{} de {} partidas comprobadas",
                crate::locale::number(self.0, checked),
                crate::locale::number(self.0, games)
            ),
            Language::Fr => format!(
                "{} parties contrôlées sur {}",
                crate::locale::number(self.0, checked),
                crate::locale::number(self.0, games)
            ),
        }
    }

    /// “{database}: {games} games are restored”
    #[must_use]
    pub fn restored(self, database: &str, games: u64) -> String {
        match self.0 {
            Language::En => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{database}: {} game is restored", crate::locale::number(self.0, games))
                }
                _ => format!("{database}: {} games are restored", crate::locale::number(self.0, games)),
            },
            Language::Es => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{database}: {} partida restaurada", crate::locale::number(self.0, games))
                }
                _ => format!("{database}: {} partidas restauradas", crate::locale::number(self.0, games)),
            },
            Language::Fr => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{database}\u{a0}: {} partie restaurée", crate::locale::number(self.0, games))
                }
                _ => format!("{database}\u{a0}: {} parties restaurées", crate::locale::number(self.0, games)),
            },
        }
    }

    /// “the replaced database is {file}”
    #[must_use]
    pub fn replaced_database(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("the replaced database is {file}"),
            Language::Es => format!("la base de datos reemplazada es {file}"),
            Language::Fr => format!("la base remplacée est {file}"),
        }
    }

    /// “the backup has no key: no browser will be known from earlier games”
    #[must_use]
    pub const fn restored_without_key(self) -> &'static str {
        match self.0 {
            Language::En => "the backup has no key: no browser will be known from earlier games",
            Language::Es => {
                "el respaldo no tiene clave: no se reconocerá a ningún navegador de partidas anteriores"
            }
            Language::Fr => {
                "la sauvegarde n’a pas de clé\u{a0}: aucun navigateur des parties d’avant ne sera reconnu"
            }
        }
    }

    /// “cannot listen on {address}”
    #[must_use]
    pub fn cannot_listen(self, address: &str) -> String {
        match self.0 {
            Language::En => format!("cannot listen on {address}"),
            Language::Es => format!("no se puede escuchar en {address}"),
            Language::Fr => format!("impossible d’écouter sur {address}"),
        }
    }

    /// “choose a port above 1023”
    #[must_use]
    pub const fn port_forbidden(self) -> &'static str {
        match self.0 {
            Language::En => "choose a port above 1023",
            Language::Es => "elige un puerto por encima de 1023",
            Language::Fr => "choisissez un port au-dessus de 1023",
        }
    }

    /// “no home directory: name a database file with --database”
    #[must_use]
    pub const fn no_data_directory(self) -> &'static str {
        match self.0 {
            Language::En => "no home directory: name a database file with --database",
            Language::Es => "no hay carpeta personal: nombra un archivo de base de datos con --database",
            Language::Fr => {
                "pas de dossier personnel\u{a0}: nommez un fichier de base de données avec --database"
            }
        }
    }

    /// “the service ends because its writer failed: the log says why; start it again”
    #[must_use]
    pub const fn writer_failed(self) -> &'static str {
        match self.0 {
            Language::En => "the service ends because its writer failed: the log says why; start it again",
            Language::Es => {
                "el servicio termina porque falló la escritura: el registro dice por qué; arráncalo de nuevo"
            }
            Language::Fr => {
                "le service s’arrête parce que l’écriture a échoué\u{a0}: le journal dit pourquoi\u{202f}; relancez-le"
            }
        }
    }

    /// “{file} exists already: name another file, or replace it with --force”
    #[must_use]
    pub fn backup_exists(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("{file} exists already: name another file, or replace it with --force"),
            Language::Es => format!("{file} ya existe: nombra otro archivo, o reemplázalo con --force"),
            Language::Fr => {
                format!("{file} existe déjà\u{a0}: nommez un autre fichier, ou remplacez-le avec --force")
            }
        }
    }

    /// “{file} belongs to the database itself: name another file for the backup”
    #[must_use]
    pub fn backup_is_database(self, file: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{file} belongs to the database itself: name another file for the backup")
            }
            Language::Es => {
                format!("{file} es parte de la propia base de datos: nombra otro archivo para el respaldo")
            }
            Language::Fr => format!(
                "{file} fait partie de la base elle-même\u{a0}: nommez un autre fichier pour la sauvegarde"
            ),
        }
    }

    /// “{file} is not a file but a folder, a device or a pipe: name another file for the backup”
    #[must_use]
    pub fn backup_no_file(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{file} is not a file but a folder, a device or a pipe: name another file for the backup"
            ),
            Language::Es => format!(
                "{file} no es un archivo sino una carpeta, un dispositivo o una tubería: nombra otro archivo para el respaldo"
            ),
            Language::Fr => format!(
                "{file} n’est pas un fichier mais un dossier, un périphérique ou un tube\u{a0}: nommez un autre fichier pour la sauvegarde"
            ),
        }
    }

    /// “{file} is damaged: {faults}”
    #[must_use]
    pub fn database_damaged(self, file: &str, faults: &[String]) -> String {
        match self.0 {
            Language::En => format!("{file} is damaged: {}", faults.join("; ")),
            Language::Es => format!("{file} está dañado: {}", faults.join("; ")),
            Language::Fr => format!("{file} est abîmé\u{a0}: {}", faults.join("\u{202f}; ")),
        }
    }

    /// “{file} has {count} faults, and nothing is restored: restore another backup, or this one with --accept-faults”
    #[must_use]
    pub fn backup_faulty(self, file: &str, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{}, and nothing is restored: restore another backup, or this one with --accept-faults",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{file} has {} fault", crate::locale::number(self.0, count)),
                    _ => format!("{file} has {} faults", crate::locale::number(self.0, count)),
                }
            ),
            Language::Es => format!(
                "{} y no se restaura nada: restaura otro respaldo, o este con --accept-faults",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{file} tiene {} fallo", crate::locale::number(self.0, count)),
                    _ => format!("{file} tiene {} fallos", crate::locale::number(self.0, count)),
                }
            ),
            Language::Fr => format!(
                "{}, et rien n’est restauré\u{a0}: restaurez une autre sauvegarde, ou celle-ci avec --accept-faults",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        format!("{file} a {} défaut", crate::locale::number(self.0, count)),
                    _ => format!("{file} a {} défauts", crate::locale::number(self.0, count)),
                }
            ),
        }
    }

    /// “cannot use {file}”
    #[must_use]
    pub fn cannot_use(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("cannot use {file}"),
            Language::Es => format!("no se puede usar {file}"),
            Language::Fr => format!("impossible d’utiliser {file}"),
        }
    }

    /// “the server stopped”
    #[must_use]
    pub const fn server_stopped(self) -> &'static str {
        match self.0 {
            Language::En => "the server stopped",
            Language::Es => "el servidor se ha detenido",
            Language::Fr => "le serveur s’est arrêté",
        }
    }

    /// “{address} is not a database address: use a file’s path or sqlite:PATH”
    #[must_use]
    pub fn store_no_address(self, address: &str) -> String {
        match self.0 {
            Language::En => format!("{address} is not a database address: use a file’s path or sqlite:PATH"),
            Language::Es => format!(
                "{address} no es la dirección de una base de datos: usa la ruta de un archivo o sqlite:RUTA"
            ),
            Language::Fr => format!(
                "{address} n’est pas l’adresse d’une base de données\u{a0}: donnez le chemin d’un fichier, ou sqlite:CHEMIN"
            ),
        }
    }

    /// “{address} is a database in memory, which forgets all games when the server ends: name a file”
    #[must_use]
    pub fn store_in_memory(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{address} is a database in memory, which forgets all games when the server ends: name a file"
            ),
            Language::Es => format!(
                "{address} es una base de datos en memoria, que olvida todas las partidas cuando el servidor termina: nombra un archivo"
            ),
            Language::Fr => format!(
                "{address} est une base en mémoire, qui oublie toutes les parties quand le serveur s’arrête\u{a0}: nommez un fichier"
            ),
        }
    }

    /// “{address} has parameters after the question mark, which a database’s address cannot have”
    #[must_use]
    pub fn store_parameters(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{address} has parameters after the question mark, which a database’s address cannot have"
            ),
            Language::Es => format!(
                "{address} lleva parámetros tras el signo de interrogación, y la dirección de una base de datos no puede llevarlos"
            ),
            Language::Fr => format!(
                "{address} a des paramètres après le point d’interrogation, ce que l’adresse d’une base ne peut pas avoir"
            ),
        }
    }

    /// “cannot use {file}: {failure}”
    #[must_use]
    pub fn store_file(self, file: &str, failure: &str) -> String {
        match self.0 {
            Language::En => format!("cannot use {file}: {failure}"),
            Language::Es => format!("no se puede usar {file}: {failure}"),
            Language::Fr => format!("impossible d’utiliser {file}\u{a0}: {failure}"),
        }
    }

    /// “the database {file} is in use by another djambi server: stop that one, or name another file with --database”
    #[must_use]
    pub fn store_in_use(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the database {file} is in use by another djambi server: stop that one, or name another file with --database"
            ),
            Language::Es => format!(
                "otro servidor djambi usa la base de datos {file}: detenlo, o nombra otro archivo con --database"
            ),
            Language::Fr => format!(
                "la base {file} sert déjà à un autre serveur djambi\u{a0}: arrêtez celui-ci, ou nommez un autre fichier avec --database"
            ),
        }
    }

    /// “{file} is not a file of press keys: line {line} is not a key of 64 hexadecimal digits”
    #[must_use]
    pub fn press_key_file(self, file: &str, line: u64) -> String {
        match self.0 {
            Language::En => match line {
                0 => format!("{file} is not a file of press keys: name another with --press-key"),
                _ => format!(
                    "{file} is not a file of press keys: line {} is not a key of 64 hexadecimal digits",
                    crate::locale::number(self.0, line)
                ),
            },
            Language::Es => match line {
                0 => {
                    format!("{file} no es un archivo de claves del chat privado: nombra otro con --press-key")
                }
                _ => format!(
                    "{file} no es un archivo de claves del chat privado: la línea {} no es una clave de 64 cifras hexadecimales",
                    crate::locale::number(self.0, line)
                ),
            },
            Language::Fr => match line {
                0 => format!(
                    "{file} n’est pas un fichier de clés des conversations privées\u{a0}: nommez-en un autre avec --press-key"
                ),
                _ => format!(
                    "{file} n’est pas un fichier de clés des conversations privées\u{a0}: la ligne {} n’est pas une clé de 64 chiffres hexadécimaux",
                    crate::locale::number(self.0, line)
                ),
            },
        }
    }

    /// “{file} is not a database: name another file with --database”
    #[must_use]
    pub fn store_no_database(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("{file} is not a database: name another file with --database"),
            Language::Es => format!("{file} no es una base de datos: nombra otro archivo con --database"),
            Language::Fr => {
                format!("{file} n’est pas une base de données\u{a0}: nommez un autre fichier avec --database")
            }
        }
    }

    /// “{file} is the database of another program: name another file with --database”
    #[must_use]
    pub fn store_foreign(self, file: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{file} is the database of another program: name another file with --database")
            }
            Language::Es => {
                format!("{file} es la base de datos de otro programa: nombra otro archivo con --database")
            }
            Language::Fr => format!(
                "{file} est la base de données d’un autre programme\u{a0}: nommez un autre fichier avec --database"
            ),
        }
    }

    /// “the database {file} was made by a later version of djambi: update djambi, or name another file with --database”
    #[must_use]
    pub fn store_later(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the database {file} was made by a later version of djambi: update djambi, or name another file with --database"
            ),
            Language::Es => format!(
                "la base de datos {file} viene de una versión posterior de djambi: actualiza djambi, o nombra otro archivo con --database"
            ),
            Language::Fr => format!(
                "la base {file} vient d’une version plus récente de djambi\u{a0}: mettez djambi à jour, ou nommez un autre fichier avec --database"
            ),
        }
    }

    /// “the database {file} has the tables of version {version}, this djambi those of version {current}: start “djambi serve” once, which brings them up to date”
    #[must_use]
    pub fn store_earlier(self, file: &str, version: &str, current: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the database {file} has the tables of version {version}, this djambi those of version {current}: start “djambi serve” once, which brings them up to date"
            ),
            Language::Es => format!(
                "la base de datos {file} tiene las tablas de la versión {version}, y este djambi las de la versión {current}: arranca una vez «djambi serve», que las pone al día"
            ),
            Language::Fr => format!(
                "la base {file} a les tables de la version {version}, ce djambi celles de la version {current}\u{a0}: lancez une fois «\u{a0}djambi serve\u{a0}», qui les met à jour"
            ),
        }
    }

    /// “the database {file} was made by another build of djambi: use that one, or name another file with --database”
    #[must_use]
    pub fn store_other_build(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the database {file} was made by another build of djambi: use that one, or name another file with --database"
            ),
            Language::Es => format!(
                "la base de datos {file} viene de otra compilación de djambi: usa esa, o nombra otro archivo con --database"
            ),
            Language::Fr => format!(
                "la base {file} vient d’une autre compilation de djambi\u{a0}: utilisez celle-là, ou nommez un autre fichier avec --database"
            ),
        }
    }

    /// “{file} is not a file but a folder, a device or a pipe: name a file with --database”
    #[must_use]
    pub fn store_not_a_file(self, file: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{file} is not a file but a folder, a device or a pipe: name a file with --database")
            }
            Language::Es => format!(
                "{file} no es un archivo sino una carpeta, un dispositivo o una tubería: nombra un archivo con --database"
            ),
            Language::Fr => format!(
                "{file} n’est pas un fichier mais un dossier, un périphérique ou un tube\u{a0}: nommez un fichier avec --database"
            ),
        }
    }

    /// “there is no database at {file}: name its file with --database”
    #[must_use]
    pub fn store_missing(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("there is no database at {file}: name its file with --database"),
            Language::Es => {
                format!("no hay ninguna base de datos en {file}: nombra su archivo con --database")
            }
            Language::Fr => {
                format!("il n’y a pas de base de données en {file}\u{a0}: nommez son fichier avec --database")
            }
        }
    }

    /// “{file} is being written by another djambi: wait for it”
    #[must_use]
    pub fn store_being_made(self, file: &str) -> String {
        match self.0 {
            Language::En => format!("{file} is being written by another djambi: wait for it"),
            Language::Es => format!("otro djambi está escribiendo {file}: espera a que acabe"),
            Language::Fr => format!("un autre djambi est en train d’écrire {file}\u{a0}: attendez-le"),
        }
    }

    /// “the copy {file} cannot be made: {failure}”
    #[must_use]
    pub fn store_copy(self, file: &str, failure: &str) -> String {
        match self.0 {
            Language::En => format!("the copy {file} cannot be made: {failure}"),
            Language::Es => format!("no se puede hacer la copia {file}: {failure}"),
            Language::Fr => format!("impossible de faire la copie {file}\u{a0}: {failure}"),
        }
    }

    /// “cannot open the database {file}: {failure}”
    #[must_use]
    pub fn store_open(self, file: &str, failure: &str) -> String {
        match self.0 {
            Language::En => format!("cannot open the database {file}: {failure}"),
            Language::Es => format!("no se puede abrir la base de datos {file}: {failure}"),
            Language::Fr => format!("impossible d’ouvrir la base {file}\u{a0}: {failure}"),
        }
    }

    /// “the database {file} cannot be brought up to date: {failure}”
    #[must_use]
    pub fn store_migration(self, file: &str, failure: &str) -> String {
        match self.0 {
            Language::En => format!("the database {file} cannot be brought up to date: {failure}"),
            Language::Es => format!("no se puede poner al día la base de datos {file}: {failure}"),
            Language::Fr => format!("impossible de mettre à jour la base {file}\u{a0}: {failure}"),
        }
    }

    /// “the database failed: {failure}”
    #[must_use]
    pub fn store_failed(self, failure: &str) -> String {
        match self.0 {
            Language::En => format!("the database failed: {failure}"),
            Language::Es => format!("la base de datos ha fallado: {failure}"),
            Language::Fr => format!("la base de données a échoué\u{a0}: {failure}"),
        }
    }

    /// “a commit failed: {failure}”
    #[must_use]
    pub fn store_commit(self, failure: &str) -> String {
        match self.0 {
            Language::En => format!("a commit failed: {failure}"),
            Language::Es => format!("ha fallado una escritura: {failure}"),
            Language::Fr => format!("une écriture a échoué\u{a0}: {failure}"),
        }
    }

    /// “event {seq} does not follow the last one of game {game}”
    #[must_use]
    pub fn store_gap(self, seq: u64, game: &str) -> String {
        match self.0 {
            Language::En => format!(
                "event {} does not follow the last one of game {game}",
                crate::locale::number(self.0, seq)
            ),
            Language::Es => format!(
                "el suceso {} no sigue al último de la partida {game}",
                crate::locale::number(self.0, seq)
            ),
            Language::Fr => format!(
                "l’événement {} ne suit pas le dernier de la partie {game}",
                crate::locale::number(self.0, seq)
            ),
        }
    }

    /// “the store is closed”
    #[must_use]
    pub const fn store_closed(self) -> &'static str {
        match self.0 {
            Language::En => "the store is closed",
            Language::Es => "el almacén está cerrado",
            Language::Fr => "le stockage est fermé",
        }
    }

    /// “SQLite says: {text}”
    #[must_use]
    pub fn store_sqlite(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("SQLite says: {text}"),
            Language::Es => format!("SQLite dice: {text}"),
            Language::Fr => format!("SQLite dit\u{a0}: {text}"),
        }
    }

    /// “{cause}”
    #[must_use]
    pub fn store_failure(self, cause: Cause) -> String {
        match self.0 {
            Language::En => word_18(cause).to_owned(),
            Language::Es => word_19(cause).to_owned(),
            Language::Fr => word_20(cause).to_owned(),
        }
    }

    /// “the key of cookies and invitations has a wrong length”
    #[must_use]
    pub const fn corrupt_key(self) -> &'static str {
        match self.0 {
            Language::En => "the key of cookies and invitations has a wrong length",
            Language::Es => "la clave de las cookies e invitaciones tiene una longitud errónea",
            Language::Fr => "la clé des cookies et des invitations n’a pas la bonne longueur",
        }
    }

    /// “its options are unreadable”
    #[must_use]
    pub const fn corrupt_options(self) -> &'static str {
        match self.0 {
            Language::En => "its options are unreadable",
            Language::Es => "sus opciones son ilegibles",
            Language::Fr => "ses options sont illisibles",
        }
    }

    /// “its rules do not exist: {problem}”
    #[must_use]
    pub fn corrupt_rules(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("its rules do not exist: {problem}"),
            Language::Es => format!("sus reglas no existen: {problem}"),
            Language::Fr => format!("ses règles n’existent pas\u{a0}: {problem}"),
        }
    }

    /// “its board “{board}” does not exist”
    #[must_use]
    pub fn corrupt_board(self, board: &str) -> String {
        match self.0 {
            Language::En => format!("its board “{board}” does not exist"),
            Language::Es => format!("su tablero «{board}» no existe"),
            Language::Fr => format!("son plateau «\u{a0}{board}\u{a0}» n’existe pas"),
        }
    }

    /// “its start is not valid: {problem}”
    #[must_use]
    pub fn corrupt_start(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("its start is not valid: {problem}"),
            Language::Es => format!("su posición inicial no es válida: {problem}"),
            Language::Fr => format!("sa position de départ n’est pas valable\u{a0}: {problem}"),
        }
    }

    /// “an event is of the unknown kind “{text}””
    #[must_use]
    pub fn corrupt_event(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("an event is of the unknown kind “{text}”"),
            Language::Es => format!("un suceso es de un tipo desconocido, «{text}»"),
            Language::Fr => format!("un événement est d’un genre inconnu, «\u{a0}{text}\u{a0}»"),
        }
    }

    /// “the id of a command is not valid”
    #[must_use]
    pub const fn corrupt_command(self) -> &'static str {
        match self.0 {
            Language::En => "the id of a command is not valid",
            Language::Es => "el identificador de un comando no es válido",
            Language::Fr => "l’identifiant d’un ordre n’est pas valable",
        }
    }

    /// “a time lies before 1970”
    #[must_use]
    pub const fn corrupt_time(self) -> &'static str {
        match self.0 {
            Language::En => "a time lies before 1970",
            Language::Es => "una fecha es anterior a 1970",
            Language::Fr => "une date est antérieure à 1970",
        }
    }

    /// ““{text}” is no value of the column {column}”
    #[must_use]
    pub fn corrupt_value(self, text: &str, column: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is no value of the column {column}"),
            Language::Es => format!("«{text}» no es un valor de la columna {column}"),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’est pas une valeur de la colonne {column}"),
        }
    }

    /// “the id of a player has a wrong length”
    #[must_use]
    pub const fn corrupt_player(self) -> &'static str {
        match self.0 {
            Language::En => "the id of a player has a wrong length",
            Language::Es => "el identificador de un jugador tiene una longitud errónea",
            Language::Fr => "l’identifiant d’un joueur n’a pas la bonne longueur",
        }
    }

    /// “a seat is of the unknown kind “{text}””
    #[must_use]
    pub fn corrupt_seat(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("a seat is of the unknown kind “{text}”"),
            Language::Es => format!("un puesto es de un tipo desconocido, «{text}»"),
            Language::Fr => format!("une place est d’un genre inconnu, «\u{a0}{text}\u{a0}»"),
        }
    }

    /// “database: {problem}”
    #[must_use]
    pub fn fault_of_database(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("database: {problem}"),
            Language::Es => format!("base de datos: {problem}"),
            Language::Fr => format!("base de données\u{a0}: {problem}"),
        }
    }

    /// “game {game}: {problem}”
    #[must_use]
    pub fn fault_of_game(self, game: &str, problem: &str) -> String {
        match self.0 {
            Language::En => format!("game {game}: {problem}"),
            Language::Es => format!("partida {game}: {problem}"),
            Language::Fr => format!("partie {game}\u{a0}: {problem}"),
        }
    }

    /// “parts of it are kept, but there is no such game”
    #[must_use]
    pub const fn fault_no_game(self) -> &'static str {
        match self.0 {
            Language::En => "parts of it are kept, but there is no such game",
            Language::Es => "hay datos suyos, pero no existe",
            Language::Fr => "il en reste des données, mais elle n’existe pas",
        }
    }

    /// “its id is not 1 to 32 letters and digits”
    #[must_use]
    pub const fn fault_id(self) -> &'static str {
        match self.0 {
            Language::En => "its id is not 1 to 32 letters and digits",
            Language::Es => "su identificador no consta de 1 a 32 letras y cifras",
            Language::Fr => "son identifiant ne compte pas de 1 à 32 lettres et chiffres",
        }
    }

    /// “its seat {seat} is missing”
    #[must_use]
    pub fn fault_no_seat(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("its seat {} is missing", word_6(seat)),
            Language::Es => format!("falta el puesto de {}", word_7(seat)),
            Language::Fr => format!("{} n’y a pas de place", word_8(seat)),
        }
    }

    /// “its event {seq} is missing”
    #[must_use]
    pub fn fault_gap(self, seq: u64) -> String {
        match self.0 {
            Language::En => format!("its event {} is missing", crate::locale::number(self.0, seq)),
            Language::Es => format!("falta su suceso {}", crate::locale::number(self.0, seq)),
            Language::Fr => format!("il manque son événement {}", crate::locale::number(self.0, seq)),
        }
    }

    /// “its event {seq} is refused: {problem}”
    #[must_use]
    pub fn fault_event(self, seq: u64, problem: &str) -> String {
        match self.0 {
            Language::En => format!("its event {} is refused: {problem}", crate::locale::number(self.0, seq)),
            Language::Es => format!("su suceso {} se rechaza: {problem}", crate::locale::number(self.0, seq)),
            Language::Fr => {
                format!("son événement {} est refusé\u{a0}: {problem}", crate::locale::number(self.0, seq))
            }
        }
    }

    /// “its row says that the game is over, but by its events {seat} is to move”
    #[must_use]
    pub fn fault_row_over(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("its row says that the game is over, but by its events {} is to move", word_6(seat))
            }
            Language::Es => format!(
                "su fila dice que la partida ha terminado, pero según sus sucesos le toca a {}",
                word_7(seat)
            ),
            Language::Fr => format!(
                "sa ligne dit que la partie est finie, mais d’après ses événements c’est à {} de jouer",
                word_8(seat)
            ),
        }
    }

    /// “its row says that “{said}” is to move, but by its events the game is over”
    #[must_use]
    pub fn fault_row_open(self, said: &str) -> String {
        match self.0 {
            Language::En => {
                format!("its row says that “{said}” is to move, but by its events the game is over")
            }
            Language::Es => {
                format!("su fila dice que le toca a «{said}», pero según sus sucesos la partida ha terminado")
            }
            Language::Fr => format!(
                "sa ligne dit que c’est à «\u{a0}{said}\u{a0}» de jouer, mais d’après ses événements la partie est finie"
            ),
        }
    }

    /// “its row says that “{said}” is to move, but by its events {seat} is”
    #[must_use]
    pub fn fault_row_seat(self, said: &str, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("its row says that “{said}” is to move, but by its events {} is", word_6(seat))
            }
            Language::Es => format!(
                "su fila dice que le toca a «{said}», pero según sus sucesos le toca a {}",
                word_7(seat)
            ),
            Language::Fr => format!(
                "sa ligne dit que c’est à «\u{a0}{said}\u{a0}» de jouer, mais d’après ses événements c’est à {}",
                word_8(seat)
            ),
        }
    }

    /// “its seat {seat} is absent, but it has a player at the start”
    #[must_use]
    pub fn fault_seat_absent(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("its seat {} is absent, but it has a player at the start", word_6(seat)),
            Language::Es => format!("{} consta como ausente, pero juega al principio", word_7(seat)),
            Language::Fr => format!("{} y est noté absent, mais joue au départ", word_8(seat)),
        }
    }

    /// “its seat {seat} has a player, but it has none at the start”
    #[must_use]
    pub fn fault_seat_player(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("its seat {} has a player, but it has none at the start", word_6(seat)),
            Language::Es => format!("{} consta como presente, pero no juega al principio", word_7(seat)),
            Language::Fr => format!("{} y est noté présent, mais ne joue pas au départ", word_8(seat)),
        }
    }

    /// “a guest holds its seat {seat}, which is not a person’s”
    #[must_use]
    pub fn fault_holder(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("a guest holds its seat {}, which is not a person’s", word_6(seat)),
            Language::Es => {
                format!("un invitado ocupa el puesto de {}, que no es de una persona", word_7(seat))
            }
            Language::Fr => {
                format!("{} y est la place d’un invité, mais aucune personne ne joue ce camp", word_8(seat))
            }
        }
    }

    /// “the kept result is not the one that its events give”
    #[must_use]
    pub const fn fault_result(self) -> &'static str {
        match self.0 {
            Language::En => "the kept result is not the one that its events give",
            Language::Es => "el resultado guardado no es el que dan sus sucesos",
            Language::Fr => "le résultat conservé n’est pas celui que donnent ses événements",
        }
    }

    /// “its row names the bots “{said}”, but its seats have “{bots}””
    #[must_use]
    pub fn fault_bots(self, said: &str, bots: &str) -> String {
        match self.0 {
            Language::En => format!("its row names the bots “{said}”, but its seats have “{bots}”"),
            Language::Es => format!("su fila nombra los bots «{said}», pero sus puestos dicen «{bots}»"),
            Language::Fr => format!(
                "sa ligne nomme les bots «\u{a0}{said}\u{a0}», mais ses places disent «\u{a0}{bots}\u{a0}»"
            ),
        }
    }

    /// “{subject}”
    #[must_use]
    pub fn subject(self, subject: Subject) -> String {
        match self.0 {
            Language::En => word_21(subject).to_owned(),
            Language::Es => word_22(subject).to_owned(),
            Language::Fr => word_23(subject).to_owned(),
        }
    }

    /// “a server uses the database”
    #[must_use]
    pub const fn doctor_server(self) -> &'static str {
        match self.0 {
            Language::En => "a server uses the database",
            Language::Es => "un servidor usa la base de datos",
            Language::Fr => "un serveur utilise la base",
        }
    }

    /// “the server that was started with {file} has another file open: the database was moved, deleted or replaced while it ran; move it back, or stop the server and use “djambi admin restore””
    #[must_use]
    pub fn doctor_server_elsewhere(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the server that was started with {file} has another file open: the database was moved, deleted or replaced while it ran; move it back, or stop the server and use “djambi admin restore”"
            ),
            Language::Es => format!(
                "el servidor que se arrancó con {file} tiene abierto otro archivo: la base de datos se movió, se borró o se sustituyó mientras funcionaba; devuélvela a su sitio, o detén el servidor y usa «djambi admin restore»"
            ),
            Language::Fr => format!(
                "le serveur démarré avec {file} a un autre fichier ouvert\u{a0}: la base a été déplacée, supprimée ou remplacée pendant qu’il tournait\u{202f}; remettez-la en place, ou arrêtez le serveur et utilisez «\u{a0}djambi admin restore\u{a0}»"
            ),
        }
    }

    /// “no server uses the database”
    #[must_use]
    pub const fn doctor_no_server(self) -> &'static str {
        match self.0 {
            Language::En => "no server uses the database",
            Language::Es => "ningún servidor usa la base de datos",
            Language::Fr => "aucun serveur n’utilise la base",
        }
    }

    /// “{problem}; “djambi serve” makes one”
    #[must_use]
    pub fn doctor_missing(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("{problem}; “djambi serve” makes one"),
            Language::Es => format!("{problem}; «djambi serve» crea una"),
            Language::Fr => format!("{problem}\u{202f}; «\u{a0}djambi serve\u{a0}» en crée une"),
        }
    }

    /// “{file} with {games} games”
    #[must_use]
    pub fn doctor_database(self, games: u64, file: &str) -> String {
        match self.0 {
            Language::En => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{file} with {} game", crate::locale::number(self.0, games))
                }
                _ => format!("{file} with {} games", crate::locale::number(self.0, games)),
            },
            Language::Es => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{file}, con {} partida", crate::locale::number(self.0, games))
                }
                _ => format!("{file}, con {} partidas", crate::locale::number(self.0, games)),
            },
            Language::Fr => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{file}, avec {} partie", crate::locale::number(self.0, games))
                }
                _ => format!("{file}, avec {} parties", crate::locale::number(self.0, games)),
            },
        }
    }

    /// “version {version}, the one of this djambi”
    #[must_use]
    pub fn doctor_tables(self, version: &str) -> String {
        match self.0 {
            Language::En => format!("version {version}, the one of this djambi"),
            Language::Es => format!("versión {version}, la de este djambi"),
            Language::Fr => format!("version {version}, celle de ce djambi"),
        }
    }

    /// “the tables are of version {version}, this djambi knows {current}: update djambi”
    #[must_use]
    pub fn doctor_tables_later(self, version: &str, current: &str) -> String {
        match self.0 {
            Language::En => {
                format!("the tables are of version {version}, this djambi knows {current}: update djambi")
            }
            Language::Es => format!(
                "las tablas son de la versión {version}, y este djambi conoce la {current}: actualiza djambi"
            ),
            Language::Fr => format!(
                "les tables sont de la version {version}, ce djambi connaît la version {current}\u{a0}: mettez djambi à jour"
            ),
        }
    }

    /// “the tables are of version {version}: the next start copies the database and brings it to {current}”
    #[must_use]
    pub fn doctor_tables_earlier(self, version: &str, current: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the tables are of version {version}: the next start copies the database and brings it to {current}"
            ),
            Language::Es => format!(
                "las tablas son de la versión {version}: el próximo arranque copia la base de datos y la pasa a la {current}"
            ),
            Language::Fr => format!(
                "les tables sont de la version {version}\u{a0}: le prochain démarrage copie la base et la passe en version {current}"
            ),
        }
    }

    /// “{id}, the one of djambi”
    #[must_use]
    pub fn doctor_id(self, id: &str) -> String {
        match self.0 {
            Language::En => format!("{id}, the one of djambi"),
            Language::Es => format!("{id}, el de djambi"),
            Language::Fr => format!("{id}, celui de djambi"),
        }
    }

    /// “not set yet: the next start of a server sets it”
    #[must_use]
    pub const fn doctor_no_id(self) -> &'static str {
        match self.0 {
            Language::En => "not set yet: the next start of a server sets it",
            Language::Es => "aún no está puesto: lo pone el próximo arranque de un servidor",
            Language::Fr => "pas encore inscrit\u{a0}: le prochain démarrage d’un serveur l’inscrit",
        }
    }

    /// “the key of cookies and invitations is there”
    #[must_use]
    pub const fn doctor_key(self) -> &'static str {
        match self.0 {
            Language::En => "the key of cookies and invitations is there",
            Language::Es => "la clave de las cookies e invitaciones está",
            Language::Fr => "la clé des cookies et des invitations est là",
        }
    }

    /// “there is no key of cookies and invitations, as after the restoration of a backup without secrets: the next start makes one, and no browser will be known from earlier games”
    #[must_use]
    pub const fn doctor_no_key(self) -> &'static str {
        match self.0 {
            Language::En => {
                "there is no key of cookies and invitations, as after the restoration of a backup without secrets: the next start makes one, and no browser will be known from earlier games"
            }
            Language::Es => {
                "no hay clave de las cookies e invitaciones, como tras restaurar un respaldo sin secretos: el próximo arranque crea una, y no se reconocerá a ningún navegador de partidas anteriores"
            }
            Language::Fr => {
                "il n’y a pas de clé des cookies et des invitations, comme après la restauration d’une sauvegarde sans secrets\u{a0}: le prochain démarrage en crée une, et aucun navigateur des parties d’avant ne sera reconnu"
            }
        }
    }

    /// “no event is ahead of it”
    #[must_use]
    pub const fn doctor_clock(self) -> &'static str {
        match self.0 {
            Language::En => "no event is ahead of it",
            Language::Es => "ningún suceso va por delante de él",
            Language::Fr => "aucun événement n’est en avance sur elle",
        }
    }

    /// “the clock of this machine is years behind: set it (NTP)”
    #[must_use]
    pub const fn doctor_clock_behind(self) -> &'static str {
        match self.0 {
            Language::En => "the clock of this machine is years behind: set it (NTP)",
            Language::Es => "el reloj de esta máquina va años atrasado: ponlo en hora (NTP)",
            Language::Fr => "l’horloge de cette machine retarde de plusieurs années\u{a0}: réglez-la (NTP)",
        }
    }

    /// “the newest event is {minutes} minutes ahead of this machine’s clock: the clock is or was wrong; set it (NTP)”
    #[must_use]
    pub fn doctor_clock_ahead(self, minutes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "the newest event is {} ahead of this machine’s clock: the clock is or was wrong; set it (NTP)",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        format!("{} minute", crate::locale::number(self.0, minutes)),
                    _ => format!("{} minutes", crate::locale::number(self.0, minutes)),
                }
            ),
            Language::Es => format!(
                "el último suceso va {} por delante del reloj de esta máquina: está mal o lo estuvo; ponlo en hora (NTP)",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        format!("{} minuto", crate::locale::number(self.0, minutes)),
                    _ => format!("{} minutos", crate::locale::number(self.0, minutes)),
                }
            ),
            Language::Fr => format!(
                "le dernier événement a {} d’avance sur l’horloge de cette machine\u{a0}: elle est fausse ou l’a été\u{202f}; réglez-la (NTP)",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        format!("{} minute", crate::locale::number(self.0, minutes)),
                    _ => format!("{} minutes", crate::locale::number(self.0, minutes)),
                }
            ),
        }
    }

    /// “{mebibytes} MiB are free”
    #[must_use]
    pub fn doctor_disk(self, mebibytes: u64) -> String {
        match self.0 {
            Language::En => format!("{} MiB are free", crate::locale::number(self.0, mebibytes)),
            Language::Es => format!("{} MiB libres", crate::locale::number(self.0, mebibytes)),
            Language::Fr => format!("{} Mio libres", crate::locale::number(self.0, mebibytes)),
        }
    }

    /// “{mebibytes} MiB are free: turns are lost to players once it is full; free some”
    #[must_use]
    pub fn doctor_disk_full(self, mebibytes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} MiB are free: turns are lost to players once it is full; free some",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Es => format!(
                "{} MiB libres: cuando el disco se llene se perderán jugadas; libera espacio",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Fr => format!(
                "{} Mio libres\u{a0}: une fois le disque plein, des coups se perdent\u{202f}; libérez de la place",
                crate::locale::number(self.0, mebibytes)
            ),
        }
    }

    /// “{mebibytes} MiB are free, too little for two copies of the database: free some”
    #[must_use]
    pub fn doctor_disk_small(self, mebibytes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} MiB are free, too little for two copies of the database: free some",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Es => format!(
                "{} MiB libres, poco para dos copias de la base de datos: libera espacio",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Fr => format!(
                "{} Mio libres, trop peu pour deux copies de la base\u{a0}: libérez de la place",
                crate::locale::number(self.0, mebibytes)
            ),
        }
    }

    /// “the free space of {folder} is unknown: {text}”
    #[must_use]
    pub fn doctor_disk_unknown(self, folder: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!("the free space of {folder} is unknown: {text}"),
            Language::Es => format!("no se sabe cuánto espacio libre tiene {folder}: {text}"),
            Language::Fr => format!("la place libre de {folder} est inconnue\u{a0}: {text}"),
        }
    }

    /// “{most} at most”
    #[must_use]
    pub fn doctor_files(self, most: u64) -> String {
        match self.0 {
            Language::En => format!("{} at most", crate::locale::number(self.0, most)),
            Language::Es => format!("{} como mucho", crate::locale::number(self.0, most)),
            Language::Fr => format!("{} au plus", crate::locale::number(self.0, most)),
        }
    }

    /// “no limit”
    #[must_use]
    pub const fn doctor_any_files(self) -> &'static str {
        match self.0 {
            Language::En => "no limit",
            Language::Es => "sin límite",
            Language::Fr => "sans limite",
        }
    }

    /// “{most} at most, here: a server started like this accepts fewer connections (LimitNOFILE=40000 for systemd)”
    #[must_use]
    pub fn doctor_few_files(self, most: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} at most, here: a server started like this accepts fewer connections (LimitNOFILE=40000 for systemd)",
                crate::locale::number(self.0, most)
            ),
            Language::Es => format!(
                "{} como mucho, aquí: un servidor arrancado así acepta menos conexiones (LimitNOFILE=40000 para systemd)",
                crate::locale::number(self.0, most)
            ),
            Language::Fr => format!(
                "{} au plus, ici\u{a0}: un serveur lancé ainsi accepte moins de connexions (LimitNOFILE=40000 pour systemd)",
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “{kibibytes} KiB”
    #[must_use]
    pub fn doctor_log(self, kibibytes: u64) -> String {
        match self.0 {
            Language::En => format!("{} KiB", crate::locale::number(self.0, kibibytes)),
            Language::Es => format!("{} KiB", crate::locale::number(self.0, kibibytes)),
            Language::Fr => format!("{} Kio", crate::locale::number(self.0, kibibytes)),
        }
    }

    /// “{mebibytes} MiB: a program reads the database for very long (a copy that hangs, an open sqlite3); end it”
    #[must_use]
    pub fn doctor_large_log(self, mebibytes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} MiB: a program reads the database for very long (a copy that hangs, an open sqlite3); end it",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Es => format!(
                "{} MiB: un programa lee la base de datos desde hace mucho (una copia que no avanza, un sqlite3 abierto); termínalo",
                crate::locale::number(self.0, mebibytes)
            ),
            Language::Fr => format!(
                "{} Mio\u{a0}: un programme lit la base depuis très longtemps (une copie qui n’avance plus, un sqlite3 ouvert)\u{202f}; arrêtez-le",
                crate::locale::number(self.0, mebibytes)
            ),
        }
    }

    /// “{file} holds the keys of private talk, for its owner only: keep a copy of it apart from the backups”
    #[must_use]
    pub fn doctor_press_key(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{file} holds the keys of private talk, for its owner only: keep a copy of it apart from the backups"
            ),
            Language::Es => format!(
                "{file} contiene las claves del chat privado, solo para su propietario: guarda una copia aparte de los respaldos"
            ),
            Language::Fr => format!(
                "{file} contient les clés des conversations privées, pour son propriétaire seul\u{a0}: gardez-en une copie à l’écart des sauvegardes"
            ),
        }
    }

    /// “{file} holds the keys of private talk, for its owner only; it lies beside the database: who copies this folder has both (--press-key puts it elsewhere)”
    #[must_use]
    pub fn doctor_press_key_beside(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{file} holds the keys of private talk, for its owner only; it lies beside the database: who copies this folder has both (--press-key puts it elsewhere)"
            ),
            Language::Es => format!(
                "{file} contiene las claves del chat privado, solo para su propietario; está junto a la base de datos: quien copie esta carpeta tiene ambas cosas (--press-key lo pone en otro sitio)"
            ),
            Language::Fr => format!(
                "{file} contient les clés des conversations privées, pour son propriétaire seul\u{202f}; il est à côté de la base\u{a0}: qui copie ce dossier a les deux (--press-key le met ailleurs)"
            ),
        }
    }

    /// “{file} is made at the next start: keep a copy of it apart from the backups”
    #[must_use]
    pub fn doctor_press_key_to_come(self, file: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{file} is made at the next start: keep a copy of it apart from the backups")
            }
            Language::Es => {
                format!("{file} se creará en el próximo arranque: guarda una copia aparte de los respaldos")
            }
            Language::Fr => format!(
                "{file} sera créé au prochain démarrage\u{a0}: gardez-en une copie à l’écart des sauvegardes"
            ),
        }
    }

    /// “{file} is missing: put a copy of it back before the next start, or what was said in private cannot be read any more”
    #[must_use]
    pub fn doctor_no_press_key(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{file} is missing: put a copy of it back before the next start, or what was said in private cannot be read any more"
            ),
            Language::Es => format!(
                "falta {file}: vuelve a poner una copia antes del próximo arranque, o ya no se podrá leer lo que se dijo en privado"
            ),
            Language::Fr => format!(
                "{file} manque\u{a0}: remettez-en une copie avant le prochain démarrage, sinon ce qui s’est dit en privé ne pourra plus être lu"
            ),
        }
    }

    /// “{file} lacks a key with which private talk was sealed: put a copy of the file back before the next start, or what that key has sealed cannot be read any more”
    #[must_use]
    pub fn doctor_press_key_lost(self, file: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{file} lacks a key with which private talk was sealed: put a copy of the file back before the next start, or what that key has sealed cannot be read any more"
            ),
            Language::Es => format!(
                "a {file} le falta una clave con la que se selló chat privado: vuelve a poner una copia del archivo antes del próximo arranque, o ya no se podrá leer lo que esa clave selló"
            ),
            Language::Fr => format!(
                "il manque à {file} une clé qui a scellé des conversations privées\u{a0}: remettez une copie du fichier avant le prochain démarrage, sinon ce que cette clé a scellé ne pourra plus être lu"
            ),
        }
    }

    /// “others than its owner may read {file} (mode {mode}), and with it what is said in private: chmod 600 {file}”
    #[must_use]
    pub fn doctor_press_key_open(self, file: &str, mode: &str) -> String {
        match self.0 {
            Language::En => format!(
                "others than its owner may read {file} (mode {mode}), and with it what is said in private: chmod 600 {file}"
            ),
            Language::Es => format!(
                "otros que no son su propietario pueden leer {file} (modo {mode}), y con él lo que se dice en privado: chmod 600 {file}"
            ),
            Language::Fr => format!(
                "d’autres que son propriétaire peuvent lire {file} (mode {mode}), et ainsi ce qui se dit en privé\u{a0}: chmod 600 {file}"
            ),
        }
    }

    /// “only the owner can use the database”
    #[must_use]
    pub const fn doctor_permissions(self) -> &'static str {
        match self.0 {
            Language::En => "only the owner can use the database",
            Language::Es => "solo el propietario puede usar la base de datos",
            Language::Fr => "seul le propriétaire peut utiliser la base",
        }
    }

    /// “others than its owner may use {file} (mode {mode}), which may give them the key: chmod 600 {file}”
    #[must_use]
    pub fn doctor_file_open(self, file: &str, mode: &str) -> String {
        match self.0 {
            Language::En => format!(
                "others than its owner may use {file} (mode {mode}), which may give them the key: chmod 600 {file}"
            ),
            Language::Es => format!(
                "otros que no son su propietario pueden usar {file} (modo {mode}), y quizá sacar de ahí la clave: chmod 600 {file}"
            ),
            Language::Fr => format!(
                "d’autres que son propriétaire peuvent utiliser {file} (mode {mode}), et peut-être y prendre la clé\u{a0}: chmod 600 {file}"
            ),
        }
    }

    /// “others may replace files in {file} (mode {mode}): chmod go-w {file}”
    #[must_use]
    pub fn doctor_folder_open(self, file: &str, mode: &str) -> String {
        match self.0 {
            Language::En => format!("others may replace files in {file} (mode {mode}): chmod go-w {file}"),
            Language::Es => {
                format!("otros pueden reemplazar archivos en {file} (modo {mode}): chmod go-w {file}")
            }
            Language::Fr => format!(
                "d’autres peuvent remplacer des fichiers dans {file} (mode {mode})\u{a0}: chmod go-w {file}"
            ),
        }
    }

    /// “{file} has another owner than the database: chown it, or the service cannot use it”
    #[must_use]
    pub fn doctor_other_owner(self, file: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{file} has another owner than the database: chown it, or the service cannot use it")
            }
            Language::Es => format!(
                "{file} tiene otro propietario que la base de datos: cámbialo (chown), o el servicio no puede usarlo"
            ),
            Language::Fr => format!(
                "{file} a un autre propriétaire que la base\u{a0}: changez-le (chown), ou le service ne peut pas l’utiliser"
            ),
        }
    }

    /// “{text}”
    #[must_use]
    pub fn doctor_mail_options(self, text: &str) -> String {
        match self.0 {
            Language::En => text.to_owned(),
            Language::Es => text.to_owned(),
            Language::Fr => text.to_owned(),
        }
    }

    /// “others than its owner may read {file} (mode {mode}), and with it the password of mail: chmod 600 {file}”
    #[must_use]
    pub fn doctor_mail_password_open(self, file: &str, mode: &str) -> String {
        match self.0 {
            Language::En => format!(
                "others than its owner may read {file} (mode {mode}), and with it the password of mail: chmod 600 {file}"
            ),
            Language::Es => format!(
                "otros que no son su dueño pueden leer {file} (modo {mode}), y con él la contraseña del correo: chmod 600 {file}"
            ),
            Language::Fr => format!(
                "d’autres que son propriétaire peuvent lire {file} (mode {mode}), et avec lui le mot de passe du courriel\u{a0}: chmod 600 {file}"
            ),
        }
    }

    /// “{address} takes mail”
    #[must_use]
    pub fn doctor_mail(self, address: &str) -> String {
        match self.0 {
            Language::En => format!("{address} takes mail"),
            Language::Es => format!("{address} acepta correo"),
            Language::Fr => format!("{address} prend les courriels"),
        }
    }

    /// `{address} takes mail, but without a user it is hidden from those on the way only if the server offers TLS: use smtps://`
    #[must_use]
    pub fn doctor_mail_plain(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{address} takes mail, but without a user it is hidden from those on the way only if the server offers TLS: use smtps://"
            ),
            Language::Es => format!(
                "{address} acepta correo, pero sin usuario solo va oculto por el camino si el servidor ofrece TLS: usa smtps://"
            ),
            Language::Fr => format!(
                "{address} prend les courriels, mais sans utilisateur ils ne sont cachés en chemin que si le serveur offre TLS\u{a0}: utilisez smtps://"
            ),
        }
    }

    /// `{address} offers no TLS, so no password is sent to it: use smtps://, or a server on this machine`
    #[must_use]
    pub fn doctor_mail_no_tls(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{address} offers no TLS, so no password is sent to it: use smtps://, or a server on this machine"
            ),
            Language::Es => format!(
                "{address} no ofrece TLS, así que no se le envía ninguna contraseña: usa smtps://, o un servidor en esta máquina"
            ),
            Language::Fr => format!(
                "{address} n’offre pas TLS, donc aucun mot de passe ne lui est envoyé\u{a0}: utilisez smtps://, ou un serveur sur cette machine"
            ),
        }
    }

    /// “{address} takes no mail: {text}”
    #[must_use]
    pub fn doctor_mail_unreachable(self, address: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!("{address} takes no mail: {text}"),
            Language::Es => format!("{address} no acepta correo: {text}"),
            Language::Fr => format!("{address} ne prend pas les courriels\u{a0}: {text}"),
        }
    }

    /// `{address} is not the address of a service: use https://HOST or http://HOST:PORT, without a path`
    #[must_use]
    pub fn doctor_not_service(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "{address} is not the address of a service: use https://HOST or http://HOST:PORT, without a path"
            ),
            Language::Es => format!(
                "{address} no es la dirección de un servicio: usa https://SERVIDOR o http://SERVIDOR:PUERTO, sin ruta"
            ),
            Language::Fr => format!(
                "{address} n’est pas l’adresse d’un service\u{a0}: donnez https://HÔTE ou http://HÔTE:PORT, sans chemin"
            ),
        }
    }

    /// “{address} answers”
    #[must_use]
    pub fn doctor_answers(self, address: &str) -> String {
        match self.0 {
            Language::En => format!("{address} answers"),
            Language::Es => format!("{address} responde"),
            Language::Fr => format!("{address} répond"),
        }
    }

    /// “{address}/healthz answers {status}: see the proxy’s target, and whether the service runs”
    #[must_use]
    pub fn doctor_wrong_answer(self, address: &str, status: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{address}/healthz answers {}: see the proxy’s target, and whether the service runs",
                crate::locale::number(self.0, status)
            ),
            Language::Es => format!(
                "{address}/healthz responde {}: mira adónde va el proxy, y si el servicio está en marcha",
                crate::locale::number(self.0, status)
            ),
            Language::Fr => format!(
                "{address}/healthz répond {}\u{a0}: voyez vers où va le proxy, et si le service tourne",
                crate::locale::number(self.0, status)
            ),
        }
    }

    /// “{address} does not answer: {text}”
    #[must_use]
    pub fn doctor_no_answer(self, address: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!("{address} does not answer: {text}"),
            Language::Es => format!("{address} no responde: {text}"),
            Language::Fr => format!("{address} ne répond pas\u{a0}: {text}"),
        }
    }

    /// “the service can write”
    #[must_use]
    pub const fn doctor_ready(self) -> &'static str {
        match self.0 {
            Language::En => "the service can write",
            Language::Es => "el servicio puede escribir",
            Language::Fr => "le service peut écrire",
        }
    }

    /// “the service cannot write; it says: {text}”
    #[must_use]
    pub fn doctor_not_ready(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("the service cannot write; it says: {text}"),
            Language::Es => format!("el servicio no puede escribir; dice: {text}"),
            Language::Fr => format!("le service ne peut pas écrire\u{202f}; il dit\u{a0}: {text}"),
        }
    }

    /// “the service sees its public host”
    #[must_use]
    pub const fn doctor_host(self) -> &'static str {
        match self.0 {
            Language::En => "the service sees its public host",
            Language::Es => "el servicio ve su servidor público",
            Language::Fr => "le service voit son hôte public",
        }
    }

    /// “the service sees another host, and takes its pages for another site’s: name this address with --public-url, and let the proxy pass Host on (nginx: proxy_set_header Host $http_host)”
    #[must_use]
    pub const fn doctor_other_host(self) -> &'static str {
        match self.0 {
            Language::En => {
                "the service sees another host, and takes its pages for another site’s: name this address with --public-url, and let the proxy pass Host on (nginx: proxy_set_header Host $http_host)"
            }
            Language::Es => {
                "el servicio ve otro servidor, y toma sus páginas por las de otro sitio: nombra esta dirección con --public-url, y haz que el proxy pase Host (nginx: proxy_set_header Host $http_host)"
            }
            Language::Fr => {
                "le service voit un autre hôte, et prend ses pages pour celles d’un autre site\u{a0}: nommez cette adresse avec --public-url, et faites transmettre Host par le proxy (nginx\u{a0}: proxy_set_header Host $http_host)"
            }
        }
    }

    /// “it cannot be told: {text}”
    #[must_use]
    pub fn doctor_cannot_tell(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("it cannot be told: {text}"),
            Language::Es => format!("no se puede saber: {text}"),
            Language::Fr => format!("on ne peut pas le savoir\u{a0}: {text}"),
        }
    }

    /// “the header {header} does not arrive, so no live connection comes through: let the proxy pass it on (nginx: proxy_set_header Upgrade $http_upgrade and proxy_set_header Connection upgrade)”
    #[must_use]
    pub fn doctor_socket_header(self, header: &str) -> String {
        match self.0 {
            Language::En => format!(
                "the header {header} does not arrive, so no live connection comes through: let the proxy pass it on (nginx: proxy_set_header Upgrade $http_upgrade and proxy_set_header Connection upgrade)"
            ),
            Language::Es => format!(
                "la cabecera {header} no llega y ninguna conexión en directo pasa: haz que el proxy la transmita (nginx: proxy_set_header Upgrade $http_upgrade y proxy_set_header Connection upgrade)"
            ),
            Language::Fr => format!(
                "l’en-tête {header} n’arrive pas, et aucune connexion en direct ne passe\u{a0}: faites-le transmettre par le proxy (nginx\u{a0}: proxy_set_header Upgrade $http_upgrade et proxy_set_header Connection upgrade)"
            ),
        }
    }

    /// “/api/v1/socket answers {status} instead of 101, so no live connection comes through: let the proxy pass WebSockets on”
    #[must_use]
    pub fn doctor_no_socket(self, status: u64) -> String {
        match self.0 {
            Language::En => format!(
                "/api/v1/socket answers {} instead of 101, so no live connection comes through: let the proxy pass WebSockets on",
                crate::locale::number(self.0, status)
            ),
            Language::Es => format!(
                "/api/v1/socket responde {} en vez de 101 y ninguna conexión en directo pasa: haz que el proxy transmita los WebSockets",
                crate::locale::number(self.0, status)
            ),
            Language::Fr => format!(
                "/api/v1/socket répond {} au lieu de 101, et aucune connexion en direct ne passe\u{a0}: faites transmettre les WebSockets par le proxy",
                crate::locale::number(self.0, status)
            ),
        }
    }

    /// “live connections (WebSockets) come through”
    #[must_use]
    pub const fn doctor_socket(self) -> &'static str {
        match self.0 {
            Language::En => "live connections (WebSockets) come through",
            Language::Es => "las conexiones en directo (WebSockets) pasan",
            Language::Fr => "les connexions en direct (WebSockets) passent",
        }
    }

    /// “the address is http: others on the way can read cookies and take seats; put a proxy with https in front, unless the network is yours”
    #[must_use]
    pub const fn doctor_http(self) -> &'static str {
        match self.0 {
            Language::En => {
                "the address is http: others on the way can read cookies and take seats; put a proxy with https in front, unless the network is yours"
            }
            Language::Es => {
                "la dirección es http: otros por el camino pueden leer las cookies y quitar puestos; pon delante un proxy con https, salvo que la red sea tuya"
            }
            Language::Fr => {
                "l’adresse est en http\u{a0}: d’autres en chemin peuvent lire les cookies et prendre des places\u{202f}; mettez un proxy https devant, sauf si le réseau est à vous"
            }
        }
    }

    /// “browsers are told to come by https only (HSTS)”
    #[must_use]
    pub const fn doctor_https(self) -> &'static str {
        match self.0 {
            Language::En => "browsers are told to come by https only (HSTS)",
            Language::Es => "los navegadores saben que deben venir solo por https (HSTS)",
            Language::Fr => "les navigateurs savent qu’ils doivent venir en https (HSTS)",
        }
    }

    /// “browsers are not told to come by https only: start the service with --public-url and this address”
    #[must_use]
    pub const fn doctor_no_hsts(self) -> &'static str {
        match self.0 {
            Language::En => {
                "browsers are not told to come by https only: start the service with --public-url and this address"
            }
            Language::Es => {
                "los navegadores no saben que deben venir solo por https: arranca el servicio con --public-url y esta dirección"
            }
            Language::Fr => {
                "les navigateurs ne savent pas qu’ils doivent venir en https\u{a0}: lancez le service avec --public-url et cette adresse"
            }
        }
    }

    /// “there is no player “{name}”; there are {names}”
    #[must_use]
    pub fn player_unknown(self, name: &str, names: &[String]) -> String {
        match self.0 {
            Language::En => format!("there is no player “{name}”; there are {}", names.join(", ")),
            Language::Es => format!("no hay ningún jugador «{name}»; hay {}", names.join(", ")),
            Language::Fr => {
                format!("il n’y a pas de joueur «\u{a0}{name}\u{a0}»\u{202f}; il y a {}", names.join(", "))
            }
        }
    }

    /// “{player} has no parameter “{name}”; it has {names}”
    #[must_use]
    pub fn player_no_parameter(self, player: &str, name: &str, names: &[String]) -> String {
        match self.0 {
            Language::En => format!("{player} has no parameter “{name}”; it has {}", names.join(", ")),
            Language::Es => format!("{player} no tiene el parámetro «{name}»; tiene {}", names.join(", ")),
            Language::Fr => format!(
                "{player} n’a pas de paramètre «\u{a0}{name}\u{a0}»\u{202f}; il a {}",
                names.join(", ")
            ),
        }
    }

    /// “{player} takes no parameters”
    #[must_use]
    pub fn player_no_parameters(self, player: &str) -> String {
        match self.0 {
            Language::En => format!("{player} takes no parameters"),
            Language::Es => format!("{player} no admite parámetros"),
            Language::Fr => format!("{player} ne prend aucun paramètre"),
        }
    }

    /// ““{text}” is not a parameter such as nodes=2000”
    #[must_use]
    pub fn player_no_value(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is not a parameter such as nodes=2000"),
            Language::Es => format!("«{text}» no es un parámetro como nodes=2000"),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’est pas un paramètre comme nodes=2000"),
        }
    }

    /// “{name} is a whole number above 0, not “{value}””
    #[must_use]
    pub fn player_whole_number(self, name: &str, value: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is a whole number above 0, not “{value}”"),
            Language::Es => format!("{name} es un número entero mayor que 0, no «{value}»"),
            Language::Fr => format!("{name} est un nombre entier au-dessus de 0, pas «\u{a0}{value}\u{a0}»"),
        }
    }

    /// “{name} is a number, such as 0.25, not “{value}””
    #[must_use]
    pub fn player_number(self, name: &str, value: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is a number, such as 0.25, not “{value}”"),
            Language::Es => format!("{name} es un número, como 0.25, no «{value}»"),
            Language::Fr => format!("{name} est un nombre, comme 0.25, pas «\u{a0}{value}\u{a0}»"),
        }
    }

    /// “{parameter} is one of {names}, not “{name}””
    #[must_use]
    pub fn player_no_choice(self, parameter: &str, name: &str, names: &[String]) -> String {
        match self.0 {
            Language::En => format!("{parameter} is one of {}, not “{name}”", names.join(", ")),
            Language::Es => format!("{parameter} es uno de {}, no «{name}»", names.join(", ")),
            Language::Fr => format!("{parameter} est l’un de {}, pas «\u{a0}{name}\u{a0}»", names.join(", ")),
        }
    }

    /// “grudge is a number from 0 to 10, not “{value}””
    #[must_use]
    pub fn player_grudge(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("grudge is a number from 0 to 10, not “{value}”"),
            Language::Es => format!("grudge es un número de 0 a 10, no «{value}»"),
            Language::Fr => format!("grudge est un nombre de 0 à 10, pas «\u{a0}{value}\u{a0}»"),
        }
    }

    /// “deals is a whole number, not “{value}””
    #[must_use]
    pub fn player_turns(self, value: &str) -> String {
        match self.0 {
            Language::En => format!("deals is a whole number, not “{value}”"),
            Language::Es => format!("deals es un número entero, no «{value}»"),
            Language::Fr => format!("deals est un nombre entier, pas «\u{a0}{value}\u{a0}»"),
        }
    }

    /// “{name} is given twice”
    #[must_use]
    pub fn player_twice(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is given twice"),
            Language::Es => format!("{name} se da dos veces"),
            Language::Fr => format!("{name} est donné deux fois"),
        }
    }

    /// “a program is missing, such as udi:ms=100:./engine”
    #[must_use]
    pub const fn player_no_program(self) -> &'static str {
        match self.0 {
            Language::En => "a program is missing, such as udi:ms=100:./engine",
            Language::Es => "falta un programa, como udi:ms=100:./motor",
            Language::Fr => "il manque un programme, comme udi:ms=100:./moteur",
        }
    }

    /// “--mode {name} is for four players; with {count} there are half and one”
    #[must_use]
    pub fn mode_of_four(self, name: &str, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "--mode {name} is for four players; with {} there are half and one",
                crate::locale::number(self.0, count)
            ),
            Language::Es => format!(
                "--mode {name} es para cuatro jugadores; con {} hay half y one",
                crate::locale::number(self.0, count)
            ),
            Language::Fr => format!(
                "--mode {name} est pour quatre joueurs\u{202f}; à {}, il y a half et one",
                crate::locale::number(self.0, count)
            ),
        }
    }

    /// “--turns must be at least {least}, more than an opening has”
    #[must_use]
    pub fn turns_too_few(self, least: u64) -> String {
        match self.0 {
            Language::En => format!(
                "--turns must be at least {}, more than an opening has",
                crate::locale::number(self.0, least)
            ),
            Language::Es => format!(
                "--turns debe ser al menos {}, más de lo que tiene una apertura",
                crate::locale::number(self.0, least)
            ),
            Language::Fr => format!(
                "--turns doit valoir au moins {}, plus que n’en compte une ouverture",
                crate::locale::number(self.0, least)
            ),
        }
    }

    /// “--elo1 must be greater than --elo0”
    #[must_use]
    pub const fn elo_order(self) -> &'static str {
        match self.0 {
            Language::En => "--elo1 must be greater than --elo0",
            Language::Es => "--elo1 debe ser mayor que --elo0",
            Language::Fr => "--elo1 doit être plus grand que --elo0",
        }
    }

    /// “{player} cannot play”
    #[must_use]
    pub fn cannot_play(self, player: &str) -> String {
        match self.0 {
            Language::En => format!("{player} cannot play"),
            Language::Es => format!("{player} no puede jugar"),
            Language::Fr => format!("{player} ne peut pas jouer"),
        }
    }

    /// “cannot open {name}”
    #[must_use]
    pub fn cannot_open(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("cannot open {name}"),
            Language::Es => format!("no se puede abrir {name}"),
            Language::Fr => format!("impossible d’ouvrir {name}"),
        }
    }

    /// “cannot write {name}”
    #[must_use]
    pub fn cannot_write(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("cannot write {name}"),
            Language::Es => format!("no se puede escribir {name}"),
            Language::Fr => format!("impossible d’écrire {name}"),
        }
    }

    /// “cannot make {name}”
    #[must_use]
    pub fn cannot_make(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("cannot make {name}"),
            Language::Es => format!("no se puede crear {name}"),
            Language::Fr => format!("impossible de créer {name}"),
        }
    }

    /// “another match that runs now writes to this file”
    #[must_use]
    pub const fn match_in_use(self) -> &'static str {
        match self.0 {
            Language::En => "another match that runs now writes to this file",
            Language::Es => "otro encuentro en marcha escribe en este archivo",
            Language::Fr => "un autre match en cours écrit dans ce fichier",
        }
    }

    /// “this is the progress of another match, or of none; it begins with “{text}””
    #[must_use]
    pub fn progress_of_other(self, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("this is the progress of another match, or of none; it begins with “{text}”")
            }
            Language::Es => {
                format!("este es el avance de otro encuentro, o de ninguno; empieza por «{text}»")
            }
            Language::Fr => format!(
                "ceci est l’avancement d’un autre match, ou d’aucun\u{202f}; il commence par «\u{a0}{text}\u{a0}»"
            ),
        }
    }

    /// “this match has no such game”
    #[must_use]
    pub const fn progress_no_game(self) -> &'static str {
        match self.0 {
            Language::En => "this match has no such game",
            Language::Es => "este encuentro no tiene esa partida",
            Language::Fr => "ce match n’a pas de telle partie",
        }
    }

    /// “Print the licences of the program and of its parts”
    #[must_use]
    pub const fn about_licences(self) -> &'static str {
        match self.0 {
            Language::En => "Print the licences of the program and of its parts",
            Language::Es => "Muestra las licencias del programa y de sus partes",
            Language::Fr => "Affiche les licences du programme et de ses parties",
        }
    }

    /// “Prints the licences of Djambi and of all that it is made of, with the names of their authors.”
    #[must_use]
    pub const fn more_licences(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints the licences of Djambi and of all that it is made of, with the names of their authors."
            }
            Language::Es => {
                "Muestra las licencias de Djambi y de todo lo que contiene, con los nombres de sus autores."
            }
            Language::Fr => {
                "Affiche les licences de Djambi et de tout ce dont il est fait, avec les noms des auteurs."
            }
        }
    }

    /// “Print what a shell needs to complete command lines”
    #[must_use]
    pub const fn about_completions(self) -> &'static str {
        match self.0 {
            Language::En => "Print what a shell needs to complete command lines",
            Language::Es => "Muestra lo que una shell necesita para completar líneas de comandos",
            Language::Fr => "Affiche ce qu’il faut à un shell pour compléter les lignes de commande",
        }
    }

    /// “Prints the script for a shell; where it is read from depends on the shell, for bash for instance ~/.local/share/bash-completion/completions/djambi.”
    #[must_use]
    pub const fn more_completions(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prints the script for a shell; where it is read from depends on the shell, for bash for instance ~/.local/share/bash-completion/completions/djambi."
            }
            Language::Es => {
                "Muestra el script de una shell; de dónde se lee depende de ella, en bash por ejemplo ~/.local/share/bash-completion/completions/djambi."
            }
            Language::Fr => {
                "Affiche le script d’un shell\u{202f}; l’endroit où il est lu dépend du shell, pour bash par exemple ~/.local/share/bash-completion/completions/djambi."
            }
        }
    }

    /// “The shell”
    #[must_use]
    pub const fn help_completions_shell(self) -> &'static str {
        match self.0 {
            Language::En => "The shell",
            Language::Es => "La shell",
            Language::Fr => "Le shell",
        }
    }

    /// “Write the manual pages”
    #[must_use]
    pub const fn about_man(self) -> &'static str {
        match self.0 {
            Language::En => "Write the manual pages",
            Language::Es => "Escribe las páginas del manual",
            Language::Fr => "Écrit les pages du manuel",
        }
    }

    /// “Writes a page for the program and one for each command, in the language of the command, and prints the path of the first.”
    #[must_use]
    pub const fn more_man(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Writes a page for the program and one for each command, in the language of the command, and prints the path of the first."
            }
            Language::Es => {
                "Escribe una página del programa y una de cada comando, en el idioma del comando, y muestra la ruta de la primera."
            }
            Language::Fr => {
                "Écrit une page pour le programme et une pour chaque commande, dans la langue de la commande, et affiche le chemin de la première."
            }
        }
    }

    /// “The folder; it is made if there is none”
    #[must_use]
    pub const fn help_man_folder(self) -> &'static str {
        match self.0 {
            Language::En => "The folder; it is made if there is none",
            Language::Es => "La carpeta; se crea si no existe",
            Language::Fr => "Le dossier\u{202f}; il est créé s’il n’existe pas",
        }
    }

    /// “{name} is a moderator.”
    #[must_use]
    pub fn role_given(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is a moderator."),
            Language::Es => format!("{name} forma parte de la moderación."),
            Language::Fr => format!("{name} fait maintenant partie de la modération."),
        }
    }

    /// “{name} is no moderator any more.”
    #[must_use]
    pub fn role_taken(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("{name} is no moderator any more."),
            Language::Es => format!("{name} ya no forma parte de la moderación."),
            Language::Fr => format!("{name} ne fait plus partie de la modération."),
        }
    }

    /// “act {number}: {kind}”
    #[must_use]
    pub fn act_made(self, number: u64, kind: &str) -> String {
        match self.0 {
            Language::En => format!("act {}: {kind}", crate::locale::number(self.0, number)),
            Language::Es => format!("decisión {}: {kind}", crate::locale::number(self.0, number)),
            Language::Fr => format!("décision {}\u{a0}: {kind}", crate::locale::number(self.0, number)),
        }
    }

    /// “there is nobody and nothing of the kind; a result can be taken out only if it is rated”
    #[must_use]
    pub const fn act_not_found(self) -> &'static str {
        match self.0 {
            Language::En => {
                "there is nobody and nothing of the kind; a result can be taken out only if it is rated"
            }
            Language::Es => {
                "no hay nadie ni nada así; un resultado solo se puede retirar si cuenta para la clasificación"
            }
            Language::Fr => {
                "il n’y a personne ni rien de tel\u{202f}; un résultat ne peut être retiré que s’il compte au classement"
            }
        }
    }

    /// “that needs an account: guests can only be silenced and kept out”
    #[must_use]
    pub const fn act_of_guest(self) -> &'static str {
        match self.0 {
            Language::En => "that needs an account: guests can only be silenced and kept out",
            Language::Es => {
                "eso requiere una cuenta: a un invitado solo se le puede quitar la palabra o excluir"
            }
            Language::Fr => {
                "il faut un compte pour cela\u{a0}: un invité ne peut qu’être privé de messages ou exclu"
            }
        }
    }

    /// “that act has ended, or cannot be ended”
    #[must_use]
    pub const fn act_ended(self) -> &'static str {
        match self.0 {
            Language::En => "that act has ended, or cannot be ended",
            Language::Es => "esa decisión ya ha terminado, o no se puede terminar",
            Language::Fr => "cette décision a pris fin, ou ne peut pas être levée",
        }
    }

    /// “a reason has 1 to 1000 characters”
    #[must_use]
    pub const fn act_reason(self) -> &'static str {
        match self.0 {
            Language::En => "a reason has 1 to 1000 characters",
            Language::Es => "una razón tiene de 1 a 1000 caracteres",
            Language::Fr => "une raison a de 1 à 1000 caractères",
        }
    }

    /// “ended by {by}”
    #[must_use]
    pub fn act_was_ended(self, by: u64) -> String {
        match self.0 {
            Language::En => format!("ended by {}", crate::locale::number(self.0, by)),
            Language::Es => format!("terminada por {}", crate::locale::number(self.0, by)),
            Language::Fr => format!("levée par {}", crate::locale::number(self.0, by)),
        }
    }

    /// “until {date}”
    #[must_use]
    pub fn act_until(self, date: &str) -> String {
        match self.0 {
            Language::En => format!("until {date}"),
            Language::Es => format!("hasta el {date}"),
            Language::Fr => format!("jusqu’au {date}"),
        }
    }

    /// “for ever”
    #[must_use]
    pub const fn act_for_ever(self) -> &'static str {
        match self.0 {
            Language::En => "for ever",
            Language::Es => "para siempre",
            Language::Fr => "pour toujours",
        }
    }

    /// “host”
    #[must_use]
    pub const fn act_by_host(self) -> &'static str {
        match self.0 {
            Language::En => "host",
            Language::Es => "quien lleva el servicio",
            Language::Fr => "responsable",
        }
    }

    /// “answer: {text}”
    #[must_use]
    pub fn act_answer(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("answer: {text}"),
            Language::Es => format!("respuesta: {text}"),
            Language::Fr => format!("réponse\u{a0}: {text}"),
        }
    }

    /// “no acts”
    #[must_use]
    pub const fn no_acts(self) -> &'static str {
        match self.0 {
            Language::En => "no acts",
            Language::Es => "ninguna decisión",
            Language::Fr => "aucune décision",
        }
    }

    /// “There is no report {number}.”
    #[must_use]
    pub fn no_such_report(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("There is no report {}.", crate::locale::number(self.0, number)),
            Language::Es => format!("No hay denuncia {}.", crate::locale::number(self.0, number)),
            Language::Fr => format!("Il n’y a pas de signalement {}.", crate::locale::number(self.0, number)),
        }
    }

    /// “Report {number} was closed already.”
    #[must_use]
    pub fn report_is_closed(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("Report {} was closed already.", crate::locale::number(self.0, number)),
            Language::Es => {
                format!("La denuncia {} ya estaba revisada.", crate::locale::number(self.0, number))
            }
            Language::Fr => {
                format!("Le signalement {} était déjà examiné.", crate::locale::number(self.0, number))
            }
        }
    }

    /// “looked at”
    #[must_use]
    pub const fn report_closed(self) -> &'static str {
        match self.0 {
            Language::En => "looked at",
            Language::Es => "revisada",
            Language::Fr => "examiné",
        }
    }

    /// “cause: {cause}”
    #[must_use]
    pub fn report_cause(self, cause: &str) -> String {
        match self.0 {
            Language::En => format!("cause: {cause}"),
            Language::Es => format!("causa: {cause}"),
            Language::Fr => format!("cause\u{a0}: {cause}"),
        }
    }

    /// “report {number}, {date}: game {game}, {what} of {name}, reported by {reporter}”
    #[must_use]
    pub fn report_head_of_person(
        self,
        number: u64,
        date: &str,
        game: &str,
        what: &str,
        name: &str,
        reporter: &str,
    ) -> String {
        match self.0 {
            Language::En => format!(
                "report {}, {date}: game {game}, {what} of {name}, reported by {reporter}",
                crate::locale::number(self.0, number)
            ),
            Language::Es => format!(
                "denuncia {}, {date}: partida {game}, {what} de {name}, denunciado por {reporter}",
                crate::locale::number(self.0, number)
            ),
            Language::Fr => format!(
                "signalement {}, {date}\u{a0}: partie {game}, {what} de {name}, signalé par {reporter}",
                crate::locale::number(self.0, number)
            ),
        }
    }
}

/// A value of the argument `$form`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// `boolean`.
    Boolean,
    /// `number`.
    Number,
    /// `text`.
    Text,
    /// `any`.
    Any,
}

impl Form {
    /// All values.
    pub const ALL: [Self; 4] = [Self::Boolean, Self::Number, Self::Text, Self::Any];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Boolean => "boolean",
            Self::Number => "number",
            Self::Text => "text",
            Self::Any => "any",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$argument`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// `position`.
    Position,
    /// `move`.
    Move,
    /// `treaty`.
    Treaty,
    /// `word`.
    Word,
    /// `letter`.
    Letter,
}

impl Argument {
    /// All values.
    pub const ALL: [Self; 5] = [Self::Position, Self::Move, Self::Treaty, Self::Word, Self::Letter];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Move => "move",
            Self::Treaty => "treaty",
            Self::Word => "word",
            Self::Letter => "letter",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$kind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// `not_found`.
    NotFound,
    /// `permission_denied`.
    PermissionDenied,
    /// `is_a_directory`.
    IsADirectory,
    /// `already_exists`.
    AlreadyExists,
    /// `addr_in_use`.
    AddrInUse,
    /// `addr_not_available`.
    AddrNotAvailable,
    /// `storage_full`.
    StorageFull,
}

impl Kind {
    /// All values.
    pub const ALL: [Self; 7] = [
        Self::NotFound,
        Self::PermissionDenied,
        Self::IsADirectory,
        Self::AlreadyExists,
        Self::AddrInUse,
        Self::AddrNotAvailable,
        Self::StorageFull,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotFound => "not_found",
            Self::PermissionDenied => "permission_denied",
            Self::IsADirectory => "is_a_directory",
            Self::AlreadyExists => "already_exists",
            Self::AddrInUse => "addr_in_use",
            Self::AddrNotAvailable => "addr_not_available",
            Self::StorageFull => "storage_full",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$word`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// `moves`.
    Moves,
    /// `undo`.
    Undo,
    /// `board`.
    Board,
    /// `record`.
    Record,
    /// `draw`.
    Draw,
    /// `offer`.
    Offer,
    /// `accept`.
    Accept,
    /// `refuse`.
    Refuse,
    /// `treaties`.
    Treaties,
    /// `break`.
    Break,
    /// `resign`.
    Resign,
    /// `quit`.
    Quit,
    /// `help`.
    Help,
}

impl Word {
    /// All values.
    pub const ALL: [Self; 13] = [
        Self::Moves,
        Self::Undo,
        Self::Board,
        Self::Record,
        Self::Draw,
        Self::Offer,
        Self::Accept,
        Self::Refuse,
        Self::Treaties,
        Self::Break,
        Self::Resign,
        Self::Quit,
        Self::Help,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Undo => "undo",
            Self::Board => "board",
            Self::Record => "record",
            Self::Draw => "draw",
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::Treaties => "treaties",
            Self::Break => "break",
            Self::Resign => "resign",
            Self::Quit => "quit",
            Self::Help => "help",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$state`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// `in-force`.
    InForce,
    /// `refused`.
    Refused,
    /// `lapsed`.
    Lapsed,
    /// `kept`.
    Kept,
    /// `dissolved`.
    Dissolved,
}

impl State {
    /// All values.
    pub const ALL: [Self; 5] = [Self::InForce, Self::Refused, Self::Lapsed, Self::Kept, Self::Dissolved];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::InForce => "in-force",
            Self::Refused => "refused",
            Self::Lapsed => "lapsed",
            Self::Kept => "kept",
            Self::Dissolved => "dissolved",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$cause`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// `full`.
    Full,
    /// `disk`.
    Disk,
    /// `memory`.
    Memory,
    /// `locked`.
    Locked,
    /// `not_writable`.
    NotWritable,
    /// `not_openable`.
    NotOpenable,
    /// `damaged`.
    Damaged,
    /// `contradiction`.
    Contradiction,
}

impl Cause {
    /// All values.
    pub const ALL: [Self; 8] = [
        Self::Full,
        Self::Disk,
        Self::Memory,
        Self::Locked,
        Self::NotWritable,
        Self::NotOpenable,
        Self::Damaged,
        Self::Contradiction,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Disk => "disk",
            Self::Memory => "memory",
            Self::Locked => "locked",
            Self::NotWritable => "not_writable",
            Self::NotOpenable => "not_openable",
            Self::Damaged => "damaged",
            Self::Contradiction => "contradiction",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$subject`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// `server`.
    Server,
    /// `database`.
    Database,
    /// `tables`.
    Tables,
    /// `file_id`.
    FileId,
    /// `key`.
    Key,
    /// `clock`.
    Clock,
    /// `disk`.
    Disk,
    /// `open_files`.
    OpenFiles,
    /// `log`.
    Log,
    /// `press_key`.
    PressKey,
    /// `permissions`.
    Permissions,
    /// `address`.
    Address,
    /// `readiness`.
    Readiness,
    /// `header_host`.
    HeaderHost,
    /// `socket`.
    Socket,
    /// `mail`.
    Mail,
    /// `https`.
    Https,
}

impl Subject {
    /// All values.
    pub const ALL: [Self; 17] = [
        Self::Server,
        Self::Database,
        Self::Tables,
        Self::FileId,
        Self::Key,
        Self::Clock,
        Self::Disk,
        Self::OpenFiles,
        Self::Log,
        Self::PressKey,
        Self::Permissions,
        Self::Address,
        Self::Readiness,
        Self::HeaderHost,
        Self::Socket,
        Self::Mail,
        Self::Https,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Database => "database",
            Self::Tables => "tables",
            Self::FileId => "file_id",
            Self::Key => "key",
            Self::Clock => "clock",
            Self::Disk => "disk",
            Self::OpenFiles => "open_files",
            Self::Log => "log",
            Self::PressKey => "press_key",
            Self::Permissions => "permissions",
            Self::Address => "address",
            Self::Readiness => "readiness",
            Self::HeaderHost => "header_host",
            Self::Socket => "socket",
            Self::Mail => "mail",
            Self::Https => "https",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

const fn word_0(value: Form) -> &'static str {
    match value {
        Form::Boolean => "true or false is",
        Form::Number => "a number is",
        Form::Text => "a string in quotes is",
        Form::Any => "a string or a number is",
    }
}

const fn word_1(value: Form) -> &'static str {
    match value {
        Form::Boolean => "se espera true o false",
        Form::Number => "se espera un número",
        Form::Text => "se espera un texto entre comillas",
        Form::Any => "se espera un texto o un número",
    }
}

const fn word_2(value: Form) -> &'static str {
    match value {
        Form::Boolean => "il faut true ou false",
        Form::Number => "il faut un nombre",
        Form::Text => "il faut un texte entre guillemets",
        Form::Any => "il faut un texte ou un nombre",
    }
}

const fn word_3(value: Argument) -> &'static str {
    match value {
        Argument::Position => "the position",
        Argument::Move => "the move",
        Argument::Treaty => "the treaty",
        Argument::Word => "the word",
        Argument::Letter => "the player’s letter",
    }
}

const fn word_4(value: Argument) -> &'static str {
    match value {
        Argument::Position => "la posición",
        Argument::Move => "la jugada",
        Argument::Treaty => "el tratado",
        Argument::Word => "la palabra",
        Argument::Letter => "la letra del jugador",
    }
}

const fn word_5(value: Argument) -> &'static str {
    match value {
        Argument::Position => "la position n’est pas",
        Argument::Move => "le coup n’est pas",
        Argument::Treaty => "le traité n’est pas",
        Argument::Word => "le mot n’est pas",
        Argument::Letter => "la lettre du joueur n’est pas",
    }
}

const fn word_6(value: Seat) -> &'static str {
    match value {
        Seat::Red => "red",
        Seat::Blue => "blue",
        Seat::Yellow => "yellow",
        Seat::Green => "green",
        Seat::Purple => "purple",
        Seat::Orange => "orange",
    }
}

const fn word_7(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rojo",
        Seat::Blue => "Azul",
        Seat::Yellow => "Amarillo",
        Seat::Green => "Verde",
        Seat::Purple => "Morado",
        Seat::Orange => "Naranja",
    }
}

const fn word_8(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rouge",
        Seat::Blue => "Bleu",
        Seat::Yellow => "Jaune",
        Seat::Green => "Vert",
        Seat::Purple => "Violet",
        Seat::Orange => "Orange",
    }
}

const fn word_9(value: Kind) -> &'static str {
    match value {
        Kind::NotFound => "there is no such file or directory",
        Kind::PermissionDenied => "permission denied",
        Kind::IsADirectory => "this is a directory",
        Kind::AlreadyExists => "it exists already",
        Kind::AddrInUse => "another program uses this address",
        Kind::AddrNotAvailable => "this machine does not have this address",
        Kind::StorageFull => "the disk is full",
    }
}

const fn word_10(value: Kind) -> &'static str {
    match value {
        Kind::NotFound => "no existe tal archivo o carpeta",
        Kind::PermissionDenied => "acceso denegado",
        Kind::IsADirectory => "es una carpeta",
        Kind::AlreadyExists => "ya existe",
        Kind::AddrInUse => "otro programa usa esta dirección",
        Kind::AddrNotAvailable => "esta máquina no tiene esa dirección",
        Kind::StorageFull => "el disco está lleno",
    }
}

const fn word_11(value: Kind) -> &'static str {
    match value {
        Kind::NotFound => "ce fichier ou ce dossier n’existe pas",
        Kind::PermissionDenied => "accès refusé",
        Kind::IsADirectory => "c’est un dossier",
        Kind::AlreadyExists => "cela existe déjà",
        Kind::AddrInUse => "un autre programme occupe cette adresse",
        Kind::AddrNotAvailable => "cette machine n’a pas cette adresse",
        Kind::StorageFull => "le disque est plein",
    }
}

const fn word_12(value: Word) -> &'static str {
    match value {
        Word::Moves => "moves",
        Word::Undo => "undo",
        Word::Board => "board",
        Word::Record => "record",
        Word::Draw => "draw",
        Word::Offer => "offer",
        Word::Accept => "accept",
        Word::Refuse => "refuse",
        Word::Treaties => "treaties",
        Word::Break => "break",
        Word::Resign => "resign",
        Word::Quit => "quit",
        Word::Help => "help",
    }
}

const fn word_13(value: Word) -> &'static str {
    match value {
        Word::Moves => "jugadas",
        Word::Undo => "deshacer",
        Word::Board => "tablero",
        Word::Record => "anotación",
        Word::Draw => "tablas",
        Word::Offer => "proponer",
        Word::Accept => "aceptar",
        Word::Refuse => "rechazar",
        Word::Treaties => "tratados",
        Word::Break => "romper",
        Word::Resign => "abandonar",
        Word::Quit => "salir",
        Word::Help => "ayuda",
    }
}

const fn word_14(value: Word) -> &'static str {
    match value {
        Word::Moves => "coups",
        Word::Undo => "annuler",
        Word::Board => "plateau",
        Word::Record => "feuille",
        Word::Draw => "nulle",
        Word::Offer => "proposer",
        Word::Accept => "accepter",
        Word::Refuse => "refuser",
        Word::Treaties => "traités",
        Word::Break => "rompre",
        Word::Resign => "abandonner",
        Word::Quit => "quitter",
        Word::Help => "aide",
    }
}

const fn word_15(value: Word) -> &'static str {
    match value {
        Word::Moves => "your legal moves; “moves c3” shows those of the piece on c3",
        Word::Undo => "take back your last turn and all later ones",
        Word::Board => "draw the board",
        Word::Record => "print the record of the game so far",
        Word::Draw => "offer a draw, or accept the one that is offered",
        Word::Offer => {
            "offer peace to a player, “offer blue 3” for three rounds, or a treaty as text (djambi help press)"
        }
        Word::Accept => "accept a treaty, “accept 1”",
        Word::Refuse => "refuse a treaty, “refuse 1”",
        Word::Treaties => "what the treaties say, and what became of them",
        Word::Break => "play a turn though it breaks a treaty, “break a3a5”",
        Word::Resign => "resign from the game",
        Word::Quit => "end the program",
        Word::Help => "print this list",
    }
}

const fn word_16(value: Word) -> &'static str {
    match value {
        Word::Moves => "tus jugadas legales; «jugadas c3» muestra las de la pieza en c3",
        Word::Undo => "deshacer tu última jugada y todas las posteriores",
        Word::Board => "dibujar el tablero",
        Word::Record => "mostrar la anotación de la partida hasta ahora",
        Word::Draw => "ofrecer tablas, o aceptar las que te ofrecen",
        Word::Offer => {
            "proponer la paz a un jugador, «proponer azul 3» por tres rondas, o un tratado en texto (djambi help press)"
        }
        Word::Accept => "aceptar un tratado, «aceptar 1»",
        Word::Refuse => "rechazar un tratado, «rechazar 1»",
        Word::Treaties => "qué dicen los tratados y qué ha sido de ellos",
        Word::Break => "hacer una jugada aunque rompa un tratado, «romper a3a5»",
        Word::Resign => "abandonar la partida",
        Word::Quit => "salir del programa",
        Word::Help => "mostrar esta lista",
    }
}

const fn word_17(value: Word) -> &'static str {
    match value {
        Word::Moves => "vos coups légaux\u{202f}; «\u{a0}coups c3\u{a0}» donne ceux de la pièce en c3",
        Word::Undo => "annuler votre dernier coup et tous ceux d’après",
        Word::Board => "dessiner le plateau",
        Word::Record => "afficher la feuille de partie jusqu’ici",
        Word::Draw => "proposer la nulle, ou accepter celle qui est proposée",
        Word::Offer => {
            "proposer la paix à un joueur, «\u{a0}proposer bleu 3\u{a0}» pour trois tours de table, ou un traité en texte (djambi help press)"
        }
        Word::Accept => "accepter un traité, «\u{a0}accepter 1\u{a0}»",
        Word::Refuse => "refuser un traité, «\u{a0}refuser 1\u{a0}»",
        Word::Treaties => "ce que disent les traités, et ce qu’ils sont devenus",
        Word::Break => "jouer un coup bien qu’il rompe un traité, «\u{a0}rompre a3a5\u{a0}»",
        Word::Resign => "abandonner la partie",
        Word::Quit => "quitter le programme",
        Word::Help => "afficher cette liste",
    }
}

const fn word_18(value: Cause) -> &'static str {
    match value {
        Cause::Full => "the disk is full (free some space, and the service goes on)",
        Cause::Disk => "the disk does not read or write",
        Cause::Memory => "no memory is left",
        Cause::Locked => "another program keeps the file locked",
        Cause::NotWritable => {
            "the file cannot be written (see the permissions of the file and of its folder)"
        }
        Cause::NotOpenable => "the file cannot be opened (see the permissions of the file and of its folder)",
        Cause::Damaged => "the file is damaged (keep a copy of it, and restore a backup)",
        Cause::Contradiction => "it contradicts what is there",
    }
}

const fn word_19(value: Cause) -> &'static str {
    match value {
        Cause::Full => "el disco está lleno (libera espacio, y el servicio sigue)",
        Cause::Disk => "el disco no lee o no escribe",
        Cause::Memory => "no queda memoria",
        Cause::Locked => "otro programa tiene el archivo bloqueado",
        Cause::NotWritable => "no se puede escribir en el archivo (mira sus permisos y los de su carpeta)",
        Cause::NotOpenable => "no se puede abrir el archivo (mira sus permisos y los de su carpeta)",
        Cause::Damaged => "el archivo está dañado (guarda una copia, y restaura un respaldo)",
        Cause::Contradiction => "contradice lo que ya hay",
    }
}

const fn word_20(value: Cause) -> &'static str {
    match value {
        Cause::Full => "le disque est plein (libérez de la place, et le service continue)",
        Cause::Disk => "le disque ne lit ou n’écrit plus",
        Cause::Memory => "il n’y a plus de mémoire",
        Cause::Locked => "un autre programme garde le fichier verrouillé",
        Cause::NotWritable => "le fichier ne peut pas être écrit (voyez ses droits et ceux de son dossier)",
        Cause::NotOpenable => "le fichier ne peut pas être ouvert (voyez ses droits et ceux de son dossier)",
        Cause::Damaged => "le fichier est abîmé (gardez-en une copie, et restaurez une sauvegarde)",
        Cause::Contradiction => "cela contredit ce qui s’y trouve",
    }
}

const fn word_21(value: Subject) -> &'static str {
    match value {
        Subject::Server => "server",
        Subject::Database => "database",
        Subject::Tables => "tables",
        Subject::FileId => "file’s id",
        Subject::Key => "key",
        Subject::Clock => "clock",
        Subject::Disk => "disk",
        Subject::OpenFiles => "open files",
        Subject::Log => "log",
        Subject::PressKey => "press key",
        Subject::Permissions => "permissions",
        Subject::Address => "address",
        Subject::Readiness => "readiness",
        Subject::HeaderHost => "header Host",
        Subject::Socket => "sockets",
        Subject::Mail => "mail",
        Subject::Https => "https",
    }
}

const fn word_22(value: Subject) -> &'static str {
    match value {
        Subject::Server => "servidor",
        Subject::Database => "base de datos",
        Subject::Tables => "tablas",
        Subject::FileId => "identificador del archivo",
        Subject::Key => "clave",
        Subject::Clock => "reloj",
        Subject::Disk => "disco",
        Subject::OpenFiles => "archivos abiertos",
        Subject::Log => "registro de la base",
        Subject::PressKey => "clave del chat privado",
        Subject::Permissions => "permisos",
        Subject::Address => "dirección",
        Subject::Readiness => "escritura",
        Subject::HeaderHost => "cabecera Host",
        Subject::Socket => "sockets",
        Subject::Mail => "correo",
        Subject::Https => "https",
    }
}

const fn word_23(value: Subject) -> &'static str {
    match value {
        Subject::Server => "serveur",
        Subject::Database => "base",
        Subject::Tables => "tables",
        Subject::FileId => "identifiant du fichier",
        Subject::Key => "clé",
        Subject::Clock => "horloge",
        Subject::Disk => "disque",
        Subject::OpenFiles => "fichiers ouverts",
        Subject::Log => "journal de la base",
        Subject::PressKey => "clé des conversations",
        Subject::Permissions => "droits",
        Subject::Address => "adresse",
        Subject::Readiness => "écriture",
        Subject::HeaderHost => "en-tête Host",
        Subject::Socket => "sockets",
        Subject::Mail => "courriel",
        Subject::Https => "https",
    }
}

/// The messages by code, and how each reads its arguments.
const BY_CODE: &crate::arguments::Messages<Cli> = &[
    ("usage", |texts, _| Some(texts.usage().to_owned())),
    ("arguments", |texts, _| Some(texts.arguments().to_owned())),
    ("options", |texts, _| Some(texts.options().to_owned())),
    ("commands", |texts, _| Some(texts.commands().to_owned())),
    ("examples", |texts, args| Some(texts.examples(args.number("count")?))),
    ("options_placeholder", |texts, _| Some(texts.options_placeholder().to_owned())),
    ("default_value", |texts, args| Some(texts.default_value(&args.text("value")?))),
    ("possible_values", |texts, args| Some(texts.possible_values(args.list("values")?))),
    ("environment_variables", |texts, args| Some(texts.environment_variables(args.list("variables")?))),
    ("colon", |texts, args| Some(texts.colon(&args.text("before")?, &args.text("text")?))),
    ("heading_rules", |texts, _| Some(texts.heading_rules().to_owned())),
    ("heading_search", |texts, _| Some(texts.heading_search().to_owned())),
    ("heading_limits", |texts, _| Some(texts.heading_limits().to_owned())),
    ("value_addr", |texts, _| Some(texts.value_addr().to_owned())),
    ("value_channel", |texts, _| Some(texts.value_channel().to_owned())),
    ("value_character", |texts, _| Some(texts.value_character().to_owned())),
    ("value_command", |texts, _| Some(texts.value_command().to_owned())),
    ("value_days", |texts, _| Some(texts.value_days().to_owned())),
    ("value_depth", |texts, _| Some(texts.value_depth().to_owned())),
    ("value_dfen_record", |texts, _| Some(texts.value_dfen_record().to_owned())),
    ("value_dir_or_file", |texts, _| Some(texts.value_dir_or_file().to_owned())),
    ("value_file", |texts, _| Some(texts.value_file().to_owned())),
    ("value_filter", |texts, _| Some(texts.value_filter().to_owned())),
    ("value_folder", |texts, _| Some(texts.value_folder().to_owned())),
    ("value_origin", |texts, _| Some(texts.value_origin().to_owned())),
    ("value_game", |texts, _| Some(texts.value_game().to_owned())),
    ("value_hosts", |texts, _| Some(texts.value_hosts().to_owned())),
    ("value_kind", |texts, _| Some(texts.value_kind().to_owned())),
    ("value_language", |texts, _| Some(texts.value_language().to_owned())),
    ("value_letter", |texts, _| Some(texts.value_letter().to_owned())),
    ("value_level", |texts, _| Some(texts.value_level().to_owned())),
    ("value_mode", |texts, _| Some(texts.value_mode().to_owned())),
    ("value_move", |texts, _| Some(texts.value_move().to_owned())),
    ("value_name", |texts, _| Some(texts.value_name().to_owned())),
    ("value_number", |texts, _| Some(texts.value_number().to_owned())),
    ("value_option_value", |texts, _| Some(texts.value_option_value().to_owned())),
    ("value_rate", |texts, _| Some(texts.value_rate().to_owned())),
    ("value_role", |texts, _| Some(texts.value_role().to_owned())),
    ("value_seat", |texts, _| Some(texts.value_seat().to_owned())),
    ("value_seconds", |texts, _| Some(texts.value_seconds().to_owned())),
    ("value_seed", |texts, _| Some(texts.value_seed().to_owned())),
    ("value_shell", |texts, _| Some(texts.value_shell().to_owned())),
    ("value_text", |texts, _| Some(texts.value_text().to_owned())),
    ("value_treaty", |texts, _| Some(texts.value_treaty().to_owned())),
    ("value_who", |texts, _| Some(texts.value_who().to_owned())),
    ("value_word", |texts, _| Some(texts.value_word().to_owned())),
    ("help_lang", |texts, _| Some(texts.help_lang().to_owned())),
    ("help_help", |texts, _| Some(texts.help_help().to_owned())),
    ("help_version", |texts, _| Some(texts.help_version().to_owned())),
    ("help_dfen", |texts, _| Some(texts.help_dfen().to_owned())),
    ("help_rules", |texts, _| Some(texts.help_rules().to_owned())),
    ("help_settings", |texts, _| Some(texts.help_settings().to_owned())),
    ("help_board", |texts, _| Some(texts.help_board().to_owned())),
    ("help_ms", |texts, _| Some(texts.help_ms().to_owned())),
    ("help_nodes", |texts, _| Some(texts.help_nodes().to_owned())),
    ("help_level", |texts, _| Some(texts.help_level().to_owned())),
    ("help_threads", |texts, _| Some(texts.help_threads().to_owned())),
    ("help_seed", |texts, _| Some(texts.help_seed().to_owned())),
    ("help_json", |texts, _| Some(texts.help_json().to_owned())),
    ("help_database", |texts, _| Some(texts.help_database().to_owned())),
    ("help_smtp", |texts, _| Some(texts.help_smtp().to_owned())),
    ("help_smtp_password_file", |texts, _| Some(texts.help_smtp_password_file().to_owned())),
    ("help_smtp_ca_file", |texts, _| Some(texts.help_smtp_ca_file().to_owned())),
    ("help_mail_from", |texts, _| Some(texts.help_mail_from().to_owned())),
    ("about_djambi", |texts, _| Some(texts.about_djambi().to_owned())),
    ("more_djambi", |texts, _| Some(texts.more_djambi().to_owned())),
    ("about_help", |texts, _| Some(texts.about_help().to_owned())),
    ("manual_chapters", |texts, args| Some(texts.manual_chapters(args.list("chapters")?))),
    ("about_serve", |texts, _| Some(texts.about_serve().to_owned())),
    ("more_serve", |texts, _| Some(texts.more_serve().to_owned())),
    ("after_serve", |texts, _| Some(texts.after_serve().to_owned())),
    ("help_serve_listen", |texts, _| Some(texts.help_serve_listen().to_owned())),
    ("help_serve_database", |texts, _| Some(texts.help_serve_database().to_owned())),
    ("help_serve_press_key", |texts, _| Some(texts.help_serve_press_key().to_owned())),
    ("help_serve_public_url", |texts, _| Some(texts.help_serve_public_url().to_owned())),
    ("long_serve_public_url", |texts, _| Some(texts.long_serve_public_url().to_owned())),
    ("help_serve_site_name", |texts, _| Some(texts.help_serve_site_name().to_owned())),
    ("help_serve_contact", |texts, _| Some(texts.help_serve_contact().to_owned())),
    ("long_serve_contact", |texts, _| Some(texts.long_serve_contact().to_owned())),
    ("help_serve_pages", |texts, _| Some(texts.help_serve_pages().to_owned())),
    ("help_serve_embed", |texts, _| Some(texts.help_serve_embed().to_owned())),
    ("help_serve_log", |texts, _| Some(texts.help_serve_log().to_owned())),
    ("help_serve_metrics_listen", |texts, _| Some(texts.help_serve_metrics_listen().to_owned())),
    ("help_serve_drain_seconds", |texts, _| Some(texts.help_serve_drain_seconds().to_owned())),
    ("help_serve_retention_days", |texts, _| Some(texts.help_serve_retention_days().to_owned())),
    ("help_serve_press_days", |texts, _| Some(texts.help_serve_press_days().to_owned())),
    ("help_serve_registration", |texts, _| Some(texts.help_serve_registration().to_owned())),
    ("help_serve_rated_with", |texts, _| Some(texts.help_serve_rated_with().to_owned())),
    ("help_serve_push_hosts", |texts, _| Some(texts.help_serve_push_hosts().to_owned())),
    ("help_serve_threads", |texts, _| Some(texts.help_serve_threads().to_owned())),
    ("help_serve_limits", |texts, _| Some(texts.help_serve_limits().to_owned())),
    ("help_serve_limit_games_per_address", |texts, _| {
        Some(texts.help_serve_limit_games_per_address().to_owned())
    }),
    ("help_serve_limit_games_per_player", |texts, _| {
        Some(texts.help_serve_limit_games_per_player().to_owned())
    }),
    ("help_serve_limit_connections_per_address", |texts, _| {
        Some(texts.help_serve_limit_connections_per_address().to_owned())
    }),
    ("help_serve_limit_sockets_per_address", |texts, _| {
        Some(texts.help_serve_limit_sockets_per_address().to_owned())
    }),
    ("help_serve_limit_sockets_per_player", |texts, _| {
        Some(texts.help_serve_limit_sockets_per_player().to_owned())
    }),
    ("help_serve_limit_hellos_per_address", |texts, _| {
        Some(texts.help_serve_limit_hellos_per_address().to_owned())
    }),
    ("help_serve_limit_hellos_per_connection", |texts, _| {
        Some(texts.help_serve_limit_hellos_per_connection().to_owned())
    }),
    ("help_serve_limit_commands_per_address", |texts, _| {
        Some(texts.help_serve_limit_commands_per_address().to_owned())
    }),
    ("help_serve_limit_commands_per_connection", |texts, _| {
        Some(texts.help_serve_limit_commands_per_connection().to_owned())
    }),
    ("help_serve_limit_reads_per_address", |texts, _| {
        Some(texts.help_serve_limit_reads_per_address().to_owned())
    }),
    ("help_serve_limit_reads_per_player", |texts, _| {
        Some(texts.help_serve_limit_reads_per_player().to_owned())
    }),
    ("help_serve_limit_bots_per_address", |texts, _| {
        Some(texts.help_serve_limit_bots_per_address().to_owned())
    }),
    ("help_serve_limit_bots_per_player", |texts, _| {
        Some(texts.help_serve_limit_bots_per_player().to_owned())
    }),
    ("help_serve_trusted_proxy", |texts, _| Some(texts.help_serve_trusted_proxy().to_owned())),
    ("help_serve_config", |texts, _| Some(texts.help_serve_config().to_owned())),
    ("help_serve_print_config", |texts, _| Some(texts.help_serve_print_config().to_owned())),
    ("about_admin", |texts, _| Some(texts.about_admin().to_owned())),
    ("more_admin", |texts, _| Some(texts.more_admin().to_owned())),
    ("about_admin_backup", |texts, _| Some(texts.about_admin_backup().to_owned())),
    ("more_admin_backup", |texts, _| Some(texts.more_admin_backup().to_owned())),
    ("help_admin_backup_file", |texts, _| Some(texts.help_admin_backup_file().to_owned())),
    ("help_admin_backup_force", |texts, _| Some(texts.help_admin_backup_force().to_owned())),
    ("help_admin_backup_without_secrets", |texts, _| {
        Some(texts.help_admin_backup_without_secrets().to_owned())
    }),
    ("help_admin_backup_json", |texts, _| Some(texts.help_admin_backup_json().to_owned())),
    ("long_admin_backup_without_secrets", |texts, _| {
        Some(texts.long_admin_backup_without_secrets().to_owned())
    }),
    ("about_admin_restore", |texts, _| Some(texts.about_admin_restore().to_owned())),
    ("more_admin_restore", |texts, _| Some(texts.more_admin_restore().to_owned())),
    ("help_admin_restore_file", |texts, _| Some(texts.help_admin_restore_file().to_owned())),
    ("help_admin_restore_press_key", |texts, _| Some(texts.help_admin_restore_press_key().to_owned())),
    ("help_admin_restore_accept_faults", |texts, _| {
        Some(texts.help_admin_restore_accept_faults().to_owned())
    }),
    ("about_admin_verify", |texts, _| Some(texts.about_admin_verify().to_owned())),
    ("more_admin_verify", |texts, _| Some(texts.more_admin_verify().to_owned())),
    ("help_admin_verify_json", |texts, _| Some(texts.help_admin_verify_json().to_owned())),
    ("about_admin_new_key", |texts, _| Some(texts.about_admin_new_key().to_owned())),
    ("help_admin_new_key_void_earlier", |texts, _| Some(texts.help_admin_new_key_void_earlier().to_owned())),
    ("about_admin_reports", |texts, _| Some(texts.about_admin_reports().to_owned())),
    ("more_admin_reports", |texts, _| Some(texts.more_admin_reports().to_owned())),
    ("help_admin_reports_press_key", |texts, _| Some(texts.help_admin_reports_press_key().to_owned())),
    ("help_admin_reports_json", |texts, _| Some(texts.help_admin_reports_json().to_owned())),
    ("about_admin_role", |texts, _| Some(texts.about_admin_role().to_owned())),
    ("more_admin_role", |texts, _| Some(texts.more_admin_role().to_owned())),
    ("help_admin_role_name", |texts, _| Some(texts.help_admin_role_name().to_owned())),
    ("help_admin_role_role", |texts, _| Some(texts.help_admin_role_role().to_owned())),
    ("about_admin_act", |texts, _| Some(texts.about_admin_act().to_owned())),
    ("more_admin_act", |texts, _| Some(texts.more_admin_act().to_owned())),
    ("help_admin_act_kind", |texts, _| Some(texts.help_admin_act_kind().to_owned())),
    ("help_admin_act_name", |texts, _| Some(texts.help_admin_act_name().to_owned())),
    ("help_admin_act_report", |texts, _| Some(texts.help_admin_act_report().to_owned())),
    ("help_admin_act_game", |texts, _| Some(texts.help_admin_act_game().to_owned())),
    ("help_admin_act_act", |texts, _| Some(texts.help_admin_act_act().to_owned())),
    ("help_admin_act_reason", |texts, _| Some(texts.help_admin_act_reason().to_owned())),
    ("help_admin_act_days", |texts, _| Some(texts.help_admin_act_days().to_owned())),
    ("help_admin_act_json", |texts, _| Some(texts.help_admin_act_json().to_owned())),
    ("about_admin_message", |texts, _| Some(texts.about_admin_message().to_owned())),
    ("help_admin_message_game", |texts, _| Some(texts.help_admin_message_game().to_owned())),
    ("help_admin_message_channel", |texts, _| Some(texts.help_admin_message_channel().to_owned())),
    ("help_admin_message_number", |texts, _| Some(texts.help_admin_message_number().to_owned())),
    ("help_admin_message_reason", |texts, _| Some(texts.help_admin_message_reason().to_owned())),
    ("help_admin_message_json", |texts, _| Some(texts.help_admin_message_json().to_owned())),
    ("about_admin_report", |texts, _| Some(texts.about_admin_report().to_owned())),
    ("more_admin_report", |texts, _| Some(texts.more_admin_report().to_owned())),
    ("help_admin_report_number", |texts, _| Some(texts.help_admin_report_number().to_owned())),
    ("help_admin_report_close", |texts, _| Some(texts.help_admin_report_close().to_owned())),
    ("help_admin_report_json", |texts, _| Some(texts.help_admin_report_json().to_owned())),
    ("help_admin_report_press_key", |texts, _| Some(texts.help_admin_report_press_key().to_owned())),
    ("about_admin_log", |texts, _| Some(texts.about_admin_log().to_owned())),
    ("help_admin_log_json", |texts, _| Some(texts.help_admin_log_json().to_owned())),
    ("about_admin_user_show", |texts, _| Some(texts.about_admin_user_show().to_owned())),
    ("help_admin_user_show_name", |texts, _| Some(texts.help_admin_user_show_name().to_owned())),
    ("help_admin_user_show_json", |texts, _| Some(texts.help_admin_user_show_json().to_owned())),
    ("about_admin_rerate", |texts, _| Some(texts.about_admin_rerate().to_owned())),
    ("more_admin_rerate", |texts, _| Some(texts.more_admin_rerate().to_owned())),
    ("about_admin_rebuild", |texts, _| Some(texts.about_admin_rebuild().to_owned())),
    ("more_admin_rebuild", |texts, _| Some(texts.more_admin_rebuild().to_owned())),
    ("about_admin_rotate_press_key", |texts, _| Some(texts.about_admin_rotate_press_key().to_owned())),
    ("help_admin_rotate_press_key_press_key", |texts, _| {
        Some(texts.help_admin_rotate_press_key_press_key().to_owned())
    }),
    ("about_admin_invite", |texts, _| Some(texts.about_admin_invite().to_owned())),
    ("about_admin_user", |texts, _| Some(texts.about_admin_user().to_owned())),
    ("about_admin_user_reset", |texts, _| Some(texts.about_admin_user_reset().to_owned())),
    ("about_admin_user_remove_factor", |texts, _| Some(texts.about_admin_user_remove_factor().to_owned())),
    ("more_admin_invite", |texts, _| Some(texts.more_admin_invite().to_owned())),
    ("more_admin_user_reset", |texts, _| Some(texts.more_admin_user_reset().to_owned())),
    ("help_admin_user_reset_name", |texts, _| Some(texts.help_admin_user_reset_name().to_owned())),
    ("help_admin_user_remove_factor_name", |texts, _| {
        Some(texts.help_admin_user_remove_factor_name().to_owned())
    }),
    ("help_admin_user_reset_url", |texts, _| Some(texts.help_admin_user_reset_url().to_owned())),
    ("help_admin_invite_url", |texts, _| Some(texts.help_admin_invite_url().to_owned())),
    ("about_admin_doctor", |texts, _| Some(texts.about_admin_doctor().to_owned())),
    ("more_admin_doctor", |texts, _| Some(texts.more_admin_doctor().to_owned())),
    ("help_admin_doctor_url", |texts, _| Some(texts.help_admin_doctor_url().to_owned())),
    ("help_admin_doctor_press_key", |texts, _| Some(texts.help_admin_doctor_press_key().to_owned())),
    ("help_admin_doctor_json", |texts, _| Some(texts.help_admin_doctor_json().to_owned())),
    ("about_admin_health", |texts, _| Some(texts.about_admin_health().to_owned())),
    ("help_admin_health_listen", |texts, _| Some(texts.help_admin_health_listen().to_owned())),
    ("about_admin_mail_test", |texts, _| Some(texts.about_admin_mail_test().to_owned())),
    ("more_admin_mail_test", |texts, _| Some(texts.more_admin_mail_test().to_owned())),
    ("help_admin_mail_test_address", |texts, _| Some(texts.help_admin_mail_test_address().to_owned())),
    ("help_admin_mail_test_public_url", |texts, _| Some(texts.help_admin_mail_test_public_url().to_owned())),
    ("about_play", |texts, _| Some(texts.about_play().to_owned())),
    ("more_play", |texts, _| Some(texts.more_play().to_owned())),
    ("help_play_dfen", |texts, _| Some(texts.help_play_dfen().to_owned())),
    ("help_play_players", |texts, _| Some(texts.help_play_players().to_owned())),
    ("help_play_seats", |texts, _| Some(texts.help_play_seats().to_owned())),
    ("help_play_level", |texts, _| Some(texts.help_play_level().to_owned())),
    ("help_play_press", |texts, _| Some(texts.help_play_press().to_owned())),
    ("help_play_seed", |texts, _| Some(texts.help_play_seed().to_owned())),
    ("about_moves", |texts, _| Some(texts.about_moves().to_owned())),
    ("more_moves", |texts, _| Some(texts.more_moves().to_owned())),
    ("help_moves_reading", |texts, _| Some(texts.help_moves_reading().to_owned())),
    ("help_moves_keeping", |texts, _| Some(texts.help_moves_keeping().to_owned())),
    ("help_moves_json", |texts, _| Some(texts.help_moves_json().to_owned())),
    ("long_moves_keeping", |texts, _| Some(texts.long_moves_keeping().to_owned())),
    ("about_judge", |texts, _| Some(texts.about_judge().to_owned())),
    ("more_judge", |texts, _| Some(texts.more_judge().to_owned())),
    ("help_judge_treaty", |texts, _| Some(texts.help_judge_treaty().to_owned())),
    ("help_judge_words", |texts, _| Some(texts.help_judge_words().to_owned())),
    ("about_apply", |texts, _| Some(texts.about_apply().to_owned())),
    ("more_apply", |texts, _| Some(texts.more_apply().to_owned())),
    ("help_apply_moves", |texts, _| Some(texts.help_apply_moves().to_owned())),
    ("help_apply_json", |texts, _| Some(texts.help_apply_json().to_owned())),
    ("about_resign", |texts, _| Some(texts.about_resign().to_owned())),
    ("more_resign", |texts, _| Some(texts.more_resign().to_owned())),
    ("help_resign_letter", |texts, _| Some(texts.help_resign_letter().to_owned())),
    ("about_perft", |texts, _| Some(texts.about_perft().to_owned())),
    ("more_perft", |texts, _| Some(texts.more_perft().to_owned())),
    ("help_perft_depth", |texts, _| Some(texts.help_perft_depth().to_owned())),
    ("help_perft_json", |texts, _| Some(texts.help_perft_json().to_owned())),
    ("about_divide", |texts, _| Some(texts.about_divide().to_owned())),
    ("more_divide", |texts, _| Some(texts.more_divide().to_owned())),
    ("help_divide_depth", |texts, _| Some(texts.help_divide_depth().to_owned())),
    ("help_divide_json", |texts, _| Some(texts.help_divide_json().to_owned())),
    ("about_validate", |texts, _| Some(texts.about_validate().to_owned())),
    ("more_validate", |texts, _| Some(texts.more_validate().to_owned())),
    ("help_validate_json", |texts, _| Some(texts.help_validate_json().to_owned())),
    ("about_record", |texts, _| Some(texts.about_record().to_owned())),
    ("more_record", |texts, _| Some(texts.more_record().to_owned())),
    ("help_record_files", |texts, _| Some(texts.help_record_files().to_owned())),
    ("help_record_json", |texts, _| Some(texts.help_record_json().to_owned())),
    ("about_replay", |texts, _| Some(texts.about_replay().to_owned())),
    ("more_replay", |texts, _| Some(texts.more_replay().to_owned())),
    ("help_replay_file", |texts, _| Some(texts.help_replay_file().to_owned())),
    ("about_bestmove", |texts, _| Some(texts.about_bestmove().to_owned())),
    ("more_bestmove", |texts, _| Some(texts.more_bestmove().to_owned())),
    ("help_bestmove_json", |texts, _| Some(texts.help_bestmove_json().to_owned())),
    ("about_analyse", |texts, _| Some(texts.about_analyse().to_owned())),
    ("more_analyse", |texts, _| Some(texts.more_analyse().to_owned())),
    ("help_analyse_input", |texts, _| Some(texts.help_analyse_input().to_owned())),
    ("help_analyse_lines", |texts, _| Some(texts.help_analyse_lines().to_owned())),
    ("about_udi", |texts, _| Some(texts.about_udi().to_owned())),
    ("more_udi", |texts, _| Some(texts.more_udi().to_owned())),
    ("about_udi_check", |texts, _| Some(texts.about_udi_check().to_owned())),
    ("more_udi_check", |texts, _| Some(texts.more_udi_check().to_owned())),
    ("help_udi_check_command", |texts, _| Some(texts.help_udi_check_command().to_owned())),
    ("help_udi_check_seconds", |texts, _| Some(texts.help_udi_check_seconds().to_owned())),
    ("help_udi_check_turns", |texts, _| Some(texts.help_udi_check_turns().to_owned())),
    ("help_udi_check_options", |texts, _| Some(texts.help_udi_check_options().to_owned())),
    ("help_udi_check_log", |texts, _| Some(texts.help_udi_check_log().to_owned())),
    ("about_bench_engine", |texts, _| Some(texts.about_bench_engine().to_owned())),
    ("more_bench_engine", |texts, _| Some(texts.more_bench_engine().to_owned())),
    ("help_bench_engine_nodes", |texts, _| Some(texts.help_bench_engine_nodes().to_owned())),
    ("about_match", |texts, _| Some(texts.about_match().to_owned())),
    ("more_match", |texts, _| Some(texts.more_match().to_owned())),
    ("help_match_a", |texts, _| Some(texts.help_match_a().to_owned())),
    ("help_match_b", |texts, _| Some(texts.help_match_b().to_owned())),
    ("help_match_blocks", |texts, _| Some(texts.help_match_blocks().to_owned())),
    ("help_match_players", |texts, _| Some(texts.help_match_players().to_owned())),
    ("help_match_mode", |texts, _| Some(texts.help_match_mode().to_owned())),
    ("help_match_concurrency", |texts, _| Some(texts.help_match_concurrency().to_owned())),
    ("help_match_seed", |texts, _| Some(texts.help_match_seed().to_owned())),
    ("help_match_turns", |texts, _| Some(texts.help_match_turns().to_owned())),
    ("help_match_draw_offers", |texts, _| Some(texts.help_match_draw_offers().to_owned())),
    ("help_match_sequential", |texts, _| Some(texts.help_match_sequential().to_owned())),
    ("help_match_elo0", |texts, _| Some(texts.help_match_elo0().to_owned())),
    ("help_match_elo1", |texts, _| Some(texts.help_match_elo1().to_owned())),
    ("help_match_records", |texts, _| Some(texts.help_match_records().to_owned())),
    ("help_match_resume", |texts, _| Some(texts.help_match_resume().to_owned())),
    ("help_match_json", |texts, _| Some(texts.help_match_json().to_owned())),
    ("error", |texts, _| Some(texts.error().to_owned())),
    ("tip", |texts, _| Some(texts.tip().to_owned())),
    ("conflict_with_itself", |texts, args| Some(texts.conflict_with_itself(&args.text("option")?))),
    ("conflict", |texts, args| Some(texts.conflict(&args.text("option")?, args.list("others")?))),
    ("equals_missing", |texts, args| Some(texts.equals_missing(&args.text("option")?))),
    ("value_missing", |texts, args| Some(texts.value_missing(&args.text("option")?))),
    ("value_invalid", |texts, args| Some(texts.value_invalid(&args.text("value")?, &args.text("option")?))),
    ("value_invalid_in_file", |texts, args| Some(texts.value_invalid_in_file(&args.text("value")?))),
    ("command_unknown", |texts, args| Some(texts.command_unknown(&args.text("command")?))),
    ("arguments_missing", |texts, args| Some(texts.arguments_missing(args.number("count")?))),
    ("command_missing", |texts, args| Some(texts.command_missing(&args.text("command")?))),
    ("possible_commands", |texts, args| Some(texts.possible_commands(args.list("values")?))),
    ("values_too_many", |texts, args| {
        Some(texts.values_too_many(&args.text("value")?, &args.text("option")?))
    }),
    ("values_wrong_number", |texts, args| {
        Some(texts.values_wrong_number(&args.text("option")?, args.number("count")?, args.number("found")?))
    }),
    ("argument_unexpected", |texts, args| Some(texts.argument_unexpected(&args.text("option")?))),
    ("argument_not_utf8", |texts, _| Some(texts.argument_not_utf8().to_owned())),
    ("similar", |texts, args| Some(texts.similar(args.list("values")?))),
    ("after_dashes", |texts, args| Some(texts.after_dashes(&args.text("value")?))),
    ("more_information", |texts, args| Some(texts.more_information(&args.text("option")?))),
    ("number_expected", |texts, _| Some(texts.number_expected().to_owned())),
    ("number_too_large", |texts, _| Some(texts.number_too_large().to_owned())),
    ("number_too_small", |texts, _| Some(texts.number_too_small().to_owned())),
    ("number_not_zero", |texts, _| Some(texts.number_not_zero().to_owned())),
    ("decimal_expected", |texts, _| Some(texts.decimal_expected().to_owned())),
    ("number_from_to", |texts, args| Some(texts.number_from_to(args.number("low")?, args.number("high")?))),
    ("address_expected", |texts, _| Some(texts.address_expected().to_owned())),
    ("option_value_expected", |texts, _| Some(texts.option_value_expected().to_owned())),
    ("no_level", |texts, args| {
        Some(texts.no_level(&args.text("name")?, args.list("names")?, args.number("last")?))
    }),
    ("no_character", |texts, args| Some(texts.no_character(&args.text("name")?, args.list("names")?))),
    ("no_mode", |texts, args| Some(texts.no_mode(&args.text("name")?, args.list("names")?))),
    ("filter_expected", |texts, _| Some(texts.filter_expected().to_owned())),
    ("proxy_expected", |texts, _| Some(texts.proxy_expected().to_owned())),
    ("limit_at_once", |texts, _| Some(texts.limit_at_once().to_owned())),
    ("limit_rate", |texts, _| Some(texts.limit_rate().to_owned())),
    ("limit_unit", |texts, args| Some(texts.limit_unit(&args.text("unit")?))),
    ("limit_number", |texts, args| Some(texts.limit_number(&args.text("text")?, args.number("most")?))),
    ("url_unreadable", |texts, _| Some(texts.url_unreadable().to_owned())),
    ("url_scheme", |texts, _| Some(texts.url_scheme().to_owned())),
    ("url_rest", |texts, _| Some(texts.url_rest().to_owned())),
    ("site_name_expected", |texts, _| Some(texts.site_name_expected().to_owned())),
    ("contact_expected", |texts, _| Some(texts.contact_expected().to_owned())),
    ("embedder_expected", |texts, _| Some(texts.embedder_expected().to_owned())),
    ("house_page_name", |texts, _| Some(texts.house_page_name().to_owned())),
    ("house_page_title", |texts, _| Some(texts.house_page_title().to_owned())),
    ("house_pages_too_many", |texts, args| Some(texts.house_pages_too_many(args.number("most")?))),
    ("registration_expected", |texts, _| Some(texts.registration_expected().to_owned())),
    ("rated_with_expected", |texts, _| Some(texts.rated_with_expected().to_owned())),
    ("push_hosts_expected", |texts, _| Some(texts.push_hosts_expected().to_owned())),
    ("mail_address_expected", |texts, _| Some(texts.mail_address_expected().to_owned())),
    ("smtp_unreadable", |texts, _| Some(texts.smtp_unreadable().to_owned())),
    ("smtp_scheme", |texts, _| Some(texts.smtp_scheme().to_owned())),
    ("smtp_password_in_url", |texts, _| Some(texts.smtp_password_in_url().to_owned())),
    ("smtp_no_user", |texts, _| Some(texts.smtp_no_user().to_owned())),
    ("smtp_no_password", |texts, args| Some(texts.smtp_no_password(&args.text("file")?))),
    ("smtp_no_certificate", |texts, args| Some(texts.smtp_no_certificate(&args.text("file")?))),
    ("smtp_no_tls", |texts, _| Some(texts.smtp_no_tls().to_owned())),
    ("option_needs", |texts, args| Some(texts.option_needs(&args.text("option")?, &args.text("missing")?))),
    ("mail_no_server", |texts, _| Some(texts.mail_no_server().to_owned())),
    ("mail_not_sent", |texts, args| Some(texts.mail_not_sent(&args.text("reason")?))),
    ("mail_sent", |texts, args| Some(texts.mail_sent(&args.text("address")?))),
    ("variable_unknown", |texts, args| Some(texts.variable_unknown(&args.text("name")?))),
    ("did_you_mean", |texts, args| Some(texts.did_you_mean(&args.text("name")?))),
    ("not_text", |texts, _| Some(texts.not_text().to_owned())),
    ("not_text_at", |texts, args| Some(texts.not_text_at(&args.text("byte")?, &args.text("offset")?))),
    ("not_utf16_at", |texts, args| Some(texts.not_utf16_at(&args.text("offset")?))),
    ("key_not_in_file", |texts, args| Some(texts.key_not_in_file(&args.text("key")?))),
    ("key_unknown", |texts, args| Some(texts.key_unknown(&args.text("key")?))),
    ("not_boolean", |texts, args| Some(texts.not_boolean(&args.text("value")?))),
    ("form_expected", |texts, args| {
        Some(texts.form_expected(args.named("form", Form::from_name)?, &args.text("found")?))
    }),
    ("form_expected_in_list", |texts, args| {
        Some(texts.form_expected_in_list(args.named("form", Form::from_name)?, &args.text("found")?))
    }),
    ("printed_heading", |texts, _| Some(texts.printed_heading().to_owned())),
    ("printed_default", |texts, _| Some(texts.printed_default().to_owned())),
    ("printed_unset", |texts, args| Some(texts.printed_unset(&args.text("name")?))),
    ("invalid_position", |texts, _| Some(texts.invalid_position().to_owned())),
    ("invalid_treaty", |texts, _| Some(texts.invalid_treaty().to_owned())),
    ("word_number", |texts, args| Some(texts.word_number(args.number("index")?, &args.text("word")?))),
    ("not_utf8", |texts, args| {
        Some(texts.not_utf8(args.named("argument", Argument::from_name)?, &args.text("text")?))
    }),
    ("move_number", |texts, args| Some(texts.move_number(args.number("index")?, &args.text("played")?))),
    ("no_letter", |texts, args| Some(texts.no_letter(&args.text("letter")?, args.list("letters")?))),
    ("players_two", |texts, args| Some(texts.players_two(&args.text("board")?, args.number("count")?))),
    ("players_range", |texts, args| {
        Some(texts.players_range(&args.text("board")?, args.number("most")?, args.number("count")?))
    }),
    ("already_won", |texts, args| Some(texts.already_won(args.named("seat", Seat::from_name)?))),
    ("cannot_read", |texts, args| Some(texts.cannot_read(&args.text("name")?))),
    ("standard_input", |texts, _| Some(texts.standard_input().to_owned())),
    ("no_file", |texts, args| Some(texts.no_file(&args.text("name")?))),
    ("neither_file_nor_position", |texts, args| Some(texts.neither_file_nor_position(&args.text("text")?))),
    ("record_has_rules", |texts, _| Some(texts.record_has_rules().to_owned())),
    ("no_records", |texts, _| Some(texts.no_records().to_owned())),
    ("no_record", |texts, _| Some(texts.no_record().to_owned())),
    ("line", |texts, args| Some(texts.line(args.number("line")?))),
    ("system", |texts, args| Some(texts.system(args.named("kind", Kind::from_name)?))),
    ("trace_rules_missing", |texts, _| Some(texts.trace_rules_missing().to_owned())),
    ("trace_leads", |texts, args| {
        Some(texts.trace_leads(&args.text("played")?, &args.text("after")?, &args.text("position")?))
    }),
    ("trace_written", |texts, args| Some(texts.trace_written(&args.text("position")?))),
    ("trace_moves", |texts, args| Some(texts.trace_moves(args.number("count")?, args.number("expected")?))),
    ("trace_hash", |texts, args| Some(texts.trace_hash(&args.text("hash")?, &args.text("expected")?))),
    ("trace_fields", |texts, args| Some(texts.trace_fields(args.number("count")?))),
    ("trace_no_count", |texts, args| Some(texts.trace_no_count(&args.text("text")?))),
    ("trace_no_hash", |texts, args| Some(texts.trace_no_hash(&args.text("text")?))),
    ("and_more", |texts, args| Some(texts.and_more(args.number("count")?))),
    ("word", |texts, args| Some(texts.word(args.named("word", Word::from_name)?))),
    ("word_explained", |texts, args| Some(texts.word_explained(args.named("word", Word::from_name)?))),
    ("a_move", |texts, _| Some(texts.a_move().to_owned())),
    ("a_move_explained", |texts, _| Some(texts.a_move_explained().to_owned())),
    ("ask_for_help", |texts, args| Some(texts.ask_for_help(&args.text("problem")?))),
    ("nothing_to_undo", |texts, _| Some(texts.nothing_to_undo().to_owned())),
    ("bots_offer_draw", |texts, args| {
        Some(texts.bots_offer_draw(args.list("names")?, args.number("players")?))
    }),
    ("bots_decline_draw", |texts, args| {
        Some(texts.bots_decline_draw(args.list("names")?, args.number("players")?))
    }),
    ("treaty_offered_by", |texts, args| {
        Some(texts.treaty_offered_by(args.number("index")?, args.named("seat", Seat::from_name)?))
    }),
    ("answer_treaty", |texts, args| Some(texts.answer_treaty(args.number("index")?))),
    ("treaty_is", |texts, args| {
        Some(texts.treaty_is(args.number("index")?, args.named("state", State::from_name)?))
    }),
    ("treaty_is_broken", |texts, args| {
        Some(texts.treaty_is_broken(args.number("index")?, args.named("seat", Seat::from_name)?))
    }),
    ("breaks_promises", |texts, args| Some(texts.breaks_promises(&args.text("typed")?))),
    ("no_treaty_yet", |texts, _| Some(texts.no_treaty_yet().to_owned())),
    ("no_square", |texts, args| Some(texts.no_square(&args.text("square")?))),
    ("seat_name", |texts, args| Some(texts.seat_name(args.named("seat", Seat::from_name)?))),
    ("in_power", |texts, args| Some(texts.in_power(args.named("seat", Seat::from_name)?))),
    ("turn", |texts, args| Some(texts.turn(args.number("index")?, args.named("seat", Seat::from_name)?))),
    ("won", |texts, args| Some(texts.won(args.named("seat", Seat::from_name)?))),
    ("drawn", |texts, args| Some(texts.drawn(&args.text("reason")?))),
    ("no_player", |texts, args| Some(texts.no_player(args.named("seat", Seat::from_name)?))),
    ("seat_is_no_bot", |texts, args| Some(texts.seat_is_no_bot(args.named("seat", Seat::from_name)?))),
    ("level_makes_no_treaties", |texts, args| Some(texts.level_makes_no_treaties(&args.text("level")?))),
    ("no_bot_move", |texts, _| Some(texts.no_bot_move().to_owned())),
    ("studying", |texts, args| Some(texts.studying(args.number("index")?, args.number("count")?))),
    ("studying_again", |texts, args| {
        Some(texts.studying_again(args.number("index")?, args.number("count")?))
    }),
    ("positions", |texts, args| Some(texts.positions(args.number("count")?))),
    ("searched", |texts, args| {
        Some(texts.searched(args.number("count")?, &args.text("seconds")?, args.number("speed")?))
    }),
    ("wins_in", |texts, args| {
        Some(texts.wins_in(args.named("seat", Seat::from_name)?, args.number("turns")?))
    }),
    ("wins_within", |texts, args| {
        Some(texts.wins_within(args.named("seat", Seat::from_name)?, args.number("turns")?))
    }),
    ("drawn_ending", |texts, _| Some(texts.drawn_ending().to_owned())),
    ("over", |texts, args| Some(texts.over(&args.text("reason")?))),
    ("resigns", |texts, args| Some(texts.resigns(args.named("seat", Seat::from_name)?))),
    ("flag_falls", |texts, args| Some(texts.flag_falls(args.named("seat", Seat::from_name)?))),
    ("draw_agreed", |texts, _| Some(texts.draw_agreed().to_owned())),
    ("drawn_by_length", |texts, _| Some(texts.drawn_by_length().to_owned())),
    ("closed", |texts, _| Some(texts.closed().to_owned())),
    ("no_turning_points", |texts, _| Some(texts.no_turning_points().to_owned())),
    ("turning_points", |texts, _| Some(texts.turning_points().to_owned())),
    ("turning_point", |texts, args| {
        Some(texts.turning_point(
            args.named("seat", Seat::from_name)?,
            &args.text("lost")?,
            &args.text("turn")?,
            &args.text("after")?,
            &args.text("before")?,
            &args.text("better")?,
        ))
    }),
    ("decimal", |texts, args| Some(texts.decimal(args.number("whole")?, &args.text("decimals")?))),
    ("copied", |texts, args| Some(texts.copied(args.number("copied")?, args.number("total")?))),
    ("backed_up", |texts, args| {
        Some(texts.backed_up(&args.text("file")?, args.number("games")?, args.number("bytes")?))
    }),
    ("press_key_changed", |texts, args| Some(texts.press_key_changed(args.number("keys")?))),
    ("report_head", |texts, args| {
        Some(texts.report_head(
            args.number("number")?,
            &args.text("date")?,
            &args.text("game")?,
            &args.text("channel")?,
            args.number("message")?,
            &args.text("reporter")?,
        ))
    }),
    ("report_reason", |texts, args| Some(texts.report_reason(&args.text("text")?))),
    ("report_sealed", |texts, args| {
        Some(texts.report_sealed(args.number("number")?, &args.text("date")?, &args.text("game")?))
    }),
    ("no_such_account", |texts, args| Some(texts.no_such_account(&args.text("name")?))),
    ("second_factor_removed", |texts, args| Some(texts.second_factor_removed(&args.text("name")?))),
    ("invitation_made", |texts, args| Some(texts.invitation_made(args.number("days")?))),
    ("password_link_made", |texts, args| Some(texts.password_link_made(&args.text("name")?))),
    ("no_reports", |texts, _| Some(texts.no_reports().to_owned())),
    ("key_changed", |texts, _| Some(texts.key_changed().to_owned())),
    ("key_changed_at_once", |texts, _| Some(texts.key_changed_at_once().to_owned())),
    ("rerated", |texts, args| {
        Some(texts.rerated(args.number("games")?, args.number("players")?, &args.text("difference")?))
    }),
    ("rebuilt", |texts, args| Some(texts.rebuilt(args.number("games")?))),
    ("backed_up_without_key", |texts, _| Some(texts.backed_up_without_key().to_owned())),
    ("checking_file", |texts, _| Some(texts.checking_file().to_owned())),
    ("checked", |texts, args| Some(texts.checked(args.number("checked")?, args.number("games")?))),
    ("restored", |texts, args| Some(texts.restored(&args.text("database")?, args.number("games")?))),
    ("replaced_database", |texts, args| Some(texts.replaced_database(&args.text("file")?))),
    ("restored_without_key", |texts, _| Some(texts.restored_without_key().to_owned())),
    ("cannot_listen", |texts, args| Some(texts.cannot_listen(&args.text("address")?))),
    ("port_forbidden", |texts, _| Some(texts.port_forbidden().to_owned())),
    ("no_data_directory", |texts, _| Some(texts.no_data_directory().to_owned())),
    ("writer_failed", |texts, _| Some(texts.writer_failed().to_owned())),
    ("backup_exists", |texts, args| Some(texts.backup_exists(&args.text("file")?))),
    ("backup_is_database", |texts, args| Some(texts.backup_is_database(&args.text("file")?))),
    ("backup_no_file", |texts, args| Some(texts.backup_no_file(&args.text("file")?))),
    ("database_damaged", |texts, args| {
        Some(texts.database_damaged(&args.text("file")?, args.list("faults")?))
    }),
    ("backup_faulty", |texts, args| Some(texts.backup_faulty(&args.text("file")?, args.number("count")?))),
    ("cannot_use", |texts, args| Some(texts.cannot_use(&args.text("file")?))),
    ("server_stopped", |texts, _| Some(texts.server_stopped().to_owned())),
    ("store_no_address", |texts, args| Some(texts.store_no_address(&args.text("address")?))),
    ("store_in_memory", |texts, args| Some(texts.store_in_memory(&args.text("address")?))),
    ("store_parameters", |texts, args| Some(texts.store_parameters(&args.text("address")?))),
    ("store_file", |texts, args| Some(texts.store_file(&args.text("file")?, &args.text("failure")?))),
    ("store_in_use", |texts, args| Some(texts.store_in_use(&args.text("file")?))),
    ("press_key_file", |texts, args| Some(texts.press_key_file(&args.text("file")?, args.number("line")?))),
    ("store_no_database", |texts, args| Some(texts.store_no_database(&args.text("file")?))),
    ("store_foreign", |texts, args| Some(texts.store_foreign(&args.text("file")?))),
    ("store_later", |texts, args| Some(texts.store_later(&args.text("file")?))),
    ("store_earlier", |texts, args| {
        Some(texts.store_earlier(&args.text("file")?, &args.text("version")?, &args.text("current")?))
    }),
    ("store_other_build", |texts, args| Some(texts.store_other_build(&args.text("file")?))),
    ("store_not_a_file", |texts, args| Some(texts.store_not_a_file(&args.text("file")?))),
    ("store_missing", |texts, args| Some(texts.store_missing(&args.text("file")?))),
    ("store_being_made", |texts, args| Some(texts.store_being_made(&args.text("file")?))),
    ("store_copy", |texts, args| Some(texts.store_copy(&args.text("file")?, &args.text("failure")?))),
    ("store_open", |texts, args| Some(texts.store_open(&args.text("file")?, &args.text("failure")?))),
    ("store_migration", |texts, args| {
        Some(texts.store_migration(&args.text("file")?, &args.text("failure")?))
    }),
    ("store_failed", |texts, args| Some(texts.store_failed(&args.text("failure")?))),
    ("store_commit", |texts, args| Some(texts.store_commit(&args.text("failure")?))),
    ("store_gap", |texts, args| Some(texts.store_gap(args.number("seq")?, &args.text("game")?))),
    ("store_closed", |texts, _| Some(texts.store_closed().to_owned())),
    ("store_sqlite", |texts, args| Some(texts.store_sqlite(&args.text("text")?))),
    ("store_failure", |texts, args| Some(texts.store_failure(args.named("cause", Cause::from_name)?))),
    ("corrupt_key", |texts, _| Some(texts.corrupt_key().to_owned())),
    ("corrupt_options", |texts, _| Some(texts.corrupt_options().to_owned())),
    ("corrupt_rules", |texts, args| Some(texts.corrupt_rules(&args.text("problem")?))),
    ("corrupt_board", |texts, args| Some(texts.corrupt_board(&args.text("board")?))),
    ("corrupt_start", |texts, args| Some(texts.corrupt_start(&args.text("problem")?))),
    ("corrupt_event", |texts, args| Some(texts.corrupt_event(&args.text("text")?))),
    ("corrupt_command", |texts, _| Some(texts.corrupt_command().to_owned())),
    ("corrupt_time", |texts, _| Some(texts.corrupt_time().to_owned())),
    ("corrupt_value", |texts, args| Some(texts.corrupt_value(&args.text("text")?, &args.text("column")?))),
    ("corrupt_player", |texts, _| Some(texts.corrupt_player().to_owned())),
    ("corrupt_seat", |texts, args| Some(texts.corrupt_seat(&args.text("text")?))),
    ("fault_of_database", |texts, args| Some(texts.fault_of_database(&args.text("problem")?))),
    ("fault_of_game", |texts, args| Some(texts.fault_of_game(&args.text("game")?, &args.text("problem")?))),
    ("fault_no_game", |texts, _| Some(texts.fault_no_game().to_owned())),
    ("fault_id", |texts, _| Some(texts.fault_id().to_owned())),
    ("fault_no_seat", |texts, args| Some(texts.fault_no_seat(args.named("seat", Seat::from_name)?))),
    ("fault_gap", |texts, args| Some(texts.fault_gap(args.number("seq")?))),
    ("fault_event", |texts, args| Some(texts.fault_event(args.number("seq")?, &args.text("problem")?))),
    ("fault_row_over", |texts, args| Some(texts.fault_row_over(args.named("seat", Seat::from_name)?))),
    ("fault_row_open", |texts, args| Some(texts.fault_row_open(&args.text("said")?))),
    ("fault_row_seat", |texts, args| {
        Some(texts.fault_row_seat(&args.text("said")?, args.named("seat", Seat::from_name)?))
    }),
    ("fault_seat_absent", |texts, args| Some(texts.fault_seat_absent(args.named("seat", Seat::from_name)?))),
    ("fault_seat_player", |texts, args| Some(texts.fault_seat_player(args.named("seat", Seat::from_name)?))),
    ("fault_holder", |texts, args| Some(texts.fault_holder(args.named("seat", Seat::from_name)?))),
    ("fault_result", |texts, _| Some(texts.fault_result().to_owned())),
    ("fault_bots", |texts, args| Some(texts.fault_bots(&args.text("said")?, &args.text("bots")?))),
    ("subject", |texts, args| Some(texts.subject(args.named("subject", Subject::from_name)?))),
    ("doctor_server", |texts, _| Some(texts.doctor_server().to_owned())),
    ("doctor_server_elsewhere", |texts, args| Some(texts.doctor_server_elsewhere(&args.text("file")?))),
    ("doctor_no_server", |texts, _| Some(texts.doctor_no_server().to_owned())),
    ("doctor_missing", |texts, args| Some(texts.doctor_missing(&args.text("problem")?))),
    ("doctor_database", |texts, args| {
        Some(texts.doctor_database(args.number("games")?, &args.text("file")?))
    }),
    ("doctor_tables", |texts, args| Some(texts.doctor_tables(&args.text("version")?))),
    ("doctor_tables_later", |texts, args| {
        Some(texts.doctor_tables_later(&args.text("version")?, &args.text("current")?))
    }),
    ("doctor_tables_earlier", |texts, args| {
        Some(texts.doctor_tables_earlier(&args.text("version")?, &args.text("current")?))
    }),
    ("doctor_id", |texts, args| Some(texts.doctor_id(&args.text("id")?))),
    ("doctor_no_id", |texts, _| Some(texts.doctor_no_id().to_owned())),
    ("doctor_key", |texts, _| Some(texts.doctor_key().to_owned())),
    ("doctor_no_key", |texts, _| Some(texts.doctor_no_key().to_owned())),
    ("doctor_clock", |texts, _| Some(texts.doctor_clock().to_owned())),
    ("doctor_clock_behind", |texts, _| Some(texts.doctor_clock_behind().to_owned())),
    ("doctor_clock_ahead", |texts, args| Some(texts.doctor_clock_ahead(args.number("minutes")?))),
    ("doctor_disk", |texts, args| Some(texts.doctor_disk(args.number("mebibytes")?))),
    ("doctor_disk_full", |texts, args| Some(texts.doctor_disk_full(args.number("mebibytes")?))),
    ("doctor_disk_small", |texts, args| Some(texts.doctor_disk_small(args.number("mebibytes")?))),
    ("doctor_disk_unknown", |texts, args| {
        Some(texts.doctor_disk_unknown(&args.text("folder")?, &args.text("text")?))
    }),
    ("doctor_files", |texts, args| Some(texts.doctor_files(args.number("most")?))),
    ("doctor_any_files", |texts, _| Some(texts.doctor_any_files().to_owned())),
    ("doctor_few_files", |texts, args| Some(texts.doctor_few_files(args.number("most")?))),
    ("doctor_log", |texts, args| Some(texts.doctor_log(args.number("kibibytes")?))),
    ("doctor_large_log", |texts, args| Some(texts.doctor_large_log(args.number("mebibytes")?))),
    ("doctor_press_key", |texts, args| Some(texts.doctor_press_key(&args.text("file")?))),
    ("doctor_press_key_beside", |texts, args| Some(texts.doctor_press_key_beside(&args.text("file")?))),
    ("doctor_press_key_to_come", |texts, args| Some(texts.doctor_press_key_to_come(&args.text("file")?))),
    ("doctor_no_press_key", |texts, args| Some(texts.doctor_no_press_key(&args.text("file")?))),
    ("doctor_press_key_lost", |texts, args| Some(texts.doctor_press_key_lost(&args.text("file")?))),
    ("doctor_press_key_open", |texts, args| {
        Some(texts.doctor_press_key_open(&args.text("file")?, &args.text("mode")?))
    }),
    ("doctor_permissions", |texts, _| Some(texts.doctor_permissions().to_owned())),
    ("doctor_file_open", |texts, args| {
        Some(texts.doctor_file_open(&args.text("file")?, &args.text("mode")?))
    }),
    ("doctor_folder_open", |texts, args| {
        Some(texts.doctor_folder_open(&args.text("file")?, &args.text("mode")?))
    }),
    ("doctor_other_owner", |texts, args| Some(texts.doctor_other_owner(&args.text("file")?))),
    ("doctor_mail_options", |texts, args| Some(texts.doctor_mail_options(&args.text("text")?))),
    ("doctor_mail_password_open", |texts, args| {
        Some(texts.doctor_mail_password_open(&args.text("file")?, &args.text("mode")?))
    }),
    ("doctor_mail", |texts, args| Some(texts.doctor_mail(&args.text("address")?))),
    ("doctor_mail_plain", |texts, args| Some(texts.doctor_mail_plain(&args.text("address")?))),
    ("doctor_mail_no_tls", |texts, args| Some(texts.doctor_mail_no_tls(&args.text("address")?))),
    ("doctor_mail_unreachable", |texts, args| {
        Some(texts.doctor_mail_unreachable(&args.text("address")?, &args.text("text")?))
    }),
    ("doctor_not_service", |texts, args| Some(texts.doctor_not_service(&args.text("address")?))),
    ("doctor_answers", |texts, args| Some(texts.doctor_answers(&args.text("address")?))),
    ("doctor_wrong_answer", |texts, args| {
        Some(texts.doctor_wrong_answer(&args.text("address")?, args.number("status")?))
    }),
    ("doctor_no_answer", |texts, args| {
        Some(texts.doctor_no_answer(&args.text("address")?, &args.text("text")?))
    }),
    ("doctor_ready", |texts, _| Some(texts.doctor_ready().to_owned())),
    ("doctor_not_ready", |texts, args| Some(texts.doctor_not_ready(&args.text("text")?))),
    ("doctor_host", |texts, _| Some(texts.doctor_host().to_owned())),
    ("doctor_other_host", |texts, _| Some(texts.doctor_other_host().to_owned())),
    ("doctor_cannot_tell", |texts, args| Some(texts.doctor_cannot_tell(&args.text("text")?))),
    ("doctor_socket_header", |texts, args| Some(texts.doctor_socket_header(&args.text("header")?))),
    ("doctor_no_socket", |texts, args| Some(texts.doctor_no_socket(args.number("status")?))),
    ("doctor_socket", |texts, _| Some(texts.doctor_socket().to_owned())),
    ("doctor_http", |texts, _| Some(texts.doctor_http().to_owned())),
    ("doctor_https", |texts, _| Some(texts.doctor_https().to_owned())),
    ("doctor_no_hsts", |texts, _| Some(texts.doctor_no_hsts().to_owned())),
    ("player_unknown", |texts, args| Some(texts.player_unknown(&args.text("name")?, args.list("names")?))),
    ("player_no_parameter", |texts, args| {
        Some(texts.player_no_parameter(&args.text("player")?, &args.text("name")?, args.list("names")?))
    }),
    ("player_no_parameters", |texts, args| Some(texts.player_no_parameters(&args.text("player")?))),
    ("player_no_value", |texts, args| Some(texts.player_no_value(&args.text("text")?))),
    ("player_whole_number", |texts, args| {
        Some(texts.player_whole_number(&args.text("name")?, &args.text("value")?))
    }),
    ("player_number", |texts, args| Some(texts.player_number(&args.text("name")?, &args.text("value")?))),
    ("player_no_choice", |texts, args| {
        Some(texts.player_no_choice(&args.text("parameter")?, &args.text("name")?, args.list("names")?))
    }),
    ("player_grudge", |texts, args| Some(texts.player_grudge(&args.text("value")?))),
    ("player_turns", |texts, args| Some(texts.player_turns(&args.text("value")?))),
    ("player_twice", |texts, args| Some(texts.player_twice(&args.text("name")?))),
    ("player_no_program", |texts, _| Some(texts.player_no_program().to_owned())),
    ("mode_of_four", |texts, args| Some(texts.mode_of_four(&args.text("name")?, args.number("count")?))),
    ("turns_too_few", |texts, args| Some(texts.turns_too_few(args.number("least")?))),
    ("elo_order", |texts, _| Some(texts.elo_order().to_owned())),
    ("cannot_play", |texts, args| Some(texts.cannot_play(&args.text("player")?))),
    ("cannot_open", |texts, args| Some(texts.cannot_open(&args.text("name")?))),
    ("cannot_write", |texts, args| Some(texts.cannot_write(&args.text("name")?))),
    ("cannot_make", |texts, args| Some(texts.cannot_make(&args.text("name")?))),
    ("match_in_use", |texts, _| Some(texts.match_in_use().to_owned())),
    ("progress_of_other", |texts, args| Some(texts.progress_of_other(&args.text("text")?))),
    ("progress_no_game", |texts, _| Some(texts.progress_no_game().to_owned())),
    ("about_licences", |texts, _| Some(texts.about_licences().to_owned())),
    ("more_licences", |texts, _| Some(texts.more_licences().to_owned())),
    ("about_completions", |texts, _| Some(texts.about_completions().to_owned())),
    ("more_completions", |texts, _| Some(texts.more_completions().to_owned())),
    ("help_completions_shell", |texts, _| Some(texts.help_completions_shell().to_owned())),
    ("about_man", |texts, _| Some(texts.about_man().to_owned())),
    ("more_man", |texts, _| Some(texts.more_man().to_owned())),
    ("help_man_folder", |texts, _| Some(texts.help_man_folder().to_owned())),
    ("role_given", |texts, args| Some(texts.role_given(&args.text("name")?))),
    ("role_taken", |texts, args| Some(texts.role_taken(&args.text("name")?))),
    ("act_made", |texts, args| Some(texts.act_made(args.number("number")?, &args.text("kind")?))),
    ("act_not_found", |texts, _| Some(texts.act_not_found().to_owned())),
    ("act_of_guest", |texts, _| Some(texts.act_of_guest().to_owned())),
    ("act_ended", |texts, _| Some(texts.act_ended().to_owned())),
    ("act_reason", |texts, _| Some(texts.act_reason().to_owned())),
    ("act_was_ended", |texts, args| Some(texts.act_was_ended(args.number("by")?))),
    ("act_until", |texts, args| Some(texts.act_until(&args.text("date")?))),
    ("act_for_ever", |texts, _| Some(texts.act_for_ever().to_owned())),
    ("act_by_host", |texts, _| Some(texts.act_by_host().to_owned())),
    ("act_answer", |texts, args| Some(texts.act_answer(&args.text("text")?))),
    ("no_acts", |texts, _| Some(texts.no_acts().to_owned())),
    ("no_such_report", |texts, args| Some(texts.no_such_report(args.number("number")?))),
    ("report_is_closed", |texts, args| Some(texts.report_is_closed(args.number("number")?))),
    ("report_closed", |texts, _| Some(texts.report_closed().to_owned())),
    ("report_cause", |texts, args| Some(texts.report_cause(&args.text("cause")?))),
    ("report_head_of_person", |texts, args| {
        Some(texts.report_head_of_person(
            args.number("number")?,
            &args.text("date")?,
            &args.text("game")?,
            &args.text("what")?,
            &args.text("name")?,
            &args.text("reporter")?,
        ))
    }),
];

impl Cli {
    /// The message of a code, which is its name; none if there is no such message, or an argument of it is
    /// missing or of another kind.
    #[must_use]
    pub fn by_code(self, code: &str, args: &[(&'static str, djambi::Argument)]) -> Option<String> {
        let (_, message) = BY_CODE.iter().find(|(known, _)| *known == code)?;
        message(self, &crate::arguments::Arguments::new(self.0, args))
    }

    /// The codes of all messages.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        BY_CODE.iter().map(|(code, _)| *code)
    }
}
