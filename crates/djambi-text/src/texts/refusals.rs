//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::Seat;

use crate::Language;

/// The texts of the area `refusals` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Refusals(pub Language);

impl Refusals {
    /// “It is {seat}’s turn.”
    #[must_use]
    pub fn not_your_turn(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("It is {}’s turn.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("Le toca a {}.", word_1(seat)),
            Language::Fr => format!("C’est à {} de jouer.", word_2(seat)),
        }
    }

    /// “{seat} is not your seat.”
    #[must_use]
    pub fn not_your_seat(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is not your seat.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} no es tu puesto.", word_1(seat)),
            Language::Fr => format!("Vous ne jouez pas {} dans cette partie.", word_2(seat)),
        }
    }

    /// “The game has gone on in the meantime. Have a look, then play again.”
    #[must_use]
    pub const fn stale(self) -> &'static str {
        match self.0 {
            Language::En => "The game has gone on in the meantime. Have a look, then play again.",
            Language::Es => "La partida ha seguido mientras tanto. Échale un vistazo y vuelve a jugar.",
            Language::Fr => "La partie a continué entre-temps. Jetez un coup d’œil, puis jouez à nouveau.",
        }
    }

    /// “The game is over.”
    #[must_use]
    pub const fn finished(self) -> &'static str {
        match self.0 {
            Language::En => "The game is over.",
            Language::Es => "La partida ha terminado.",
            Language::Fr => "La partie est finie.",
        }
    }

    /// “The id of this command was used before, for another action.”
    #[must_use]
    pub const fn command_reused(self) -> &'static str {
        match self.0 {
            Language::En => "The id of this command was used before, for another action.",
            Language::Es => "El identificador de este comando ya se usó para otra acción.",
            Language::Fr => "L’identifiant de cet ordre a déjà servi pour une autre action.",
        }
    }

    /// “This game has only {events} events so far.”
    #[must_use]
    pub fn no_such_event(self, events: u64) -> String {
        match self.0 {
            Language::En => format!(
                "This game has {} so far.",
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        "only one event".to_owned(),
                    _ => format!("only {} events", crate::locale::number(self.0, events)),
                }
            ),
            Language::Es => format!(
                "Esta partida solo tiene {} hasta ahora.",
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        "un suceso".to_owned(),
                    _ => format!("{} sucesos", crate::locale::number(self.0, events)),
                }
            ),
            Language::Fr => format!(
                "Cette partie n’a encore que {} {}.",
                crate::locale::number(self.0, events),
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        "événement".to_owned(),
                    _ => "événements".to_owned(),
                }
            ),
        }
    }

    /// “The game has not begun: its table waits for players.”
    #[must_use]
    pub const fn not_started(self) -> &'static str {
        match self.0 {
            Language::En => "The game has not begun: its table waits for players.",
            Language::Es => "La partida no ha empezado: la mesa espera jugadores.",
            Language::Fr => "La partie n’a pas commencé\u{a0}: la table attend des joueurs.",
        }
    }

    /// “The game is paused.”
    #[must_use]
    pub const fn paused(self) -> &'static str {
        match self.0 {
            Language::En => "The game is paused.",
            Language::Es => "La partida está en pausa.",
            Language::Fr => "La partie est en pause.",
        }
    }

    /// “The game is not paused.”
    #[must_use]
    pub const fn not_paused(self) -> &'static str {
        match self.0 {
            Language::En => "The game is not paused.",
            Language::Es => "La partida no está en pausa.",
            Language::Fr => "La partie n’est pas en pause.",
        }
    }

    /// “A bot plays for you. Ask for your seat first.”
    #[must_use]
    pub const fn stood_in(self) -> &'static str {
        match self.0 {
            Language::En => "A bot plays for you. Ask for your seat first.",
            Language::Es => "Un bot juega por ti. Pide antes recuperar tu puesto.",
            Language::Fr => "Un bot joue pour vous. Demandez d’abord à retrouver votre place.",
        }
    }

    /// “No bot plays for you.”
    #[must_use]
    pub const fn no_stand_in(self) -> &'static str {
        match self.0 {
            Language::En => "No bot plays for you.",
            Language::Es => "Ningún bot juega por ti.",
            Language::Fr => "Aucun bot ne joue pour vous.",
        }
    }

    /// “{seat} would be asked, and a bot plays there until its player comes back.”
    #[must_use]
    pub fn cannot_answer(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} would be asked, and a bot plays there until its player comes back.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} tendría que dar su acuerdo, y allí juega un bot hasta que vuelva su jugador.",
                word_1(seat)
            ),
            Language::Fr => format!(
                "{} devrait donner son accord\u{202f}; un bot y joue jusqu’au retour de son joueur.",
                word_2(seat)
            ),
        }
    }

    /// “You have made an offer already. Wait for the answers.”
    #[must_use]
    pub const fn offer_stands(self) -> &'static str {
        match self.0 {
            Language::En => "You have made an offer already. Wait for the answers.",
            Language::Es => "Ya has hecho una propuesta. Espera las respuestas.",
            Language::Fr => "Vous avez déjà fait une proposition. Attendez les réponses.",
        }
    }

    /// “You have made enough offers. Wait until somebody else has played.”
    #[must_use]
    pub const fn too_many_offers(self) -> &'static str {
        match self.0 {
            Language::En => "You have made enough offers. Wait until somebody else has played.",
            Language::Es => "Ya has hecho bastantes propuestas. Espera a que juegue otra persona.",
            Language::Fr => "Vous avez fait assez de propositions. Attendez que quelqu’un d’autre ait joué.",
        }
    }

    /// “This offer no longer stands.”
    #[must_use]
    pub const fn no_offer(self) -> &'static str {
        match self.0 {
            Language::En => "This offer no longer stands.",
            Language::Es => "Esta propuesta ya no está en pie.",
            Language::Fr => "Cette proposition n’est plus valable.",
        }
    }

    /// “This game knows no treaties.”
    #[must_use]
    pub const fn no_treaties(self) -> &'static str {
        match self.0 {
            Language::En => "This game knows no treaties.",
            Language::Es => "En esta partida no hay tratados.",
            Language::Fr => "Il n’y a pas de traités dans cette partie.",
        }
    }

    /// “In this game treaties are made in front of everybody.”
    #[must_use]
    pub const fn no_secret_treaties(self) -> &'static str {
        match self.0 {
            Language::En => "In this game treaties are made in front of everybody.",
            Language::Es => "En esta partida los tratados se hacen a la vista de todos.",
            Language::Fr => "Dans cette partie, les traités se concluent devant tout le monde.",
        }
    }

    /// “{seat} does not read this channel.”
    #[must_use]
    pub fn not_in_channel(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} does not read this channel.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} no lee este canal.", word_1(seat)),
            Language::Fr => format!("{} ne lit pas ce canal.", word_2(seat)),
        }
    }

    /// “You have offered these players a treaty already. Wait for the answers, or withdraw it.”
    #[must_use]
    pub const fn treaty_offered(self) -> &'static str {
        match self.0 {
            Language::En => {
                "You have offered these players a treaty already. Wait for the answers, or withdraw it."
            }
            Language::Es => {
                "Ya has propuesto un tratado a estos jugadores. Espera las respuestas o retíralo."
            }
            Language::Fr => {
                "Vous avez déjà proposé un traité à ces joueurs. Attendez les réponses, ou retirez-le."
            }
        }
    }

    /// “Two of your treaties wait for answers. Withdraw one first.”
    #[must_use]
    pub const fn too_many_proposals(self) -> &'static str {
        match self.0 {
            Language::En => "Two of your treaties wait for answers. Withdraw one first.",
            Language::Es => "Dos de tus tratados esperan respuesta. Retira uno antes.",
            Language::Fr => "Deux de vos traités attendent une réponse. Retirez-en un d’abord.",
        }
    }

    /// “This treaty was refused. It may be offered again after a round.”
    #[must_use]
    pub const fn treaty_refused(self) -> &'static str {
        match self.0 {
            Language::En => "This treaty was refused. It may be offered again after a round.",
            Language::Es => "Este tratado se ha rechazado. Podrás proponerlo de nuevo tras una ronda.",
            Language::Fr => {
                "Ce traité a été refusé. Vous pourrez le proposer de nouveau après un tour de table."
            }
        }
    }

    /// “{seat} has {limit} treaties in force, as many as one may have.”
    #[must_use]
    pub fn too_many_treaties(self, seat: Seat, limit: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} has {} treaties in force, as many as one may have.",
                crate::capital::capital(word_0(seat)),
                crate::locale::number(self.0, limit)
            ),
            Language::Es => format!(
                "{} tiene {} tratados en vigor, el máximo posible.",
                word_1(seat),
                crate::locale::number(self.0, limit)
            ),
            Language::Fr => format!(
                "{} a {} traités en vigueur, le maximum possible.",
                word_2(seat),
                crate::locale::number(self.0, limit)
            ),
        }
    }

    /// “{seat} makes no treaties: a bot plays there, or nobody has come yet.”
    #[must_use]
    pub fn makes_no_treaties(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} makes no treaties: a bot plays there, or nobody has come yet.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => {
                format!("{} no hace tratados: juega un bot o aún no ha llegado nadie.", word_1(seat))
            }
            Language::Fr => format!(
                "{} ne conclut pas de traité\u{a0}: un bot y joue, ou personne n’est encore venu.",
                word_2(seat)
            ),
        }
    }

    /// “You have no turn to take back.”
    #[must_use]
    pub const fn no_own_turn(self) -> &'static str {
        match self.0 {
            Language::En => "You have no turn to take back.",
            Language::Es => "No tienes ninguna jugada que deshacer.",
            Language::Fr => "Vous n’avez aucun coup à annuler.",
        }
    }

    /// “Your time has run out, so you cannot play the turn again.”
    #[must_use]
    pub const fn no_time_left(self) -> &'static str {
        match self.0 {
            Language::En => "Your time has run out, so you cannot play the turn again.",
            Language::Es => "Se te ha acabado el tiempo: no puedes rehacer la jugada.",
            Language::Fr => "Votre temps est écoulé\u{a0}: vous ne pouvez pas rejouer ce coup.",
        }
    }

    /// “Only a game that has waited for its players can be called off, in its first round.”
    #[must_use]
    pub const fn too_late_to_abort(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Only a game that has waited for its players can be called off, in its first round."
            }
            Language::Es => {
                "Solo una partida que ha esperado a sus jugadores puede anularse, en la primera ronda."
            }
            Language::Fr => "Seule une partie qui a attendu ses joueurs peut être annulée, au premier tour.",
        }
    }

    /// “{seat} has not been away for long.”
    #[must_use]
    pub fn not_away(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} has not been away for long.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} todavía no lleva mucho tiempo ausente.", word_1(seat)),
            Language::Fr => format!("{} ne s’est pas encore absenté longtemps.", word_2(seat)),
        }
    }

    /// “Only a game in real time can be paused or go on by the day.”
    #[must_use]
    pub const fn no_clock(self) -> &'static str {
        match self.0 {
            Language::En => "Only a game in real time can be paused or go on by the day.",
            Language::Es => "Solo una partida en tiempo real se puede pausar o seguir por días.",
            Language::Fr => "Seule une partie en temps réel peut être mise en pause ou continuer par jours.",
        }
    }

    /// “The game has begun, so the seats stay as they are.”
    #[must_use]
    pub const fn started(self) -> &'static str {
        match self.0 {
            Language::En => "The game has begun, so the seats stay as they are.",
            Language::Es => "La partida ha empezado: los puestos ya no cambian.",
            Language::Fr => "La partie a commencé\u{a0}: les places ne changent plus.",
        }
    }

    /// “The host has removed you from this table.”
    #[must_use]
    pub const fn removed(self) -> &'static str {
        match self.0 {
            Language::En => "The host has removed you from this table.",
            Language::Es => "El anfitrión te ha expulsado de esta mesa.",
            Language::Fr => "L’hôte vous a exclu de cette table.",
        }
    }

    /// “This seat is kept for a while for the player whose time ran out.”
    #[must_use]
    pub const fn seat_reserved(self) -> &'static str {
        match self.0 {
            Language::En => "This seat is kept for a while for the player whose time ran out.",
            Language::Es => "Este puesto se reserva un tiempo para quien agotó su tiempo.",
            Language::Fr => {
                "Cette place reste réservée quelque temps à la personne dont le temps est écoulé."
            }
        }
    }

    /// “Your browser sent no cookie of this site, by which it would be known again. Allow cookies for this site in the browser’s settings, then reload the page and try again.”
    #[must_use]
    pub const fn no_cookies(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Your browser sent no cookie of this site, by which it would be known again. Allow cookies for this site in the browser’s settings, then reload the page and try again."
            }
            Language::Es => {
                "Tu navegador no ha enviado ninguna cookie de este sitio, que así no podría reconocerte. Permite las cookies de este sitio en los ajustes del navegador; después recarga la página e inténtalo otra vez."
            }
            Language::Fr => {
                "Votre navigateur n’a envoyé aucun cookie de ce site, qui ne pourrait donc pas vous reconnaître. Autorisez les cookies de ce site dans les réglages du navigateur, puis rechargez la page et réessayez."
            }
        }
    }

    /// “The table is full.”
    #[must_use]
    pub const fn no_free_seat(self) -> &'static str {
        match self.0 {
            Language::En => "The table is full.",
            Language::Es => "La mesa está completa.",
            Language::Fr => "La table est complète.",
        }
    }

    /// “You do not sit at this table.”
    #[must_use]
    pub const fn not_seated(self) -> &'static str {
        match self.0 {
            Language::En => "You do not sit at this table.",
            Language::Es => "No tienes puesto en esta mesa.",
            Language::Fr => "Vous n’avez pas de place à cette table.",
        }
    }

    /// “You sit there yourself: leave the seat instead.”
    #[must_use]
    pub const fn own_seat(self) -> &'static str {
        match self.0 {
            Language::En => "You sit there yourself: leave the seat instead.",
            Language::Es => "Es tu propio puesto: déjalo.",
            Language::Fr => "C’est votre place\u{a0}: quittez-la plutôt.",
        }
    }

    /// “At this table, who sits is ready: the game begins as soon as it is full.”
    #[must_use]
    pub const fn sitter_is_ready(self) -> &'static str {
        match self.0 {
            Language::En => "At this table, who sits is ready: the game begins as soon as it is full.",
            Language::Es => {
                "En esta mesa, quien se sienta está listo: la partida empieza en cuanto está completa."
            }
            Language::Fr => {
                "À cette table, qui est assis est prêt\u{a0}: la partie commence dès qu’elle est complète."
            }
        }
    }

    /// “Bots can fill the seats after {min} to {max} seconds, not after {found}.”
    #[must_use]
    pub fn fill_out_of_range(self, min: u64, max: u64, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Bots can fill the seats after {} to {} seconds, not after {}.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max),
                crate::locale::number(self.0, found)
            ),
            Language::Es => format!(
                "Los bots pueden ocupar los puestos tras {} a {} segundos, no {}.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max),
                crate::locale::number(self.0, found)
            ),
            Language::Fr => format!(
                "Les bots peuvent prendre les places libres après {} à {} secondes, pas {}.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max),
                crate::locale::number(self.0, found)
            ),
        }
    }

    /// “A game can be appointed for a time within the next {days} days, at a table that waits for its players.”
    #[must_use]
    pub fn appointment_out_of_range(self, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A game can be appointed for a time within the next {} days, at a table that waits for its players.",
                crate::locale::number(self.0, days)
            ),
            Language::Es => format!(
                "Una partida se puede fijar para una hora de los próximos {} días, en una mesa que espera a sus jugadores.",
                crate::locale::number(self.0, days)
            ),
            Language::Fr => format!(
                "On peut fixer le début d’une partie à une heure des {} prochains jours, à une table qui attend ses joueurs.",
                crate::locale::number(self.0, days)
            ),
        }
    }

    /// “There is no appointment to cancel.”
    #[must_use]
    pub const fn no_appointment(self) -> &'static str {
        match self.0 {
            Language::En => "There is no appointment to cancel.",
            Language::Es => "No hay ninguna cita que cancelar.",
            Language::Fr => "Il n’y a pas de rendez-vous à annuler.",
        }
    }

    /// “{need}”
    #[must_use]
    pub fn rated_table(self, need: Need) -> String {
        match self.0 {
            Language::En => word_3(need).to_owned(),
            Language::Es => word_4(need).to_owned(),
            Language::Fr => word_5(need).to_owned(),
        }
    }

    /// “A rated game is for people with an account. Sign in first.”
    #[must_use]
    pub const fn rated_needs_account(self) -> &'static str {
        match self.0 {
            Language::En => "A rated game is for people with an account. Sign in first.",
            Language::Es => "Una partida puntuada es para quienes tienen cuenta. Inicia sesión primero.",
            Language::Fr => {
                "Une partie cotée est réservée aux personnes qui ont un compte. Connectez-vous d’abord."
            }
        }
    }

    /// “Rated games here are for people who do not know each other. You cannot sit at this table with those who are there; take another one.”
    #[must_use]
    pub const fn rated_strangers(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Rated games here are for people who do not know each other. You cannot sit at this table with those who are there; take another one."
            }
            Language::Es => {
                "Aquí las partidas puntuadas son para gente que no se conoce. No puedes sentarte en esta mesa con quienes están en ella; busca otra."
            }
            Language::Fr => {
                "Ici, les parties cotées sont pour des gens qui ne se connaissent pas. Vous ne pouvez pas vous asseoir à cette table avec les personnes présentes\u{202f}; prenez-en une autre."
            }
        }
    }

    /// “Secret treaties need private talk.”
    #[must_use]
    pub const fn secret_needs_whispers(self) -> &'static str {
        match self.0 {
            Language::En => "Secret treaties need private talk.",
            Language::Es => "Los tratados secretos necesitan chat privado.",
            Language::Fr => "Les traités secrets exigent des conversations privées.",
        }
    }

    /// “Private talk needs a table where people talk.”
    #[must_use]
    pub const fn whispers_need_talk(self) -> &'static str {
        match self.0 {
            Language::En => "Private talk needs a table where people talk.",
            Language::Es => "El chat privado necesita una mesa con chat.",
            Language::Fr => "Les conversations privées exigent une table où l’on discute.",
        }
    }

    /// “Where one player holds two seats, there is no private talk.”
    #[must_use]
    pub const fn whispers_need_players(self) -> &'static str {
        match self.0 {
            Language::En => "Where one player holds two seats, there is no private talk.",
            Language::Es => "Cuando alguien ocupa dos puestos no hay chat privado.",
            Language::Fr => "Quand quelqu’un tient deux places, il n’y a pas de conversations privées.",
        }
    }

    /// “Only its players may watch this game.”
    #[must_use]
    pub const fn nobody_watches(self) -> &'static str {
        match self.0 {
            Language::En => "Only its players may watch this game.",
            Language::Es => "Solo sus jugadores pueden ver esta partida.",
            Language::Fr => "Seuls les joueurs peuvent suivre cette partie.",
        }
    }

    /// “There is no talk at this table.”
    #[must_use]
    pub const fn no_talk(self) -> &'static str {
        match self.0 {
            Language::En => "There is no talk at this table.",
            Language::Es => "En esta mesa no hay chat.",
            Language::Fr => "La discussion est fermée à cette table.",
        }
    }

    /// “At this table people talk only by signs.”
    #[must_use]
    pub const fn signs_only(self) -> &'static str {
        match self.0 {
            Language::En => "At this table people talk only by signs.",
            Language::Es => "En esta mesa solo se permiten mensajes rápidos.",
            Language::Fr => "Seuls les messages tout faits sont permis à cette table.",
        }
    }

    /// “You cannot write here.”
    #[must_use]
    pub const fn not_your_channel(self) -> &'static str {
        match self.0 {
            Language::En => "You cannot write here.",
            Language::Es => "No puedes escribir aquí.",
            Language::Fr => "Vous ne pouvez pas écrire ici.",
        }
    }

    /// “Your words can be taken out once the game is over.”
    #[must_use]
    pub const fn words_stand(self) -> &'static str {
        match self.0 {
            Language::En => "Your words can be taken out once the game is over.",
            Language::Es => "Podrás retirar tu mensaje cuando termine la partida.",
            Language::Fr => "Vous pourrez retirer votre message quand la partie sera finie.",
        }
    }

    /// “You have said no such words here.”
    #[must_use]
    pub const fn not_your_words(self) -> &'static str {
        match self.0 {
            Language::En => "You have said no such words here.",
            Language::Es => "No has escrito ese mensaje.",
            Language::Fr => "Vous n’avez pas écrit ce message.",
        }
    }

    /// “You can report {limit} messages a day.”
    #[must_use]
    pub fn too_many_reports(self, limit: u64) -> String {
        match self.0 {
            Language::En => {
                format!("You can report {} messages a day.", crate::locale::number(self.0, limit))
            }
            Language::Es => {
                format!("Puedes denunciar {} mensajes al día.", crate::locale::number(self.0, limit))
            }
            Language::Fr => {
                format!("Vous pouvez signaler {} messages par jour.", crate::locale::number(self.0, limit))
            }
        }
    }

    /// “A message has at most {limit} characters.”
    #[must_use]
    pub fn text_too_long(self, limit: u64) -> String {
        match self.0 {
            Language::En => {
                format!("A message has at most {} characters.", crate::locale::number(self.0, limit))
            }
            Language::Es => {
                format!("Un mensaje tiene como máximo {} caracteres.", crate::locale::number(self.0, limit))
            }
            Language::Fr => {
                format!("Un message a au plus {} caractères.", crate::locale::number(self.0, limit))
            }
        }
    }

    /// “Draw an arrow or a circle first.”
    #[must_use]
    pub const fn drawing_empty(self) -> &'static str {
        match self.0 {
            Language::En => "Draw an arrow or a circle first.",
            Language::Es => "Dibuja antes una flecha o un círculo.",
            Language::Fr => "Dessinez d’abord une flèche ou un cercle.",
        }
    }

    /// “A drawing has at most {limit} arrows and circles, each once.”
    #[must_use]
    pub fn drawing_too_large(self, limit: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A drawing has at most {} arrows and circles, each once.",
                crate::locale::number(self.0, limit)
            ),
            Language::Es => format!(
                "Un dibujo tiene como máximo {} flechas y círculos, cada uno una sola vez.",
                crate::locale::number(self.0, limit)
            ),
            Language::Fr => format!(
                "Un dessin a au plus {} flèches et cercles, chacun une seule fois.",
                crate::locale::number(self.0, limit)
            ),
        }
    }

    /// “The board has no square {square}.”
    #[must_use]
    pub fn drawing_square(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("The board has no square {square}."),
            Language::Es => format!("El tablero no tiene la casilla {square}."),
            Language::Fr => format!("Le plateau n’a pas de case {square}."),
        }
    }

    /// “Write something first.”
    #[must_use]
    pub const fn text_empty(self) -> &'static str {
        match self.0 {
            Language::En => "Write something first.",
            Language::Es => "Escribe algo primero.",
            Language::Fr => "Écrivez d’abord quelque chose.",
        }
    }

    /// “You write very fast. Try again in {seconds} s.”
    #[must_use]
    pub fn too_much_talk(self, seconds: u64) -> String {
        match self.0 {
            Language::En => {
                format!("You write very fast. Try again in {} s.", crate::locale::number(self.0, seconds))
            }
            Language::Es => format!(
                "Escribes muy deprisa. Vuelve a intentarlo dentro de {} s.",
                crate::locale::number(self.0, seconds)
            ),
            Language::Fr => format!(
                "Vous écrivez très vite. Réessayez dans {}\u{a0}s.",
                crate::locale::number(self.0, seconds)
            ),
        }
    }

    /// “This seat is taken. Watch the game, or ask the host for another link.”
    #[must_use]
    pub const fn seat_taken(self) -> &'static str {
        match self.0 {
            Language::En => "This seat is taken. Watch the game, or ask the host for another link.",
            Language::Es => "Este puesto está ocupado. Mira la partida, o pide otro enlace al anfitrión.",
            Language::Fr => {
                "Cette place est prise. Regardez la partie, ou demandez un autre lien à son hôte."
            }
        }
    }

    /// “{seat} has already played, so this seat stays taken.”
    #[must_use]
    pub fn seat_acted(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} has already played, so this seat stays taken.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!("{} ya ha jugado, así que este puesto sigue ocupado.", word_1(seat)),
            Language::Fr => format!("{} a déjà joué\u{a0}: la place reste prise.", word_2(seat)),
        }
    }

    /// “{seat} has another player by now than the one you saw. Look who sits there first.”
    #[must_use]
    pub fn seat_changed(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} has another player by now than the one you saw. Look who sits there first.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} tiene ahora otro jugador distinto del que viste. Mira antes quién está.",
                word_1(seat)
            ),
            Language::Fr => format!(
                "{} a maintenant un autre joueur que celui que vous avez vu. Regardez d’abord qui y est.",
                word_2(seat)
            ),
        }
    }

    /// “This link no longer works, because a newer one has replaced it. Ask the host for the new link.”
    #[must_use]
    pub const fn invitation_replaced(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This link no longer works, because a newer one has replaced it. Ask the host for the new link."
            }
            Language::Es => {
                "Este enlace ya no vale: otro más reciente lo ha reemplazado. Pide el nuevo al anfitrión."
            }
            Language::Fr => {
                "Ce lien n’est plus valable\u{a0}: un lien plus récent l’a remplacé. Demandez-le à l’hôte de la partie."
            }
        }
    }

    /// “Only the host of this game can do that.”
    #[must_use]
    pub const fn not_your_game(self) -> &'static str {
        match self.0 {
            Language::En => "Only the host of this game can do that.",
            Language::Es => "Solo puede hacerlo el anfitrión de esta partida.",
            Language::Fr => "Seul l’hôte de cette partie peut le faire.",
        }
    }

    /// “Only the players of this game can play it again.”
    #[must_use]
    pub const fn not_a_player(self) -> &'static str {
        match self.0 {
            Language::En => "Only the players of this game can play it again.",
            Language::Es => "Solo quienes jugaron esta partida pueden volver a jugarla.",
            Language::Fr => "Seuls les joueurs de cette partie peuvent en demander la revanche.",
        }
    }

    /// “People are still playing here. You can play again once the game is over.”
    #[must_use]
    pub const fn unfinished(self) -> &'static str {
        match self.0 {
            Language::En => "People are still playing here. You can play again once the game is over.",
            Language::Es => "Aquí todavía se juega. Podrás jugar otra vez cuando termine la partida.",
            Language::Fr => {
                "On joue encore ici. Vous pourrez demander une revanche quand la partie sera finie."
            }
        }
    }

    /// “A name has at most {limit} characters.”
    #[must_use]
    pub fn name_too_long(self, limit: u64) -> String {
        match self.0 {
            Language::En => {
                format!("A name has at most {} characters.", crate::locale::number(self.0, limit))
            }
            Language::Es => {
                format!("Un nombre tiene como máximo {} caracteres.", crate::locale::number(self.0, limit))
            }
            Language::Fr => format!("Un nom a {} caractères au plus.", crate::locale::number(self.0, limit)),
        }
    }

    /// “A name has no invisible characters, and this one has {character}.”
    #[must_use]
    pub fn name_hidden(self, character: &str) -> String {
        match self.0 {
            Language::En => format!("A name has no invisible characters, and this one has {character}."),
            Language::Es => format!("Un nombre no lleva caracteres invisibles, y este tiene {character}."),
            Language::Fr => format!("Un nom n’a pas de caractères invisibles, et celui-ci a {character}."),
        }
    }

    /// “A name is written in one alphabet. This one mixes letters that look alike.”
    #[must_use]
    pub const fn name_mixed(self) -> &'static str {
        match self.0 {
            Language::En => "A name is written in one alphabet. This one mixes letters that look alike.",
            Language::Es => "Un nombre se escribe en un solo alfabeto. Este mezcla letras que se parecen.",
            Language::Fr => {
                "Un nom s’écrit dans un seul alphabet. Celui-ci mêle des lettres qui se ressemblent."
            }
        }
    }

    /// “This is a name of bots, of seats or of the service. Choose another one.”
    #[must_use]
    pub const fn name_of_bot(self) -> &'static str {
        match self.0 {
            Language::En => "This is a name of bots, of seats or of the service. Choose another one.",
            Language::Es => "Así se llama un bot, un puesto o el servicio. Elige otro nombre.",
            Language::Fr => "C’est un nom de bot, de place ou du service. Choisissez-en un autre.",
        }
    }

    /// “This name belongs to an account. Choose another one.”
    #[must_use]
    pub const fn name_taken(self) -> &'static str {
        match self.0 {
            Language::En => "This name belongs to an account. Choose another one.",
            Language::Es => "Este nombre es de una cuenta. Elige otro.",
            Language::Fr => "Ce nom appartient à un compte. Choisissez-en un autre.",
        }
    }

    /// “The name of an account has {min} to {max} letters and digits, the first one a letter. Hyphens, dots and underscores stand one at a time between them.”
    #[must_use]
    pub fn name_form(self, min: u64, max: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The name of an account has {} to {} letters and digits, the first one a letter. Hyphens, dots and underscores stand one at a time between them.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
            Language::Es => format!(
                "El nombre de una cuenta tiene de {} a {} letras y cifras, y empieza por una letra. Guiones, puntos y guiones bajos van de uno en uno, en el interior.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
            Language::Fr => format!(
                "Le nom d’un compte a de {} à {} lettres et chiffres, et commence par une lettre. Traits d’union, points et tirets bas s’y placent un par un, à l’intérieur.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
        }
    }

    /// “A name is changed once in {every} days. This one can be changed again in {days} days.”
    #[must_use]
    pub fn name_changed(self, every: u64, days: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A name is changed once in {} days. This one can be changed again in {}.",
                crate::locale::number(self.0, every),
                match days {
                    _ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One =>
                        "one day".to_owned(),
                    _ => format!("{} days", crate::locale::number(self.0, days)),
                }
            ),
            Language::Es => format!(
                "El nombre solo se puede cambiar una vez cada {} días. Podrás volver a hacerlo dentro de {}.",
                crate::locale::number(self.0, every),
                match days {
                    _ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One =>
                        "un día".to_owned(),
                    _ => format!("{} días", crate::locale::number(self.0, days)),
                }
            ),
            Language::Fr => format!(
                "On ne change de nom qu’une fois tous les {} jours. Vous pourrez le faire dans {}.",
                crate::locale::number(self.0, every),
                match days {
                    _ if crate::locale::plural(self.0, days) == icu_plurals::PluralCategory::One =>
                        "un jour".to_owned(),
                    _ => format!("{} jours", crate::locale::number(self.0, days)),
                }
            ),
        }
    }

    /// “A password has {min} to {max} characters.”
    #[must_use]
    pub fn password_length(self, min: u64, max: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A password has {} to {} characters.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
            Language::Es => format!(
                "Una contraseña tiene de {} a {} caracteres.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
            Language::Fr => format!(
                "Un mot de passe a de {} à {} caractères.",
                crate::locale::number(self.0, min),
                crate::locale::number(self.0, max)
            ),
        }
    }

    /// “This password is easy to guess: many people use it, or it is made of a name. Choose another one.”
    #[must_use]
    pub const fn password_guessable(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This password is easy to guess: many people use it, or it is made of a name. Choose another one."
            }
            Language::Es => {
                "Esta contraseña es fácil de adivinar: mucha gente la usa, o está hecha con un nombre. Elige otra."
            }
            Language::Fr => {
                "Ce mot de passe est facile à deviner\u{a0}: beaucoup l’utilisent, ou il est fait d’un nom. Choisissez-en un autre."
            }
        }
    }

    /// “No account has this name and this password.”
    #[must_use]
    pub const fn wrong_sign_in(self) -> &'static str {
        match self.0 {
            Language::En => "No account has this name and this password.",
            Language::Es => "Ninguna cuenta tiene este nombre y esta contraseña.",
            Language::Fr => "Aucun compte n’a ce nom et ce mot de passe.",
        }
    }

    /// “This is not your password.”
    #[must_use]
    pub const fn wrong_password(self) -> &'static str {
        match self.0 {
            Language::En => "This is not your password.",
            Language::Es => "Esa no es tu contraseña.",
            Language::Fr => "Ce n’est pas votre mot de passe.",
        }
    }

    /// “This account asks for a second factor: type the code that your app shows now, or one of your recovery codes.”
    #[must_use]
    pub const fn code_wanted(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This account asks for a second factor: type the code that your app shows now, or one of your recovery codes."
            }
            Language::Es => {
                "Esta cuenta pide un segundo factor: escribe el código que muestra ahora tu aplicación, o uno de tus códigos de recuperación."
            }
            Language::Fr => {
                "Ce compte demande un second facteur\u{a0}: tapez le code que votre application affiche maintenant, ou l’un de vos codes de secours."
            }
        }
    }

    /// “This is not the code that the app shows now, it has been used already, or it is no recovery code that is left.”
    #[must_use]
    pub const fn wrong_code(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This is not the code that the app shows now, it has been used already, or it is no recovery code that is left."
            }
            Language::Es => {
                "No es el código que muestra ahora la aplicación, ya se ha usado, o no es un código de recuperación que quede."
            }
            Language::Fr => {
                "Ce n’est pas le code que l’application affiche maintenant, il a déjà servi, ou ce n’est pas un code de secours restant."
            }
        }
    }

    /// “Prove once more that it is you.”
    #[must_use]
    pub const fn proof_wanted(self) -> &'static str {
        match self.0 {
            Language::En => "Prove once more that it is you.",
            Language::Es => "Demuestra otra vez quién eres.",
            Language::Fr => "Prouvez encore une fois que c’est vous.",
        }
    }

    /// “This passkey was not accepted. Try again, or sign in in another way.”
    #[must_use]
    pub const fn wrong_passkey(self) -> &'static str {
        match self.0 {
            Language::En => "This passkey was not accepted. Try again, or sign in in another way.",
            Language::Es => {
                "Esta llave de acceso no se ha aceptado. Inténtalo otra vez o entra de otra manera."
            }
            Language::Fr => "Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.",
        }
    }

    /// “Passkeys do not work here: the service has no public address with https.”
    #[must_use]
    pub const fn no_passkeys(self) -> &'static str {
        match self.0 {
            Language::En => "Passkeys do not work here: the service has no public address with https.",
            Language::Es => {
                "Las llaves de acceso no funcionan aquí: el servicio no tiene una dirección pública con https."
            }
            Language::Fr => {
                "Les clés d’accès ne marchent pas ici\u{a0}: le service n’a pas d’adresse publique en https."
            }
        }
    }

    /// “You have {max} passkeys, as many as may be. Remove one first.”
    #[must_use]
    pub fn too_many_passkeys(self, max: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You have {} passkeys, as many as may be. Remove one first.",
                crate::locale::number(self.0, max)
            ),
            Language::Es => format!(
                "Tienes {} llaves de acceso, el máximo. Quita una antes.",
                crate::locale::number(self.0, max)
            ),
            Language::Fr => format!(
                "Vous avez {} clés d’accès, le maximum. Retirez-en une d’abord.",
                crate::locale::number(self.0, max)
            ),
        }
    }

    /// “This is the only way to sign in to your account. Choose a password or add another passkey first.”
    #[must_use]
    pub const fn last_passkey(self) -> &'static str {
        match self.0 {
            Language::En => {
                "This is the only way to sign in to your account. Choose a password or add another passkey first."
            }
            Language::Es => {
                "Es la única manera de entrar en tu cuenta. Elige antes una contraseña o añade otra llave de acceso."
            }
            Language::Fr => {
                "C’est le seul moyen de vous connecter à votre compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès."
            }
        }
    }

    /// “There is no second factor to be confirmed or renewed. Begin again.”
    #[must_use]
    pub const fn no_second_factor(self) -> &'static str {
        match self.0 {
            Language::En => "There is no second factor to be confirmed or renewed. Begin again.",
            Language::Es => "No hay ningún segundo factor que confirmar o renovar. Empieza de nuevo.",
            Language::Fr => "Aucun second facteur n’attend d’être confirmé ou renouvelé. Recommencez.",
        }
    }

    /// “This link has been used, or it is too old. Ask for another one.”
    #[must_use]
    pub const fn link_used(self) -> &'static str {
        match self.0 {
            Language::En => "This link has been used, or it is too old. Ask for another one.",
            Language::Es => "Este enlace ya se usó, o es demasiado antiguo. Pide otro.",
            Language::Fr => "Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.",
        }
    }

    /// “This is not a mail address.”
    #[must_use]
    pub const fn mail_address(self) -> &'static str {
        match self.0 {
            Language::En => "This is not a mail address.",
            Language::Es => "Esto no es una dirección de correo.",
            Language::Fr => "Ce n’est pas une adresse de courriel.",
        }
    }

    /// “An hour is a number from 0 to 23, and the time zone must be known here.”
    #[must_use]
    pub const fn mail_hours(self) -> &'static str {
        match self.0 {
            Language::En => "An hour is a number from 0 to 23, and the time zone must be known here.",
            Language::Es => "Una hora es un número de 0 a 23, y la zona horaria debe conocerse aquí.",
            Language::Fr => "Une heure est un nombre de 0 à 23, et le fuseau horaire doit être connu ici.",
        }
    }

    /// “This service sends no mail.”
    #[must_use]
    pub const fn no_mail(self) -> &'static str {
        match self.0 {
            Language::En => "This service sends no mail.",
            Language::Es => "Este servicio no envía correo.",
            Language::Fr => "Ce service n’envoie pas de courriels.",
        }
    }

    /// “This service pushes nothing.”
    #[must_use]
    pub const fn no_push(self) -> &'static str {
        match self.0 {
            Language::En => "This service pushes nothing.",
            Language::Es => "Este servicio no envía notificaciones.",
            Language::Fr => "Ce service n’envoie pas de notifications.",
        }
    }

    /// “Nothing can be pushed to this browser: its push service is none that this service trusts.”
    #[must_use]
    pub const fn push_receiver(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Nothing can be pushed to this browser: its push service is none that this service trusts."
            }
            Language::Es => {
                "A este navegador no se le puede enviar nada: su servicio de notificaciones no es de los que este servicio acepta."
            }
            Language::Fr => {
                "Rien ne peut être envoyé à ce navigateur\u{a0}: son service de notifications n’est pas de ceux auxquels ce service se fie."
            }
        }
    }

    /// “Nothing can be planned here now: it is your turn, somebody else plays for you, the game is not on, or it has treaties.”
    #[must_use]
    pub const fn no_plan(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Nothing can be planned here now: it is your turn, somebody else plays for you, the game is not on, or it has treaties."
            }
            Language::Es => {
                "Ahora no se puede prever nada aquí: te toca jugar, alguien juega por ti, la partida no está en marcha o tiene tratados."
            }
            Language::Fr => {
                "Rien ne peut être prévu ici maintenant\u{a0}: c’est à vous de jouer, quelqu’un joue pour vous, la partie n’est pas en cours, ou elle a des traités."
            }
        }
    }

    /// “A plan has up to 8 lines with up to 4 conditions each, and names turns and squares of this board.”
    #[must_use]
    pub const fn plan_form(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A plan has up to 8 lines with up to 4 conditions each, and names turns and squares of this board."
            }
            Language::Es => {
                "Un plan tiene hasta 8 líneas con hasta 4 condiciones cada una, y nombra jugadas y casillas de este tablero."
            }
            Language::Fr => {
                "Un plan a 8 lignes au plus, de 4 conditions au plus chacune, et nomme des coups et des cases de ce plateau."
            }
        }
    }

    /// “You have less than an hour of leave left. A day comes with every twelve.”
    #[must_use]
    pub const fn no_leave(self) -> &'static str {
        match self.0 {
            Language::En => "You have less than an hour of leave left. A day comes with every twelve.",
            Language::Es => "Te queda menos de una hora de vacaciones. Cada doce días dan uno.",
            Language::Fr => "Il vous reste moins d’une heure de congé. Douze jours en donnent un.",
        }
    }

    /// “You play {limit} games by the day already. One of them must end first.”
    #[must_use]
    pub fn too_many_daily_games(self, limit: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You play {} games by the day already. One of them must end first.",
                crate::locale::number(self.0, limit)
            ),
            Language::Es => format!(
                "Ya juegas {} partidas por días. Primero tiene que terminar una.",
                crate::locale::number(self.0, limit)
            ),
            Language::Fr => format!(
                "Vous jouez déjà {} parties par jours. L’une d’elles doit finir d’abord.",
                crate::locale::number(self.0, limit)
            ),
        }
    }

    /// “Sign in first.”
    #[must_use]
    pub const fn no_account(self) -> &'static str {
        match self.0 {
            Language::En => "Sign in first.",
            Language::Es => "Inicia sesión primero.",
            Language::Fr => "Connectez-vous d’abord.",
        }
    }

    /// “You have an account already.”
    #[must_use]
    pub const fn has_account(self) -> &'static str {
        match self.0 {
            Language::En => "You have an account already.",
            Language::Es => "Ya tienes una cuenta.",
            Language::Fr => "Vous avez déjà un compte.",
        }
    }

    /// “This service makes no accounts: its host has switched them off.”
    #[must_use]
    pub const fn registration_closed(self) -> &'static str {
        match self.0 {
            Language::En => "This service makes no accounts: its host has switched them off.",
            Language::Es => "Este servicio no crea cuentas: quien lo lleva las ha desactivado.",
            Language::Fr => "Ce service ne crée pas de comptes\u{a0}: son responsable les a désactivés.",
        }
    }

    /// “Accounts are made by invitation here: open the link of somebody who has an account, or of the host. Each link works once.”
    #[must_use]
    pub const fn invitation_wanted(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Accounts are made by invitation here: open the link of somebody who has an account, or of the host. Each link works once."
            }
            Language::Es => {
                "Aquí las cuentas se crean por invitación: abre el enlace de alguien que tenga cuenta, o de quien lleva el servicio. Cada enlace sirve una vez."
            }
            Language::Fr => {
                "Ici, on crée un compte sur invitation\u{a0}: ouvrez le lien de quelqu’un qui a un compte, ou de l’hôte. Chaque lien sert une fois."
            }
        }
    }

    /// “You have invited as many people as you may.”
    #[must_use]
    pub const fn no_invitations(self) -> &'static str {
        match self.0 {
            Language::En => "You have invited as many people as you may.",
            Language::Es => "Has invitado a tantas personas como puedes.",
            Language::Fr => "Vous avez invité autant de personnes que vous pouvez.",
        }
    }

    /// “You are kept out here for {hours} more hours. The page “What concerns you” says why, and takes an answer.”
    #[must_use]
    pub fn banned(self, hours: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You are kept out here {}. The page “What concerns you” says why, and takes an answer.",
                match hours {
                    0 => "for good".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "for one more hour".to_owned(),
                    _ => format!("for {} more hours", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Es => format!(
                "Estás excluido de aquí {}. La página «Lo que te concierne» dice por qué y admite una respuesta.",
                match hours {
                    0 => "para siempre".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "durante una hora más".to_owned(),
                    _ => format!("durante {} horas más", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Fr => format!(
                "Vous êtes exclu d’ici {}. La page «\u{a0}Ce qui vous concerne\u{a0}» dit pourquoi et reçoit une réponse.",
                match hours {
                    0 => "définitivement".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "pour une heure encore".to_owned(),
                    _ => format!("pour {} heures encore", crate::locale::number(self.0, hours)),
                }
            ),
        }
    }

    /// “You cannot speak for {hours} more hours. The page “What concerns you” says why, and takes an answer.”
    #[must_use]
    pub fn silenced(self, hours: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You cannot speak {}. The page “What concerns you” says why, and takes an answer.",
                match hours {
                    0 => "here any more".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "for one more hour".to_owned(),
                    _ => format!("for {} more hours", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Es => format!(
                "No puedes escribir {}. La página «Lo que te concierne» dice por qué y admite una respuesta.",
                match hours {
                    0 => "más aquí".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "durante una hora más".to_owned(),
                    _ => format!("durante {} horas más", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Fr => format!(
                "Vous ne pouvez {}. La page «\u{a0}Ce qui vous concerne\u{a0}» dit pourquoi et reçoit une réponse.",
                match hours {
                    0 => "plus écrire ici".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "pas écrire pendant une heure encore".to_owned(),
                    _ => format!("pas écrire pendant {} heures encore", crate::locale::number(self.0, hours)),
                }
            ),
        }
    }

    /// “You were warned. Read why on the page “What concerns you” before you sit down.”
    #[must_use]
    pub const fn warned(self) -> &'static str {
        match self.0 {
            Language::En => "You were warned. Read why on the page “What concerns you” before you sit down.",
            Language::Es => {
                "Has recibido una advertencia. Lee por qué en la página «Lo que te concierne» antes de sentarte."
            }
            Language::Fr => {
                "Vous avez reçu un avertissement. Lisez-en la raison sur la page «\u{a0}Ce qui vous concerne\u{a0}» avant de vous asseoir."
            }
        }
    }

    /// “You cannot sit at listed tables for {hours} more hours. The page “What concerns you” says why, and takes an answer.”
    #[must_use]
    pub fn no_listed_tables(self, hours: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You cannot sit at listed tables {}. The page “What concerns you” says why, and takes an answer.",
                match hours {
                    0 => "any more".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "for one more hour".to_owned(),
                    _ => format!("for {} more hours", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Es => format!(
                "No puedes sentarte a mesas anunciadas {}. La página «Lo que te concierne» dice por qué y admite una respuesta.",
                match hours {
                    0 => "nunca más".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "durante una hora más".to_owned(),
                    _ => format!("durante {} horas más", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Fr => format!(
                "Vous ne pouvez {} aux tables annoncées. La page «\u{a0}Ce qui vous concerne\u{a0}» dit pourquoi et reçoit une réponse.",
                match hours {
                    0 => "plus vous asseoir".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "pas vous asseoir pendant une heure encore".to_owned(),
                    _ => format!(
                        "pas vous asseoir pendant {} heures encore",
                        crate::locale::number(self.0, hours)
                    ),
                }
            ),
        }
    }

    /// “You cannot play rated games for {hours} more hours. The page “What concerns you” says why, and takes an answer.”
    #[must_use]
    pub fn no_rated_tables(self, hours: u64) -> String {
        match self.0 {
            Language::En => format!(
                "You cannot play rated games {}. The page “What concerns you” says why, and takes an answer.",
                match hours {
                    0 => "any more".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "for one more hour".to_owned(),
                    _ => format!("for {} more hours", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Es => format!(
                "No puedes jugar partidas con clasificación {}. La página «Lo que te concierne» dice por qué y admite una respuesta.",
                match hours {
                    0 => "nunca más".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "durante una hora más".to_owned(),
                    _ => format!("durante {} horas más", crate::locale::number(self.0, hours)),
                }
            ),
            Language::Fr => format!(
                "Vous ne pouvez {} de parties classées. La page «\u{a0}Ce qui vous concerne\u{a0}» dit pourquoi et reçoit une réponse.",
                match hours {
                    0 => "plus jouer".to_owned(),
                    _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One =>
                        "pas jouer pendant une heure encore".to_owned(),
                    _ => format!("pas jouer pendant {} heures encore", crate::locale::number(self.0, hours)),
                }
            ),
        }
    }

    /// “You have signed out, or signed in otherwise. Reload the page.”
    #[must_use]
    pub const fn signed_out(self) -> &'static str {
        match self.0 {
            Language::En => "You have signed out, or signed in otherwise. Reload the page.",
            Language::Es => "Has cerrado la sesión, o has entrado de otro modo. Recarga la página.",
            Language::Fr => "Votre session a pris fin, ou une autre s’est ouverte. Rechargez la page.",
        }
    }

    /// “Too many attempts. Try again in {minutes} minutes.”
    #[must_use]
    pub fn too_many_tries(self, minutes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Too many attempts. Try again in {}.",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        "one minute".to_owned(),
                    _ => format!("{} minutes", crate::locale::number(self.0, minutes)),
                }
            ),
            Language::Es => format!(
                "Demasiados intentos. Vuelve a probar dentro de {}.",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        "un minuto".to_owned(),
                    _ => format!("{} minutos", crate::locale::number(self.0, minutes)),
                }
            ),
            Language::Fr => format!(
                "Trop d’essais. Réessayez dans {}.",
                match minutes {
                    _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One =>
                        "une minute".to_owned(),
                    _ => format!("{} minutes", crate::locale::number(self.0, minutes)),
                }
            ),
        }
    }

    /// “Many people are signing in. Try again in a moment.”
    #[must_use]
    pub const fn busy(self) -> &'static str {
        match self.0 {
            Language::En => "Many people are signing in. Try again in a moment.",
            Language::Es => "Mucha gente está iniciando sesión. Vuelve a probar dentro de un momento.",
            Language::Fr => "Beaucoup de gens se connectent. Réessayez dans un instant.",
        }
    }

    /// “A bot waits at most {limit} milliseconds.”
    #[must_use]
    pub fn bot_delay_too_long(self, limit: u64) -> String {
        match self.0 {
            Language::En => {
                format!("A bot waits at most {} milliseconds.", crate::locale::number(self.0, limit))
            }
            Language::Es => {
                format!("Un bot espera como máximo {} milisegundos.", crate::locale::number(self.0, limit))
            }
            Language::Fr => {
                format!("Un bot attend {} millisecondes au plus.", crate::locale::number(self.0, limit))
            }
        }
    }

    /// “The option repetition is 0 or 2 to {limit} here, not {found}.”
    #[must_use]
    pub fn repetition_out_of_range(self, limit: u64, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The option repetition is 0 or 2 to {} here, not {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
            Language::Es => format!(
                "La opción repetition vale aquí 0 o de 2 a {}, no {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
            Language::Fr => format!(
                "L’option repetition vaut ici 0 ou de 2 à {}, et non {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
        }
    }

    /// “The option quiet_limit is 1 to {limit} here, not {found}.”
    #[must_use]
    pub fn quiet_limit_out_of_range(self, limit: u64, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The option quiet_limit is 1 to {} here, not {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
            Language::Es => format!(
                "La opción quiet_limit vale aquí de 1 a {}, no {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
            Language::Fr => format!(
                "L’option quiet_limit vaut ici de 1 à {}, et non {}.",
                crate::locale::number(self.0, limit),
                crate::locale::number(self.0, found)
            ),
        }
    }

    /// “A bank has {min} to {max} seconds, not {found}.”
    #[must_use]
    pub fn clock_out_of_range(self, part: Part, min: u64, max: u64, found: u64) -> String {
        match self.0 {
            Language::En => match part {
                Part::Base => format!(
                    "Each player starts with {} to {} seconds, not {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Increment => format!(
                    "A turn adds {} to {} seconds, not {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Turn => format!(
                    "A turn has {} to {} seconds, not {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                _ => format!(
                    "A bank has {} to {} seconds, not {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
            },
            Language::Es => match part {
                Part::Base => format!(
                    "Cada jugador empieza con {} a {} segundos, no {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Increment => format!(
                    "Una jugada añade de {} a {} segundos, no {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Turn => format!(
                    "Una jugada tiene de {} a {} segundos, no {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                _ => format!(
                    "Una reserva tiene de {} a {} segundos, no {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
            },
            Language::Fr => match part {
                Part::Base => format!(
                    "Chaque joueur commence avec {} à {} secondes, et non {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Increment => format!(
                    "Un coup ajoute {} à {} secondes, et non {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                Part::Turn => format!(
                    "Un coup a {} à {} secondes, et non {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
                _ => format!(
                    "Une réserve a {} à {} secondes, et non {}.",
                    crate::locale::number(self.0, min),
                    crate::locale::number(self.0, max),
                    crate::locale::number(self.0, found)
                ),
            },
        }
    }

    /// “This game would be over before its first turn.”
    #[must_use]
    pub const fn over_at_start(self) -> &'static str {
        match self.0 {
            Language::En => "This game would be over before its first turn.",
            Language::Es => "Esta partida terminaría antes de la primera jugada.",
            Language::Fr => "Cette partie serait finie avant le premier coup.",
        }
    }

    /// “This position has {found} players, not {wanted}.”
    #[must_use]
    pub fn start_players(self, found: u64, wanted: u64) -> String {
        match self.0 {
            Language::En => format!(
                "This position has {}, not {}.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "one player".to_owned(),
                    _ => format!("{} players", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Es => format!(
                "Esta posición tiene {}, no {}.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "un jugador".to_owned(),
                    _ => format!("{} jugadores", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Fr => format!(
                "Cette position a {} {}, et non {}.",
                crate::locale::number(self.0, found),
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "joueur".to_owned(),
                    _ => "joueurs".to_owned(),
                },
                crate::locale::number(self.0, wanted)
            ),
        }
    }

    /// “{seat} has a player in this position, so the seat cannot be empty.”
    #[must_use]
    pub fn start_has_player(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} has a player in this position, so the seat cannot be empty.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} está en juego en esta posición, así que su puesto no puede quedar vacío.",
                word_1(seat)
            ),
            Language::Fr => format!(
                "{} a un joueur dans cette position\u{202f}; sa place ne peut pas rester vide.",
                word_2(seat)
            ),
        }
    }

    /// “{seat} has no player in this position, so the seat must be empty.”
    #[must_use]
    pub fn start_lacks_player(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} has no player in this position, so the seat must be empty.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} no está en juego en esta posición, así que su puesto debe quedar vacío.",
                word_1(seat)
            ),
            Language::Fr => format!(
                "{} n’a pas de joueur dans cette position\u{202f}; sa place doit rester vide.",
                word_2(seat)
            ),
        }
    }

    /// “This board is for 2 to {limit} players, not {found}.”
    #[must_use]
    pub fn board_players(self, limit: u64, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "This board is for {}, not {}.",
                match limit {
                    2 => "2 players".to_owned(),
                    _ => format!("2 to {} players", crate::locale::number(self.0, limit)),
                },
                crate::locale::number(self.0, found)
            ),
            Language::Es => format!(
                "Este tablero es para {}, no {}.",
                match limit {
                    2 => "2 jugadores".to_owned(),
                    _ => format!("2 a {} jugadores", crate::locale::number(self.0, limit)),
                },
                crate::locale::number(self.0, found)
            ),
            Language::Fr => format!(
                "Ce plateau est pour {}, et non {}.",
                match limit {
                    2 => "2 joueurs".to_owned(),
                    _ => format!("2 à {} joueurs", crate::locale::number(self.0, limit)),
                },
                crate::locale::number(self.0, found)
            ),
        }
    }

    /// “At least two seats need a player.”
    #[must_use]
    pub const fn too_few_players(self) -> &'static str {
        match self.0 {
            Language::En => "At least two seats need a player.",
            Language::Es => "Hacen falta al menos dos jugadores.",
            Language::Fr => "Il faut au moins deux joueurs.",
        }
    }

    /// “These seats make {found} players, not {wanted}.”
    #[must_use]
    pub fn seats_players(self, found: u64, wanted: u64) -> String {
        match self.0 {
            Language::En => format!(
                "These seats make {} players, not {}.",
                crate::locale::number(self.0, found),
                crate::locale::number(self.0, wanted)
            ),
            Language::Es => format!(
                "Estos puestos suman {} jugadores, no {}.",
                crate::locale::number(self.0, found),
                crate::locale::number(self.0, wanted)
            ),
            Language::Fr => format!(
                "Ces places font {} joueurs, et non {}.",
                crate::locale::number(self.0, found),
                crate::locale::number(self.0, wanted)
            ),
        }
    }

    /// “With {players} players {seat} has none, unless another seat is named as empty.”
    #[must_use]
    pub fn seat_is_absent(self, seat: Seat, players: u64) -> String {
        match self.0 {
            Language::En => format!(
                "With {} players {} has none, unless another seat is named as empty.",
                crate::locale::number(self.0, players),
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "Con {} jugadores, {} no tiene ninguno, a menos que dejes vacío otro puesto.",
                crate::locale::number(self.0, players),
                word_1(seat)
            ),
            Language::Fr => format!(
                "À {} joueurs, {} n’en a pas, sauf si une autre place est laissée vide.",
                crate::locale::number(self.0, players),
                word_2(seat)
            ),
        }
    }

    /// “{seat} is to be a bot that makes no treaties, so it has no character.”
    #[must_use]
    pub fn no_character(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} is to be a bot that makes no treaties, so it has no character.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} ha de ser un bot que no hace tratados, así que no tiene carácter.",
                crate::capital::capital(word_1(seat))
            ),
            Language::Fr => format!(
                "{} doit être un bot qui ne conclut pas de traité\u{a0}: il n’a pas de caractère.",
                crate::capital::capital(word_2(seat))
            ),
        }
    }

    /// “{what}”
    #[must_use]
    pub fn not_found(self, what: What) -> String {
        match self.0 {
            Language::En => word_6(what).to_owned(),
            Language::Es => word_7(what).to_owned(),
            Language::Fr => word_8(what).to_owned(),
        }
    }

    /// “This address does not know that method.”
    #[must_use]
    pub const fn method_not_allowed(self) -> &'static str {
        match self.0 {
            Language::En => "This address does not know that method.",
            Language::Es => "Esta dirección no admite ese método.",
            Language::Fr => "Cette adresse ne connaît pas cette méthode.",
        }
    }

    /// “Send this as application/json.”
    #[must_use]
    pub const fn unsupported_media_type(self) -> &'static str {
        match self.0 {
            Language::En => "Send this as application/json.",
            Language::Es => "Envía esto como application/json.",
            Language::Fr => "Envoyez ceci en application/json.",
        }
    }

    /// “The service takes this page for one of another site. If it is not, tell who runs it: the proxy must pass on the name of the host.”
    #[must_use]
    pub const fn foreign_origin(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The service takes this page for one of another site. If it is not, tell who runs it: the proxy must pass on the name of the host."
            }
            Language::Es => {
                "El servicio toma esta página por la de otro sitio. Si no lo es, avisa a quien lo administra: el proxy debe transmitir el nombre del host."
            }
            Language::Fr => {
                "Le service prend cette page pour celle d’un autre site. Si ce n’est pas le cas, prévenez qui l’héberge\u{a0}: le proxy doit transmettre le nom de l’hôte."
            }
        }
    }

    /// “The service cannot read this. (Details: {details})”
    #[must_use]
    pub fn malformed(self, details: &str) -> String {
        match self.0 {
            Language::En => format!("The service cannot read this. (Details: {details})"),
            Language::Es => format!("El servicio no puede leer esto. (Detalles: {details})"),
            Language::Fr => format!("Le service ne peut pas lire ceci. (Détails\u{a0}: {details})"),
        }
    }

    /// “This is too long. The limit is {limit} bytes.”
    #[must_use]
    pub fn too_large(self, limit: u64) -> String {
        match self.0 {
            Language::En => {
                format!("This is too long. The limit is {} bytes.", crate::locale::number(self.0, limit))
            }
            Language::Es => {
                format!("Es demasiado largo. El límite es de {} bytes.", crate::locale::number(self.0, limit))
            }
            Language::Fr => {
                format!("C’est trop long. La limite est de {} octets.", crate::locale::number(self.0, limit))
            }
        }
    }

    /// “The connection is too slow. Try again.”
    #[must_use]
    pub const fn too_slow(self) -> &'static str {
        match self.0 {
            Language::En => "The connection is too slow. Try again.",
            Language::Es => "La conexión es demasiado lenta. Inténtalo de nuevo.",
            Language::Fr => "La connexion est trop lente. Réessayez.",
        }
    }

    /// “{kind}. Try again in {seconds} seconds.”
    #[must_use]
    pub fn too_many(self, kind: Kind, seconds: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{}. Try again in {}.",
                word_9(kind),
                match seconds {
                    _ if crate::locale::plural(self.0, seconds) == icu_plurals::PluralCategory::One =>
                        "one second".to_owned(),
                    _ => format!("{} seconds", crate::locale::number(self.0, seconds)),
                }
            ),
            Language::Es => format!(
                "{}. Inténtalo de nuevo dentro de {}.",
                word_10(kind),
                match seconds {
                    _ if crate::locale::plural(self.0, seconds) == icu_plurals::PluralCategory::One =>
                        "un segundo".to_owned(),
                    _ => format!("{} segundos", crate::locale::number(self.0, seconds)),
                }
            ),
            Language::Fr => format!(
                "{}. Réessayez dans {} {}.",
                word_11(kind),
                crate::locale::number(self.0, seconds),
                match seconds {
                    _ if crate::locale::plural(self.0, seconds) == icu_plurals::PluralCategory::One =>
                        "seconde".to_owned(),
                    _ => "secondes".to_owned(),
                }
            ),
        }
    }

    /// “The first message of a connection is hello.”
    #[must_use]
    pub const fn no_hello(self) -> &'static str {
        match self.0 {
            Language::En => "The first message of a connection is hello.",
            Language::Es => "El primer mensaje de una conexión es hello.",
            Language::Fr => "Le premier message d’une connexion est hello.",
        }
    }

    /// “This connection does not follow that game.”
    #[must_use]
    pub const fn not_followed(self) -> &'static str {
        match self.0 {
            Language::En => "This connection does not follow that game.",
            Language::Es => "Esta conexión no sigue esa partida.",
            Language::Fr => "Cette connexion ne suit pas cette partie.",
        }
    }

    /// “A connection follows at most {limit} topics at once.”
    #[must_use]
    pub fn too_many_topics(self, limit: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A connection follows at most {} topics at once.",
                crate::locale::number(self.0, limit)
            ),
            Language::Es => format!(
                "Una conexión sigue como máximo {} temas a la vez.",
                crate::locale::number(self.0, limit)
            ),
            Language::Fr => format!(
                "Une connexion suit au plus {} sujets à la fois.",
                crate::locale::number(self.0, limit)
            ),
        }
    }

    /// “This page is out of date. Reload it. (It speaks version {client} of the protocol, and the service version {service}.)”
    #[must_use]
    pub fn unsupported_version(self, client: u64, service: u64) -> String {
        match self.0 {
            Language::En => format!(
                "This page is out of date. Reload it. (It speaks version {} of the protocol, and the service version {}.)",
                crate::locale::number(self.0, client),
                crate::locale::number(self.0, service)
            ),
            Language::Es => format!(
                "Esta página está anticuada. Recárgala. (Habla la versión {} del protocolo, y el servicio la versión {}.)",
                crate::locale::number(self.0, client),
                crate::locale::number(self.0, service)
            ),
            Language::Fr => format!(
                "Cette page n’est plus à jour. Rechargez-la. (Elle parle la version {} du protocole, et le service la version {}.)",
                crate::locale::number(self.0, client),
                crate::locale::number(self.0, service)
            ),
        }
    }

    /// “The service is restarting. Your game goes on in a moment.”
    #[must_use]
    pub const fn shutting_down(self) -> &'static str {
        match self.0 {
            Language::En => "The service is restarting. Your game goes on in a moment.",
            Language::Es => "El servicio se está reiniciando. Tu partida sigue en un momento.",
            Language::Fr => "Le service redémarre. Votre partie continue dans un instant.",
        }
    }

    /// “Something went wrong on our side. Try again.”
    #[must_use]
    pub const fn internal(self) -> &'static str {
        match self.0 {
            Language::En => "Something went wrong on our side. Try again.",
            Language::Es => "Algo ha fallado por nuestra parte. Inténtalo de nuevo.",
            Language::Fr => "Quelque chose a mal tourné de notre côté. Réessayez.",
        }
    }

    /// “Something went wrong on our side. Try again, or tell the host of this service the number {request}.”
    #[must_use]
    pub fn failed(self, request: &str) -> String {
        match self.0 {
            Language::En => format!(
                "Something went wrong on our side. Try again, or tell the host of this service the number {request}."
            ),
            Language::Es => format!(
                "Algo ha fallado por nuestra parte. Inténtalo de nuevo o dale a quien lleva este servicio el número {request}."
            ),
            Language::Fr => format!(
                "Quelque chose a mal tourné de notre côté. Réessayez, ou donnez au responsable de ce service le numéro {request}."
            ),
        }
    }

    /// “The answer took too long here. Try again, or tell the host of this service the number {request}.”
    #[must_use]
    pub fn timed_out(self, request: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The answer took too long here. Try again, or tell the host of this service the number {request}."
            ),
            Language::Es => format!(
                "La respuesta ha tardado demasiado. Inténtalo de nuevo o dale a quien lleva este servicio el número {request}."
            ),
            Language::Fr => format!(
                "La réponse a mis trop de temps. Réessayez, ou donnez au responsable de ce service le numéro {request}."
            ),
        }
    }

    /// “The service cannot be reached. Try again in a moment.”
    #[must_use]
    pub const fn unreachable(self) -> &'static str {
        match self.0 {
            Language::En => "The service cannot be reached. Try again in a moment.",
            Language::Es => "No se puede contactar con el servicio. Inténtalo de nuevo dentro de un momento.",
            Language::Fr => "Le service est injoignable. Réessayez dans un instant.",
        }
    }

    /// “The service answers, but this network lets no live connection (WebSocket) through. Try another network, or ask who runs this one to allow it.”
    #[must_use]
    pub const fn no_upgrade(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The service answers, but this network lets no live connection (WebSocket) through. Try another network, or ask who runs this one to allow it."
            }
            Language::Es => {
                "El servicio responde, pero esta red bloquea las conexiones en directo (WebSocket). Prueba otra red o pide a quien la administra que las permita."
            }
            Language::Fr => {
                "Le service répond, mais ce réseau bloque les connexions en direct (WebSocket). Essayez un autre réseau, ou demandez que celui-ci les autorise."
            }
        }
    }

    /// “That didn’t work.”
    #[must_use]
    pub const fn unexplained(self) -> &'static str {
        match self.0 {
            Language::En => "That didn’t work.",
            Language::Es => "No ha funcionado.",
            Language::Fr => "Ça n’a pas marché.",
        }
    }

    /// “This page does not know what has happened in the game. Reload it.”
    #[must_use]
    pub const fn unknown_entry(self) -> &'static str {
        match self.0 {
            Language::En => "This page does not know what has happened in the game. Reload it.",
            Language::Es => "Esta página no sabe qué ha pasado en la partida. Recárgala.",
            Language::Fr => "Cette page ne sait pas ce qui s’est passé dans la partie. Rechargez-la.",
        }
    }
}

