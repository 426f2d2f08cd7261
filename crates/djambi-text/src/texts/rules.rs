//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::{Role, Seat};

use crate::Language;
use crate::capital::capital;

/// The texts of the area `rules` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Rules(pub Language);

impl Rules {
    /// “The game is over.”
    #[must_use]
    pub const fn over(self) -> &'static str {
        match self.0 {
            Language::En => "The game is over.",
            Language::Es => "La partida ha terminado.",
            Language::Fr => "La partie est finie.",
        }
    }

    /// “The player to move has no move at all and must pass.”
    #[must_use]
    pub const fn must_pass(self) -> &'static str {
        match self.0 {
            Language::En => "The player to move has no move at all and must pass.",
            Language::Es => "Quien tiene el turno no tiene ninguna jugada posible y debe pasar.",
            Language::Fr => "Le camp au trait n’a aucun coup possible et doit passer.",
        }
    }

    /// “There is no passing while there is a legal move.”
    #[must_use]
    pub const fn cannot_pass(self) -> &'static str {
        match self.0 {
            Language::En => "There is no passing while there is a legal move.",
            Language::Es => "No se puede pasar mientras haya una jugada posible.",
            Language::Fr => "On ne passe pas tant qu’un coup est possible.",
        }
    }

    /// “There is no piece on {square}.”
    #[must_use]
    pub fn no_piece(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no piece on {square}."),
            Language::Es => format!("No hay ninguna pieza en {square}."),
            Language::Fr => format!("Il n’y a pas de pièce en {square}."),
        }
    }

    /// “A corpse lies on {square}, and corpses do not move by themselves.”
    #[must_use]
    pub fn corpse_moves(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("A corpse lies on {square}, and corpses do not move by themselves."),
            Language::Es => format!("En {square} hay un cadáver, y los cadáveres no se mueven solos."),
            Language::Fr => {
                format!("Un cadavre se trouve en {square}, et un cadavre ne bouge pas tout seul.")
            }
        }
    }

    /// “The {army} {role} on {square} is not controlled by the player to move.”
    #[must_use]
    pub fn not_yours(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is not controlled by the player to move.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} no obedece a quien tiene el turno.",
                capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} n’obéit pas au camp au trait.",
                capital(&format!("{} {}", word_4(role), word_5(army)))
            ),
        }
    }

    /// “A move cannot end where it starts.”
    #[must_use]
    pub const fn standstill(self) -> &'static str {
        match self.0 {
            Language::En => "A move cannot end where it starts.",
            Language::Es => "Una jugada no puede acabar donde empieza.",
            Language::Fr => "Un coup ne peut pas finir là où il commence.",
        }
    }

    /// “{to} is not in a straight line, orthogonal or diagonal, from {from}.”
    #[must_use]
    pub fn not_in_line(self, from: &str, to: &str) -> String {
        match self.0 {
            Language::En => format!("{to} is not in a straight line, orthogonal or diagonal, from {from}."),
            Language::Es => {
                format!("La casilla {to} no está en línea recta, ortogonal ni diagonal, desde {from}.")
            }
            Language::Fr => {
                format!("La case {to} n’est pas en ligne droite, orthogonale ou diagonale, depuis {from}.")
            }
        }
    }

    /// “A militant moves one or two squares, and {to} is farther.”
    #[must_use]
    pub fn too_far(self, to: &str) -> String {
        match self.0 {
            Language::En => format!("A militant moves one or two squares, and {to} is farther."),
            Language::Es => format!("Un militante avanza una o dos casillas, y {to} está más lejos."),
            Language::Fr => format!("Un militant avance d’une ou deux cases, et {to} est plus loin."),
        }
    }

    /// “The way to {to} is blocked on {by}; no piece jumps.”
    #[must_use]
    pub fn blocked(self, by: &str, to: &str) -> String {
        match self.0 {
            Language::En => format!("The way to {to} is blocked on {by}; no piece jumps."),
            Language::Es => format!("El camino a {to} está cerrado en {by}; ninguna pieza salta."),
            Language::Fr => format!("Le chemin vers {to} est barré en {by}\u{202f}; aucune pièce ne saute."),
        }
    }

    /// “No way to {to} is open; no piece jumps.”
    #[must_use]
    pub fn barred(self, to: &str) -> String {
        match self.0 {
            Language::En => format!("No way to {to} is open; no piece jumps."),
            Language::Es => format!("Ningún camino a {to} está libre; ninguna pieza salta."),
            Language::Fr => format!("Aucun chemin vers {to} n’est libre\u{202f}; aucune pièce ne saute."),
        }
    }

    /// “{role} may pass through the empty maze, but only a chief may end its move in it.”
    #[must_use]
    pub fn maze_closed(self, role: Role) -> String {
        match self.0 {
            Language::En => format!(
                "{} may pass through the empty maze, but only a chief may end its move in it.",
                capital(word_6(role))
            ),
            Language::Es => format!(
                "{} puede atravesar el laberinto vacío, pero solo un jefe puede quedarse en él.",
                capital(word_7(role))
            ),
            Language::Fr => format!(
                "{} peut traverser le labyrinthe vide, mais seul un chef peut s’y arrêter.",
                capital(word_8(role))
            ),
        }
    }

    /// “A militant cannot kill a chief in the maze (maze_militant = never).”
    #[must_use]
    pub const fn militant_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => "A militant cannot kill a chief in the maze (maze_militant = never).",
            Language::Es => "Un militante no puede matar a un jefe en el laberinto (maze_militant = never).",
            Language::Fr => {
                "Un militant ne peut pas tuer un chef dans le labyrinthe (maze_militant = never)."
            }
        }
    }

    /// “{role} cannot end its move on a square with a corpse.”
    #[must_use]
    pub fn no_effect_on_corpse(self, role: Role) -> String {
        match self.0 {
            Language::En => {
                format!("{} cannot end its move on a square with a corpse.", capital(word_6(role)))
            }
            Language::Es => {
                format!("{} no puede acabar en una casilla con un cadáver.", capital(word_7(role)))
            }
            Language::Fr => {
                format!("{} ne peut pas s’arrêter sur une case où il y a un cadavre.", capital(word_8(role)))
            }
        }
    }

    /// “{role} cannot end its move on a square with a living piece.”
    #[must_use]
    pub fn no_effect_on_piece(self, role: Role) -> String {
        match self.0 {
            Language::En => {
                format!("{} cannot end its move on a square with a living piece.", capital(word_6(role)))
            }
            Language::Es => {
                format!("{} no puede acabar en una casilla con una pieza viva.", capital(word_7(role)))
            }
            Language::Fr => format!(
                "{} ne peut pas s’arrêter sur une case où il y a une pièce vivante.",
                capital(word_8(role))
            ),
        }
    }

    /// “The {army} {role} on {square} is on the mover’s own side, and a piece does not act on its own side.”
    #[must_use]
    pub fn own_victim(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is on the mover’s own side, and a piece does not act on its own side.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} es del mismo bando, y ninguna pieza actúa contra su bando.",
                capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est du même camp, et une pièce n’agit pas contre son camp.",
                capital(&format!("{} {}", word_4(role), word_5(army)))
            ),
        }
    }

    /// “The {army} {role} on {square} is an orphan, and orphans can be neither killed nor relocated.”
    #[must_use]
    pub fn orphan_victim(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is an orphan, and orphans can be neither killed nor relocated.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} es de un ejército huérfano, cuyas piezas no se pueden matar ni trasladar.",
                capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est d’une armée orpheline, dont les pièces ne peuvent être ni tuées ni déplacées.",
                capital(&format!("{} {}", word_4(role), word_5(army)))
            ),
        }
    }

    /// “Only a reporter names a victim, and only where it has the choice.”
    #[must_use]
    pub const fn no_choice_of_victim(self) -> &'static str {
        match self.0 {
            Language::En => "Only a reporter names a victim, and only where it has the choice.",
            Language::Es => "Solo un reportero señala una víctima, y solo cuando puede escoger.",
            Language::Fr => "Seul un reporter désigne une victime, et seulement quand il a le choix.",
        }
    }

    /// “A reporter kills only orthogonally adjacent to where it ends, and {square} is not.”
    #[must_use]
    pub fn victim_not_beside(self, square: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A reporter kills only orthogonally adjacent to where it ends, and {square} is not.")
            }
            Language::Es => format!(
                "Un reportero solo mata en una casilla vecina en línea ortogonal, y {square} no lo es."
            ),
            Language::Fr => format!(
                "Un reporter ne tue que sur une case orthogonalement voisine de la sienne, et {square} n’en est pas une."
            ),
        }
    }

    /// “There is no piece on {square} that the reporter may kill.”
    #[must_use]
    pub fn no_victim(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no piece on {square} that the reporter may kill."),
            Language::Es => format!("En {square} no hay ninguna pieza que el reportero pueda matar."),
            Language::Fr => format!("Il n’y a en {square} aucune pièce que le reporter puisse tuer."),
        }
    }

    /// “The reporter must kill one of the pieces beside it (reporter = must).”
    #[must_use]
    pub const fn must_report(self) -> &'static str {
        match self.0 {
            Language::En => "The reporter must kill one of the pieces beside it (reporter = must).",
            Language::Es => "El reportero debe matar una de las piezas que tiene al lado (reporter = must).",
            Language::Fr => "Le reporter doit tuer l’une des pièces à côté de lui (reporter = must).",
        }
    }

    /// “The mover must say where the victim is placed.”
    #[must_use]
    pub const fn placement_missing(self) -> &'static str {
        match self.0 {
            Language::En => "The mover must say where the victim is placed.",
            Language::Es => "Hay que decir dónde se coloca la víctima.",
            Language::Fr => "Il faut dire où la victime est posée.",
        }
    }

    /// “This move leaves nothing for the mover to place.”
    #[must_use]
    pub const fn nothing_to_place(self) -> &'static str {
        match self.0 {
            Language::En => "This move leaves nothing for the mover to place.",
            Language::Es => "Esta jugada no deja nada que colocar.",
            Language::Fr => "Ce coup ne laisse rien à poser.",
        }
    }

    /// “{square} is not empty, so nothing can be placed on it.”
    #[must_use]
    pub fn placement_occupied(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("{square} is not empty, so nothing can be placed on it."),
            Language::Es => format!("La casilla {square} no está vacía: no se puede colocar nada en ella."),
            Language::Fr => format!("La case {square} n’est pas vide\u{a0}: on ne peut rien y poser."),
        }
    }

    /// “Only a chief may be placed in the maze, by a diplomat that takes it from another square, and the corpses that the option maze_corpse allows.”
    #[must_use]
    pub const fn placement_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Only a chief may be placed in the maze, by a diplomat that takes it from another square, and the corpses that the option maze_corpse allows."
            }
            Language::Es => {
                "En el laberinto solo se coloca un jefe, con un diplomático que lo toma de otra casilla, y los cadáveres que permite la opción maze_corpse."
            }
            Language::Fr => {
                "Dans le labyrinthe, on ne pose qu’un chef, par un diplomate qui le prend sur une autre case, et les cadavres que permet l’option maze_corpse."
            }
        }
    }

    /// “Of corpses only that of a chief killed by this move may be placed in the maze (maze_corpse = chief).”
    #[must_use]
    pub const fn corpse_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Of corpses only that of a chief killed by this move may be placed in the maze (maze_corpse = chief)."
            }
            Language::Es => {
                "De los cadáveres, solo el de un jefe muerto en esta jugada se puede colocar en el laberinto (maze_corpse = chief)."
            }
            Language::Fr => {
                "Parmi les cadavres, seul celui d’un chef tué par ce coup peut être posé dans le labyrinthe (maze_corpse = chief)."
            }
        }
    }

    /// “What was taken up in the maze cannot be put back into it by the same move.”
    #[must_use]
    pub const fn return_to_maze(self) -> &'static str {
        match self.0 {
            Language::En => "What was taken up in the maze cannot be put back into it by the same move.",
            Language::Es => "Lo que se tomó en el laberinto no puede volver a él en la misma jugada.",
            Language::Fr => {
                "Ce qui a été pris dans le labyrinthe ne peut pas y être reposé par le même coup."
            }
        }
    }

    /// “A piece that acts in the maze must leave it in the same move.”
    #[must_use]
    pub const fn exit_missing(self) -> &'static str {
        match self.0 {
            Language::En => "A piece that acts in the maze must leave it in the same move.",
            Language::Es => "Una pieza que actúa en el laberinto debe salir de él en la misma jugada.",
            Language::Fr => "Une pièce qui agit dans le labyrinthe doit en sortir dans le même coup.",
        }
    }

    /// “Only a piece that acts in the maze and may not stay there has an exit.”
    #[must_use]
    pub const fn no_exit(self) -> &'static str {
        match self.0 {
            Language::En => "Only a piece that acts in the maze and may not stay there has an exit.",
            Language::Es => {
                "Solo tiene salida una pieza que actúa en el laberinto y no puede quedarse en él."
            }
            Language::Fr => "Seule une pièce qui agit dans le labyrinthe sans pouvoir y rester a une sortie.",
        }
    }

    /// “An exit ends on an empty field square, and {square} is none.”
    #[must_use]
    pub fn exit_occupied(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("An exit ends on an empty field square, and {square} is none."),
            Language::Es => {
                format!("Una salida acaba en una casilla vacía fuera del laberinto, y {square} no lo es.")
            }
            Language::Fr => format!(
                "Une sortie finit sur une case vide hors du labyrinthe, et {square} n’en est pas une."
            ),
        }
    }

    /// “The exit cannot end on {square}: the victim’s corpse goes there.”
    #[must_use]
    pub fn exit_on_start(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("The exit cannot end on {square}: the victim’s corpse goes there."),
            Language::Es => {
                format!("La salida no puede acabar en {square}: ahí va el cadáver de la víctima.")
            }
            Language::Fr => {
                format!("La sortie ne peut pas finir en {square}\u{a0}: le cadavre de la victime y va.")
            }
        }
    }

    /// “A militant leaves the maze by one or two squares, and {square} is out of its reach.”
    #[must_use]
    pub fn exit_too_far(self, square: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A militant leaves the maze by one or two squares, and {square} is out of its reach.")
            }
            Language::Es => format!(
                "Un militante sale del laberinto una o dos casillas, y {square} está fuera de su alcance."
            ),
            Language::Fr => format!(
                "Un militant sort du labyrinthe d’une ou deux cases, et {square} est hors de sa portée."
            ),
        }
    }

    /// “There is no open line from the maze to {square}.”
    #[must_use]
    pub fn exit_out_of_reach(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no open line from the maze to {square}."),
            Language::Es => format!("No hay ninguna línea libre del laberinto a {square}."),
            Language::Fr => format!("Il n’y a pas de ligne libre du labyrinthe à {square}."),
        }
    }

    /// “The last player alive has won.”
    #[must_use]
    pub const fn reason_win(self) -> &'static str {
        match self.0 {
            Language::En => "The last player alive has won.",
            Language::Es => "Ha ganado quien quedaba con vida.",
            Language::Fr => "La dernière personne en vie a gagné.",
        }
    }

    /// “The same position has come up too often.”
    #[must_use]
    pub const fn reason_repetition(self) -> &'static str {
        match self.0 {
            Language::En => "The same position has come up too often.",
            Language::Es => "La misma posición se ha repetido demasiadas veces.",
            Language::Fr => "La même position est revenue trop souvent.",
        }
    }

    /// “Too many turns in a row were played without a kill.”
    #[must_use]
    pub const fn reason_quiet_limit(self) -> &'static str {
        match self.0 {
            Language::En => "Too many turns in a row were played without a kill.",
            Language::Es => "Se han hecho demasiadas jugadas seguidas sin que muera ninguna pieza.",
            Language::Fr => "Trop de coups se sont suivis sans qu’aucune pièce soit tuée.",
        }
    }

    /// “All living players agreed to a draw.”
    #[must_use]
    pub const fn reason_agreement(self) -> &'static str {
        match self.0 {
            Language::En => "All living players agreed to a draw.",
            Language::Es => "Quienes seguían con vida acordaron tablas.",
            Language::Fr => "Toutes les personnes en vie ont accepté la nulle.",
        }
    }

    /// “The host closed the game; there is no result.”
    #[must_use]
    pub const fn reason_closed(self) -> &'static str {
        match self.0 {
            Language::En => "The host closed the game; there is no result.",
            Language::Es => "El anfitrión cerró la partida; queda sin resultado.",
            Language::Fr => "La partie a été fermée par son hôte\u{202f}; elle reste sans résultat.",
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

const fn word_1(value: Role) -> &'static str {
    match value {
        Role::Chief => "chief",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomat",
        Role::Necromobile => "necromobile",
    }
}

