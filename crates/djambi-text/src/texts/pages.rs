//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::Seat;

use crate::Language;

/// The texts of the area `pages` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Pages(pub Language);

impl Pages {
    /// “Djambi, Machiavelli’s chessboard: four armies, one maze, and no friends. Play it in your browser.”
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Djambi, Machiavelli’s chessboard: four armies, one maze, and no friends. Play it in your browser."
            }
            Language::Es => {
                "Djambi, el ajedrez de Maquiavelo: cuatro ejércitos, un laberinto y ningún amigo. Juégalo en tu navegador."
            }
            Language::Fr => {
                "Djambi, l’échiquier de Machiavel\u{a0}: quatre armées, un labyrinthe et pas un ami. Jouez-y dans votre navigateur."
            }
        }
    }

    /// “Skip to the content”
    #[must_use]
    pub const fn skip(self) -> &'static str {
        match self.0 {
            Language::En => "Skip to the content",
            Language::Es => "Ir al contenido",
            Language::Fr => "Aller au contenu",
        }
    }

    /// “Skip to the board”
    #[must_use]
    pub const fn skip_to_board(self) -> &'static str {
        match self.0 {
            Language::En => "Skip to the board",
            Language::Es => "Ir al tablero",
            Language::Fr => "Aller au plateau",
        }
    }

    /// “Site”
    #[must_use]
    pub const fn site(self) -> &'static str {
        match self.0 {
            Language::En => "Site",
            Language::Es => "Sitio",
            Language::Fr => "Site",
        }
    }

    /// “Learn”
    #[must_use]
    pub const fn learn(self) -> &'static str {
        match self.0 {
            Language::En => "Learn",
            Language::Es => "Lecciones",
            Language::Fr => "Leçons",
        }
    }

    /// “Puzzles”
    #[must_use]
    pub const fn puzzles(self) -> &'static str {
        match self.0 {
            Language::En => "Puzzles",
            Language::Es => "Problemas",
            Language::Fr => "Problèmes",
        }
    }

    /// “Rules”
    #[must_use]
    pub const fn rules(self) -> &'static str {
        match self.0 {
            Language::En => "Rules",
            Language::Es => "Reglas",
            Language::Fr => "Règles",
        }
    }

    /// “Analysis”
    #[must_use]
    pub const fn analysis(self) -> &'static str {
        match self.0 {
            Language::En => "Analysis",
            Language::Es => "Análisis",
            Language::Fr => "Analyse",
        }
    }

    /// “Account”
    #[must_use]
    pub const fn account(self) -> &'static str {
        match self.0 {
            Language::En => "Account",
            Language::Es => "Cuenta",
            Language::Fr => "Compte",
        }
    }

    /// “The account needs JavaScript.”
    #[must_use]
    pub const fn account_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => "The account needs JavaScript.",
            Language::Es => "La cuenta necesita JavaScript.",
            Language::Fr => "Le compte a besoin de JavaScript.",
        }
    }

    /// “Language:”
    #[must_use]
    pub const fn language(self) -> &'static str {
        match self.0 {
            Language::En => "Language:",
            Language::Es => "Idioma:",
            Language::Fr => "Langue\u{a0}:",
        }
    }

    /// “Colours: as the system”
    #[must_use]
    pub const fn colours_auto(self) -> &'static str {
        match self.0 {
            Language::En => "Colours: as the system",
            Language::Es => "Colores: los del sistema",
            Language::Fr => "Couleurs\u{a0}: comme le système",
        }
    }

    /// “Colours: light”
    #[must_use]
    pub const fn colours_light(self) -> &'static str {
        match self.0 {
            Language::En => "Colours: light",
            Language::Es => "Colores: claros",
            Language::Fr => "Couleurs\u{a0}: claires",
        }
    }

    /// “Colours: dark”
    #[must_use]
    pub const fn colours_dark(self) -> &'static str {
        match self.0 {
            Language::En => "Colours: dark",
            Language::Es => "Colores: oscuros",
            Language::Fr => "Couleurs\u{a0}: sombres",
        }
    }

    /// “Back to the home page”
    #[must_use]
    pub const fn home(self) -> &'static str {
        match self.0 {
            Language::En => "Back to the home page",
            Language::Es => "Volver al inicio",
            Language::Fr => "Retour à l’accueil",
        }
    }

    /// “Page not found”
    #[must_use]
    pub const fn missing_page_title(self) -> &'static str {
        match self.0 {
            Language::En => "Page not found",
            Language::Es => "Página no encontrada",
            Language::Fr => "Page introuvable",
        }
    }

    /// “There is nothing at this address. A typing error, perhaps?”
    #[must_use]
    pub const fn missing_page(self) -> &'static str {
        match self.0 {
            Language::En => "There is nothing at this address. A typing error, perhaps?",
            Language::Es => "No hay nada en esta dirección. ¿Quizá una errata?",
            Language::Fr => "Il n’y a rien à cette adresse. Une faute de frappe, peut-être\u{202f}?",
        }
    }

    /// “Game not found”
    #[must_use]
    pub const fn missing_game_title(self) -> &'static str {
        match self.0 {
            Language::En => "Game not found",
            Language::Es => "Partida no encontrada",
            Language::Fr => "Partie introuvable",
        }
    }

    /// “There is no game at this address. Part of the link may be missing, or the game was deleted before anybody had played.”
    #[must_use]
    pub const fn missing_game(self) -> &'static str {
        match self.0 {
            Language::En => {
                "There is no game at this address. Part of the link may be missing, or the game was deleted before anybody had played."
            }
            Language::Es => {
                "No hay ninguna partida en esta dirección. Quizá falta un trozo del enlace, o la partida se borró antes de la primera jugada."
            }
            Language::Fr => {
                "Il n’y a pas de partie à cette adresse. Il manque peut-être un bout du lien, ou la partie a été supprimée avant son premier coup."
            }
        }
    }

    /// “Invitation not found”
    #[must_use]
    pub const fn missing_invitation_title(self) -> &'static str {
        match self.0 {
            Language::En => "Invitation not found",
            Language::Es => "Invitación no encontrada",
            Language::Fr => "Invitation introuvable",
        }
    }

    /// “This link leads to no seat. Part of it may be missing: ask for it again.”
    #[must_use]
    pub const fn missing_invitation(self) -> &'static str {
        match self.0 {
            Language::En => "This link leads to no seat. Part of it may be missing: ask for it again.",
            Language::Es => {
                "Este enlace no lleva a ningún puesto. Quizá le falta un trozo: pide que te lo envíen otra vez."
            }
            Language::Fr => {
                "Ce lien ne mène à aucune place. Il en manque peut-être un bout\u{a0}: demandez qu’on vous le renvoie."
            }
        }
    }

    /// “This seat is taken”
    #[must_use]
    pub const fn seat_taken_title(self) -> &'static str {
        match self.0 {
            Language::En => "This seat is taken",
            Language::Es => "Este puesto está ocupado",
            Language::Fr => "Cette place est prise",
        }
    }

    /// “Watch the game, or ask the host for another link.”
    #[must_use]
    pub const fn seat_taken(self) -> &'static str {
        match self.0 {
            Language::En => "Watch the game, or ask the host for another link.",
            Language::Es => "Mira la partida, o pide otro enlace al anfitrión.",
            Language::Fr => "Regardez la partie, ou demandez un autre lien à son hôte.",
        }
    }

    /// “This link is no longer valid”
    #[must_use]
    pub const fn replaced_title(self) -> &'static str {
        match self.0 {
            Language::En => "This link is no longer valid",
            Language::Es => "Este enlace ya no vale",
            Language::Fr => "Ce lien n’est plus valable",
        }
    }

    /// “A newer link has replaced it. Ask the person who sent it for the new one.”
    #[must_use]
    pub const fn replaced(self) -> &'static str {
        match self.0 {
            Language::En => "A newer link has replaced it. Ask the person who sent it for the new one.",
            Language::Es => "Otro más reciente lo ha reemplazado. Pídeselo a quien te envió este.",
            Language::Fr => {
                "Un lien plus récent l’a remplacé. Demandez-le à la personne qui vous a envoyé celui-ci."
            }
        }
    }

    /// “That didn’t work”
    #[must_use]
    pub const fn trouble_title(self) -> &'static str {
        match self.0 {
            Language::En => "That didn’t work",
            Language::Es => "No ha funcionado",
            Language::Fr => "Ça n’a pas marché",
        }
    }

    /// “The service could not understand this request. Go back and try again.”
    #[must_use]
    pub const fn not_understood(self) -> &'static str {
        match self.0 {
            Language::En => "The service could not understand this request. Go back and try again.",
            Language::Es => "El servicio no ha entendido esta petición. Vuelve atrás e inténtalo de nuevo.",
            Language::Fr => "Le service n’a pas compris cette demande. Revenez en arrière et réessayez.",
        }
    }

    /// “One moment, please”
    #[must_use]
    pub const fn wait_title(self) -> &'static str {
        match self.0 {
            Language::En => "One moment, please",
            Language::Es => "Un momento, por favor",
            Language::Fr => "Un instant, s’il vous plaît",
        }
    }

    /// “{seat}”
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        match self.0 {
            Language::En => crate::capital::capital(word_0(seat)),
            Language::Es => word_1(seat).to_owned(),
            Language::Fr => word_2(seat).to_owned(),
        }
    }

    /// “An invitation to a game of Djambi”
    #[must_use]
    pub const fn invitation(self) -> &'static str {
        match self.0 {
            Language::En => "An invitation to a game of Djambi",
            Language::Es => "Una invitación a una partida de Djambi",
            Language::Fr => "Une invitation à une partie de Djambi",
        }
    }

    /// “You are invited”
    #[must_use]
    pub const fn invited(self) -> &'static str {
        match self.0 {
            Language::En => "You are invited",
            Language::Es => "Te invitan a jugar",
            Language::Fr => "On vous invite à jouer",
        }
    }

    /// “A seat is kept for you at a game of Djambi: {seat}.”
    #[must_use]
    pub fn invited_to(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "A seat is kept for you at a game of Djambi: {}.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!("Tienes un puesto reservado en una partida de Djambi: {}.", word_1(seat)),
            Language::Fr => {
                format!("Une place vous est réservée dans une partie de Djambi\u{a0}: {}.", word_2(seat))
            }
        }
    }

    /// “Your name”
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Language::En => "Your name",
            Language::Es => "Tu nombre",
            Language::Fr => "Votre nom",
        }
    }

    /// “Sit down”
    #[must_use]
    pub const fn sit(self) -> &'static str {
        match self.0 {
            Language::En => "Sit down",
            Language::Es => "Sentarme",
            Language::Fr => "Prendre place",
        }
    }

    /// “Watch the game”
    #[must_use]
    pub const fn watch(self) -> &'static str {
        match self.0 {
            Language::En => "Watch the game",
            Language::Es => "Ver la partida",
            Language::Fr => "Regarder la partie",
        }
    }

    /// “This is the link to send”
    #[must_use]
    pub const fn link_to_send(self) -> &'static str {
        match self.0 {
            Language::En => "This is the link to send",
            Language::Es => "El enlace para invitar",
            Language::Fr => "Voici le lien à envoyer",
        }
    }

    /// “Send it to the person who is to play {seat}.”
    #[must_use]
    pub fn send_it(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("Send it to the person who is to play {}.", crate::capital::capital(word_0(seat)))
            }
            Language::Es => format!("Envíalo a quien vaya a jugar como {}.", word_1(seat)),
            Language::Fr => format!("Envoyez-le à la personne qui doit jouer {}.", word_2(seat)),
        }
    }

    /// “You have no seat in this game.”
    #[must_use]
    pub const fn hold_nothing(self) -> &'static str {
        match self.0 {
            Language::En => "You have no seat in this game.",
            Language::Es => "No tienes ningún puesto en esta partida.",
            Language::Fr => "Vous n’avez pas de place dans cette partie.",
        }
    }

    /// “You play {seats}.”
    #[must_use]
    pub fn hold(self, seats: &[String]) -> String {
        match self.0 {
            Language::En => format!("You play {}.", crate::locale::list(self.0, seats)),
            Language::Es => format!("Juegas como {}.", crate::locale::list(self.0, seats)),
            Language::Fr => format!("Vous jouez {}.", crate::locale::list(self.0, seats)),
        }
    }

    /// “The link”
    #[must_use]
    pub const fn link(self) -> &'static str {
        match self.0 {
            Language::En => "The link",
            Language::Es => "El enlace",
            Language::Fr => "Le lien",
        }
    }

    /// “Make a new link”
    #[must_use]
    pub const fn new_link(self) -> &'static str {
        match self.0 {
            Language::En => "Make a new link",
            Language::Es => "Crear un enlace nuevo",
            Language::Fr => "Créer un nouveau lien",
        }
    }

    /// “Sit down there myself”
    #[must_use]
    pub const fn sit_myself(self) -> &'static str {
        match self.0 {
            Language::En => "Sit down there myself",
            Language::Es => "Sentarme yo en ese puesto",
            Language::Fr => "Prendre cette place moi-même",
        }
    }

    /// “The new link replaces this one.”
    #[must_use]
    pub const fn new_link_note(self) -> &'static str {
        match self.0 {
            Language::En => "The new link replaces this one.",
            Language::Es => "El enlace nuevo reemplaza a este.",
            Language::Fr => "Le nouveau lien remplace celui-ci.",
        }
    }

    /// “To the game”
    #[must_use]
    pub const fn to_game(self) -> &'static str {
        match self.0 {
            Language::En => "To the game",
            Language::Es => "Ir a la partida",
            Language::Fr => "Aller à la partie",
        }
    }

    /// “This is your seat”
    #[must_use]
    pub const fn your_seat(self) -> &'static str {
        match self.0 {
            Language::En => "This is your seat",
            Language::Es => "Este es tu puesto",
            Language::Fr => "C’est votre place",
        }
    }

    /// “You play {seat}.”
    #[must_use]
    pub fn you_play(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("You play {}.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("Juegas como {}.", word_1(seat)),
            Language::Fr => format!("Vous jouez {}.", word_2(seat)),
        }
    }

    /// “Give the seat back”
    #[must_use]
    pub const fn give_back(self) -> &'static str {
        match self.0 {
            Language::En => "Give the seat back",
            Language::Es => "Devolver el puesto",
            Language::Fr => "Rendre la place",
        }
    }

    /// “The seat is then free again. You can do this until you have played.”
    #[must_use]
    pub const fn give_back_note(self) -> &'static str {
        match self.0 {
            Language::En => "The seat is then free again. You can do this until you have played.",
            Language::Es => "El puesto queda libre otra vez. Puedes hacerlo mientras no hayas jugado.",
            Language::Fr => {
                "La place est alors de nouveau libre. C’est possible tant que vous n’avez pas joué."
            }
        }
    }

    /// “The link was used”
    #[must_use]
    pub const fn link_used(self) -> &'static str {
        match self.0 {
            Language::En => "The link was used",
            Language::Es => "El enlace ya se ha usado",
            Language::Fr => "Le lien a servi",
        }
    }

    /// “A guest plays {seat}.”
    #[must_use]
    pub fn guest_plays(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("A guest plays {}.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("Un invitado juega como {}.", word_1(seat)),
            Language::Fr => format!("Un invité joue {}.", word_2(seat)),
        }
    }

    /// “{name} plays {seat}.”
    #[must_use]
    pub fn named_guest_plays(self, name: &str, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} plays {}.",
                crate::isolated::isolated(name),
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!("{} juega como {}.", crate::isolated::isolated(name), word_1(seat)),
            Language::Fr => format!("{} joue {}.", crate::isolated::isolated(name), word_2(seat)),
        }
    }

    /// “Free the seat and make a new link”
    #[must_use]
    pub const fn free_seat(self) -> &'static str {
        match self.0 {
            Language::En => "Free the seat and make a new link",
            Language::Es => "Liberar el puesto y crear un enlace nuevo",
            Language::Fr => "Libérer la place et créer un nouveau lien",
        }
    }

    /// “You can do this until the guest has played.”
    #[must_use]
    pub const fn free_seat_note(self) -> &'static str {
        match self.0 {
            Language::En => "You can do this until the guest has played.",
            Language::Es => "Puedes hacerlo mientras el invitado no haya jugado.",
            Language::Fr => "C’est possible tant que l’invité n’a pas joué.",
        }
    }

    /// “The rules, in five minutes”
    #[must_use]
    pub const fn rules_in_short(self) -> &'static str {
        match self.0 {
            Language::En => "The rules, in five minutes",
            Language::Es => "Las reglas, en cinco minutos",
            Language::Fr => "Les règles, en cinq minutes",
        }
    }

    /// “Your browser did not send our cookie back, and the cookie is what keeps your seat. Allow cookies for this site, then sit down again.”
    #[must_use]
    pub const fn cookie_missing(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Your browser did not send our cookie back, and the cookie is what keeps your seat. Allow cookies for this site, then sit down again."
            }
            Language::Es => {
                "Tu navegador no ha devuelto nuestra cookie, y es la cookie la que guarda tu puesto. Permite las cookies de este sitio y vuelve a sentarte."
            }
            Language::Fr => {
                "Votre navigateur n’a pas renvoyé notre cookie, et c’est lui qui garde votre place. Autorisez les cookies pour ce site, puis prenez place à nouveau."
            }
        }
    }

    /// “This program was built without the styles and scripts of its pages, and nothing here can be played. Build it with:”
    #[must_use]
    pub const fn built_without_files(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This program was built without the styles and scripts of its pages, and nothing here can be played. Build it with:"
            }
            Language::Es => {
                "Este programa se compiló sin los estilos ni los scripts de sus páginas, y aquí no se puede jugar a nada. Compílalo con:"
            }
            Language::Fr => {
                "Ce programme a été construit sans les styles ni les scripts de ses pages, et rien ici ne peut se jouer. Construisez-le avec\u{a0}:"
            }
        }
    }

    /// “A game is played live, and that needs JavaScript. Without it you can read the rules and the record of the game.”
    #[must_use]
    pub const fn game_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A game is played live, and that needs JavaScript. Without it you can read the rules and the record of the game."
            }
            Language::Es => {
                "Una partida se juega en directo, y para eso hace falta JavaScript. Sin él puedes leer las reglas y la anotación de la partida."
            }
            Language::Fr => {
                "Une partie se joue en direct, ce qui demande JavaScript. Sans lui, vous pouvez lire les règles et la feuille de partie."
            }
        }
    }

    /// “The record of this game”
    #[must_use]
    pub const fn record(self) -> &'static str {
        match self.0 {
            Language::En => "The record of this game",
            Language::Es => "La anotación de esta partida",
            Language::Fr => "La feuille de cette partie",
        }
    }

    /// “It is {seat}’s turn.”
    #[must_use]
    pub fn to_move(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("It is {}’s turn.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("Le toca a {}.", word_1(seat)),
            Language::Fr => format!("C’est à {} de jouer.", word_2(seat)),
        }
    }

    /// “The game is over: {seat} has won.”
    #[must_use]
    pub fn won(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("The game is over: {} has won.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("La partida ha terminado: ha ganado {}.", word_1(seat)),
            Language::Fr => format!("La partie est finie\u{a0}: {} a gagné.", word_2(seat)),
        }
    }

    /// “A draw by repetition, shared by {seats}.”
    #[must_use]
    pub fn draw_repetition(self, seats: &[String]) -> String {
        match self.0 {
            Language::En => {
                format!("A draw by repetition, shared by {}.", crate::locale::list(self.0, seats))
            }
            Language::Es => {
                format!("Tablas por repetición, compartidas por {}.", crate::locale::list(self.0, seats))
            }
            Language::Fr => {
                format!("Nulle par répétition, partagée entre {}.", crate::locale::list(self.0, seats))
            }
        }
    }

    /// “A draw after too many turns without a kill, shared by {seats}.”
    #[must_use]
    pub fn draw_quiet(self, seats: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "A draw after too many turns without a kill, shared by {}.",
                crate::locale::list(self.0, seats)
            ),
            Language::Es => format!(
                "Tablas tras demasiadas jugadas sin muertes, compartidas por {}.",
                crate::locale::list(self.0, seats)
            ),
            Language::Fr => format!(
                "Nulle après trop de coups sans mort, partagée entre {}.",
                crate::locale::list(self.0, seats)
            ),
        }
    }

    /// “A draw by agreement, shared by {seats}.”
    #[must_use]
    pub fn draw_agreement(self, seats: &[String]) -> String {
        match self.0 {
            Language::En => format!("A draw by agreement, shared by {}.", crate::locale::list(self.0, seats)),
            Language::Es => {
                format!("Tablas de común acuerdo, compartidas por {}.", crate::locale::list(self.0, seats))
            }
            Language::Fr => {
                format!("Nulle d’un commun accord, partagée entre {}.", crate::locale::list(self.0, seats))
            }
        }
    }

    /// “A draw at the limit of length, shared by {seats}.”
    #[must_use]
    pub fn draw_length(self, seats: &[String]) -> String {
        match self.0 {
            Language::En => {
                format!("A draw at the limit of length, shared by {}.", crate::locale::list(self.0, seats))
            }
            Language::Es => {
                format!("Tablas por longitud máxima, compartidas por {}.", crate::locale::list(self.0, seats))
            }
            Language::Fr => format!(
                "Nulle à la longueur maximale, partagée entre {}.",
                crate::locale::list(self.0, seats)
            ),
        }
    }

    /// “The service has closed the game. It has no result.”
    #[must_use]
    pub const fn closed(self) -> &'static str {
        match self.0 {
            Language::En => "The service has closed the game. It has no result.",
            Language::Es => "La partida se ha cerrado. Queda sin resultado.",
            Language::Fr => "La partie a été fermée. Elle reste sans résultat.",
        }
    }

    /// “Players”
    #[must_use]
    pub const fn players(self) -> &'static str {
        match self.0 {
            Language::En => "Players",
            Language::Es => "Jugadores",
            Language::Fr => "Joueurs",
        }
    }

    /// “{seat}: {what}”
    #[must_use]
    pub fn seat_line(self, seat: Seat, what: &str) -> String {
        match self.0 {
            Language::En => {
                format!("{}: {}", crate::capital::capital(word_0(seat)), crate::isolated::isolated(what))
            }
            Language::Es => format!("{}: {}", word_1(seat), crate::isolated::isolated(what)),
            Language::Fr => format!("{}\u{a0}: {}", word_2(seat), crate::isolated::isolated(what)),
        }
    }

    /// “no player”
    #[must_use]
    pub const fn no_player(self) -> &'static str {
        match self.0 {
            Language::En => "no player",
            Language::Es => "sin jugador",
            Language::Fr => "sans joueur",
        }
    }

    /// “{level} (bot)”
    #[must_use]
    pub fn bot(self, level: &str) -> String {
        match self.0 {
            Language::En => format!("{level} (bot)"),
            Language::Es => format!("{level} (bot)"),
            Language::Fr => format!("{level} (bot)"),
        }
    }

    /// “waiting for a friend”
    #[must_use]
    pub const fn awaited(self) -> &'static str {
        match self.0 {
            Language::En => "waiting for a friend",
            Language::Es => "falta un amigo",
            Language::Fr => "on attend un ami",
        }
    }

    /// “a person”
    #[must_use]
    pub const fn person(self) -> &'static str {
        match self.0 {
            Language::En => "a person",
            Language::Es => "una persona",
            Language::Fr => "une personne",
        }
    }

    /// “Invitations”
    #[must_use]
    pub const fn invitations(self) -> &'static str {
        match self.0 {
            Language::En => "Invitations",
            Language::Es => "Invitaciones",
            Language::Fr => "Invitations",
        }
    }

    /// “Turns”
    #[must_use]
    pub const fn turns(self) -> &'static str {
        match self.0 {
            Language::En => "Turns",
            Language::Es => "Jugadas",
            Language::Fr => "Coups",
        }
    }

    /// “{seat} resigns”
    #[must_use]
    pub fn resigns(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} resigns", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} abandona", word_1(seat)),
            Language::Fr => format!("{} abandonne", word_2(seat)),
        }
    }

    /// “{seat} runs out of time”
    #[must_use]
    pub fn loses_on_time(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} runs out of time", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} pierde por tiempo", word_1(seat)),
            Language::Fr => format!("{} perd au temps", word_2(seat)),
        }
    }

    /// “A draw is agreed”
    #[must_use]
    pub const fn draw_agreed(self) -> &'static str {
        match self.0 {
            Language::En => "A draw is agreed",
            Language::Es => "Tablas acordadas",
            Language::Fr => "Nulle d’un commun accord",
        }
    }

    /// “The game is drawn by its length”
    #[must_use]
    pub const fn drawn_by_length(self) -> &'static str {
        match self.0 {
            Language::En => "The game is drawn by its length",
            Language::Es => "Tablas por longitud máxima",
            Language::Fr => "Nulle à la longueur maximale",
        }
    }

    /// “The service closes the game”
    #[must_use]
    pub const fn closes(self) -> &'static str {
        match self.0 {
            Language::En => "The service closes the game",
            Language::Es => "Partida cerrada",
            Language::Fr => "Partie fermée",
        }
    }

    /// “Study a game of Djambi: move freely, try variations, and see the share that the engine expects for every army.”
    #[must_use]
    pub const fn analysis_description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Study a game of Djambi: move freely, try variations, and see the share that the engine expects for every army."
            }
            Language::Es => {
                "Estudia una partida de Djambi: juega libremente, prueba variantes y mira qué parte prevé el motor para cada ejército."
            }
            Language::Fr => {
                "Étudiez une partie de Djambi\u{a0}: jouez librement, essayez des variantes, et voyez la part que le moteur prévoit pour chaque armée."
            }
        }
    }

    /// “Analysis needs JavaScript. The rules can be read without it.”
    #[must_use]
    pub const fn analysis_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => "Analysis needs JavaScript. The rules can be read without it.",
            Language::Es => "El análisis necesita JavaScript. Las reglas se leen sin él.",
            Language::Fr => "L’analyse a besoin de JavaScript. Les règles se lisent sans lui.",
        }
    }

    /// “Learn Djambi in short lessons: each piece, the corpses, the maze, and how armies change sides.”
    #[must_use]
    pub const fn learn_description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Learn Djambi in short lessons: each piece, the corpses, the maze, and how armies change sides."
            }
            Language::Es => {
                "Aprende Djambi con lecciones cortas: cada pieza, los cadáveres, el laberinto y los ejércitos que cambian de bando."
            }
            Language::Fr => {
                "Apprenez le Djambi en courtes leçons\u{a0}: chaque pièce, les cadavres, le labyrinthe et les armées qui changent de camp."
            }
        }
    }

    /// “The lessons need JavaScript. The rules can be read without it.”
    #[must_use]
    pub const fn learn_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => "The lessons need JavaScript. The rules can be read without it.",
            Language::Es => "Las lecciones necesitan JavaScript. Las reglas se pueden leer sin él.",
            Language::Fr => "Les leçons ont besoin de JavaScript. Les règles se lisent sans.",
        }
    }

    /// “Djambi puzzles with one right turn each, from taking a chief to winning against three. One a day, a streak, and a storm of three minutes.”
    #[must_use]
    pub const fn puzzles_description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Djambi puzzles with one right turn each, from taking a chief to winning against three. One a day, a streak, and a storm of three minutes."
            }
            Language::Es => {
                "Problemas de Djambi con una sola jugada buena, de matar a un líder a ganar contra tres. Uno al día, una racha y una tormenta de tres minutos."
            }
            Language::Fr => {
                "Des problèmes de Djambi à un seul bon coup, du chef à tuer à la victoire contre trois. Un par jour, une série, et une tempête de trois minutes."
            }
        }
    }

    /// “The puzzles need JavaScript. The rules can be read without it.”
    #[must_use]
    pub const fn puzzles_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => "The puzzles need JavaScript. The rules can be read without it.",
            Language::Es => "Los problemas necesitan JavaScript. Las reglas se pueden leer sin él.",
            Language::Fr => "Les problèmes ont besoin de JavaScript. Les règles se lisent sans.",
        }
    }

    /// “Without a network”
    #[must_use]
    pub const fn offline_title(self) -> &'static str {
        match self.0 {
            Language::En => "Without a network",
            Language::Es => "Sin red",
            Language::Fr => "Sans réseau",
        }
    }

    /// “There is no connection to the service now. These pages work without one:”
    #[must_use]
    pub const fn offline_lead(self) -> &'static str {
        match self.0 {
            Language::En => "There is no connection to the service now. These pages work without one:",
            Language::Es => "Ahora no hay conexión con el servicio. Estas páginas no la necesitan:",
            Language::Fr => "Le service n’est pas joignable pour l’instant. Ces pages s’en passent\u{a0}:",
        }
    }

    /// “The course, from the first move on”
    #[must_use]
    pub const fn offline_learn(self) -> &'static str {
        match self.0 {
            Language::En => "The course, from the first move on",
            Language::Es => "El curso, desde la primera jugada",
            Language::Fr => "Le cours, dès le premier coup",
        }
    }

    /// “All of them, with your progress”
    #[must_use]
    pub const fn offline_puzzles(self) -> &'static str {
        match self.0 {
            Language::En => "All of them, with your progress",
            Language::Es => "Todos, con tus avances",
            Language::Fr => "Tous, avec vos progrès",
        }
    }

    /// “For reading, with pictures”
    #[must_use]
    pub const fn offline_rules(self) -> &'static str {
        match self.0 {
            Language::En => "For reading, with pictures",
            Language::Es => "Para leer, con imágenes",
            Language::Fr => "À lire, en images",
        }
    }

    /// “The analysis board with its engine”
    #[must_use]
    pub const fn offline_analysis(self) -> &'static str {
        match self.0 {
            Language::En => "The analysis board with its engine",
            Language::Es => "El tablero de análisis con su motor",
            Language::Fr => "Le plateau d’analyse avec son moteur",
        }
    }

    /// “Against bots, or with others at this screen”
    #[must_use]
    pub const fn offline_play(self) -> &'static str {
        match self.0 {
            Language::En => "Against bots, or with others at this screen",
            Language::Es => "Contra bots, o con otros ante esta pantalla",
            Language::Fr => "Contre des bots, ou à plusieurs devant cet écran",
        }
    }

    /// “Play without a network”
    #[must_use]
    pub const fn play_offline(self) -> &'static str {
        match self.0 {
            Language::En => "Play without a network",
            Language::Es => "Jugar sin red",
            Language::Fr => "Jouer sans réseau",
        }
    }

    /// “Djambi on this device: against bots or with friends at one screen, without a network.”
    #[must_use]
    pub const fn play_description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Djambi on this device: against bots or with friends at one screen, without a network."
            }
            Language::Es => {
                "Djambi en este dispositivo: contra bots o con amigos ante una pantalla, sin red."
            }
            Language::Fr => {
                "Djambi sur cet appareil\u{a0}: contre des bots ou entre amis devant un écran, sans réseau."
            }
        }
    }

    /// “The game needs JavaScript. The rules can be read without it.”
    #[must_use]
    pub const fn play_needs_script(self) -> &'static str {
        match self.0 {
            Language::En => "The game needs JavaScript. The rules can be read without it.",
            Language::Es => "La partida necesita JavaScript. Las reglas se pueden leer sin él.",
            Language::Fr => "La partie a besoin de JavaScript. Les règles se lisent sans lui.",
        }
    }

    /// “Try again”
    #[must_use]
    pub const fn offline_again(self) -> &'static str {
        match self.0 {
            Language::En => "Try again",
            Language::Es => "Intentar de nuevo",
            Language::Fr => "Réessayer",
        }
    }

    /// “What is kept of you”
    #[must_use]
    pub const fn kept_title(self) -> &'static str {
        match self.0 {
            Language::En => "What is kept of you",
            Language::Es => "Qué se guarda de ti",
            Language::Fr => "Ce qui est conservé de vous",
        }
    }

    /// “You can play without an account. This service asks nobody else about you and tells nobody else, counts no visitors, and sets no cookie but the one below. On the page of your account you can take everything along, and delete it.”
    #[must_use]
    pub const fn kept_lead(self) -> &'static str {
        match self.0 {
            Language::En => {
                "You can play without an account. This service asks nobody else about you and tells nobody else, counts no visitors, and sets no cookie but the one below. On the page of your account you can take everything along, and delete it."
            }
            Language::Es => {
                "Puedes jugar sin cuenta. Este servicio no pregunta ni cuenta nada de ti a nadie más, no lleva la cuenta de las visitas y no pone más cookie que la de abajo. En la página de tu cuenta puedes llevártelo todo y eliminarla."
            }
            Language::Fr => {
                "Vous pouvez jouer sans compte. Ce service ne demande ni ne dit rien de vous à personne d’autre, ne compte pas les visiteurs et ne pose aucun cookie en dehors de celui-ci. Sur la page de votre compte, vous pouvez tout emporter et le supprimer."
            }
        }
    }

    /// “What”
    #[must_use]
    pub const fn kept_what(self) -> &'static str {
        match self.0 {
            Language::En => "What",
            Language::Es => "Qué",
            Language::Fr => "Quoi",
        }
    }

    /// “Why”
    #[must_use]
    pub const fn kept_why(self) -> &'static str {
        match self.0 {
            Language::En => "Why",
            Language::Es => "Para qué",
            Language::Fr => "Pourquoi",
        }
    }

    /// “For how long”
    #[must_use]
    pub const fn kept_long(self) -> &'static str {
        match self.0 {
            Language::En => "For how long",
            Language::Es => "Cuánto tiempo",
            Language::Fr => "Combien de temps",
        }
    }

    /// “A cookie: a random number, and your name if you have no account”
    #[must_use]
    pub const fn kept_cookie(self) -> &'static str {
        match self.0 {
            Language::En => "A cookie: a random number, and your name if you have no account",
            Language::Es => "Una cookie: un número al azar, y tu nombre si no tienes cuenta",
            Language::Fr => {
                "Un cookie\u{a0}: un nombre tiré au sort, et votre nom si vous n’avez pas de compte"
            }
        }
    }

    /// “So that your seats stay yours”
    #[must_use]
    pub const fn kept_cookie_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that your seats stay yours",
            Language::Es => "Para que tus puestos sigan siendo tuyos",
            Language::Fr => "Pour que vos places restent les vôtres",
        }
    }

    /// “Until you delete it, {days} days at most”
    #[must_use]
    pub fn kept_cookie_long(self, days: u64) -> String {
        match self.0 {
            Language::En => {
                format!("Until you delete it, {} days at most", crate::locale::number(self.0, days))
            }
            Language::Es => {
                format!("Hasta que la borres, {} días como mucho", crate::locale::number(self.0, days))
            }
            Language::Fr => format!(
                "Jusqu’à ce que vous l’effaciez, {} jours au plus",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “In your browser: what you set, lessons and puzzles that you have solved, the games that you have opened, the one that you play without a network, and pages for when there is no network, which are the same for everybody”
    #[must_use]
    pub const fn kept_browser(self) -> &'static str {
        match self.0 {
            Language::En => {
                "In your browser: what you set, lessons and puzzles that you have solved, the games that you have opened, the one that you play without a network, and pages for when there is no network, which are the same for everybody"
            }
            Language::Es => {
                "En tu navegador: tus ajustes, las lecciones y los problemas que has resuelto, las partidas que has abierto, la que juegas sin red y páginas para cuando no hay red, iguales para todos"
            }
            Language::Fr => {
                "Dans votre navigateur\u{a0}: vos réglages, les leçons et problèmes résolus, les parties que vous avez ouvertes, celle que vous jouez sans réseau, et des pages pour quand il n’y a pas de réseau, les mêmes pour tous"
            }
        }
    }

    /// “So that the pages are as you left them”
    #[must_use]
    pub const fn kept_browser_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that the pages are as you left them",
            Language::Es => "Para que encuentres las páginas como las dejaste",
            Language::Fr => "Pour que vous retrouviez les pages comme vous les avez laissées",
        }
    }

    /// “Until you delete the data of this site; the games until you sign out”
    #[must_use]
    pub const fn kept_browser_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you delete the data of this site; the games until you sign out",
            Language::Es => {
                "Hasta que borres los datos de este sitio; las partidas, hasta que cierres la sesión"
            }
            Language::Fr => {
                "Jusqu’à ce que vous effaciez les données de ce site\u{202f}; les parties jusqu’à ce que vous vous déconnectiez"
            }
        }
    }

    /// “The games in which you sit or that you have opened, your name there, and up to where you have seen them”
    #[must_use]
    pub const fn kept_seats(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The games in which you sit or that you have opened, your name there, and up to where you have seen them"
            }
            Language::Es => {
                "Las partidas en las que juegas o que has abierto, tu nombre en ellas y hasta dónde las has visto"
            }
            Language::Fr => {
                "Les parties où vous jouez ou que vous avez ouvertes, votre nom dans celles-ci, et jusqu’où vous les avez vues"
            }
        }
    }

    /// “To play, and to tell you what happened”
    #[must_use]
    pub const fn kept_seats_why(self) -> &'static str {
        match self.0 {
            Language::En => "To play, and to tell you what happened",
            Language::Es => "Para jugar, y para decirte qué ha pasado",
            Language::Fr => "Pour jouer, et pour vous dire ce qui s’est passé",
        }
    }

    /// “As long as the game; your name and what you have seen until your account is deleted”
    #[must_use]
    pub const fn kept_seats_long(self) -> &'static str {
        match self.0 {
            Language::En => {
                "As long as the game; your name and what you have seen until your account is deleted"
            }
            Language::Es => {
                "Lo mismo que la partida; tu nombre y lo que has visto, hasta que elimines la cuenta"
            }
            Language::Fr => {
                "Autant que la partie\u{202f}; votre nom et ce que vous avez vu, jusqu’à la suppression de votre compte"
            }
        }
    }

    /// “Turns, clocks, offers and results”
    #[must_use]
    pub const fn kept_turns(self) -> &'static str {
        match self.0 {
            Language::En => "Turns, clocks, offers and results",
            Language::Es => "Las jugadas, los relojes, las ofertas y los resultados",
            Language::Fr => "Les coups, les pendules, les propositions et les résultats",
        }
    }

    /// “They are the game, which others have played as well”
    #[must_use]
    pub const fn kept_turns_why(self) -> &'static str {
        match self.0 {
            Language::En => "They are the game, which others have played as well",
            Language::Es => "Son la partida, que otros también han jugado",
            Language::Fr => "C’est la partie, que d’autres ont jouée aussi",
        }
    }

    /// “As long as the game”
    #[must_use]
    pub const fn kept_turns_long(self) -> &'static str {
        match self.0 {
            Language::En => "As long as the game",
            Language::Es => "Lo mismo que la partida",
            Language::Fr => "Autant que la partie",
        }
    }

    /// “What you say at the table”
    #[must_use]
    pub const fn kept_words(self) -> &'static str {
        match self.0 {
            Language::En => "What you say at the table",
            Language::Es => "Lo que dices en la mesa",
            Language::Fr => "Ce que vous dites à la table",
        }
    }

    /// “Those who play read it”
    #[must_use]
    pub const fn kept_words_why(self) -> &'static str {
        match self.0 {
            Language::En => "Those who play read it",
            Language::Es => "Lo lee quien juega",
            Language::Fr => "Ceux qui jouent le lisent",
        }
    }

    /// “As long as the game, or until your account is deleted”
    #[must_use]
    pub const fn kept_words_long(self) -> &'static str {
        match self.0 {
            Language::En => "As long as the game, or until your account is deleted",
            Language::Es => "Lo mismo que la partida, o hasta que elimines la cuenta",
            Language::Fr => "Autant que la partie, ou jusqu’à la suppression de votre compte",
        }
    }

    /// “What you say in private, sealed”
    #[must_use]
    pub const fn kept_whispers(self) -> &'static str {
        match self.0 {
            Language::En => "What you say in private, sealed",
            Language::Es => "Lo que dices en privado, sellado",
            Language::Fr => "Ce que vous dites en privé, sous scellés",
        }
    }

    /// “Those whom you say it to read it”
    #[must_use]
    pub const fn kept_whispers_why(self) -> &'static str {
        match self.0 {
            Language::En => "Those whom you say it to read it",
            Language::Es => "Lo lee la gente a quien se lo dices",
            Language::Fr => "Ceux à qui vous le dites le lisent",
        }
    }

    /// “{days} days after the end of the game, or until you take it out or your account is deleted”
    #[must_use]
    pub fn kept_whispers_long(self, days: u64) -> String {
        match self.0 {
Language::En => match days {0 => "As long as the game, or until you take it out or your account is deleted".to_owned(),_ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One => format!("{} day after the end of the game, or until you take it out or your account is deleted", crate::locale::number(self.0, days)),_ => format!("{} days after the end of the game, or until you take it out or your account is deleted", crate::locale::number(self.0, days)), },
Language::Es => match days {0 => "Lo mismo que la partida, o hasta que lo retires o elimines la cuenta".to_owned(),_ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One => format!("{} día después del final de la partida, o hasta que lo retires o elimines la cuenta", crate::locale::number(self.0, days)),_ => format!("{} días después del final de la partida, o hasta que lo retires o elimines la cuenta", crate::locale::number(self.0, days)), },
Language::Fr => match days {0 => "Autant que la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé".to_owned(),_ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One => format!("{} jour après la fin de la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé", crate::locale::number(self.0, days)),_ => format!("{} jours après la fin de la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé", crate::locale::number(self.0, days)), },
}
    }

    /// “What you report to the host, with the messages around it”
    #[must_use]
    pub const fn kept_reports(self) -> &'static str {
        match self.0 {
            Language::En => "What you report to the host, with the messages around it",
            Language::Es => "Lo que denuncias ante quien lleva este servicio, con los mensajes de alrededor",
            Language::Fr => "Ce que vous signalez au responsable, avec les messages autour",
        }
    }

    /// “So that the host can act”
    #[must_use]
    pub const fn kept_reports_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that the host can act",
            Language::Es => "Para que pueda actuar",
            Language::Fr => "Pour que le responsable puisse agir",
        }
    }

    /// “{days} days”
    #[must_use]
    pub fn kept_reports_long(self, days: u64) -> String {
        match self.0 {
            Language::En => format!("{} days", crate::locale::number(self.0, days)),
            Language::Es => format!("{} días", crate::locale::number(self.0, days)),
            Language::Fr => format!("{} jours", crate::locale::number(self.0, days)),
        }
    }

    /// “What was done about you to keep order, why and until when, and what you have said to it; names that nobody may have any more”
    #[must_use]
    pub const fn kept_acts(self) -> &'static str {
        match self.0 {
            Language::En => {
                "What was done about you to keep order, why and until when, and what you have said to it; names that nobody may have any more"
            }
            Language::Es => {
                "Lo que se ha decidido sobre ti para mantener el orden, por qué y hasta cuándo, y lo que has respondido; los nombres que ya nadie puede llevar"
            }
            Language::Fr => {
                "Ce qui a été décidé à votre sujet pour le bon ordre, pourquoi et jusqu’à quand, et votre réponse\u{202f}; les noms que personne ne peut plus porter"
            }
        }
    }

    /// “So that you know of it, and it is known what was done before”
    #[must_use]
    pub const fn kept_acts_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you know of it, and it is known what was done before",
            Language::Es => "Para que lo sepas, y para que se sepa qué se hizo antes",
            Language::Fr => "Pour que vous le sachiez, et que l’on sache ce qui a déjà été fait",
        }
    }

    /// “What was done: as long as the service; what you have said to it: until you delete the account”
    #[must_use]
    pub const fn kept_acts_long(self) -> &'static str {
        match self.0 {
            Language::En => {
                "What was done: as long as the service; what you have said to it: until you delete the account"
            }
            Language::Es => {
                "Las decisiones: mientras exista el servicio; tu respuesta: hasta que elimines la cuenta"
            }
            Language::Fr => {
                "Les décisions\u{a0}: aussi longtemps que le service\u{202f}; votre réponse\u{a0}: jusqu’à la suppression de votre compte"
            }
        }
    }

    /// “Who is a moderator; notes of moderators about a person, and when they have looked at what was reported”
    #[must_use]
    pub const fn kept_order_notes(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Who is a moderator; notes of moderators about a person, and when they have looked at what was reported"
            }
            Language::Es => {
                "Quién modera; las notas de la moderación sobre una persona, y cuándo ha mirado una denuncia"
            }
            Language::Fr => {
                "Qui modère\u{202f}; les notes de la modération sur une personne, et quand elle a consulté un signalement"
            }
        }
    }

    /// “So that moderators act as one, and can be watched”
    #[must_use]
    pub const fn kept_order_notes_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that moderators act as one, and can be watched",
            Language::Es => "Para que la moderación actúe con una sola voz y se la pueda vigilar",
            Language::Fr => "Pour que la modération agisse d’une seule voix, et puisse être surveillée",
        }
    }

    /// “As long as the service; notes about you until you delete the account”
    #[must_use]
    pub const fn kept_order_notes_long(self) -> &'static str {
        match self.0 {
            Language::En => "As long as the service; notes about you until you delete the account",
            Language::Es => "Mientras exista el servicio; las notas sobre ti, hasta que elimines la cuenta",
            Language::Fr => {
                "Aussi longtemps que le service\u{202f}; les notes à votre sujet, jusqu’à la suppression de votre compte"
            }
        }
    }

    /// “Keyed hashes of the network and the mail address of somebody who is kept out”
    #[must_use]
    pub const fn kept_traces(self) -> &'static str {
        match self.0 {
            Language::En => "Keyed hashes of the network and the mail address of somebody who is kept out",
            Language::Es => {
                "Huellas, hechas con una clave, de la red y de la dirección de correo de quien está excluido"
            }
            Language::Fr => {
                "Les empreintes, faites avec une clé, du réseau et de l’adresse de courriel d’une personne exclue"
            }
        }
    }

    /// “So that a ban is not passed by with another account”
    #[must_use]
    pub const fn kept_traces_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that a ban is not passed by with another account",
            Language::Es => "Para que otra cuenta no eluda la exclusión",
            Language::Fr => "Pour qu’un autre compte ne contourne pas l’exclusion",
        }
    }

    /// “{days} days for networks, one day for those of guests; for mail addresses as long as the ban”
    #[must_use]
    pub fn kept_traces_long(self, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} days for networks, one day for those of guests; for mail addresses as long as the ban",
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "{} días para las redes, un día para las de invitados; para las direcciones, mientras dure la exclusión",
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "{} jours pour les réseaux, un jour pour ceux des invités\u{202f}; pour les adresses, aussi longtemps que l’exclusion",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “Your account: name, the hash of your password, when it was made and named, and whether it is to be deleted”
    #[must_use]
    pub const fn kept_account(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Your account: name, the hash of your password, when it was made and named, and whether it is to be deleted"
            }
            Language::Es => {
                "Tu cuenta: el nombre, la huella de la contraseña, cuándo se creó y recibió el nombre, y si va a eliminarse"
            }
            Language::Fr => {
                "Votre compte\u{a0}: le nom, l’empreinte du mot de passe, quand il a été créé et nommé, et s’il doit être supprimé"
            }
        }
    }

    /// “To sign in”
    #[must_use]
    pub const fn kept_account_why(self) -> &'static str {
        match self.0 {
            Language::En => "To sign in",
            Language::Es => "Para iniciar sesión",
            Language::Fr => "Pour vous connecter",
        }
    }

    /// “Until you delete it, and {days} days more”
    #[must_use]
    pub fn kept_account_long(self, days: u64) -> String {
        match self.0 {
            Language::En => {
                format!("Until you delete it, and {} days more", crate::locale::number(self.0, days))
            }
            Language::Es => {
                format!("Hasta que la elimines, y {} días más", crate::locale::number(self.0, days))
            }
            Language::Fr => format!(
                "Jusqu’à ce que vous le supprimiez, et {} jours de plus",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “Your second factor: the secret of your app, sealed, since when it holds, the last code that was used, and the hashes of your recovery codes”
    #[must_use]
    pub const fn kept_factor(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Your second factor: the secret of your app, sealed, since when it holds, the last code that was used, and the hashes of your recovery codes"
            }
            Language::Es => {
                "Tu segundo factor: el secreto de tu aplicación, sellado, desde cuándo vale, el último código usado y las huellas de tus códigos de recuperación"
            }
            Language::Fr => {
                "Votre second facteur\u{a0}: le secret de votre application, scellé, depuis quand il vaut, le dernier code utilisé, et l’empreinte de vos codes de secours"
            }
        }
    }

    /// “So that your password alone opens nothing to others”
    #[must_use]
    pub const fn kept_factor_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that your password alone opens nothing to others",
            Language::Es => "Para que tu contraseña sola no abra nada a otros",
            Language::Fr => "Pour que votre mot de passe seul n’ouvre rien à d’autres",
        }
    }

    /// “Until you switch it off, or the account is deleted”
    #[must_use]
    pub const fn kept_factor_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you switch it off, or the account is deleted",
            Language::Es => "Hasta que lo quites, o se elimine la cuenta",
            Language::Fr => "Jusqu’à ce que vous le retiriez, ou que le compte soit supprimé",
        }
    }

    /// “Your passkeys: the public key of each, its number, how often it has signed, whether it is on several devices, the name that you give it, when it was added, and the day of its last use”
    #[must_use]
    pub const fn kept_passkeys(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Your passkeys: the public key of each, its number, how often it has signed, whether it is on several devices, the name that you give it, when it was added, and the day of its last use"
            }
            Language::Es => {
                "Tus llaves de acceso: la clave pública de cada una, su número, cuántas veces ha firmado, si está en varios dispositivos, el nombre que le das, cuándo se añadió y el día de su último uso"
            }
            Language::Fr => {
                "Vos clés d’accès\u{a0}: la clé publique de chacune, son numéro, combien de fois elle a signé, si elle est sur plusieurs appareils, le nom que vous lui donnez, quand elle a été ajoutée, et le jour de sa dernière utilisation"
            }
        }
    }

    /// “So that you sign in by them”
    #[must_use]
    pub const fn kept_passkeys_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you sign in by them",
            Language::Es => "Para que inicies sesión con ellas",
            Language::Fr => "Pour que vous vous connectiez avec elles",
        }
    }

    /// “Until you remove them, or the account is deleted”
    #[must_use]
    pub const fn kept_passkeys_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you remove them, or the account is deleted",
            Language::Es => "Hasta que las quites, o se elimine la cuenta",
            Language::Fr => "Jusqu’à ce que vous les retiriez, ou que le compte soit supprimé",
        }
    }

    /// “The links by which you invite others to make an account, as hashes, when you made them, and whether they were used; not by whom”
    #[must_use]
    pub const fn kept_invited(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The links by which you invite others to make an account, as hashes, when you made them, and whether they were used; not by whom"
            }
            Language::Es => {
                "Los enlaces con los que invitas a otros a crear una cuenta, como huellas, cuándo los hiciste y si se usaron; no quién"
            }
            Language::Fr => {
                "Les liens par lesquels vous invitez d’autres personnes à créer un compte, en empreintes, quand vous les avez faits, et s’ils ont servi\u{202f}; pas à qui"
            }
        }
    }

    /// “So that each works once, and nobody invites without end”
    #[must_use]
    pub const fn kept_invited_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that each works once, and nobody invites without end",
            Language::Es => "Para que cada uno sirva una vez y nadie invite sin fin",
            Language::Fr => "Pour que chacun serve une fois, et que personne n’invite sans fin",
        }
    }

    /// “{days} days; the number of those that were used as long as the account”
    #[must_use]
    pub fn kept_invited_long(self, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} days; the number of those that were used as long as the account",
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "{} días; el número de los usados, tanto como la cuenta",
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "{} jours\u{202f}; le nombre de ceux qui ont servi aussi longtemps que le compte",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “Names that your account had”
    #[must_use]
    pub const fn kept_names(self) -> &'static str {
        match self.0 {
            Language::En => "Names that your account had",
            Language::Es => "Los nombres que tuvo tu cuenta",
            Language::Fr => "Les noms que votre compte a eus",
        }
    }

    /// “So that nobody is taken for you”
    #[must_use]
    pub const fn kept_names_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that nobody is taken for you",
            Language::Es => "Para que nadie se haga pasar por ti",
            Language::Fr => "Pour que personne ne passe pour vous",
        }
    }

    /// “A year after you gave them up”
    #[must_use]
    pub const fn kept_names_long(self) -> &'static str {
        match self.0 {
            Language::En => "A year after you gave them up",
            Language::Es => "Un año después de dejarlos",
            Language::Fr => "Un an après que vous les avez quittés",
        }
    }

    /// “Where you are signed in: browser, system, and the day of the last use”
    #[must_use]
    pub const fn kept_sessions(self) -> &'static str {
        match self.0 {
            Language::En => "Where you are signed in: browser, system, and the day of the last use",
            Language::Es => "Dónde tienes sesión abierta: navegador, sistema y día del último uso",
            Language::Fr => {
                "Où vous êtes en ligne\u{a0}: navigateur, système et jour de la dernière utilisation"
            }
        }
    }

    /// “So that you see it, and can sign out there”
    #[must_use]
    pub const fn kept_sessions_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you see it, and can sign out there",
            Language::Es => "Para que lo veas y puedas cerrarla",
            Language::Fr => "Pour que vous le voyiez et puissiez vous y déconnecter",
        }
    }

    /// “{idle} days after the last use, {days} at most”
    #[must_use]
    pub fn kept_sessions_long(self, idle: u64, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} days after the last use, {} at most",
                crate::locale::number(self.0, idle),
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "{} días después del último uso, {} como mucho",
                crate::locale::number(self.0, idle),
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "{} jours après la dernière utilisation, {} au plus",
                crate::locale::number(self.0, idle),
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “A link for a new password that the host made for you”
    #[must_use]
    pub const fn kept_links(self) -> &'static str {
        match self.0 {
            Language::En => "A link for a new password that the host made for you",
            Language::Es => {
                "Un enlace para una contraseña nueva, hecho para ti por quien lleva este servicio"
            }
            Language::Fr => "Un lien pour un nouveau mot de passe, fait pour vous par le responsable",
        }
    }

    /// “So that you can sign in again”
    #[must_use]
    pub const fn kept_links_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you can sign in again",
            Language::Es => "Para que puedas volver a iniciar sesión",
            Language::Fr => "Pour que vous puissiez vous reconnecter",
        }
    }

    /// “{minutes} minutes”
    #[must_use]
    pub fn kept_links_long(self, minutes: u64) -> String {
        match self.0 {
            Language::En => format!("{} minutes", crate::locale::number(self.0, minutes)),
            Language::Es => format!("{} minutos", crate::locale::number(self.0, minutes)),
            Language::Fr => format!("{} minutes", crate::locale::number(self.0, minutes)),
        }
    }

    /// “The random number of an account that was deleted”
    #[must_use]
    pub const fn kept_deleted(self) -> &'static str {
        match self.0 {
            Language::En => "The random number of an account that was deleted",
            Language::Es => "El número al azar de una cuenta eliminada",
            Language::Fr => "Le nombre tiré au sort d’un compte supprimé",
        }
    }

    /// “So that nobody ever acts for it”
    #[must_use]
    pub const fn kept_deleted_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that nobody ever acts for it",
            Language::Es => "Para que nadie actúe nunca en su lugar",
            Language::Fr => "Pour que personne n’agisse jamais à sa place",
        }
    }

    /// “As long as its games”
    #[must_use]
    pub const fn kept_deleted_long(self) -> &'static str {
        match self.0 {
            Language::En => "As long as its games",
            Language::Es => "Lo mismo que sus partidas",
            Language::Fr => "Autant que ses parties",
        }
    }

    /// “The rating of an account, what each rated game changed, and the number of opponents”
    #[must_use]
    pub const fn kept_ratings(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The rating of an account, what each rated game changed, and the number of opponents"
            }
            Language::Es => {
                "La puntuación de una cuenta, lo que cambió cada partida puntuada y el número de rivales"
            }
            Language::Fr => {
                "La cote d’un compte, ce que chaque partie cotée a changé, et le nombre d’adversaires"
            }
        }
    }

    /// “For the ladder, and for the page of the player”
    #[must_use]
    pub const fn kept_ratings_why(self) -> &'static str {
        match self.0 {
            Language::En => "For the ladder, and for the page of the player",
            Language::Es => "Para la tabla de puntuaciones y la página de cada persona",
            Language::Fr => "Pour le tableau des cotes et la page de chaque joueur",
        }
    }

    /// “As long as the games; without a name once the account is deleted”
    #[must_use]
    pub const fn kept_ratings_long(self) -> &'static str {
        match self.0 {
            Language::En => "As long as the games; without a name once the account is deleted",
            Language::Es => "Lo mismo que las partidas; sin nombre cuando se elimina la cuenta",
            Language::Fr => "Autant que les parties\u{202f}; sans nom une fois le compte supprimé",
        }
    }

    /// “Who has sat down by whose invitation, and when last; only where rated games are for people who do not know each other”
    #[must_use]
    pub const fn kept_invited_to_tables(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Who has sat down by whose invitation, and when last; only where rated games are for people who do not know each other"
            }
            Language::Es => {
                "Quién se sentó por invitación de quién, y cuándo por última vez; solo si las partidas puntuadas son para gente que no se conoce"
            }
            Language::Fr => {
                "Qui a pris place sur l’invitation de qui, et quand pour la dernière fois\u{202f}; seulement si les parties cotées sont pour des gens qui ne se connaissent pas"
            }
        }
    }

    /// “So that friends do not play for their ratings”
    #[must_use]
    pub const fn kept_invited_to_tables_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that friends do not play for their ratings",
            Language::Es => "Para que entre amistades no se juegue por la puntuación",
            Language::Fr => "Pour que des amis ne jouent pas pour leurs cotes",
        }
    }

    /// “{days} days after the last one”
    #[must_use]
    pub fn kept_invited_to_tables_long(self, days: u64) -> String {
        match self.0 {
            Language::En => format!("{} days after the last one", crate::locale::number(self.0, days)),
            Language::Es => format!("{} días desde la última", crate::locale::number(self.0, days)),
            Language::Fr => format!("{} jours après la dernière", crate::locale::number(self.0, days)),
        }
    }

    /// “Keyed hashes of the networks from which your account is used, and when last; only where rated games are for people who do not know each other”
    #[must_use]
    pub const fn kept_networks(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Keyed hashes of the networks from which your account is used, and when last; only where rated games are for people who do not know each other"
            }
            Language::Es => {
                "Huellas, hechas con una clave, de las redes desde las que se usa tu cuenta, y cuándo por última vez; solo si las partidas puntuadas son para gente que no se conoce"
            }
            Language::Fr => {
                "Les empreintes, faites avec une clé, des réseaux depuis lesquels votre compte est utilisé, et la dernière fois\u{202f}; seulement si les parties cotées sont pour des gens qui ne se connaissent pas"
            }
        }
    }

    /// “So that nobody plays for their rating against a second account of their own”
    #[must_use]
    pub const fn kept_networks_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that nobody plays for their rating against a second account of their own",
            Language::Es => "Para que nadie juegue por su puntuación contra otra cuenta suya",
            Language::Fr => "Pour que personne ne joue pour sa cote contre son propre second compte",
        }
    }

    /// “{days} days; the keys are thrown away after {key_days} days at most, with all their hashes”
    #[must_use]
    pub fn kept_networks_long(self, days: u64, key_days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} days; the keys are thrown away after {} days at most, with all their hashes",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, key_days)
            ),
            Language::Es => format!(
                "{} días; las claves se tiran a los {} días como mucho, con todas sus huellas",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, key_days)
            ),
            Language::Fr => format!(
                "{} jours\u{202f}; les clés sont jetées après {} jours au plus, avec toutes leurs empreintes",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, key_days)
            ),
        }
    }

    /// “What you were to hear of your games while you did not look, and whether you have read it”
    #[must_use]
    pub const fn kept_notices(self) -> &'static str {
        match self.0 {
            Language::En => {
                "What you were to hear of your games while you did not look, and whether you have read it"
            }
            Language::Es => "Lo que tenías que saber de tus partidas mientras no mirabas, y si lo has leído",
            Language::Fr => {
                "Ce que vous deviez apprendre de vos parties quand vous ne regardiez pas, et si vous l’avez lu"
            }
        }
    }

    /// “For the bell at the top of each page, on all your devices”
    #[must_use]
    pub const fn kept_notices_why(self) -> &'static str {
        match self.0 {
            Language::En => "For the bell at the top of each page, on all your devices",
            Language::Es => "Para la campana de arriba de cada página, en todos tus dispositivos",
            Language::Fr => "Pour la cloche en haut de chaque page, sur tous vos appareils",
        }
    }

    /// “The last {n} notices, as long as their games; until the account is deleted”
    #[must_use]
    pub fn kept_notices_long(self, n: u64) -> String {
        match self.0 {
            Language::En => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    "The last notice, as long as its game; until the account is deleted".to_owned()
                }
                _ => format!(
                    "The last {} notices, as long as their games; until the account is deleted",
                    crate::locale::number(self.0, n)
                ),
            },
            Language::Es => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    "El último aviso, lo mismo que su partida; hasta que se elimina la cuenta".to_owned()
                }
                _ => format!(
                    "Los últimos {} avisos, lo mismo que sus partidas; hasta que se elimina la cuenta",
                    crate::locale::number(self.0, n)
                ),
            },
            Language::Fr => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    "Le dernier avis, autant que sa partie\u{202f}; jusqu’à la suppression du compte"
                        .to_owned()
                }
                _ => format!(
                    "Les {} derniers avis, autant que leurs parties\u{202f}; jusqu’à la suppression du compte",
                    crate::locale::number(self.0, n)
                ),
            },
        }
    }

    /// “What you have planned for your next turns in a game”
    #[must_use]
    pub const fn kept_plans(self) -> &'static str {
        match self.0 {
            Language::En => "What you have planned for your next turns in a game",
            Language::Es => "Lo que has previsto para tus próximas jugadas en una partida",
            Language::Fr => "Ce que vous avez prévu pour vos prochains coups dans une partie",
        }
    }

    /// “So that it is played without you if it fits when your turn comes”
    #[must_use]
    pub const fn kept_plans_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that it is played without you if it fits when your turn comes",
            Language::Es => "Para que se juegue sin ti si encaja cuando llega tu turno",
            Language::Fr => "Pour que ce soit joué sans vous si cela convient quand votre tour vient",
        }
    }

    /// “Until those turns, a take-back, the end of your game or of the account”
    #[must_use]
    pub const fn kept_plans_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until those turns, a take-back, the end of your game or of the account",
            Language::Es => "Hasta esas jugadas, una jugada retirada, el final de tu partida o de la cuenta",
            Language::Fr => "Jusqu’à ces coups, une reprise de coup, la fin de votre partie ou du compte",
        }
    }

    /// “How many days of leave you have, and until when you are on leave”
    #[must_use]
    pub const fn kept_leave(self) -> &'static str {
        match self.0 {
            Language::En => "How many days of leave you have, and until when you are on leave",
            Language::Es => "Cuántos días de vacaciones tienes y hasta cuándo estás de vacaciones",
            Language::Fr => "Combien de jours de congé il vous reste, et jusqu’à quand vous êtes en congé",
        }
    }

    /// “So that no time of yours passes in games by the day meanwhile”
    #[must_use]
    pub const fn kept_leave_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that no time of yours passes in games by the day meanwhile",
            Language::Es => "Para que mientras tanto no pase tu tiempo en las partidas por días",
            Language::Fr => "Pour que votre temps ne passe pas entre-temps dans les parties par jours",
        }
    }

    /// “400 days after your last leave, or longer while a game goes on; until the account is deleted”
    #[must_use]
    pub const fn kept_leave_long(self) -> &'static str {
        match self.0 {
            Language::En => {
                "400 days after your last leave, or longer while a game goes on; until the account is deleted"
            }
            Language::Es => {
                "400 días después de tus últimas vacaciones, o más mientras sigue una partida; hasta que se elimina la cuenta"
            }
            Language::Fr => {
                "400 jours après votre dernier congé, ou plus tant qu’une partie continue\u{202f}; jusqu’à la suppression du compte"
            }
        }
    }

    /// “The mail address of your account, and your language”
    #[must_use]
    pub const fn kept_address(self) -> &'static str {
        match self.0 {
            Language::En => "The mail address of your account, and your language",
            Language::Es => "La dirección de correo de tu cuenta, y tu idioma",
            Language::Fr => "L’adresse de courriel de votre compte, et votre langue",
        }
    }

    /// “So that you can get a new password, and hear of your account”
    #[must_use]
    pub const fn kept_address_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you can get a new password, and hear of your account",
            Language::Es => "Para que puedas recibir otra contraseña y saber de tu cuenta",
            Language::Fr => {
                "Pour que vous puissiez recevoir un nouveau mot de passe et des nouvelles de votre compte"
            }
        }
    }

    /// “Until you remove it or delete the account”
    #[must_use]
    pub const fn kept_address_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you remove it or delete the account",
            Language::Es => "Hasta que la quites o elimines la cuenta",
            Language::Fr => "Jusqu’à ce que vous la retiriez ou supprimiez le compte",
        }
    }

    /// “What you want to be told by mail, and when”
    #[must_use]
    pub const fn kept_wishes(self) -> &'static str {
        match self.0 {
            Language::En => "What you want to be told by mail, and when",
            Language::Es => "Lo que quieres saber por correo, y cuándo",
            Language::Fr => "Ce que vous voulez apprendre par courriel, et quand",
        }
    }

    /// “So that you are told that, and nothing else”
    #[must_use]
    pub const fn kept_wishes_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you are told that, and nothing else",
            Language::Es => "Para que se te diga eso, y nada más",
            Language::Fr => "Pour que vous appreniez cela, et rien d’autre",
        }
    }

    /// “Until you remove the address or delete the account”
    #[must_use]
    pub const fn kept_wishes_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you remove the address or delete the account",
            Language::Es => "Hasta que quites la dirección o elimines la cuenta",
            Language::Fr => "Jusqu’à ce que vous retiriez l’adresse ou supprimiez le compte",
        }
    }

    /// “Which of your browsers are told of your turns: the address of the browser maker’s push service and the keys of the browser, sealed, and your language”
    #[must_use]
    pub const fn kept_push(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Which of your browsers are told of your turns: the address of the browser maker’s push service and the keys of the browser, sealed, and your language"
            }
            Language::Es => {
                "Cuáles de tus navegadores saben que te toca: la dirección del servicio de notificaciones de quien hace el navegador y las claves del navegador, selladas, y tu idioma"
            }
            Language::Fr => {
                "Ceux de vos navigateurs qui apprennent que c’est à vous\u{a0}: l’adresse du service de notifications de leur éditeur et les clés du navigateur, scellées, et votre langue"
            }
        }
    }

    /// “So that you hear of your turns while no page is open”
    #[must_use]
    pub const fn kept_push_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you hear of your turns while no page is open",
            Language::Es => "Para que lo sepas sin ninguna página abierta",
            Language::Fr => "Pour que vous l’appreniez sans page ouverte",
        }
    }

    /// “Until you switch it off, sign out there or the browser gives the address up”
    #[must_use]
    pub const fn kept_push_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you switch it off, sign out there or the browser gives the address up",
            Language::Es => {
                "Hasta que lo desactives, cierres sesión allí o el navegador abandone la dirección"
            }
            Language::Fr => {
                "Jusqu’à ce que vous l’arrêtiez, que vous vous y déconnectiez ou que le navigateur abandonne l’adresse"
            }
        }
    }

    /// “What you want to be told by push, your quiet hours and your time zone”
    #[must_use]
    pub const fn kept_push_wishes(self) -> &'static str {
        match self.0 {
            Language::En => "What you want to be told by push, your quiet hours and your time zone",
            Language::Es => "Lo que quieres saber por notificación, tus horas tranquilas y tu zona horaria",
            Language::Fr => {
                "Ce que vous voulez apprendre par notification, vos heures calmes et votre fuseau horaire"
            }
        }
    }

    /// “So that you are told that, and not at night”
    #[must_use]
    pub const fn kept_push_wishes_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you are told that, and not at night",
            Language::Es => "Para que se te diga eso, y no de noche",
            Language::Fr => "Pour que vous appreniez cela, et non la nuit",
        }
    }

    /// “Until you delete the account”
    #[must_use]
    pub const fn kept_push_wishes_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until you delete the account",
            Language::Es => "Hasta que elimines la cuenta",
            Language::Fr => "Jusqu’à ce que vous supprimiez le compte",
        }
    }

    /// “That you were told by mail or push that your time runs out”
    #[must_use]
    pub const fn kept_alarms(self) -> &'static str {
        match self.0 {
            Language::En => "That you were told by mail or push that your time runs out",
            Language::Es => "Que una carta o una notificación te dijo que se acaba tu tiempo",
            Language::Fr => "Qu’un courriel ou une notification vous a dit que votre temps s’épuise",
        }
    }

    /// “So that you are told once”
    #[must_use]
    pub const fn kept_alarms_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that you are told once",
            Language::Es => "Para que se te diga una vez",
            Language::Fr => "Pour que vous l’appreniez une fois",
        }
    }

    /// “30 days”
    #[must_use]
    pub const fn kept_alarms_long(self) -> &'static str {
        match self.0 {
            Language::En => "30 days",
            Language::Es => "30 días",
            Language::Fr => "30 jours",
        }
    }

    /// “That you have asked for letters to an address, until you confirm it”
    #[must_use]
    pub const fn kept_mail_links(self) -> &'static str {
        match self.0 {
            Language::En => "That you have asked for letters to an address, until you confirm it",
            Language::Es => "Que has pedido cartas a una dirección, hasta que la confirmes",
            Language::Fr => {
                "Que vous avez demandé des courriels à une adresse, jusqu’à ce que vous la confirmiez"
            }
        }
    }

    /// “So that nobody gets letters who did not ask for any”
    #[must_use]
    pub const fn kept_mail_links_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that nobody gets letters who did not ask for any",
            Language::Es => "Para que nadie reciba cartas que no ha pedido",
            Language::Fr => "Pour que personne ne reçoive de courriels sans en avoir demandé",
        }
    }

    /// “{minutes} minutes; it is swept within a day”
    #[must_use]
    pub fn kept_mail_links_long(self, minutes: u64) -> String {
        match self.0 {
            Language::En => {
                format!("{} minutes; it is swept within a day", crate::locale::number(self.0, minutes))
            }
            Language::Es => {
                format!("{} minutos; se borra en menos de un día", crate::locale::number(self.0, minutes))
            }
            Language::Fr => {
                format!("{} minutes\u{202f}; effacé dans la journée", crate::locale::number(self.0, minutes))
            }
        }
    }

    /// “A letter to you that waits to be sent, sealed”
    #[must_use]
    pub const fn kept_mail(self) -> &'static str {
        match self.0 {
            Language::En => "A letter to you that waits to be sent, sealed",
            Language::Es => "Una carta para ti que espera a salir, sellada",
            Language::Fr => "Un courriel pour vous qui attend de partir, scellé",
        }
    }

    /// “So that it comes, also if the mail server is down”
    #[must_use]
    pub const fn kept_mail_why(self) -> &'static str {
        match self.0 {
            Language::En => "So that it comes, also if the mail server is down",
            Language::Es => "Para que llegue, aunque el servidor de correo no funcione",
            Language::Fr => "Pour qu’il arrive, même si le serveur de courriel est en panne",
        }
    }

    /// “Until it is sent, a day at most”
    #[must_use]
    pub const fn kept_mail_long(self) -> &'static str {
        match self.0 {
            Language::En => "Until it is sent, a day at most",
            Language::Es => "Hasta que se envía, un día como mucho",
            Language::Fr => "Jusqu’à son envoi, un jour au plus",
        }
    }

    /// “The address from which you come”
    #[must_use]
    pub const fn kept_addresses(self) -> &'static str {
        match self.0 {
            Language::En => "The address from which you come",
            Language::Es => "La dirección desde la que vienes",
            Language::Fr => "L’adresse d’où vous venez",
        }
    }

    /// “Against those who ask too much, and guess passwords”
    #[must_use]
    pub const fn kept_addresses_why(self) -> &'static str {
        match self.0 {
            Language::En => "Against those who ask too much, and guess passwords",
            Language::Es => "Contra quien pide demasiado o adivina contraseñas",
            Language::Fr => "Contre ceux qui demandent trop ou devinent des mots de passe",
        }
    }

    /// “In memory only, a day at most”
    #[must_use]
    pub const fn kept_addresses_long(self) -> &'static str {
        match self.0 {
            Language::En => "In memory only, a day at most",
            Language::Es => "Solo en memoria, un día como mucho",
            Language::Fr => "En mémoire seulement, un jour au plus",
        }
    }

    /// “About Djambi”
    #[must_use]
    pub const fn about_title(self) -> &'static str {
        match self.0 {
            Language::En => "About Djambi",
            Language::Es => "Acerca de Djambi",
            Language::Fr => "À propos de Djambi",
        }
    }

    /// “This is Djambi {version}.”
    #[must_use]
    pub fn about_version(self, version: &str) -> String {
        match self.0 {
            Language::En => format!("This is Djambi {version}."),
            Language::Es => format!("Esto es Djambi {version}."),
            Language::Fr => format!("Ceci est Djambi {version}."),
        }
    }

    /// “Who runs this service”
    #[must_use]
    pub const fn about_host_title(self) -> &'static str {
        match self.0 {
            Language::En => "Who runs this service",
            Language::Es => "Quién lleva este servicio",
            Language::Fr => "Qui fait tourner ce service",
        }
    }

    /// “Reach the host:”
    #[must_use]
    pub const fn about_contact(self) -> &'static str {
        match self.0 {
            Language::En => "Reach the host:",
            Language::Es => "Para hablar con quien lo administra:",
            Language::Fr => "Joindre l’hébergeur\u{a0}:",
        }
    }

    /// “The game”
    #[must_use]
    pub const fn about_game_title(self) -> &'static str {
        match self.0 {
            Language::En => "The game",
            Language::Es => "El juego",
            Language::Fr => "Le jeu",
        }
    }

    /// “Jean Anesto published Djambi in 1975. The game and its name are not ours, and nobody who made or sold it has anything to do with this program: people who love it made it, with words, drawings and every line of their own.”
    #[must_use]
    pub const fn about_game(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Jean Anesto published Djambi in 1975. The game and its name are not ours, and nobody who made or sold it has anything to do with this program: people who love it made it, with words, drawings and every line of their own."
            }
            Language::Es => {
                "Jean Anesto publicó el Djambi en 1975. Ni el juego ni su nombre son nuestros, y quienes lo hicieron o vendieron no tienen nada que ver con este programa: lo escribió gente que lo adora, con sus propias palabras, dibujos y código."
            }
            Language::Fr => {
                "Jean Anesto a publié le Djambi en 1975. Le jeu et son nom ne nous appartiennent pas, et ceux qui l’ont fait ou vendu n’ont aucun lien avec ce programme\u{a0}: des gens qui aiment ce jeu l’ont écrit, avec leurs propres mots, leurs dessins et leur code."
            }
        }
    }

    /// “The program”
    #[must_use]
    pub const fn about_program_title(self) -> &'static str {
        match self.0 {
            Language::En => "The program",
            Language::Es => "El programa",
            Language::Fr => "Le programme",
        }
    }

    /// “Djambi is free: anybody may use it, look into it, change it and hand it on, under the MIT licence or the Apache licence 2.0, whichever they prefer.”
    #[must_use]
    pub const fn about_program(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Djambi is free: anybody may use it, look into it, change it and hand it on, under the MIT licence or the Apache licence 2.0, whichever they prefer."
            }
            Language::Es => {
                "Djambi es libre: cualquiera puede usarlo, estudiarlo, cambiarlo y pasarlo a otros, con la licencia MIT o la licencia Apache 2.0, la que prefiera."
            }
            Language::Fr => {
                "Djambi est libre\u{a0}: chacun peut l’utiliser, l’étudier, le modifier et le transmettre, sous la licence MIT ou la licence Apache 2.0, à son choix."
            }
        }
    }

    /// “What the bots have learnt, the puzzles, the endings and the positions of its tests belong to nobody (CC0 1.0).”
    #[must_use]
    pub const fn about_data(self) -> &'static str {
        match self.0 {
            Language::En => {
                "What the bots have learnt, the puzzles, the endings and the positions of its tests belong to nobody (CC0\u{a0}1.0)."
            }
            Language::Es => {
                "Lo que han aprendido los bots, los problemas, los finales y las posiciones de sus pruebas no son de nadie (CC0\u{a0}1.0)."
            }
            Language::Fr => {
                "Ce que les bots ont appris, les problèmes, les finales et les positions de ses tests n’appartiennent à personne (CC0\u{a0}1.0)."
            }
        }
    }

    /// “Licences”
    #[must_use]
    pub const fn licences_title(self) -> &'static str {
        match self.0 {
            Language::En => "Licences",
            Language::Es => "Licencias",
            Language::Fr => "Licences",
        }
    }

    /// “The program also holds the work of others. Their licences ask for these names and texts.”
    #[must_use]
    pub const fn licences_lead(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The program also holds the work of others. Their licences ask for these names and texts."
            }
            Language::Es => {
                "El programa contiene también el trabajo de otros. Sus licencias piden estos nombres y textos."
            }
            Language::Fr => {
                "Le programme contient aussi le travail d’autres personnes. Leurs licences demandent ces noms et ces textes."
            }
        }
    }

    /// “Manual”
    #[must_use]
    pub const fn docs_title(self) -> &'static str {
        match self.0 {
            Language::En => "Manual",
            Language::Es => "Manual",
            Language::Fr => "Manuel",
        }
    }

    /// “The documents of the program, for players, hosts and programmers. They are in English.”
    #[must_use]
    pub const fn docs_lead(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The documents of the program, for players, hosts and programmers. They are in English."
            }
            Language::Es => {
                "Los documentos del programa, para quien juega, aloja o programa. Están en inglés."
            }
            Language::Fr => {
                "Les documents du programme, pour qui joue, héberge ou programme. Ils sont en anglais."
            }
        }
    }

    /// “Search the manual”
    #[must_use]
    pub const fn docs_search(self) -> &'static str {
        match self.0 {
            Language::En => "Search the manual",
            Language::Es => "Buscar en el manual",
            Language::Fr => "Chercher dans le manuel",
        }
    }

    /// “Search”
    #[must_use]
    pub const fn docs_find(self) -> &'static str {
        match self.0 {
            Language::En => "Search",
            Language::Es => "Buscar",
            Language::Fr => "Chercher",
        }
    }

    /// “Nothing in the manual has all these words.”
    #[must_use]
    pub const fn docs_nothing(self) -> &'static str {
        match self.0 {
            Language::En => "Nothing in the manual has all these words.",
            Language::Es => "Nada en el manual contiene todas estas palabras.",
            Language::Fr => "Rien dans le manuel ne contient tous ces mots.",
        }
    }

    /// “Found in the manual”
    #[must_use]
    pub const fn docs_found(self) -> &'static str {
        match self.0 {
            Language::En => "Found in the manual",
            Language::Es => "Hallado en el manual",
            Language::Fr => "Trouvé dans le manuel",
        }
    }

    /// “Sections”
    #[must_use]
    pub const fn docs_sections(self) -> &'static str {
        match self.0 {
            Language::En => "Sections",
            Language::Es => "Secciones",
            Language::Fr => "Sections",
        }
    }

    /// “To play”
    #[must_use]
    pub const fn docs_players(self) -> &'static str {
        match self.0 {
            Language::En => "To play",
            Language::Es => "Para jugar",
            Language::Fr => "Pour jouer",
        }
    }

    /// “To run a service”
    #[must_use]
    pub const fn docs_hosts(self) -> &'static str {
        match self.0 {
            Language::En => "To run a service",
            Language::Es => "Para alojar",
            Language::Fr => "Pour héberger",
        }
    }

    /// “To write programs”
    #[must_use]
    pub const fn docs_programmers(self) -> &'static str {
        match self.0 {
            Language::En => "To write programs",
            Language::Es => "Para programar",
            Language::Fr => "Pour programmer",
        }
    }

    /// “To work on Djambi”
    #[must_use]
    pub const fn docs_makers(self) -> &'static str {
        match self.0 {
            Language::En => "To work on Djambi",
            Language::Es => "Para contribuir a Djambi",
            Language::Fr => "Pour contribuer à Djambi",
        }
    }

    /// “Why it is as it is”
    #[must_use]
    pub const fn docs_askers(self) -> &'static str {
        match self.0 {
            Language::En => "Why it is as it is",
            Language::Es => "Por qué es así",
            Language::Fr => "Pourquoi il est ainsi",
        }
    }

    /// “Finished games”
    #[must_use]
    pub const fn games_title(self) -> &'static str {
        match self.0 {
            Language::En => "Finished games",
            Language::Es => "Partidas terminadas",
            Language::Fr => "Parties terminées",
        }
    }

    /// “The games played here that you may see, the newest first.”
    #[must_use]
    pub const fn games_lead(self) -> &'static str {
        match self.0 {
            Language::En => "The games played here that you may see, the newest first.",
            Language::Es => "Las partidas jugadas aquí que puedes ver, las más recientes primero.",
            Language::Fr => "Les parties jouées ici que vous pouvez voir, les plus récentes d’abord.",
        }
    }

    /// “Ladder”
    #[must_use]
    pub const fn ladder_title(self) -> &'static str {
        match self.0 {
            Language::En => "Ladder",
            Language::Es => "Tabla de puntuaciones",
            Language::Fr => "Tableau des cotes",
        }
    }

    /// “Here stands who has played {games} rated games against {opponents} opponents or more, one of them in the last {days} days. What counts is the rating less its ±, so whose rating is surer stands higher.”
    #[must_use]
    pub fn ladder_lead(self, games: u64, opponents: u64, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Here stands who has played {} rated games against {} opponents or more, one of them in the last {} days. What counts is the rating less its ±, so whose rating is surer stands higher.",
                match games {
                    10 => "ten".to_owned(),
                    _ => crate::locale::number(self.0, games),
                },
                match opponents {
                    6 => "six".to_owned(),
                    _ => crate::locale::number(self.0, opponents),
                },
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "Quienes han jugado {} partidas puntuadas contra {} rivales, una de ellas en los últimos {} días. Cuenta la puntuación menos su ±: a igual puntuación, la más segura va delante.",
                match games {
                    10 => "diez".to_owned(),
                    _ => crate::locale::number(self.0, games),
                },
                match opponents {
                    6 => "seis".to_owned(),
                    _ => crate::locale::number(self.0, opponents),
                },
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "Celles et ceux qui ont joué {} parties cotées contre {} adversaires, dont une au cours des {} derniers jours. L’ordre est celui de la cote moins son ±\u{a0}: à cote égale, la plus sûre passe devant.",
                match games {
                    10 => "dix".to_owned(),
                    _ => crate::locale::number(self.0, games),
                },
                match opponents {
                    6 => "six".to_owned(),
                    _ => crate::locale::number(self.0, opponents),
                },
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “Rated games”
    #[must_use]
    pub const fn rated_title(self) -> &'static str {
        match self.0 {
            Language::En => "Rated games",
            Language::Es => "Partidas puntuadas",
            Language::Fr => "Parties cotées",
        }
    }

    /// “Rated games here are for people who do not know each other, as far as the service can tell. Two do not play one together if one has sat down by the invitation of the other within a year, if both have used one network in the last {days} days, or if they shared {shared} of the last {last} rated games of either.”
    #[must_use]
    pub fn rated_strangers(self, days: u64, shared: u64, last: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Rated games here are for people who do not know each other, as far as the service can tell. Two do not play one together if one has sat down by the invitation of the other within a year, if both have used one network in the last {} days, or if they shared {} of the last {} rated games of either.",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, shared),
                crate::locale::number(self.0, last)
            ),
            Language::Es => format!(
                "Aquí las partidas puntuadas son para gente que no se conoce, hasta donde el servicio puede saber. Dos personas no juegan una juntas si una se sentó por invitación de la otra en el último año, si ambas usaron la misma red en los últimos {} días o si compartieron {} de las últimas {} partidas puntuadas de una de ellas.",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, shared),
                crate::locale::number(self.0, last)
            ),
            Language::Fr => format!(
                "Ici, les parties cotées sont pour des gens qui ne se connaissent pas, autant que le service puisse le savoir. Deux personnes n’en jouent pas ensemble si l’une a pris place sur l’invitation de l’autre depuis moins d’un an, si elles ont utilisé le même réseau au cours des {} derniers jours, ou si elles ont partagé {} des {} dernières parties cotées de l’une d’elles.",
                crate::locale::number(self.0, days),
                crate::locale::number(self.0, shared),
                crate::locale::number(self.0, last)
            ),
        }
    }

    /// “Nobody is on the ladder yet.”
    #[must_use]
    pub const fn ladder_none(self) -> &'static str {
        match self.0 {
            Language::En => "Nobody is on the ladder yet.",
            Language::Es => "La tabla aún está vacía.",
            Language::Fr => "Le tableau est encore vide.",
        }
    }

    /// “Rank”
    #[must_use]
    pub const fn ladder_rank(self) -> &'static str {
        match self.0 {
            Language::En => "Rank",
            Language::Es => "Posición",
            Language::Fr => "Rang",
        }
    }

    /// “Rating”
    #[must_use]
    pub const fn ladder_rating(self) -> &'static str {
        match self.0 {
            Language::En => "Rating",
            Language::Es => "Puntuación",
            Language::Fr => "Cote",
        }
    }

    /// “At least”
    #[must_use]
    pub const fn ladder_at_least(self) -> &'static str {
        match self.0 {
            Language::En => "At least",
            Language::Es => "Mínimo",
            Language::Fr => "Au moins",
        }
    }

    /// “Last game”
    #[must_use]
    pub const fn ladder_last(self) -> &'static str {
        match self.0 {
            Language::En => "Last game",
            Language::Es => "Última partida",
            Language::Fr => "Dernière partie",
        }
    }

    /// “Further down”
    #[must_use]
    pub const fn ladder_more(self) -> &'static str {
        match self.0 {
            Language::En => "Further down",
            Language::Es => "Más abajo",
            Language::Fr => "Plus bas",
        }
    }

    /// “After the last {games} rated games: {least} to {most}”
    #[must_use]
    pub fn rating_graph(self, games: u64, least: &str, most: &str) -> String {
        match self.0 {
            Language::En => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("After the last rated game: {least} to {most}")
                }
                _ => format!(
                    "After the last {} rated games: {least} to {most}",
                    crate::locale::number(self.0, games)
                ),
            },
            Language::Es => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("Tras la última partida puntuada: de {least} a {most}")
                }
                _ => format!(
                    "Tras las últimas {} partidas puntuadas: de {least} a {most}",
                    crate::locale::number(self.0, games)
                ),
            },
            Language::Fr => match games {
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("Après la dernière partie cotée\u{a0}: de {least} à {most}")
                }
                _ => format!(
                    "Après les {} dernières parties cotées\u{a0}: de {least} à {most}",
                    crate::locale::number(self.0, games)
                ),
            },
        }
    }

    /// “Player”
    #[must_use]
    pub const fn games_player(self) -> &'static str {
        match self.0 {
            Language::En => "Player",
            Language::Es => "Jugador",
            Language::Fr => "Joueur",
        }
    }

    /// “Board”
    #[must_use]
    pub const fn games_board(self) -> &'static str {
        match self.0 {
            Language::En => "Board",
            Language::Es => "Tablero",
            Language::Fr => "Plateau",
        }
    }

    /// “Rules”
    #[must_use]
    pub const fn games_rules(self) -> &'static str {
        match self.0 {
            Language::En => "Rules",
            Language::Es => "Reglas",
            Language::Fr => "Règles",
        }
    }

    /// “Clock”
    #[must_use]
    pub const fn games_clock(self) -> &'static str {
        match self.0 {
            Language::En => "Clock",
            Language::Es => "Reloj",
            Language::Fr => "Pendule",
        }
    }

    /// “End”
    #[must_use]
    pub const fn games_result(self) -> &'static str {
        match self.0 {
            Language::En => "End",
            Language::Es => "Final",
            Language::Fr => "Fin",
        }
    }

    /// “Place”
    #[must_use]
    pub const fn games_place(self) -> &'static str {
        match self.0 {
            Language::En => "Place",
            Language::Es => "Lugar final",
            Language::Fr => "Rang",
        }
    }

    /// “From”
    #[must_use]
    pub const fn games_since(self) -> &'static str {
        match self.0 {
            Language::En => "From",
            Language::Es => "Desde",
            Language::Fr => "Du",
        }
    }

    /// “Until”
    #[must_use]
    pub const fn games_until(self) -> &'static str {
        match self.0 {
            Language::En => "Until",
            Language::Es => "Hasta",
            Language::Fr => "Au",
        }
    }

    /// “any”
    #[must_use]
    pub const fn games_any(self) -> &'static str {
        match self.0 {
            Language::En => "any",
            Language::Es => "cualquiera",
            Language::Fr => "peu importe",
        }
    }

    /// “Only my games”
    #[must_use]
    pub const fn games_mine(self) -> &'static str {
        match self.0 {
            Language::En => "Only my games",
            Language::Es => "Solo mis partidas",
            Language::Fr => "Seulement mes parties",
        }
    }

    /// “Show”
    #[must_use]
    pub const fn games_show(self) -> &'static str {
        match self.0 {
            Language::En => "Show",
            Language::Es => "Mostrar",
            Language::Fr => "Afficher",
        }
    }

    /// “There is no such game.”
    #[must_use]
    pub const fn games_none(self) -> &'static str {
        match self.0 {
            Language::En => "There is no such game.",
            Language::Es => "No hay ninguna partida así.",
            Language::Fr => "Aucune partie ne correspond.",
        }
    }

    /// “Older games”
    #[must_use]
    pub const fn games_older(self) -> &'static str {
        match self.0 {
            Language::En => "Older games",
            Language::Es => "Partidas anteriores",
            Language::Fr => "Parties plus anciennes",
        }
    }

    /// “Your games that go on”
    #[must_use]
    pub const fn games_running(self) -> &'static str {
        match self.0 {
            Language::En => "Your games that go on",
            Language::Es => "Tus partidas en curso",
            Language::Fr => "Vos parties en cours",
        }
    }

    /// “The game goes on.”
    #[must_use]
    pub const fn games_runs(self) -> &'static str {
        match self.0 {
            Language::En => "The game goes on.",
            Language::Es => "La partida sigue.",
            Language::Fr => "La partie continue.",
        }
    }

    /// “All games of this player”
    #[must_use]
    pub const fn games_all(self) -> &'static str {
        match self.0 {
            Language::En => "All games of this player",
            Language::Es => "Todas las partidas de este jugador",
            Language::Fr => "Toutes les parties de ce joueur",
        }
    }

    /// “Games with bots”
    #[must_use]
    pub const fn games_bots(self) -> &'static str {
        match self.0 {
            Language::En => "Games with bots",
            Language::Es => "Partidas con bots",
            Language::Fr => "Parties avec des bots",
        }
    }

    /// “Level”
    #[must_use]
    pub const fn games_level(self) -> &'static str {
        match self.0 {
            Language::En => "Level",
            Language::Es => "Nivel",
            Language::Fr => "Niveau",
        }
    }

    /// “Games”
    #[must_use]
    pub const fn games_number(self) -> &'static str {
        match self.0 {
            Language::En => "Games",
            Language::Es => "Partidas",
            Language::Fr => "Parties",
        }
    }

    /// “Won”
    #[must_use]
    pub const fn games_won(self) -> &'static str {
        match self.0 {
            Language::En => "Won",
            Language::Es => "Ganadas",
            Language::Fr => "Gagnées",
        }
    }

    /// “Share in %”
    #[must_use]
    pub const fn games_share(self) -> &'static str {
        match self.0 {
            Language::En => "Share in %",
            Language::Es => "Parte en %",
            Language::Fr => "Part en %",
        }
    }

    /// “won”
    #[must_use]
    pub const fn end_win(self) -> &'static str {
        match self.0 {
            Language::En => "won",
            Language::Es => "victoria",
            Language::Fr => "victoire",
        }
    }

    /// “draw by repetition”
    #[must_use]
    pub const fn end_repetition(self) -> &'static str {
        match self.0 {
            Language::En => "draw by repetition",
            Language::Es => "tablas por repetición",
            Language::Fr => "nulle par répétition",
        }
    }

    /// “draw without kills”
    #[must_use]
    pub const fn end_quiet(self) -> &'static str {
        match self.0 {
            Language::En => "draw without kills",
            Language::Es => "tablas sin muertes",
            Language::Fr => "nulle sans prise",
        }
    }

    /// “draw by agreement”
    #[must_use]
    pub const fn end_agreement(self) -> &'static str {
        match self.0 {
            Language::En => "draw by agreement",
            Language::Es => "tablas de común acuerdo",
            Language::Fr => "nulle par accord",
        }
    }

    /// “draw by length”
    #[must_use]
    pub const fn end_length(self) -> &'static str {
        match self.0 {
            Language::En => "draw by length",
            Language::Es => "tablas por longitud",
            Language::Fr => "nulle par longueur",
        }
    }

    /// “closed”
    #[must_use]
    pub const fn end_closed(self) -> &'static str {
        match self.0 {
            Language::En => "closed",
            Language::Es => "cerrada",
            Language::Fr => "fermée",
        }
    }

    /// “none”
    #[must_use]
    pub const fn clock_none(self) -> &'static str {
        match self.0 {
            Language::En => "none",
            Language::Es => "ninguno",
            Language::Fr => "aucune",
        }
    }

    /// “in real time”
    #[must_use]
    pub const fn clock_real_time(self) -> &'static str {
        match self.0 {
            Language::En => "in real time",
            Language::Es => "en tiempo real",
            Language::Fr => "en temps réel",
        }
    }

    /// “by the day”
    #[must_use]
    pub const fn clock_by_day(self) -> &'static str {
        match self.0 {
            Language::En => "by the day",
            Language::Es => "por días",
            Language::Fr => "à la journée",
        }
    }

    /// “Place {place}”
    #[must_use]
    pub fn place(self, place: u64) -> String {
        match self.0 {
            Language::En => format!("Place {}", crate::locale::number(self.0, place)),
            Language::Es => format!("Lugar {}", crate::locale::number(self.0, place)),
            Language::Fr => format!("Rang {}", crate::locale::number(self.0, place)),
        }
    }

    /// “{games} finished games”
    #[must_use]
    pub fn games_count(self, games: u64) -> String {
        match self.0 {
            Language::En => match games {
                0 => "No finished game".to_owned(),
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{} finished game", crate::locale::number(self.0, games))
                }
                _ => format!("{} finished games", crate::locale::number(self.0, games)),
            },
            Language::Es => match games {
                0 => "Ninguna partida terminada".to_owned(),
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{} partida terminada", crate::locale::number(self.0, games))
                }
                _ => format!("{} partidas terminadas", crate::locale::number(self.0, games)),
            },
            Language::Fr => match games {
                0 => "Aucune partie terminée".to_owned(),
                _ if crate::locale::plural(self.0, games) == icu_plurals::PluralCategory::One => {
                    format!("{} partie terminée", crate::locale::number(self.0, games))
                }
                _ => format!("{} parties terminées", crate::locale::number(self.0, games)),
            },
        }
    }

    /// “{turns} turns”
    #[must_use]
    pub fn turns_count(self, turns: u64) -> String {
        match self.0 {
            Language::En => match turns {
                _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One => {
                    format!("{} turn", crate::locale::number(self.0, turns))
                }
                _ => format!("{} turns", crate::locale::number(self.0, turns)),
            },
            Language::Es => match turns {
                _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One => {
                    format!("{} jugada", crate::locale::number(self.0, turns))
                }
                _ => format!("{} jugadas", crate::locale::number(self.0, turns)),
            },
            Language::Fr => match turns {
                _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One => {
                    format!("{} coup", crate::locale::number(self.0, turns))
                }
                _ => format!("{} coups", crate::locale::number(self.0, turns)),
            },
        }
    }

    /// “Your address”
    #[must_use]
    pub const fn mail_title(self) -> &'static str {
        match self.0 {
            Language::En => "Your address",
            Language::Es => "Tu dirección",
            Language::Fr => "Votre adresse",
        }
    }

    /// “Is this your address?”
    #[must_use]
    pub const fn confirm_address(self) -> &'static str {
        match self.0 {
            Language::En => "Is this your address?",
            Language::Es => "¿Es esta tu dirección?",
            Language::Fr => "Est-ce votre adresse\u{202f}?",
        }
    }

    /// “The account {name} is to get its letters at {address}.”
    #[must_use]
    pub fn confirm_address_text(self, name: &str, address: &str) -> String {
        match self.0 {
            Language::En => format!("The account {name} is to get its letters at {address}."),
            Language::Es => format!("La cuenta {name} va a recibir sus cartas en {address}."),
            Language::Fr => format!("Le compte {name} doit recevoir ses courriels à {address}."),
        }
    }

    /// “Yes, write to me there”
    #[must_use]
    pub const fn confirm_address_press(self) -> &'static str {
        match self.0 {
            Language::En => "Yes, write to me there",
            Language::Es => "Sí, escríbeme ahí",
            Language::Fr => "Oui, écrivez-moi là",
        }
    }

    /// “If you know nothing of it, close this page: no letter will come.”
    #[must_use]
    pub const fn confirm_address_not_you(self) -> &'static str {
        match self.0 {
            Language::En => "If you know nothing of it, close this page: no letter will come.",
            Language::Es => "Si no sabes nada de esto, cierra la página: no llegará ninguna carta.",
            Language::Fr => "Si vous n’en savez rien, fermez cette page\u{a0}: aucun courriel ne viendra.",
        }
    }

    /// “Your address is confirmed”
    #[must_use]
    pub const fn address_confirmed(self) -> &'static str {
        match self.0 {
            Language::En => "Your address is confirmed",
            Language::Es => "Tu dirección está confirmada",
            Language::Fr => "Votre adresse est confirmée",
        }
    }

    /// “Letters of your account go to {address} from now on. A lost password is no lost account any more.”
    #[must_use]
    pub fn address_confirmed_text(self, address: &str) -> String {
        match self.0 {
            Language::En => format!(
                "Letters of your account go to {address} from now on. A lost password is no lost account any more."
            ),
            Language::Es => format!(
                "Las cartas de tu cuenta van desde ahora a {address}. Una contraseña perdida ya no es una cuenta perdida."
            ),
            Language::Fr => format!(
                "Les courriels de votre compte vont désormais à {address}. Un mot de passe perdu n’est plus un compte perdu."
            ),
        }
    }

    /// “No more of these letters?”
    #[must_use]
    pub const fn stop_letters(self) -> &'static str {
        match self.0 {
            Language::En => "No more of these letters?",
            Language::Es => "¿No recibir más estas cartas?",
            Language::Fr => "Ne plus recevoir ces courriels\u{202f}?",
        }
    }

    /// “Send me no more”
    #[must_use]
    pub const fn stop_letters_press(self) -> &'static str {
        match self.0 {
            Language::En => "Send me no more",
            Language::Es => "No me envíes más",
            Language::Fr => "Ne m’en envoyez plus",
        }
    }

    /// “No more of these letters”
    #[must_use]
    pub const fn letters_stopped(self) -> &'static str {
        match self.0 {
            Language::En => "No more of these letters",
            Language::Es => "No más cartas de estas",
            Language::Fr => "Vous ne recevrez plus ces courriels",
        }
    }

    /// “Letters that say that it is your turn in a game by the day.”
    #[must_use]
    pub const fn letters_turn(self) -> &'static str {
        match self.0 {
            Language::En => "Letters that say that it is your turn in a game by the day.",
            Language::Es => "Las cartas que dicen que te toca en una partida por días.",
            Language::Fr => "Les courriels qui disent que c’est à vous dans une partie par jours.",
        }
    }

    /// “Letters that say that your time in a game by the day runs out.”
    #[must_use]
    pub const fn letters_alarm(self) -> &'static str {
        match self.0 {
            Language::En => "Letters that say that your time in a game by the day runs out.",
            Language::Es => "Las cartas que dicen que se acaba tu tiempo en una partida por días.",
            Language::Fr => "Les courriels qui disent que votre temps s’épuise dans une partie par jours.",
        }
    }

    /// “The letter of each day that says what you have not seen.”
    #[must_use]
    pub const fn letters_digest(self) -> &'static str {
        match self.0 {
            Language::En => "The letter of each day that says what you have not seen.",
            Language::Es => "La carta de cada día que dice lo que no has visto.",
            Language::Fr => "Le courriel de chaque jour qui dit ce que vous n’avez pas vu.",
        }
    }

    /// “Choose which letters you get”
    #[must_use]
    pub const fn letters_more(self) -> &'static str {
        match self.0 {
            Language::En => "Choose which letters you get",
            Language::Es => "Elegir qué cartas recibes",
            Language::Fr => "Choisir les courriels que vous recevez",
        }
    }

    /// “What concerns you”
    #[must_use]
    pub const fn concerns_title(self) -> &'static str {
        match self.0 {
            Language::En => "What concerns you",
            Language::Es => "Lo que te concierne",
            Language::Fr => "Ce qui vous concerne",
        }
    }

    /// “What the host or a moderator has done. You may answer each once.”
    #[must_use]
    pub const fn concerns_lead(self) -> &'static str {
        match self.0 {
            Language::En => "What the host or a moderator has done. You may answer each once.",
            Language::Es => {
                "Lo que ha decidido quien lleva el servicio o la moderación. Puedes responder una vez a cada decisión."
            }
            Language::Fr => {
                "Ce que le responsable ou la modération a décidé. Vous pouvez répondre une fois à chaque décision."
            }
        }
    }

    /// “Nothing was done that concerns you.”
    #[must_use]
    pub const fn concerns_none(self) -> &'static str {
        match self.0 {
            Language::En => "Nothing was done that concerns you.",
            Language::Es => "Ninguna decisión te concierne.",
            Language::Fr => "Aucune décision ne vous concerne.",
        }
    }

    /// “I have read this”
    #[must_use]
    pub const fn concerns_read(self) -> &'static str {
        match self.0 {
            Language::En => "I have read this",
            Language::Es => "Lo he leído",
            Language::Fr => "J’ai lu",
        }
    }

    /// “Answer to number {number}”
    #[must_use]
    pub fn concerns_answer(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("Answer to number {}", crate::locale::number(self.0, number)),
            Language::Es => format!("Responder al número {}", crate::locale::number(self.0, number)),
            Language::Fr => format!("Répondre au numéro {}", crate::locale::number(self.0, number)),
        }
    }

    /// “Your answer, once; the host and the moderators read it”
    #[must_use]
    pub const fn concerns_answer_hint(self) -> &'static str {
        match self.0 {
            Language::En => "Your answer, once; the host and the moderators read it",
            Language::Es => "Tu respuesta, una sola vez; la leen quien lleva el servicio y la moderación",
            Language::Fr => {
                "Votre réponse, une seule fois\u{202f}; le responsable et la modération la lisent"
            }
        }
    }

    /// “Send the answer”
    #[must_use]
    pub const fn concerns_send(self) -> &'static str {
        match self.0 {
            Language::En => "Send the answer",
            Language::Es => "Enviar la respuesta",
            Language::Fr => "Envoyer la réponse",
        }
    }

    /// “Your answer”
    #[must_use]
    pub const fn concerns_answered(self) -> &'static str {
        match self.0 {
            Language::En => "Your answer",
            Language::Es => "Tu respuesta",
            Language::Fr => "Votre réponse",
        }
    }

    /// “Your account: take your data along, or delete it”
    #[must_use]
    pub const fn concerns_account(self) -> &'static str {
        match self.0 {
            Language::En => "Your account: take your data along, or delete it",
            Language::Es => "Tu cuenta: llévate tus datos, o elimínala",
            Language::Fr => "Votre compte\u{a0}: emporter vos données, ou le supprimer",
        }
    }

    /// “What you have reported”
    #[must_use]
    pub const fn concerns_reports(self) -> &'static str {
        match self.0 {
            Language::En => "What you have reported",
            Language::Es => "Lo que has denunciado",
            Language::Fr => "Ce que vous avez signalé",
        }
    }

    /// “You have reported nothing in the last 90 days.”
    #[must_use]
    pub const fn concerns_no_reports(self) -> &'static str {
        match self.0 {
            Language::En => "You have reported nothing in the last 90 days.",
            Language::Es => "No has denunciado nada en los últimos 90 días.",
            Language::Fr => "Vous n’avez rien signalé ces 90 derniers jours.",
        }
    }

    /// “looked at”
    #[must_use]
    pub const fn concerns_looked_at(self) -> &'static str {
        match self.0 {
            Language::En => "looked at",
            Language::Es => "revisado",
            Language::Fr => "examiné",
        }
    }

    /// “not looked at yet”
    #[must_use]
    pub const fn concerns_open(self) -> &'static str {
        match self.0 {
            Language::En => "not looked at yet",
            Language::Es => "aún sin revisar",
            Language::Fr => "pas encore examiné",
        }
    }

    /// “not read yet”
    #[must_use]
    pub const fn order_unread(self) -> &'static str {
        match self.0 {
            Language::En => "not read yet",
            Language::Es => "aún sin leer",
            Language::Fr => "pas encore lu",
        }
    }

    /// “the host”
    #[must_use]
    pub const fn order_host(self) -> &'static str {
        match self.0 {
            Language::En => "the host",
            Language::Es => "quien lleva el servicio",
            Language::Fr => "le responsable",
        }
    }

    /// “the game”
    #[must_use]
    pub const fn order_game(self) -> &'static str {
        match self.0 {
            Language::En => "the game",
            Language::Es => "la partida",
            Language::Fr => "la partie",
        }
    }

    /// “Answer”
    #[must_use]
    pub const fn order_answer(self) -> &'static str {
        match self.0 {
            Language::En => "Answer",
            Language::Es => "Respuesta",
            Language::Fr => "Réponse",
        }
    }

    /// “Warning”
    #[must_use]
    pub const fn order_warn(self) -> &'static str {
        match self.0 {
            Language::En => "Warning",
            Language::Es => "Advertencia",
            Language::Fr => "Avertissement",
        }
    }

    /// “No talk”
    #[must_use]
    pub const fn order_silence(self) -> &'static str {
        match self.0 {
            Language::En => "No talk",
            Language::Es => "Sin mensajes",
            Language::Fr => "Pas de messages",
        }
    }

    /// “No listed tables”
    #[must_use]
    pub const fn order_unlisted(self) -> &'static str {
        match self.0 {
            Language::En => "No listed tables",
            Language::Es => "Sin mesas anunciadas",
            Language::Fr => "Pas de tables annoncées",
        }
    }

    /// “No rated games”
    #[must_use]
    pub const fn order_unrated(self) -> &'static str {
        match self.0 {
            Language::En => "No rated games",
            Language::Es => "Sin partidas con clasificación",
            Language::Fr => "Pas de parties classées",
        }
    }

    /// “Kept out”
    #[must_use]
    pub const fn order_ban(self) -> &'static str {
        match self.0 {
            Language::En => "Kept out",
            Language::Es => "Exclusión",
            Language::Fr => "Exclusion",
        }
    }

    /// “Another name”
    #[must_use]
    pub const fn order_rename(self) -> &'static str {
        match self.0 {
            Language::En => "Another name",
            Language::Es => "Otro nombre",
            Language::Fr => "Un autre nom",
        }
    }

    /// “Words taken out”
    #[must_use]
    pub const fn order_blank(self) -> &'static str {
        match self.0 {
            Language::En => "Words taken out",
            Language::Es => "Mensaje retirado",
            Language::Fr => "Message retiré",
        }
    }

    /// “A result that counts for no rating”
    #[must_use]
    pub const fn order_void(self) -> &'static str {
        match self.0 {
            Language::En => "A result that counts for no rating",
            Language::Es => "Resultado que no cuenta para la clasificación",
            Language::Fr => "Résultat qui ne compte pas au classement",
        }
    }

    /// “An end”
    #[must_use]
    pub const fn order_end_of(self) -> &'static str {
        match self.0 {
            Language::En => "An end",
            Language::Es => "Un final",
            Language::Fr => "Une fin",
        }
    }

    /// “Number {number} ends”
    #[must_use]
    pub fn order_end(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("Number {} ends", crate::locale::number(self.0, number)),
            Language::Es => format!("Termina el número {}", crate::locale::number(self.0, number)),
            Language::Fr => format!("Le numéro {} prend fin", crate::locale::number(self.0, number)),
        }
    }

    /// “until {date} UTC”
    #[must_use]
    pub fn order_until(self, date: &str) -> String {
        match self.0 {
            Language::En => format!("until {date} UTC"),
            Language::Es => format!("hasta el {date} UTC"),
            Language::Fr => format!("jusqu’au {date} UTC"),
        }
    }

    /// “for ever”
    #[must_use]
    pub const fn order_for_ever(self) -> &'static str {
        match self.0 {
            Language::En => "for ever",
            Language::Es => "para siempre",
            Language::Fr => "pour toujours",
        }
    }

    /// “ended by number {by}”
    #[must_use]
    pub fn order_ended(self, by: u64) -> String {
        match self.0 {
            Language::En => format!("ended by number {}", crate::locale::number(self.0, by)),
            Language::Es => format!("terminado por el número {}", crate::locale::number(self.0, by)),
            Language::Fr => format!("levé par le numéro {}", crate::locale::number(self.0, by)),
        }
    }

    /// “{n} hours”
    #[must_use]
    pub fn order_hours(self, n: u64) -> String {
        match self.0 {
            Language::En => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} hour", crate::locale::number(self.0, n))
                }
                _ => format!("{} hours", crate::locale::number(self.0, n)),
            },
            Language::Es => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} hora", crate::locale::number(self.0, n))
                }
                _ => format!("{} horas", crate::locale::number(self.0, n)),
            },
            Language::Fr => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} heure", crate::locale::number(self.0, n))
                }
                _ => format!("{} heures", crate::locale::number(self.0, n)),
            },
        }
    }

    /// “{n} days”
    #[must_use]
    pub fn order_days(self, n: u64) -> String {
        match self.0 {
            Language::En => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} day", crate::locale::number(self.0, n))
                }
                _ => format!("{} days", crate::locale::number(self.0, n)),
            },
            Language::Es => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} día", crate::locale::number(self.0, n))
                }
                _ => format!("{} días", crate::locale::number(self.0, n)),
            },
            Language::Fr => match n {
                _ if crate::locale::plural(self.0, n) == icu_plurals::PluralCategory::One => {
                    format!("{} jour", crate::locale::number(self.0, n))
                }
                _ => format!("{} jours", crate::locale::number(self.0, n)),
            },
        }
    }

    /// “Report”
    #[must_use]
    pub const fn report_title(self) -> &'static str {
        match self.0 {
            Language::En => "Report",
            Language::Es => "Denunciar",
            Language::Fr => "Signaler",
        }
    }

    /// “The host and the moderators read it, nobody else. You hear when they have looked at it.”
    #[must_use]
    pub const fn report_lead(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The host and the moderators read it, nobody else. You hear when they have looked at it."
            }
            Language::Es => {
                "Lo leen quien lleva el servicio y la moderación, nadie más. Sabrás cuándo lo han revisado."
            }
            Language::Fr => {
                "Le responsable et la modération le lisent, personne d’autre. Vous saurez quand ce sera examiné."
            }
        }
    }

    /// “Nobody else plays here whom you could report.”
    #[must_use]
    pub const fn report_nobody(self) -> &'static str {
        match self.0 {
            Language::En => "Nobody else plays here whom you could report.",
            Language::Es => "Aquí no juega nadie más a quien puedas denunciar.",
            Language::Fr => "Personne d’autre ne joue ici que vous pourriez signaler.",
        }
    }

    /// “Whom”
    #[must_use]
    pub const fn report_who(self) -> &'static str {
        match self.0 {
            Language::En => "Whom",
            Language::Es => "A quién",
            Language::Fr => "Qui",
        }
    }

    /// “What”
    #[must_use]
    pub const fn report_what(self) -> &'static str {
        match self.0 {
            Language::En => "What",
            Language::Es => "Qué",
            Language::Fr => "Quoi",
        }
    }

    /// “A message”
    #[must_use]
    pub const fn report_text(self) -> &'static str {
        match self.0 {
            Language::En => "A message",
            Language::Es => "Un mensaje",
            Language::Fr => "Un message",
        }
    }

    /// “The name”
    #[must_use]
    pub const fn report_name(self) -> &'static str {
        match self.0 {
            Language::En => "The name",
            Language::Es => "El nombre",
            Language::Fr => "Le nom",
        }
    }

    /// “How they play”
    #[must_use]
    pub const fn report_play(self) -> &'static str {
        match self.0 {
            Language::En => "How they play",
            Language::Es => "Cómo juega",
            Language::Fr => "La façon de jouer",
        }
    }

    /// “What is wrong”
    #[must_use]
    pub const fn report_cause(self) -> &'static str {
        match self.0 {
            Language::En => "What is wrong",
            Language::Es => "Qué está mal",
            Language::Fr => "Ce qui ne va pas",
        }
    }

    /// “In your words”
    #[must_use]
    pub const fn report_words(self) -> &'static str {
        match self.0 {
            Language::En => "In your words",
            Language::Es => "Con tus palabras",
            Language::Fr => "Avec vos mots",
        }
    }

    /// “Send the report”
    #[must_use]
    pub const fn report_send(self) -> &'static str {
        match self.0 {
            Language::En => "Send the report",
            Language::Es => "Enviar la denuncia",
            Language::Fr => "Envoyer le signalement",
        }
    }

    /// “Reported. You hear when it was looked at.”
    #[must_use]
    pub const fn report_done(self) -> &'static str {
        match self.0 {
            Language::En => "Reported. You hear when it was looked at.",
            Language::Es => "Denunciado. Sabrás cuándo lo han revisado.",
            Language::Fr => "C’est signalé. Vous saurez quand ce sera examiné.",
        }
    }

    /// “Back to the game”
    #[must_use]
    pub const fn report_back(self) -> &'static str {
        match self.0 {
            Language::En => "Back to the game",
            Language::Es => "Volver a la partida",
            Language::Fr => "Retour à la partie",
        }
    }

    /// “an insult or a threat”
    #[must_use]
    pub const fn cause_abuse(self) -> &'static str {
        match self.0 {
            Language::En => "an insult or a threat",
            Language::Es => "un insulto o una amenaza",
            Language::Fr => "insulte ou menace",
        }
    }

    /// “advertising, or the same again and again”
    #[must_use]
    pub const fn cause_spam(self) -> &'static str {
        match self.0 {
            Language::En => "advertising, or the same again and again",
            Language::Es => "publicidad, o siempre lo mismo",
            Language::Fr => "publicité, ou toujours la même chose",
        }
    }

    /// “a real person: their name or what is theirs”
    #[must_use]
    pub const fn cause_person(self) -> &'static str {
        match self.0 {
            Language::En => "a real person: their name or what is theirs",
            Language::Es => "una persona real: su nombre o lo que es suyo",
            Language::Fr => "une personne réelle\u{a0}: son nom ou ce qui lui appartient",
        }
    }

    /// “players who keep together in secret, or one who plays several seats”
    #[must_use]
    pub const fn cause_collusion(self) -> &'static str {
        match self.0 {
            Language::En => "players who keep together in secret, or one who plays several seats",
            Language::Es => "jugadores que se alían en secreto, o uno en varios puestos",
            Language::Fr => "une entente secrète, ou une personne à plusieurs places",
        }
    }

    /// “a program thinks for somebody”
    #[must_use]
    pub const fn cause_help(self) -> &'static str {
        match self.0 {
            Language::En => "a program thinks for somebody",
            Language::Es => "un programa piensa por alguien",
            Language::Fr => "un programme réfléchit à la place de quelqu’un",
        }
    }

    /// “waiting or leaving on purpose”
    #[must_use]
    pub const fn cause_stalling(self) -> &'static str {
        match self.0 {
            Language::En => "waiting or leaving on purpose",
            Language::Es => "hacer esperar o irse a propósito",
            Language::Fr => "attendre ou partir exprès",
        }
    }

    /// “something else”
    #[must_use]
    pub const fn cause_other(self) -> &'static str {
        match self.0 {
            Language::En => "something else",
            Language::Es => "otra cosa",
            Language::Fr => "autre chose",
        }
    }

    /// “Moderation”
    #[must_use]
    pub const fn moderation_title(self) -> &'static str {
        match self.0 {
            Language::En => "Moderation",
            Language::Es => "Moderación",
            Language::Fr => "Modération",
        }
    }

    /// “Prove again that it is you: your last proof is more than twelve hours old, or was by the password alone.”
    #[must_use]
    pub const fn moderation_proof(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Prove again that it is you: your last proof is more than twelve hours old, or was by the password alone."
            }
            Language::Es => {
                "Demuestra otra vez quién eres: tu última prueba tiene más de doce horas, o fue solo con la contraseña."
            }
            Language::Fr => {
                "Prouvez encore que c’est vous\u{a0}: votre dernière preuve date de plus de douze heures, ou s’est faite avec le seul mot de passe."
            }
        }
    }

    /// “Moderators need a passkey or a second factor. Set one up in your account, then come back.”
    #[must_use]
    pub const fn moderation_factor(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Moderators need a passkey or a second factor. Set one up in your account, then come back."
            }
            Language::Es => {
                "La moderación requiere una llave de acceso o un segundo factor. Añade uno a tu cuenta y vuelve."
            }
            Language::Fr => {
                "La modération demande une clé d’accès ou un second facteur. Ajoutez-en un à votre compte, puis revenez."
            }
        }
    }

    /// “Code of the second factor”
    #[must_use]
    pub const fn moderation_code(self) -> &'static str {
        match self.0 {
            Language::En => "Code of the second factor",
            Language::Es => "Código del segundo factor",
            Language::Fr => "Code du second facteur",
        }
    }

    /// “Password”
    #[must_use]
    pub const fn moderation_password(self) -> &'static str {
        match self.0 {
            Language::En => "Password",
            Language::Es => "Contraseña",
            Language::Fr => "Mot de passe",
        }
    }

    /// “Use a passkey”
    #[must_use]
    pub const fn moderation_passkey(self) -> &'static str {
        match self.0 {
            Language::En => "Use a passkey",
            Language::Es => "Usar una llave de acceso",
            Language::Fr => "Utiliser une clé d’accès",
        }
    }

    /// “No passkey was accepted. Try again.”
    #[must_use]
    pub const fn moderation_passkey_failed(self) -> &'static str {
        match self.0 {
            Language::En => "No passkey was accepted. Try again.",
            Language::Es => "No se ha aceptado ninguna llave de acceso. Inténtalo otra vez.",
            Language::Fr => "Aucune clé d’accès n’a été acceptée. Réessayez.",
        }
    }

    /// “Go on”
    #[must_use]
    pub const fn moderation_go_on(self) -> &'static str {
        match self.0 {
            Language::En => "Go on",
            Language::Es => "Seguir",
            Language::Fr => "Continuer",
        }
    }

    /// “Go back”
    #[must_use]
    pub const fn moderation_back(self) -> &'static str {
        match self.0 {
            Language::En => "Go back",
            Language::Es => "Volver",
            Language::Fr => "Revenir",
        }
    }

    /// “Nothing is to be looked at.”
    #[must_use]
    pub const fn moderation_none(self) -> &'static str {
        match self.0 {
            Language::En => "Nothing is to be looked at.",
            Language::Es => "No hay nada que revisar.",
            Language::Fr => "Il n’y a rien à examiner.",
        }
    }

    /// “All that was done”
    #[must_use]
    pub const fn moderation_log(self) -> &'static str {
        match self.0 {
            Language::En => "All that was done",
            Language::Es => "Todo lo que se ha hecho",
            Language::Fr => "Tout ce qui a été fait",
        }
    }

    /// “{author} has looked at report {number}”
    #[must_use]
    pub fn moderation_looked(self, author: &str, number: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} has looked at report {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
            Language::Es => format!(
                "{} ha mirado la denuncia {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
            Language::Fr => format!(
                "{} a consulté le signalement {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
        }
    }

    /// “{author} has closed report {number}”
    #[must_use]
    pub fn moderation_closed(self, author: &str, number: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} has closed report {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
            Language::Es => format!(
                "{} ha cerrado la denuncia {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
            Language::Fr => format!(
                "{} a clos le signalement {}",
                crate::isolated::isolated(author),
                crate::locale::number(self.0, number)
            ),
        }
    }

    /// “Who has looked at reports”
    #[must_use]
    pub const fn moderation_looks(self) -> &'static str {
        match self.0 {
            Language::En => "Who has looked at reports",
            Language::Es => "Quién ha mirado las denuncias",
            Language::Fr => "Qui a consulté les signalements",
        }
    }

    /// “Nameless”
    #[must_use]
    pub const fn moderation_nameless(self) -> &'static str {
        match self.0 {
            Language::En => "Nameless",
            Language::Es => "Sin nombre",
            Language::Fr => "Sans nom",
        }
    }

    /// “(guest)”
    #[must_use]
    pub const fn moderation_guest(self) -> &'static str {
        match self.0 {
            Language::En => "(guest)",
            Language::Es => "(invitado)",
            Language::Fr => "(invité)",
        }
    }

    /// “open: {open}; reports: {reports}; acts: {acts}; answers: {answers}”
    #[must_use]
    pub fn moderation_counts(self, open: u64, reports: u64, acts: u64, answers: u64) -> String {
        match self.0 {
            Language::En => format!(
                "open: {}; reports: {}; acts: {}; answers: {}",
                crate::locale::number(self.0, open),
                crate::locale::number(self.0, reports),
                crate::locale::number(self.0, acts),
                crate::locale::number(self.0, answers)
            ),
            Language::Es => format!(
                "abiertas: {}; denuncias: {}; decisiones: {}; respuestas: {}",
                crate::locale::number(self.0, open),
                crate::locale::number(self.0, reports),
                crate::locale::number(self.0, acts),
                crate::locale::number(self.0, answers)
            ),
            Language::Fr => format!(
                "ouverts\u{a0}: {}\u{202f}; signalements\u{a0}: {}\u{202f}; décisions\u{a0}: {}\u{202f}; réponses\u{a0}: {}",
                crate::locale::number(self.0, open),
                crate::locale::number(self.0, reports),
                crate::locale::number(self.0, acts),
                crate::locale::number(self.0, answers)
            ),
        }
    }

    /// “Reports”
    #[must_use]
    pub const fn moderation_reports(self) -> &'static str {
        match self.0 {
            Language::En => "Reports",
            Language::Es => "Denuncias",
            Language::Fr => "Signalements",
        }
    }

    /// “No reports.”
    #[must_use]
    pub const fn moderation_no_reports(self) -> &'static str {
        match self.0 {
            Language::En => "No reports.",
            Language::Es => "Ninguna denuncia.",
            Language::Fr => "Aucun signalement.",
        }
    }

    /// “Report {number}”
    #[must_use]
    pub fn moderation_report(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("Report {}", crate::locale::number(self.0, number)),
            Language::Es => format!("Denuncia {}", crate::locale::number(self.0, number)),
            Language::Fr => format!("Signalement {}", crate::locale::number(self.0, number)),
        }
    }

    /// “All about this person”
    #[must_use]
    pub const fn moderation_person(self) -> &'static str {
        match self.0 {
            Language::En => "All about this person",
            Language::Es => "Todo sobre esta persona",
            Language::Fr => "Tout sur cette personne",
        }
    }

    /// “reported by”
    #[must_use]
    pub const fn moderation_reporter(self) -> &'static str {
        match self.0 {
            Language::En => "reported by",
            Language::Es => "denunciado por",
            Language::Fr => "signalé par",
        }
    }

    /// “It is sealed with a key that is missing.”
    #[must_use]
    pub const fn moderation_sealed(self) -> &'static str {
        match self.0 {
            Language::En => "It is sealed with a key that is missing.",
            Language::Es => "Está sellada con una clave que falta.",
            Language::Fr => "Il est scellé avec une clé qui manque.",
        }
    }

    /// “The game at this turn”
    #[must_use]
    pub const fn moderation_game(self) -> &'static str {
        match self.0 {
            Language::En => "The game at this turn",
            Language::Es => "La partida en esa jugada",
            Language::Fr => "La partie à ce coup",
        }
    }

    /// “As it was read then”
    #[must_use]
    pub const fn moderation_frozen(self) -> &'static str {
        match self.0 {
            Language::En => "As it was read then",
            Language::Es => "Tal como se leía entonces",
            Language::Fr => "Tel qu’on le lisait alors",
        }
    }

    /// “Reported:”
    #[must_use]
    pub const fn moderation_it(self) -> &'static str {
        match self.0 {
            Language::En => "Reported:",
            Language::Es => "Denunciado:",
            Language::Fr => "Signalé\u{a0}:",
        }
    }

    /// “Looked at”
    #[must_use]
    pub const fn moderation_close(self) -> &'static str {
        match self.0 {
            Language::En => "Looked at",
            Language::Es => "Revisado",
            Language::Fr => "Examiné",
        }
    }

    /// “Who has reported it hears that it was looked at, nothing more.”
    #[must_use]
    pub const fn moderation_close_hint(self) -> &'static str {
        match self.0 {
            Language::En => "Who has reported it hears that it was looked at, nothing more.",
            Language::Es => "Quien lo denunció sabrá que se ha revisado, nada más.",
            Language::Fr => "La personne qui l’a signalé apprend qu’il a été examiné, rien de plus.",
        }
    }

    /// “Do something”
    #[must_use]
    pub const fn moderation_act(self) -> &'static str {
        match self.0 {
            Language::En => "Do something",
            Language::Es => "Decidir",
            Language::Fr => "Décider",
        }
    }

    /// “What”
    #[must_use]
    pub const fn moderation_kind(self) -> &'static str {
        match self.0 {
            Language::En => "What",
            Language::Es => "Qué",
            Language::Fr => "Quoi",
        }
    }

    /// “How long (warnings and names: no matter)”
    #[must_use]
    pub const fn moderation_how_long(self) -> &'static str {
        match self.0 {
            Language::En => "How long (warnings and names: no matter)",
            Language::Es => "Cuánto tiempo (advertencias y nombres: no importa)",
            Language::Fr => "Combien de temps (avertissements et noms\u{a0}: sans effet)",
        }
    }

    /// “Why – whom it concerns reads it”
    #[must_use]
    pub const fn moderation_reason(self) -> &'static str {
        match self.0 {
            Language::En => "Why – whom it concerns reads it",
            Language::Es => "Por qué – lo lee la persona a la que concierne",
            Language::Fr => "Pourquoi – la personne concernée le lit",
        }
    }

    /// “Do it”
    #[must_use]
    pub const fn moderation_do(self) -> &'static str {
        match self.0 {
            Language::En => "Do it",
            Language::Es => "Decidir",
            Language::Fr => "Décider",
        }
    }

    /// “What was done”
    #[must_use]
    pub const fn moderation_acts(self) -> &'static str {
        match self.0 {
            Language::En => "What was done",
            Language::Es => "Lo que se ha hecho",
            Language::Fr => "Ce qui a été fait",
        }
    }

    /// “Nothing.”
    #[must_use]
    pub const fn moderation_no_acts(self) -> &'static str {
        match self.0 {
            Language::En => "Nothing.",
            Language::Es => "Nada.",
            Language::Fr => "Rien.",
        }
    }

    /// “Older acts”
    #[must_use]
    pub const fn moderation_older(self) -> &'static str {
        match self.0 {
            Language::En => "Older acts",
            Language::Es => "Medidas anteriores",
            Language::Fr => "Mesures plus anciennes",
        }
    }

    /// “End it”
    #[must_use]
    pub const fn moderation_end(self) -> &'static str {
        match self.0 {
            Language::En => "End it",
            Language::Es => "Terminarlo",
            Language::Fr => "Y mettre fin",
        }
    }

    /// “Notes among moderators”
    #[must_use]
    pub const fn moderation_notes(self) -> &'static str {
        match self.0 {
            Language::En => "Notes among moderators",
            Language::Es => "Notas de la moderación",
            Language::Fr => "Notes de la modération",
        }
    }

    /// “A note”
    #[must_use]
    pub const fn moderation_note(self) -> &'static str {
        match self.0 {
            Language::En => "A note",
            Language::Es => "Una nota",
            Language::Fr => "Une note",
        }
    }

    /// “Keep the note”
    #[must_use]
    pub const fn moderation_note_keep(self) -> &'static str {
        match self.0 {
            Language::En => "Keep the note",
            Language::Es => "Guardar la nota",
            Language::Fr => "Garder la note",
        }
    }

    /// “There is nobody and nothing of the kind. A result can be taken out only if it is rated.”
    #[must_use]
    pub const fn act_not_found(self) -> &'static str {
        match self.0 {
            Language::En => {
                "There is nobody and nothing of the kind. A result can be taken out only if it is rated."
            }
            Language::Es => {
                "No hay nadie ni nada así. Un resultado solo se puede retirar si cuenta para la clasificación."
            }
            Language::Fr => {
                "Il n’y a personne ni rien de tel. Un résultat ne peut être retiré que s’il compte au classement."
            }
        }
    }

    /// “Only the host acts on moderators.”
    #[must_use]
    pub const fn act_of_moderator(self) -> &'static str {
        match self.0 {
            Language::En => "Only the host acts on moderators.",
            Language::Es => "Solo quien lleva el servicio actúa sobre la moderación.",
            Language::Fr => "Seul le responsable agit sur la modération.",
        }
    }

    /// “That needs an account: guests can only be silenced and kept out, for a day at most.”
    #[must_use]
    pub const fn act_of_guest(self) -> &'static str {
        match self.0 {
            Language::En => {
                "That needs an account: guests can only be silenced and kept out, for a day at most."
            }
            Language::Es => {
                "Eso requiere una cuenta: a un invitado solo se le puede quitar la palabra o excluir, un día como máximo."
            }
            Language::Fr => {
                "Il faut un compte pour cela\u{a0}: un invité ne peut qu’être privé de messages ou exclu, un jour au plus."
            }
        }
    }

    /// “That is as much as a moderator does in an hour. The host can do more.”
    #[must_use]
    pub const fn act_too_many(self) -> &'static str {
        match self.0 {
            Language::En => "That is as much as a moderator does in an hour. The host can do more.",
            Language::Es => {
                "Es todo lo que se puede hacer en una hora. Quien lleva el servicio puede hacer más."
            }
            Language::Fr => "C’est tout ce qu’on peut faire en une heure. Le responsable peut faire plus.",
        }
    }

    /// “It has ended, or cannot be ended.”
    #[must_use]
    pub const fn act_ended(self) -> &'static str {
        match self.0 {
            Language::En => "It has ended, or cannot be ended.",
            Language::Es => "Ya ha terminado, o no se puede terminar.",
            Language::Fr => "Cela a pris fin, ou ne peut pas être levé.",
        }
    }

    /// “It needs a reason of 1000 characters at most.”
    #[must_use]
    pub const fn act_reason(self) -> &'static str {
        match self.0 {
            Language::En => "It needs a reason of 1000 characters at most.",
            Language::Es => "Hace falta una razón de 1000 caracteres como máximo.",
            Language::Fr => "Il faut une raison de 1000 caractères au plus.",
        }
    }
}

const fn word_0(value: Seat) -> &'static str {
    match value {
        Seat::Red => "red",
        Seat::Blue => "blue",
        Seat::Yellow => "yellow",
        Seat::Green => "green",
        Seat::Purple => "purple",
        Seat::Orange => "orange",
    }
}

const fn word_1(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rojo",
        Seat::Blue => "Azul",
        Seat::Yellow => "Amarillo",
        Seat::Green => "Verde",
        Seat::Purple => "Morado",
        Seat::Orange => "Naranja",
    }
}

const fn word_2(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rouge",
        Seat::Blue => "Bleu",
        Seat::Yellow => "Jaune",
        Seat::Green => "Vert",
        Seat::Purple => "Violet",
        Seat::Orange => "Orange",
    }
}