/// A value of the argument `$need`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// `rules`.
    Rules,
    /// `board`.
    Board,
    /// `start`.
    Start,
    /// `begins`.
    Begins,
    /// `clock`.
    Clock,
    /// `flag`.
    Flag,
    /// `bots`.
    Bots,
    /// `players`.
    Players,
    /// `listed`.
    Listed,
    /// `take_back`.
    TakeBack,
    /// `stand_in`.
    StandIn,
    /// `by_day`.
    ByDay,
}

impl Need {
    /// All values.
    pub const ALL: [Self; 12] = [
        Self::Rules,
        Self::Board,
        Self::Start,
        Self::Begins,
        Self::Clock,
        Self::Flag,
        Self::Bots,
        Self::Players,
        Self::Listed,
        Self::TakeBack,
        Self::StandIn,
        Self::ByDay,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Board => "board",
            Self::Start => "start",
            Self::Begins => "begins",
            Self::Clock => "clock",
            Self::Flag => "flag",
            Self::Bots => "bots",
            Self::Players => "players",
            Self::Listed => "listed",
            Self::TakeBack => "take_back",
            Self::StandIn => "stand_in",
            Self::ByDay => "by_day",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$part`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// `base`.
    Base,
    /// `increment`.
    Increment,
    /// `turn`.
    Turn,
    /// `bank`.
    Bank,
}

impl Part {
    /// All values.
    pub const ALL: [Self; 4] = [Self::Base, Self::Increment, Self::Turn, Self::Bank];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Increment => "increment",
            Self::Turn => "turn",
            Self::Bank => "bank",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$what`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// `address`.
    Address,
    /// `file`.
    File,
    /// `game`.
    Game,
    /// `invitation`.
    Invitation,
    /// `message`.
    Message,
    /// `page`.
    Page,
    /// `player`.
    Player,
    /// `seat`.
    Seat,
}

impl What {
    /// All values.
    pub const ALL: [Self; 8] = [
        Self::Address,
        Self::File,
        Self::Game,
        Self::Invitation,
        Self::Message,
        Self::Page,
        Self::Player,
        Self::Seat,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::File => "file",
            Self::Game => "game",
            Self::Invitation => "invitation",
            Self::Message => "message",
            Self::Page => "page",
            Self::Player => "player",
            Self::Seat => "seat",
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
    /// `games`.
    Games,
    /// `reads`.
    Reads,
    /// `sockets`.
    Sockets,
    /// `hellos`.
    Hellos,
    /// `commands`.
    Commands,
    /// `pings`.
    Pings,
}

impl Kind {
    /// All values.
    pub const ALL: [Self; 6] =
        [Self::Games, Self::Reads, Self::Sockets, Self::Hellos, Self::Commands, Self::Pings];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Reads => "reads",
            Self::Sockets => "sockets",
            Self::Hellos => "hellos",
            Self::Commands => "commands",
            Self::Pings => "pings",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
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

const fn word_3(value: Need) -> &'static str {
    match value {
        Need::Rules => "A rated game has the classic rules.",
        Need::Board => "A rated game is played on the square board.",
        Need::Start => "A rated game begins from the usual position.",
        Need::Begins => "A rated game begins when all are ready.",
        Need::Clock => "A rated game needs a clock.",
        Need::Flag => "In a rated game, players whose time runs out are out.",
        Need::Bots => "No bot plays in a rated game.",
        Need::Players => "In a rated game everybody has one seat.",
        Need::Listed => {
            "Rated games here are among people who do not know each other, so the lobby lists them."
        }
        Need::TakeBack => "In a rated game no turn is taken back.",
        Need::StandIn => "In a rated game no bot stands in.",
        Need::ByDay => "A rated game keeps its clock.",
    }
}

const fn word_4(value: Need) -> &'static str {
    match value {
        Need::Rules => "Una partida puntuada sigue las reglas clásicas.",
        Need::Board => "Una partida puntuada se juega en el tablero cuadrado.",
        Need::Start => "Una partida puntuada empieza en la posición habitual.",
        Need::Begins => "Una partida puntuada empieza cuando todos están listos.",
        Need::Clock => "Una partida puntuada necesita reloj.",
        Need::Flag => "En una partida puntuada, quien agota su tiempo queda fuera.",
        Need::Bots => "Ningún bot juega en una partida puntuada.",
        Need::Players => "En una partida puntuada cada persona tiene un solo puesto.",
        Need::Listed => {
            "Aquí las partidas puntuadas son entre gente que no se conoce, así que figuran en la sala."
        }
        Need::TakeBack => "En una partida puntuada no se deshace ninguna jugada.",
        Need::StandIn => "En una partida puntuada ningún bot sustituye a nadie.",
        Need::ByDay => "Una partida puntuada conserva su reloj.",
    }
}

const fn word_5(value: Need) -> &'static str {
    match value {
        Need::Rules => "Une partie cotée suit les règles classiques.",
        Need::Board => "Une partie cotée se joue sur le plateau carré.",
        Need::Start => "Une partie cotée commence à la position habituelle.",
        Need::Begins => "Une partie cotée commence quand tout le monde est prêt.",
        Need::Clock => "Une partie cotée a besoin d’une pendule.",
        Need::Flag => "Dans une partie cotée, qui n’a plus de temps est éliminé.",
        Need::Bots => "Aucun bot ne joue dans une partie cotée.",
        Need::Players => "Dans une partie cotée, chacun tient une seule place.",
        Need::Listed => {
            "Ici, les parties cotées se jouent entre gens qui ne se connaissent pas\u{a0}: elles figurent donc dans le salon."
        }
        Need::TakeBack => "Dans une partie cotée, aucun coup n’est annulé.",
        Need::StandIn => "Dans une partie cotée, aucun bot ne remplace un joueur.",
        Need::ByDay => "Une partie cotée garde sa pendule.",
    }
}