const fn word_2(value: Role) -> &'static str {
    match value {
        Role::Chief => "el jefe",
        Role::Assassin => "el asesino",
        Role::Reporter => "el reportero",
        Role::Militant => "el militante",
        Role::Diplomat => "el diplomático",
        Role::Necromobile => "el necromóvil",
    }
}

const fn word_3(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rojo",
        Seat::Blue => "azul",
        Seat::Yellow => "amarillo",
        Seat::Green => "verde",
        Seat::Purple => "morado",
        Seat::Orange => "naranja",
    }
}

const fn word_4(value: Role) -> &'static str {
    match value {
        Role::Chief => "le chef",
        Role::Assassin => "l’assassin",
        Role::Reporter => "le reporter",
        Role::Militant => "le militant",
        Role::Diplomat => "le diplomate",
        Role::Necromobile => "le nécromobile",
    }
}

const fn word_5(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rouge",
        Seat::Blue => "bleu",
        Seat::Yellow => "jaune",
        Seat::Green => "vert",
        Seat::Purple => "violet",
        Seat::Orange => "orange",
    }
}

const fn word_6(value: Role) -> &'static str {
    match value {
        Role::Chief => "a chief",
        Role::Assassin => "an assassin",
        Role::Reporter => "a reporter",
        Role::Militant => "a militant",
        Role::Diplomat => "a diplomat",
        Role::Necromobile => "a necromobile",
    }
}

const fn word_7(value: Role) -> &'static str {
    match value {
        Role::Chief => "un jefe",
        Role::Assassin => "un asesino",
        Role::Reporter => "un reportero",
        Role::Militant => "un militante",
        Role::Diplomat => "un diplomático",
        Role::Necromobile => "un necromóvil",
    }
}

const fn word_8(value: Role) -> &'static str {
    match value {
        Role::Chief => "un chef",
        Role::Assassin => "un assassin",
        Role::Reporter => "un reporter",
        Role::Militant => "un militant",
        Role::Diplomat => "un diplomate",
        Role::Necromobile => "un nécromobile",
    }
}