const fn word_6(value: What) -> &'static str {
    match value {
        What::Address => "There is nothing at this address.",
        What::File => "There is no such file.",
        What::Game => "There is no such game. The link may be incomplete, or the game was deleted.",
        What::Invitation => "There is no such invitation. The link may be incomplete.",
        What::Message => "There is no such message here, or you have not read it.",
        What::Page => "There is no such page.",
        What::Player => "There is no player with this name.",
        What::Seat => "This game has no such seat.",
    }
}

const fn word_7(value: What) -> &'static str {
    match value {
        What::Address => "No hay nada en esta dirección.",
        What::File => "No existe ese archivo.",
        What::Game => "No existe esa partida. Quizá el enlace esté incompleto o la partida se haya borrado.",
        What::Invitation => "No existe esa invitación. Quizá el enlace esté incompleto.",
        What::Message => "Ese mensaje no existe aquí, o no lo has leído.",
        What::Page => "No existe esa página.",
        What::Player => "Nadie juega con ese nombre.",
        What::Seat => "Esta partida no tiene ese puesto.",
    }
}

const fn word_8(value: What) -> &'static str {
    match value {
        What::Address => "Il n’y a rien à cette adresse.",
        What::File => "Ce fichier n’existe pas.",
        What::Game => {
            "Cette partie n’existe pas. Le lien est peut-être incomplet, ou la partie a été supprimée."
        }
        What::Invitation => "Cette invitation n’existe pas. Le lien est peut-être incomplet.",
        What::Message => "Ce message n’existe pas ici, ou vous ne l’avez pas lu.",
        What::Page => "Cette page n’existe pas.",
        What::Player => "Personne ne joue sous ce nom.",
        What::Seat => "Cette partie n’a pas cette place.",
    }
}

const fn word_9(value: Kind) -> &'static str {
    match value {
        Kind::Games => "Too many new games at once",
        Kind::Reads => "Too many games opened at once",
        Kind::Sockets => "Too many pages open at once",
        Kind::Hellos => "Too many connections at once",
        Kind::Commands => "Too many moves at once",
        Kind::Pings => "Too many messages at once",
    }
}

const fn word_10(value: Kind) -> &'static str {
    match value {
        Kind::Games => "Demasiadas partidas nuevas a la vez",
        Kind::Reads => "Demasiadas partidas consultadas a la vez",
        Kind::Sockets => "Demasiadas páginas abiertas a la vez",
        Kind::Hellos => "Demasiadas conexiones a la vez",
        Kind::Commands => "Demasiadas jugadas a la vez",
        Kind::Pings => "Demasiados mensajes a la vez",
    }
}

const fn word_11(value: Kind) -> &'static str {
    match value {
        Kind::Games => "Trop de nouvelles parties à la fois",
        Kind::Reads => "Trop de parties consultées à la fois",
        Kind::Sockets => "Trop de pages ouvertes à la fois",
        Kind::Hellos => "Trop de connexions à la fois",
        Kind::Commands => "Trop de coups à la fois",
        Kind::Pings => "Trop de messages à la fois",
    }
}

/// The messages by code, and how each reads its arguments.
const BY_CODE: &crate::arguments::Messages<Refusals> = &[
    ("not_your_turn", |texts, args| Some(texts.not_your_turn(args.named("seat", Seat::from_name)?))),
    ("not_your_seat", |texts, args| Some(texts.not_your_seat(args.named("seat", Seat::from_name)?))),
    ("stale", |texts, _| Some(texts.stale().to_owned())),
    ("finished", |texts, _| Some(texts.finished().to_owned())),
    ("command_reused", |texts, _| Some(texts.command_reused().to_owned())),
    ("no_such_event", |texts, args| Some(texts.no_such_event(args.number("events")?))),
    ("not_started", |texts, _| Some(texts.not_started().to_owned())),
    ("paused", |texts, _| Some(texts.paused().to_owned())),
    ("not_paused", |texts, _| Some(texts.not_paused().to_owned())),
    ("stood_in", |texts, _| Some(texts.stood_in().to_owned())),
    ("no_stand_in", |texts, _| Some(texts.no_stand_in().to_owned())),
    ("cannot_answer", |texts, args| Some(texts.cannot_answer(args.named("seat", Seat::from_name)?))),
    ("offer_stands", |texts, _| Some(texts.offer_stands().to_owned())),
    ("too_many_offers", |texts, _| Some(texts.too_many_offers().to_owned())),
    ("no_offer", |texts, _| Some(texts.no_offer().to_owned())),
    ("no_treaties", |texts, _| Some(texts.no_treaties().to_owned())),
    ("no_secret_treaties", |texts, _| Some(texts.no_secret_treaties().to_owned())),
    ("not_in_channel", |texts, args| Some(texts.not_in_channel(args.named("seat", Seat::from_name)?))),
    ("treaty_offered", |texts, _| Some(texts.treaty_offered().to_owned())),
    ("too_many_proposals", |texts, _| Some(texts.too_many_proposals().to_owned())),
    ("treaty_refused", |texts, _| Some(texts.treaty_refused().to_owned())),
    ("too_many_treaties", |texts, args| {
        Some(texts.too_many_treaties(args.named("seat", Seat::from_name)?, args.number("limit")?))
    }),
    ("makes_no_treaties", |texts, args| Some(texts.makes_no_treaties(args.named("seat", Seat::from_name)?))),
    ("no_own_turn", |texts, _| Some(texts.no_own_turn().to_owned())),
    ("no_time_left", |texts, _| Some(texts.no_time_left().to_owned())),
    ("too_late_to_abort", |texts, _| Some(texts.too_late_to_abort().to_owned())),
    ("not_away", |texts, args| Some(texts.not_away(args.named("seat", Seat::from_name)?))),
    ("no_clock", |texts, _| Some(texts.no_clock().to_owned())),
    ("started", |texts, _| Some(texts.started().to_owned())),
    ("removed", |texts, _| Some(texts.removed().to_owned())),
    ("seat_reserved", |texts, _| Some(texts.seat_reserved().to_owned())),
    ("no_cookies", |texts, _| Some(texts.no_cookies().to_owned())),
    ("no_free_seat", |texts, _| Some(texts.no_free_seat().to_owned())),
    ("not_seated", |texts, _| Some(texts.not_seated().to_owned())),
    ("own_seat", |texts, _| Some(texts.own_seat().to_owned())),
    ("sitter_is_ready", |texts, _| Some(texts.sitter_is_ready().to_owned())),
    ("fill_out_of_range", |texts, args| {
        Some(texts.fill_out_of_range(args.number("min")?, args.number("max")?, args.number("found")?))
    }),
    ("appointment_out_of_range", |texts, args| Some(texts.appointment_out_of_range(args.number("days")?))),
    ("no_appointment", |texts, _| Some(texts.no_appointment().to_owned())),
    ("rated_table", |texts, args| Some(texts.rated_table(args.named("need", Need::from_name)?))),
    ("rated_needs_account", |texts, _| Some(texts.rated_needs_account().to_owned())),
    ("rated_strangers", |texts, _| Some(texts.rated_strangers().to_owned())),
    ("secret_needs_whispers", |texts, _| Some(texts.secret_needs_whispers().to_owned())),
    ("whispers_need_talk", |texts, _| Some(texts.whispers_need_talk().to_owned())),
    ("whispers_need_players", |texts, _| Some(texts.whispers_need_players().to_owned())),
    ("nobody_watches", |texts, _| Some(texts.nobody_watches().to_owned())),
    ("no_talk", |texts, _| Some(texts.no_talk().to_owned())),
    ("signs_only", |texts, _| Some(texts.signs_only().to_owned())),
    ("not_your_channel", |texts, _| Some(texts.not_your_channel().to_owned())),
    ("words_stand", |texts, _| Some(texts.words_stand().to_owned())),
    ("not_your_words", |texts, _| Some(texts.not_your_words().to_owned())),
    ("too_many_reports", |texts, args| Some(texts.too_many_reports(args.number("limit")?))),
    ("text_too_long", |texts, args| Some(texts.text_too_long(args.number("limit")?))),
    ("drawing_empty", |texts, _| Some(texts.drawing_empty().to_owned())),
    ("drawing_too_large", |texts, args| Some(texts.drawing_too_large(args.number("limit")?))),
    ("drawing_square", |texts, args| Some(texts.drawing_square(&args.text("square")?))),
    ("text_empty", |texts, _| Some(texts.text_empty().to_owned())),
    ("too_much_talk", |texts, args| Some(texts.too_much_talk(args.number("seconds")?))),
    ("seat_taken", |texts, _| Some(texts.seat_taken().to_owned())),
    ("seat_acted", |texts, args| Some(texts.seat_acted(args.named("seat", Seat::from_name)?))),
    ("seat_changed", |texts, args| Some(texts.seat_changed(args.named("seat", Seat::from_name)?))),
    ("invitation_replaced", |texts, _| Some(texts.invitation_replaced().to_owned())),
    ("not_your_game", |texts, _| Some(texts.not_your_game().to_owned())),
    ("not_a_player", |texts, _| Some(texts.not_a_player().to_owned())),
    ("unfinished", |texts, _| Some(texts.unfinished().to_owned())),
    ("name_too_long", |texts, args| Some(texts.name_too_long(args.number("limit")?))),
    ("name_hidden", |texts, args| Some(texts.name_hidden(&args.text("character")?))),
    ("name_mixed", |texts, _| Some(texts.name_mixed().to_owned())),
    ("name_of_bot", |texts, _| Some(texts.name_of_bot().to_owned())),
    ("name_taken", |texts, _| Some(texts.name_taken().to_owned())),
    ("name_form", |texts, args| Some(texts.name_form(args.number("min")?, args.number("max")?))),
    ("name_changed", |texts, args| Some(texts.name_changed(args.number("every")?, args.number("days")?))),
    ("password_length", |texts, args| Some(texts.password_length(args.number("min")?, args.number("max")?))),
    ("password_guessable", |texts, _| Some(texts.password_guessable().to_owned())),
    ("wrong_sign_in", |texts, _| Some(texts.wrong_sign_in().to_owned())),
    ("wrong_password", |texts, _| Some(texts.wrong_password().to_owned())),
    ("code_wanted", |texts, _| Some(texts.code_wanted().to_owned())),
    ("wrong_code", |texts, _| Some(texts.wrong_code().to_owned())),
    ("proof_wanted", |texts, _| Some(texts.proof_wanted().to_owned())),
    ("wrong_passkey", |texts, _| Some(texts.wrong_passkey().to_owned())),
    ("no_passkeys", |texts, _| Some(texts.no_passkeys().to_owned())),
    ("too_many_passkeys", |texts, args| Some(texts.too_many_passkeys(args.number("max")?))),
    ("last_passkey", |texts, _| Some(texts.last_passkey().to_owned())),
    ("no_second_factor", |texts, _| Some(texts.no_second_factor().to_owned())),
    ("link_used", |texts, _| Some(texts.link_used().to_owned())),
    ("mail_address", |texts, _| Some(texts.mail_address().to_owned())),
    ("mail_hours", |texts, _| Some(texts.mail_hours().to_owned())),
    ("no_mail", |texts, _| Some(texts.no_mail().to_owned())),
    ("no_push", |texts, _| Some(texts.no_push().to_owned())),
    ("push_receiver", |texts, _| Some(texts.push_receiver().to_owned())),
    ("no_plan", |texts, _| Some(texts.no_plan().to_owned())),
    ("plan_form", |texts, _| Some(texts.plan_form().to_owned())),
    ("no_leave", |texts, _| Some(texts.no_leave().to_owned())),
    ("too_many_daily_games", |texts, args| Some(texts.too_many_daily_games(args.number("limit")?))),
    ("no_account", |texts, _| Some(texts.no_account().to_owned())),
    ("has_account", |texts, _| Some(texts.has_account().to_owned())),
    ("registration_closed", |texts, _| Some(texts.registration_closed().to_owned())),
    ("invitation_wanted", |texts, _| Some(texts.invitation_wanted().to_owned())),
    ("no_invitations", |texts, _| Some(texts.no_invitations().to_owned())),
    ("banned", |texts, args| Some(texts.banned(args.number("hours")?))),
    ("silenced", |texts, args| Some(texts.silenced(args.number("hours")?))),
    ("warned", |texts, _| Some(texts.warned().to_owned())),
    ("no_listed_tables", |texts, args| Some(texts.no_listed_tables(args.number("hours")?))),
    ("no_rated_tables", |texts, args| Some(texts.no_rated_tables(args.number("hours")?))),
    ("signed_out", |texts, _| Some(texts.signed_out().to_owned())),
    ("too_many_tries", |texts, args| Some(texts.too_many_tries(args.number("minutes")?))),
    ("busy", |texts, _| Some(texts.busy().to_owned())),
    ("bot_delay_too_long", |texts, args| Some(texts.bot_delay_too_long(args.number("limit")?))),
    ("repetition_out_of_range", |texts, args| {
        Some(texts.repetition_out_of_range(args.number("limit")?, args.number("found")?))
    }),
    ("quiet_limit_out_of_range", |texts, args| {
        Some(texts.quiet_limit_out_of_range(args.number("limit")?, args.number("found")?))
    }),
    ("clock_out_of_range", |texts, args| {
        Some(texts.clock_out_of_range(
            args.named("part", Part::from_name)?,
            args.number("min")?,
            args.number("max")?,
            args.number("found")?,
        ))
    }),
    ("over_at_start", |texts, _| Some(texts.over_at_start().to_owned())),
    ("start_players", |texts, args| Some(texts.start_players(args.number("found")?, args.number("wanted")?))),
    ("start_has_player", |texts, args| Some(texts.start_has_player(args.named("seat", Seat::from_name)?))),
    ("start_lacks_player", |texts, args| {
        Some(texts.start_lacks_player(args.named("seat", Seat::from_name)?))
    }),
    ("board_players", |texts, args| Some(texts.board_players(args.number("limit")?, args.number("found")?))),
    ("too_few_players", |texts, _| Some(texts.too_few_players().to_owned())),
    ("seats_players", |texts, args| Some(texts.seats_players(args.number("found")?, args.number("wanted")?))),
    ("seat_is_absent", |texts, args| {
        Some(texts.seat_is_absent(args.named("seat", Seat::from_name)?, args.number("players")?))
    }),
    ("no_character", |texts, args| Some(texts.no_character(args.named("seat", Seat::from_name)?))),
    ("not_found", |texts, args| Some(texts.not_found(args.named("what", What::from_name)?))),
    ("method_not_allowed", |texts, _| Some(texts.method_not_allowed().to_owned())),
    ("unsupported_media_type", |texts, _| Some(texts.unsupported_media_type().to_owned())),
    ("foreign_origin", |texts, _| Some(texts.foreign_origin().to_owned())),
    ("malformed", |texts, args| Some(texts.malformed(&args.text("details")?))),
    ("too_large", |texts, args| Some(texts.too_large(args.number("limit")?))),
    ("too_slow", |texts, _| Some(texts.too_slow().to_owned())),
    ("too_many", |texts, args| {
        Some(texts.too_many(args.named("kind", Kind::from_name)?, args.number("seconds")?))
    }),
    ("no_hello", |texts, _| Some(texts.no_hello().to_owned())),
    ("not_followed", |texts, _| Some(texts.not_followed().to_owned())),
    ("too_many_topics", |texts, args| Some(texts.too_many_topics(args.number("limit")?))),
    ("unsupported_version", |texts, args| {
        Some(texts.unsupported_version(args.number("client")?, args.number("service")?))
    }),
    ("shutting_down", |texts, _| Some(texts.shutting_down().to_owned())),
    ("internal", |texts, _| Some(texts.internal().to_owned())),
    ("failed", |texts, args| Some(texts.failed(&args.text("request")?))),
    ("timed_out", |texts, args| Some(texts.timed_out(&args.text("request")?))),
    ("unreachable", |texts, _| Some(texts.unreachable().to_owned())),
    ("no_upgrade", |texts, _| Some(texts.no_upgrade().to_owned())),
    ("unexplained", |texts, _| Some(texts.unexplained().to_owned())),
    ("unknown_entry", |texts, _| Some(texts.unknown_entry().to_owned())),
];

impl Refusals {
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
