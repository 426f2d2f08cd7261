//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::{Role, Seat};

use crate::Language;

/// The texts of the area `handbook` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Handbook(pub Language);

impl Handbook {
    /// “Djambi – Machiavelli’s chessboard”
    #[must_use]
    pub const fn home_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi – Machiavelli’s chessboard",
            Language::Es => "Djambi – el ajedrez de Maquiavelo",
            Language::Fr => "Djambi – l’échiquier de Machiavel",
        }
    }

    /// “Machiavelli’s chessboard”
    #[must_use]
    pub const fn motto(self) -> &'static str {
        match self.0 {
            Language::En => "Machiavelli’s chessboard",
            Language::Es => "El ajedrez de Maquiavelo",
            Language::Fr => "L’échiquier de Machiavel",
        }
    }

    /// “Four armies, one maze, and no friends. The dead stay on the board and become walls; a killed chief’s army changes sides; and the player in the maze plays as often as all others together.”
    #[must_use]
    pub const fn lead(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Four armies, one maze, and no friends. The dead stay on the board and become walls; a killed chief’s army changes sides; and the player in the maze plays as often as all others together."
            }
            Language::Es => {
                "Cuatro ejércitos, un laberinto y ningún amigo. Los muertos se quedan en el tablero y se vuelven muros; el ejército de un líder muerto cambia de bando; y quien ocupa el laberinto juega tantas veces como todos los demás juntos."
            }
            Language::Fr => {
                "Quatre armées, un labyrinthe et pas un ami. Les morts restent sur le plateau et deviennent des murs\u{202f}; l’armée d’un chef tué change de camp\u{202f}; et celui qui tient le labyrinthe joue aussi souvent que tous les autres réunis."
            }
        }
    }

    /// “Learn to play”
    #[must_use]
    pub const fn learn_first(self) -> &'static str {
        match self.0 {
            Language::En => "Learn to play",
            Language::Es => "Aprender a jugar",
            Language::Fr => "Apprendre à jouer",
        }
    }

    /// “Play now”
    #[must_use]
    pub const fn play_now(self) -> &'static str {
        match self.0 {
            Language::En => "Play now",
            Language::Es => "Jugar ahora",
            Language::Fr => "Jouer maintenant",
        }
    }

    /// “Play against bots”
    #[must_use]
    pub const fn play_bots(self) -> &'static str {
        match self.0 {
            Language::En => "Play against bots",
            Language::Es => "Jugar contra bots",
            Language::Fr => "Jouer contre des bots",
        }
    }

    /// “Short lessons, or <a href="/rules">the rules in five minutes</a>”
    #[must_use]
    pub const fn learn(self) -> &'static str {
        match self.0 {
            Language::En => "Short lessons, or <a href=\"/rules\">the rules in five minutes</a>",
            Language::Es => "Lecciones breves, o <a href=\"/rules\">las reglas en cinco minutos</a>",
            Language::Fr => "De courtes leçons, ou <a href=\"/rules\">les règles en cinq minutes</a>",
        }
    }

    /// “Playing needs JavaScript; <a href="/rules">the rules</a> can be read without it.”
    #[must_use]
    pub const fn without_script(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Playing needs JavaScript; <a href=\"/rules\">the rules</a> can be read without it."
            }
            Language::Es => {
                "Para jugar hace falta JavaScript; <a href=\"/rules\">las reglas</a> se leen sin él."
            }
            Language::Fr => {
                "Il faut JavaScript pour jouer\u{202f}; <a href=\"/rules\">les règles</a> se lisent sans."
            }
        }
    }

    /// “Meet at a table”
    #[must_use]
    pub const fn meet(self) -> &'static str {
        match self.0 {
            Language::En => "Meet at a table",
            Language::Es => "Juega con otras personas",
            Language::Fr => "Se retrouver à une table",
        }
    }

    /// “Sit down with people at an open table, or watch a game. Nobody has to register.”
    #[must_use]
    pub const fn meet_text(self) -> &'static str {
        match self.0 {
            Language::En => "Sit down with people at an open table, or watch a game. Nobody has to register.",
            Language::Es => {
                "Siéntate con otros a una mesa abierta, o mira una partida. Nadie tiene que registrarse."
            }
            Language::Fr => "Prenez place à une table ouverte, ou regardez une partie. Aucune inscription.",
        }
    }

    /// “Choose your board”
    #[must_use]
    pub const fn choose_board(self) -> &'static str {
        match self.0 {
            Language::En => "Choose your board",
            Language::Es => "Elige tu tablero",
            Language::Fr => "Choisissez votre plateau",
        }
    }

    /// “For two to six people, friends or bots. The rules are the same everywhere; the neighbours are not.”
    #[must_use]
    pub const fn choose_board_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "For two to six people, friends or bots. The rules are the same everywhere; the neighbours are not."
            }
            Language::Es => {
                "De dos a seis personas, con amigos o con bots. Las reglas son las mismas en todas partes; los vecinos, no."
            }
            Language::Fr => {
                "De deux à six, entre amis ou contre des bots. Les règles sont partout les mêmes\u{202f}; les voisins, non."
            }
        }
    }

    /// “The rules of Djambi”
    #[must_use]
    pub const fn rules_title(self) -> &'static str {
        match self.0 {
            Language::En => "The rules of Djambi",
            Language::Es => "Las reglas del Djambi",
            Language::Fr => "Les règles du Djambi",
        }
    }

    /// “How Djambi is played: six kinds of pieces, corpses that stay, a maze that gives power, and armies that change sides. With pictures.”
    #[must_use]
    pub const fn rules_description(self) -> &'static str {
        match self.0 {
            Language::En => {
                "How Djambi is played: six kinds of pieces, corpses that stay, a maze that gives power, and armies that change sides. With pictures."
            }
            Language::Es => {
                "Cómo se juega al Djambi: seis clases de piezas, cadáveres que se quedan, un laberinto que da el poder y ejércitos que cambian de bando. Con imágenes."
            }
            Language::Fr => {
                "Comment on joue au Djambi\u{a0}: six sortes de pièces, des cadavres qui restent, un labyrinthe qui donne le pouvoir et des armées qui changent de camp. Avec des images."
            }
        }
    }

    /// “The rules, in five minutes”
    #[must_use]
    pub const fn rules_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The rules, in five minutes",
            Language::Es => "Las reglas, en cinco minutos",
            Language::Fr => "Les règles, en cinq minutes",
        }
    }

    /// “Be the last player alive. Everything else, kindness included, is a means to that end.”
    #[must_use]
    pub const fn goal(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Be the last player alive. Everything else, kindness included, is a means to that end."
            }
            Language::Es => {
                "Sé el último que quede con vida. Todo lo demás, amabilidad incluida, es un medio para lograrlo."
            }
            Language::Fr => {
                "Soyez le dernier en vie. Tout le reste, gentillesse comprise, n’est qu’un moyen d’y parvenir."
            }
        }
    }

    /// “On this page: <a href="#pieces">the pieces</a>, <a href="#maze">the maze</a>, <a href="#armies">armies that change sides</a>, <a href="#boards">other boards</a>.”
    #[must_use]
    pub const fn contents(self) -> &'static str {
        match self.0 {
            Language::En => {
                "On this page: <a href=\"#pieces\">the pieces</a>, <a href=\"#maze\">the maze</a>, <a href=\"#armies\">armies that change sides</a>, <a href=\"#boards\">other boards</a>."
            }
            Language::Es => {
                "En esta página: <a href=\"#pieces\">las piezas</a>, <a href=\"#maze\">el laberinto</a>, <a href=\"#armies\">los ejércitos que cambian de bando</a>, <a href=\"#boards\">otros tableros</a>."
            }
            Language::Fr => {
                "Sur cette page\u{a0}: <a href=\"#pieces\">les pièces</a>, <a href=\"#maze\">le labyrinthe</a>, <a href=\"#armies\">les armées qui changent de camp</a>, <a href=\"#boards\">les autres plateaux</a>."
            }
        }
    }

    /// “The board”
    #[must_use]
    pub const fn board_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The board",
            Language::Es => "El tablero",
            Language::Fr => "Le plateau",
        }
    }

    /// “Nine squares by nine. In each corner stands an army: <strong>red</strong>, <strong>blue</strong>, <strong>yellow</strong> and <strong>green</strong>, which play in this order. The square in the middle is the <strong>maze</strong>, the seat of power.”
    #[must_use]
    pub const fn board_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Nine squares by nine. In each corner stands an army: <strong>red</strong>, <strong>blue</strong>, <strong>yellow</strong> and <strong>green</strong>, which play in this order. The square in the middle is the <strong>maze</strong>, the seat of power."
            }
            Language::Es => {
                "Nueve casillas por nueve. En cada esquina hay un ejército: el <strong>rojo</strong>, el <strong>azul</strong>, el <strong>amarillo</strong> y el <strong>verde</strong>, que juegan en este orden. La casilla del centro es el <strong>laberinto</strong>, la sede del poder."
            }
            Language::Fr => {
                "Neuf cases sur neuf. Dans chaque coin, une armée\u{a0}: la <strong>rouge</strong>, la <strong>bleue</strong>, la <strong>jaune</strong> et la <strong>verte</strong>, qui jouent dans cet ordre. La case du milieu est le <strong>labyrinthe</strong>, siège du pouvoir."
            }
        }
    }

    /// “A turn”
    #[must_use]
    pub const fn turn_heading(self) -> &'static str {
        match self.0 {
            Language::En => "A turn",
            Language::Es => "Una jugada",
            Language::Fr => "Un coup",
        }
    }

    /// “On your turn you move one piece, and you must. Every piece moves in a straight line, along ranks, files or diagonals, over empty squares: militants one or two squares, all others as far as they like. Nobody jumps. Only a chief may stop in the maze; everybody may pass through it while it is empty.”
    #[must_use]
    pub const fn turn_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "On your turn you move one piece, and you must. Every piece moves in a straight line, along ranks, files or diagonals, over empty squares: militants one or two squares, all others as far as they like. Nobody jumps. Only a chief may stop in the maze; everybody may pass through it while it is empty."
            }
            Language::Es => {
                "En tu turno mueves una pieza, y es obligatorio. Todas van en línea recta, por filas, columnas o diagonales, sobre casillas vacías: los militantes, una o dos casillas; las demás, tan lejos como quieran. Ninguna pieza salta. Solo un líder puede detenerse en el laberinto; cualquiera puede atravesarlo mientras está vacío."
            }
            Language::Fr => {
                "À votre tour, vous jouez une pièce, et c’est obligatoire. Toutes vont en ligne droite, le long des rangées, des colonnes ou des diagonales, sur des cases vides\u{a0}: les militants d’une ou deux cases, les autres aussi loin qu’elles veulent. Aucune pièce ne saute. Seul un chef peut s’arrêter dans le labyrinthe\u{202f}; toute pièce peut le traverser tant qu’il est vide."
            }
        }
    }

    /// “You cannot <strong>pass</strong> as long as any of your pieces can move. If none can, you pass: you lose this turn, but not the game.”
    #[must_use]
    pub const fn passing(self) -> &'static str {
        match self.0 {
            Language::En => {
                "You cannot <strong>pass</strong> as long as any of your pieces can move. If none can, you pass: you lose this turn, but not the game."
            }
            Language::Es => {
                "No puedes <strong>pasar</strong> mientras alguna de tus piezas pueda moverse. Si ninguna puede, pasas: pierdes ese turno, pero no la partida."
            }
            Language::Fr => {
                "Vous ne pouvez pas <strong>passer</strong> tant que l’une de vos pièces peut jouer. Si aucune ne le peut, vous passez\u{a0}: vous perdez votre tour, mais pas la partie."
            }
        }
    }

    /// “A killed piece does not leave the board. It becomes a <strong>corpse</strong>, and corpses are walls: nobody passes them, and only the necromobile can move them. All corpses are alike, and none is ever put into the maze.”
    #[must_use]
    pub const fn corpses(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A killed piece does not leave the board. It becomes a <strong>corpse</strong>, and corpses are walls: nobody passes them, and only the necromobile can move them. All corpses are alike, and none is ever put into the maze."
            }
            Language::Es => {
                "Una pieza muerta no sale del tablero. Se convierte en un <strong>cadáver</strong>, y los cadáveres son muros: ninguna pieza los atraviesa y solo el necromóvil puede trasladarlos. Todos los cadáveres son iguales, y nunca se coloca ninguno en el laberinto."
            }
            Language::Fr => {
                "Une pièce tuée ne quitte pas le plateau. Elle devient un <strong>cadavre</strong>, et les cadavres sont des murs\u{a0}: aucune pièce ne les franchit, et seul le nécromobile les déplace. Tous les cadavres se valent, et on n’en pose jamais dans le labyrinthe."
            }
        }
    }

    /// “The pieces”
    #[must_use]
    pub const fn pieces_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The pieces",
            Language::Es => "Las piezas",
            Language::Fr => "Les pièces",
        }
    }

    /// “{role}”
    #[must_use]
    pub fn piece_name(self, role: Role) -> String {
        match self.0 {
            Language::En => crate::capital::capital(word_0(role)),
            Language::Es => crate::capital::capital(word_1(role)),
            Language::Fr => crate::capital::capital(word_2(role)),
        }
    }

    /// “{role}”
    #[must_use]
    pub fn piece_text(self, role: Role) -> String {
        match self.0 {
            Language::En => word_3(role).to_owned(),
            Language::Es => word_4(role).to_owned(),
            Language::Fr => word_5(role).to_owned(),
        }
    }

    /// “Elsewhere the chief is called leader or boss, the reporter journalist, the diplomat provocateur or troublemaker, the necromobile gravedigger, the militant thug, a corpse a block or body, and the maze labyrinth or throne.”
    #[must_use]
    pub const fn elsewhere(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Elsewhere the chief is called leader or boss, the reporter journalist, the diplomat provocateur or troublemaker, the necromobile gravedigger, the militant thug, a corpse a block or body, and the maze labyrinth or throne."
            }
            Language::Es => {
                "El líder se llama también jefe, y el diplomático, provocador. En México, en el Yang-Pî de 1979, el líder es el dirigente; el asesino, el militar; el reportero, el periodista; el necromóvil, el ideólogo, y el diplomático, el provocador."
            }
            Language::Fr => {
                "Ailleurs, le diplomate s’appelle provocateur, et le labyrinthe, case centrale. Au Mexique, dans le Yang-Pî, le chef devient dirigeant, l’assassin militaire, le reporter journaliste, le nécromobile idéologue et le diplomate, là encore, provocateur."
            }
        }
    }

    /// “The maze”
    #[must_use]
    pub const fn maze_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The maze",
            Language::Es => "El laberinto",
            Language::Fr => "Le labyrinthe",
        }
    }

    /// “While your chief sits in the maze you are <strong>in power</strong>: you play after every other player’s turn. No militant can reach your chief there, but an assassin or another chief can kill it, a reporter beside it can, and a diplomat can lead it out. A piece other than a chief that acts in the maze must leave it at once, by a second move in the same turn.”
    #[must_use]
    pub const fn maze_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "While your chief sits in the maze you are <strong>in power</strong>: you play after every other player’s turn. No militant can reach your chief there, but an assassin or another chief can kill it, a reporter beside it can, and a diplomat can lead it out. A piece other than a chief that acts in the maze must leave it at once, by a second move in the same turn."
            }
            Language::Es => {
                "Mientras tu líder ocupa el laberinto estás <strong>en el poder</strong>: juegas después de cada jugada de los demás. Ningún militante puede alcanzar allí a tu líder, pero un asesino u otro líder puede matarlo, un reportero que esté al lado también, y un diplomático puede sacarlo. Una pieza que actúa en el laberinto y no es un líder debe salir enseguida, con un segundo movimiento en la misma jugada."
            }
            Language::Fr => {
                "Tant que votre chef siège dans le labyrinthe, vous êtes <strong>au pouvoir</strong>\u{a0}: vous jouez après le coup de chacun des autres. Aucun militant ne peut l’y atteindre, mais un assassin ou un autre chef peut l’y tuer, un reporter voisin aussi, et un diplomate peut l’en faire sortir. Une pièce autre qu’un chef qui agit dans le labyrinthe doit en sortir aussitôt, par un second déplacement dans le même coup."
            }
        }
    }

    /// “Three turns of one game:”
    #[must_use]
    pub const fn three_turns(self) -> &'static str {
        match self.0 {
            Language::En => "Three turns of one game:",
            Language::Es => "Tres jugadas de una misma partida:",
            Language::Fr => "Trois coups d’une même partie\u{a0}:",
        }
    }

    /// “As long as red is in power, the order of turns is:”
    #[must_use]
    pub const fn order_of_turns(self) -> &'static str {
        match self.0 {
            Language::En => "As long as red is in power, the order of turns is:",
            Language::Es => "Mientras Rojo está en el poder, se juega en este orden:",
            Language::Fr => "Tant que Rouge est au pouvoir, on joue dans cet ordre\u{a0}:",
        }
    }

    /// “{seat}”
    #[must_use]
    pub fn player(self, seat: Seat) -> String {
        match self.0 {
            Language::En => crate::capital::capital(word_6(seat)),
            Language::Es => word_7(seat).to_owned(),
            Language::Fr => word_8(seat).to_owned(),
        }
    }

    /// “With two players left, the one in power plays twice in a row.”
    #[must_use]
    pub const fn power_of_two(self) -> &'static str {
        match self.0 {
            Language::En => "With two players left, the one in power plays twice in a row.",
            Language::Es => {
                "Cuando solo quedan dos jugadores, el que está en el poder juega dos veces seguidas."
            }
            Language::Fr => {
                "Quand il ne reste que deux joueurs, celui qui est au pouvoir joue deux coups de suite."
            }
        }
    }

    /// “Armies change sides”
    #[must_use]
    pub const fn armies_heading(self) -> &'static str {
        match self.0 {
            Language::En => "Armies change sides",
            Language::Es => "Los ejércitos cambian de bando",
            Language::Fr => "Les armées changent de camp",
        }
    }

    /// “<strong>Kill a chief</strong>, and every army it commanded is yours: the pieces keep their colour and move at your command, at once and for good.”
    #[must_use]
    pub const fn kill_a_chief(self) -> &'static str {
        match self.0 {
            Language::En => {
                "<strong>Kill a chief</strong>, and every army it commanded is yours: the pieces keep their colour and move at your command, at once and for good."
            }
            Language::Es => {
                "<strong>Mata a un líder</strong>, y todos los ejércitos que mandaba son tuyos: las piezas conservan su color y te obedecen, al momento y para siempre."
            }
            Language::Fr => {
                "<strong>Tuez un chef</strong>, et toutes les armées qu’il commandait sont à vous\u{a0}: les pièces gardent leur couleur et vous obéissent, aussitôt et pour de bon."
            }
        }
    }

    /// “<strong>Wall a chief in</strong> with corpses on every square around it, and it dies where it stands, unless it sits in the maze or its player still has a necromobile; the edge of the board is a wall too. The armies it commanded become <strong>orphans</strong>: they stand still, and nobody can touch them.”
    #[must_use]
    pub const fn wall_a_chief_in(self) -> &'static str {
        match self.0 {
            Language::En => {
                "<strong>Wall a chief in</strong> with corpses on every square around it, and it dies where it stands, unless it sits in the maze or its player still has a necromobile; the edge of the board is a wall too. The armies it commanded become <strong>orphans</strong>: they stand still, and nobody can touch them."
            }
            Language::Es => {
                "<strong>Encierra a un líder</strong> con un cadáver en cada casilla vecina, y muere donde está, salvo si ocupa el laberinto o si su jugador aún tiene un necromóvil; el borde del tablero también es un muro. Los ejércitos que mandaba quedan <strong>huérfanos</strong>: no se mueven, y nadie puede tocarlos."
            }
            Language::Fr => {
                "<strong>Encerclez un chef</strong> de cadavres, un sur chaque case autour de lui, et il meurt sur place, sauf s’il est dans le labyrinthe ou si son joueur a encore un nécromobile\u{202f}; le bord du plateau compte comme un mur. Les armées qu’il commandait deviennent <strong>orphelines</strong>\u{a0}: elles ne bougent plus, et personne ne peut y toucher."
            }
        }
    }

    /// “<strong>Come to power</strong>, and every orphan army is yours.”
    #[must_use]
    pub const fn come_to_power(self) -> &'static str {
        match self.0 {
            Language::En => "<strong>Come to power</strong>, and every orphan army is yours.",
            Language::Es => "<strong>Llega al poder</strong>, y todos los ejércitos huérfanos son tuyos.",
            Language::Fr => {
                "<strong>Prenez le pouvoir</strong>, et toutes les armées orphelines sont à vous."
            }
        }
    }

    /// “The end”
    #[must_use]
    pub const fn end_heading(self) -> &'static str {
        match self.0 {
            Language::En => "The end",
            Language::Es => "El final",
            Language::Fr => "La fin",
        }
    }

    /// “The last player alive wins. A game is a draw if the same position comes up for the third time, after 200 turns in a row without a kill, or when everybody alive agrees. With two or three players the armies without one are <strong>hostages</strong>: they never move, but they can be killed, moved and captured.”
    #[must_use]
    pub const fn end_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The last player alive wins. A game is a draw if the same position comes up for the third time, after 200 turns in a row without a kill, or when everybody alive agrees. With two or three players the armies without one are <strong>hostages</strong>: they never move, but they can be killed, moved and captured."
            }
            Language::Es => {
                "Gana el último que queda con vida. La partida acaba en tablas si la misma posición se da por tercera vez, tras 200 jugadas seguidas sin muertes o si así lo acuerdan todos los que siguen con vida. Con dos o tres jugadores, los ejércitos sin jugador son <strong>rehenes</strong>: nunca se mueven, pero sus piezas se pueden matar y trasladar, y quien mata a su líder se los queda."
            }
            Language::Fr => {
                "Le dernier joueur en vie gagne. La partie est nulle quand la même position revient pour la troisième fois, après 200 coups de suite sans mort, ou quand tous les joueurs en vie sont d’accord. À deux ou trois joueurs, les armées qui n’en ont pas sont <strong>otages</strong>\u{a0}: elles ne bougent jamais, mais on peut tuer et déplacer leurs pièces, et celui qui tue leur chef gagne ces armées."
            }
        }
    }

    /// “Boards”
    #[must_use]
    pub const fn boards_heading(self) -> &'static str {
        match self.0 {
            Language::En => "Boards",
            Language::Es => "Los tableros",
            Language::Fr => "Les plateaux",
        }
    }

    /// “All that you have read holds on every board. Only what is said here is different. On boards with fewer players than corners, the armies without one are hostages. Next to each name is the set-up; every army begins in the same corner of nine squares.”
    #[must_use]
    pub const fn boards_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "All that you have read holds on every board. Only what is said here is different. On boards with fewer players than corners, the armies without one are hostages. Next to each name is the set-up; every army begins in the same corner of nine squares."
            }
            Language::Es => {
                "Todo lo que has leído vale en cualquier tablero; solo cambia lo que se dice aquí. Si hay menos jugadores que esquinas, los ejércitos sin jugador son rehenes. Junto a cada nombre está la posición inicial; cada ejército empieza en la misma esquina de nueve casillas."
            }
            Language::Fr => {
                "Tout ce que vous venez de lire vaut sur tous les plateaux\u{202f}; seul change ce qui est dit ici. Quand il y a moins de joueurs que de coins, les armées sans joueur sont otages. À côté de chaque nom se trouve la position de départ\u{202f}; chaque armée y commence dans le même coin de neuf cases."
            }
        }
    }

    /// “{board}”
    #[must_use]
    pub fn about_board(self, board: Board) -> String {
        match self.0 {
            Language::En => word_9(board).to_owned(),
            Language::Es => word_10(board).to_owned(),
            Language::Fr => word_11(board).to_owned(),
        }
    }

    /// “The boards of hexagons are after D. Hallépée (1976), those with three to six sides after <em>Djambi-N</em>, a plan for any number of players.”
    #[must_use]
    pub const fn sources_of_boards(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The boards of hexagons are after D. Hallépée (1976), those with three to six sides after <em>Djambi-N</em>, a plan for any number of players."
            }
            Language::Es => {
                "Los tableros de hexágonos son de D. Hallépée (1976); los de tres a seis lados siguen <em>Djambi-N</em>, un plan para cualquier número de jugadores."
            }
            Language::Fr => {
                "Les plateaux d’hexagones sont d’après D. Hallépée (1976), ceux de trois à six côtés d’après <em>Djambi-N</em>, un plan pour n’importe quel nombre de joueurs."
            }
        }
    }

    /// “Rules to choose from”
    #[must_use]
    pub const fn choice_heading(self) -> &'static str {
        match self.0 {
            Language::En => "Rules to choose from",
            Language::Es => "Otras reglas",
            Language::Fr => "Des règles au choix",
        }
    }

    /// “The sources of the game differ, so you can choose another set of rules for your game, or change a single rule:”
    #[must_use]
    pub const fn choice_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The sources of the game differ, so you can choose another set of rules for your game, or change a single rule:"
            }
            Language::Es => {
                "Las fuentes del juego no están de acuerdo, así que puedes elegir otras reglas para tu partida o cambiar solo una:"
            }
            Language::Fr => {
                "Les sources du jeu ne sont pas d’accord entre elles. Vous pouvez donc choisir d’autres règles pour votre partie, ou n’en changer qu’une\u{a0}:"
            }
        }
    }

    /// “<strong>Classic</strong> is what this page tells. <strong>Yang-Pî</strong>, the Mexican game of 1979, is played alike under other names.”
    #[must_use]
    pub const fn set_classic(self) -> &'static str {
        match self.0 {
            Language::En => {
                "<strong>Classic</strong> is what this page tells. <strong>Yang-Pî</strong>, the Mexican game of 1979, is played alike under other names."
            }
            Language::Es => {
                "<strong>Clásicas</strong>: todo lo que dice esta página. El <strong>Yang-Pî</strong>, el juego mexicano de 1979, se juega igual con otros nombres."
            }
            Language::Fr => {
                "<strong>Classique</strong>\u{a0}: tout ce que dit cette page. Le <strong>Yang-Pî</strong>, jeu mexicain de 1979, se joue de même sous d’autres noms."
            }
        }
    }

    /// “<strong>Variants</strong>: a reporter kills every enemy beside it, and armies held by power are lost with it.”
    #[must_use]
    pub const fn set_variants(self) -> &'static str {
        match self.0 {
            Language::En => {
                "<strong>Variants</strong>: a reporter kills every enemy beside it, and armies held by power are lost with it."
            }
            Language::Es => {
                "<strong>Variantes</strong>: un reportero mata a todos los enemigos que tiene al lado, y los ejércitos que da el poder se pierden con él."
            }
            Language::Fr => {
                "<strong>Variantes</strong>\u{a0}: un reporter tue tous les ennemis à côté de lui, et les armées tenues par le pouvoir se perdent avec lui."
            }
        }
    }

    /// “<strong>Arena</strong>: pieces of your own armies can be killed, and assassin and diplomat may strike a second chief as they leave the maze.”
    #[must_use]
    pub const fn set_arena(self) -> &'static str {
        match self.0 {
            Language::En => {
                "<strong>Arena</strong>: pieces of your own armies can be killed, and assassin and diplomat may strike a second chief as they leave the maze."
            }
            Language::Es => {
                "<strong>Arena</strong>: se pueden matar piezas de los propios ejércitos, y el asesino y el diplomático pueden golpear a un segundo líder al salir del laberinto."
            }
            Language::Fr => {
                "<strong>Arène</strong>\u{a0}: vous pouvez tuer des pièces de vos propres armées, et l’assassin et le diplomate peuvent frapper un second chef en sortant du labyrinthe."
            }
        }
    }

    /// “Individual rules: a reporter that spares only its own chief; corpses put into the empty maze; militants that kill a chief in the maze and leave it in the same turn; hostages’ chiefs that can be walled in; and more under <em>Custom game</em> on the home page.”
    #[must_use]
    pub const fn single_rules(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Individual rules: a reporter that spares only its own chief; corpses put into the empty maze; militants that kill a chief in the maze and leave it in the same turn; hostages’ chiefs that can be walled in; and more under <em>Custom game</em> on the home page."
            }
            Language::Es => {
                "Al detalle: un reportero que solo respeta a su propio líder; cadáveres colocados en el laberinto vacío; militantes que matan a un líder en el laberinto y salen en la misma jugada; líderes rehenes que se pueden encerrar; y otras más en <em>Partida a medida</em>, en la página de inicio."
            }
            Language::Fr => {
                "Au détail\u{a0}: un reporter qui n’épargne que son propre chef\u{202f}; des cadavres posés dans le labyrinthe vide\u{202f}; des militants qui tuent un chef dans le labyrinthe et en sortent dans le même coup\u{202f}; des chefs otages que l’on peut encercler\u{202f}; et d’autres encore sous <em>Partie sur mesure</em>, à l’accueil."
            }
        }
    }

    /// “Agreements”
    #[must_use]
    pub const fn agreements_heading(self) -> &'static str {
        match self.0 {
            Language::En => "Agreements",
            Language::Es => "Los acuerdos",
            Language::Fr => "Les accords",
        }
    }

    /// “The rules know no teams, forbid no agreement and enforce none: alliances and betrayals are yours. In a game of three or more you may <strong>promise</strong> each other something, such as peace for two rounds. Press a player’s plate to offer it. Such a treaty is no rule of the game, and a turn that breaks it is legal.”
    #[must_use]
    pub const fn agreements_text(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The rules know no teams, forbid no agreement and enforce none: alliances and betrayals are yours. In a game of three or more you may <strong>promise</strong> each other something, such as peace for two rounds. Press a player’s plate to offer it. Such a treaty is no rule of the game, and a turn that breaks it is legal."
            }
            Language::Es => {
                "Las reglas no conocen equipos, no prohíben ningún acuerdo ni obligan a cumplirlo: las alianzas y las traiciones son cosa de los jugadores. En una partida de tres o más pueden <strong>prometerse</strong> algo, como la paz durante dos rondas. Toca el nombre de un jugador para proponerla. Un tratado así no es una regla del juego, y una jugada que lo rompe es legal."
            }
            Language::Fr => {
                "Les règles ne connaissent pas d’équipes, n’interdisent aucun accord et n’en garantissent aucun\u{a0}: les alliances et les trahisons sont votre affaire. Dans une partie à trois ou plus, vous pouvez vous <strong>promettre</strong> quelque chose, comme la paix pour deux tours de table. Touchez le nom d’un joueur pour la proposer. Un tel traité n’est pas une règle du jeu, et un coup qui le rompt est permis."
            }
        }
    }

    /// “The program only keeps count. It warns you before you break your word, tells all who know of the treaty when somebody has, and shows after the end who kept how many promises. Where a table allows it, you also whisper and make secret treaties, which the end opens. The <a href="/learn#alliance">last lesson</a> is about an alliance.”
    #[must_use]
    pub const fn agreements_kept(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The program only keeps count. It warns you before you break your word, tells all who know of the treaty when somebody has, and shows after the end who kept how many promises. Where a table allows it, you also whisper and make secret treaties, which the end opens. The <a href=\"/learn#alliance\">last lesson</a> is about an alliance."
            }
            Language::Es => {
                "El programa solo lleva la cuenta. Te avisa antes de que faltes a tu palabra, lo dice a todos los que conocen el tratado cuando alguien lo ha hecho, y muestra tras el final quién cumplió cuántas promesas. Donde la mesa lo permite, también puedes susurrar y hacer tratados secretos, que se revelan al final. La <a href=\"/learn#alliance\">última lección</a> trata de una alianza."
            }
            Language::Fr => {
                "Le programme ne fait que tenir les comptes. Il vous avertit avant que vous ne manquiez à votre parole, le dit à tous ceux qui connaissent le traité quand quelqu’un l’a fait, et montre après la fin qui a tenu combien de promesses. Là où la table le permet, vous chuchotez aussi et faites des traités secrets, que la fin dévoile. La <a href=\"/learn#alliance\">dernière leçon</a> parle d’une alliance."
            }
        }
    }

    /// “A first piece of advice”
    #[must_use]
    pub const fn advice_heading(self) -> &'static str {
        match self.0 {
            Language::En => "A first piece of advice",
            Language::Es => "Un primer consejo",
            Language::Fr => "Un premier conseil",
        }
    }

    /// “Everybody remembers who struck first. Keep your reporter safe and your assassin’s lines open, lay corpses between your chief and the rest of the world, and let others fight over the maze until there are few left to throw you out of it.”
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self.0 {
            Language::En => {
                "Everybody remembers who struck first. Keep your reporter safe and your assassin’s lines open, lay corpses between your chief and the rest of the world, and let others fight over the maze until there are few left to throw you out of it."
            }
            Language::Es => {
                "Todos recuerdan quién golpeó primero. Guarda bien a tu reportero y deja abiertas las líneas de tu asesino, pon cadáveres entre tu líder y el resto del mundo, y deja que los demás se peleen por el laberinto hasta que queden pocos para echarte de él."
            }
            Language::Fr => {
                "Tout le monde se souvient de qui a frappé en premier. Gardez votre reporter à l’abri et ouvertes les lignes de votre assassin, posez des cadavres entre votre chef et le reste du monde, et laissez les autres se disputer le labyrinthe jusqu’à ce qu’ils ne soient plus assez pour vous en chasser."
            }
        }
    }

    /// “Play”
    #[must_use]
    pub const fn play(self) -> &'static str {
        match self.0 {
            Language::En => "Play",
            Language::Es => "Jugar",
            Language::Fr => "Jouer",
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

const fn word_0(value: Role) -> &'static str {
    match value {
        Role::Chief => "chief",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomat",
        Role::Necromobile => "necromobile",
    }
}

const fn word_1(value: Role) -> &'static str {
    match value {
        Role::Chief => "líder",
        Role::Assassin => "asesino",
        Role::Reporter => "reportero",
        Role::Militant => "militante",
        Role::Diplomat => "diplomático",
        Role::Necromobile => "necromóvil",
    }
}

const fn word_2(value: Role) -> &'static str {
    match value {
        Role::Chief => "chef",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomate",
        Role::Necromobile => "nécromobile",
    }
}

const fn word_3(value: Role) -> &'static str {
    match value {
        Role::Chief => {
            "Kills like a militant, from any distance, and may sit in the maze. Lose it and you are out. Corpses are its best walls."
        }
        Role::Assassin => {
            "Kills by stepping onto an enemy and leaves the corpse as its card, on the square it came from."
        }
        Role::Reporter => {
            "Kills with its camera: it moves to an empty square and may then kill one enemy standing right beside it, to the left, right, above or below. The corpse stays where it fell."
        }
        Role::Militant => {
            "Moves one or two squares. Kills by stepping onto an enemy; you put the corpse on <em>any</em> empty square. It cannot kill a chief in the maze."
        }
        Role::Diplomat => {
            "Kills nobody. It steps onto an enemy, and you put that piece, alive, on any empty square. A chief may even be put into the maze."
        }
        Role::Necromobile => {
            "Steps onto a corpse, which you then put on any empty square. It cannot touch the living."
        }
    }
}

const fn word_4(value: Role) -> &'static str {
    match value {
        Role::Chief => {
            "Mata como un militante, pero a cualquier distancia, y puede ocupar el laberinto. Si lo pierdes, quedas fuera. Los cadáveres son sus mejores muros."
        }
        Role::Assassin => {
            "Mata ocupando el lugar de un enemigo y deja el cadáver, como tarjeta de visita, en la casilla de donde venía."
        }
        Role::Reporter => {
            "Mata con su cámara: va a una casilla vacía y entonces puede matar a un enemigo que tenga justo al lado, a la izquierda, a la derecha, arriba o abajo. El cadáver se queda donde cayó."
        }
        Role::Militant => {
            "Se mueve una o dos casillas. Mata ocupando el lugar de un enemigo; tú colocas el cadáver en <em>cualquier</em> casilla vacía. No puede matar a un líder en el laberinto."
        }
        Role::Diplomat => {
            "No mata a nadie. Ocupa el lugar de un enemigo, y tú colocas esa pieza, viva, en cualquier casilla vacía. A un líder puedes colocarlo incluso en el laberinto."
        }
        Role::Necromobile => {
            "Ocupa el lugar de un cadáver, que tú colocas en cualquier casilla vacía. A los vivos no puede tocarlos."
        }
    }
}

const fn word_5(value: Role) -> &'static str {
    match value {
        Role::Chief => {
            "Tue comme un militant, mais à toute distance, et peut siéger dans le labyrinthe. Perdez-le, et c’en est fait de vous. Les cadavres sont ses meilleurs murs."
        }
        Role::Assassin => {
            "Tue en prenant la place d’un ennemi et laisse le cadavre, en guise de carte de visite, sur la case d’où il vient."
        }
        Role::Reporter => {
            "Tue avec son appareil photo\u{a0}: il va sur une case vide et peut alors tuer un ennemi juste à côté de lui, à gauche, à droite, au-dessus ou au-dessous. Le cadavre reste où il est tombé."
        }
        Role::Militant => {
            "Se déplace d’une ou deux cases. Tue en prenant la place d’un ennemi\u{202f}; vous posez le cadavre sur la case vide de <em>votre choix</em>. Ne peut pas tuer un chef dans le labyrinthe."
        }
        Role::Diplomat => {
            "Ne tue personne. Il prend la place d’un ennemi, et vous posez cette pièce, vivante, sur la case vide de votre choix. Un chef peut même être posé dans le labyrinthe."
        }
        Role::Necromobile => {
            "Prend la place d’un cadavre, que vous posez sur la case vide de votre choix. Ne peut rien contre les vivants."
        }
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

const fn word_9(value: Board) -> &'static str {
    match value {
        Board::Square9 => {
            "81 squares: the board of this page. Neighbours are mirror images of each other, so assassins face assassins and reporters face reporters."
        }
        Board::Duel2 => {
            "The square board, with two armies each. Red also commands blue, and yellow commands green, from the first turn on; the chiefs of blue and green lie dead in their corners. Lose your chief and you have lost."
        }
        Board::Hex3 => {
            "61 hexagons and six directions: straight over the edges. A reporter kills on the six neighbours, and a chief is walled in by them. Each assassin faces the reporter of the next player. By D. Hallépée, 1976."
        }
        Board::Hex6 => {
            "127 hexagons and twelve directions: over the six edges and the six corners. A step over a corner passes between two hexagons, and is barred when both are occupied. Reporters kill only over edges, and six corpses wall a chief in. By D. Hallépée, 1976."
        }
        Board::Ngon3 => {
            "61 squares in three regions that meet in the maze. Rows bend from one region into the next, and pieces follow them. On boards with sides, each assassin faces the reporter of the next player, and all squares around a chief have to be walled up: eight inside, fewer on the rim."
        }
        Board::Ngon4 => {
            "The squares and the lines of the square board. Only the set-up differs: blue’s and green’s assassins and reporters have changed places."
        }
        Board::Ngon5 => {
            "101 squares in five regions. With five sides nothing lies straight across the maze: a piece that comes in along the edge between two regions goes out through the middle of one, and the other way round. Pentachiavel was sold as a game for five; its rules have not reached us. This is a reconstruction, made by the plan of Djambi-N."
        }
        Board::Ngon6 => {
            "121 squares in six regions. Twelve lines meet in the maze, so it is seen, and reached, from everywhere."
        }
    }
}

const fn word_10(value: Board) -> &'static str {
    match value {
        Board::Square9 => {
            "81 casillas: el tablero de esta página. Los vecinos son imágenes en un espejo: los asesinos tienen enfrente a asesinos, y los reporteros, a reporteros."
        }
        Board::Duel2 => {
            "El tablero cuadrado, con dos ejércitos cada uno. Desde la primera jugada Rojo manda también el ejército azul, y Amarillo, el verde; los líderes azul y verde yacen muertos en sus esquinas. Quien pierde a su líder pierde la partida."
        }
        Board::Hex3 => {
            "61 hexágonos y seis direcciones: en línea recta por los lados. Un reportero mata en las seis casillas vecinas, y seis cadáveres en ellas encierran a un líder. Cada asesino tiene enfrente al reportero del jugador siguiente. De D. Hallépée, 1976."
        }
        Board::Hex6 => {
            "127 hexágonos y doce direcciones: por los seis lados y por los seis vértices. Un paso por un vértice va entre dos hexágonos, y queda cerrado cuando ambos están ocupados. Los reporteros solo matan por los lados, y seis cadáveres encierran a un líder. De D. Hallépée, 1976."
        }
        Board::Ngon3 => {
            "61 casillas en tres regiones que se unen en el laberinto. Las hileras doblan de una región a la siguiente, y las piezas las siguen. En los tableros con lados, cada asesino tiene enfrente al reportero del jugador siguiente, y hay que cerrar todas las casillas alrededor de un líder: ocho en el interior, menos en el borde."
        }
        Board::Ngon4 => {
            "Las casillas y las líneas del tablero cuadrado. Solo cambia la posición inicial: el asesino y el reportero de Azul y de Verde han intercambiado sus casillas."
        }
        Board::Ngon5 => {
            "101 casillas en cinco regiones. Con cinco lados nada queda en línea recta al otro lado del laberinto: una pieza que entra por el límite entre dos regiones sale por el centro de otra, y al revés. El Pentachiavel se vendía como un juego para cinco; sus reglas no nos han llegado. Esta es una reconstrucción, hecha según el plan de Djambi-N."
        }
        Board::Ngon6 => {
            "121 casillas en seis regiones. Doce líneas se cruzan en el laberinto: se ve, y se alcanza, desde todas partes."
        }
    }
}

const fn word_11(value: Board) -> &'static str {
    match value {
        Board::Square9 => {
            "81 cases\u{a0}: le plateau de cette page. Les voisins sont le reflet l’un de l’autre\u{a0}: les assassins font face aux assassins, et les reporters aux reporters."
        }
        Board::Duel2 => {
            "Le plateau carré, avec deux armées chacun. Dès le premier coup, Rouge commande aussi l’armée bleue, et Jaune la verte\u{202f}; les chefs bleu et vert gisent morts dans leurs coins. Perdez votre chef, et vous avez perdu."
        }
        Board::Hex3 => {
            "61 hexagones et six directions\u{a0}: tout droit, par les côtés. Un reporter tue sur les six cases voisines, et c’est sur elles que des cadavres encerclent un chef. Chaque assassin fait face au reporter du joueur suivant. De D. Hallépée, 1976."
        }
        Board::Hex6 => {
            "127 hexagones et douze directions\u{a0}: par les six côtés et par les six sommets. Un pas par un sommet passe entre deux hexagones, et il est barré quand tous deux sont occupés. Les reporters ne tuent que par les côtés, et six cadavres encerclent un chef. De D. Hallépée, 1976."
        }
        Board::Ngon3 => {
            "61 cases en trois régions qui se rejoignent au labyrinthe. Les rangées tournent d’une région à l’autre, et les pièces les suivent. Sur les plateaux à côtés, chaque assassin fait face au reporter du joueur suivant, et, pour encercler un chef, il faut murer toutes les cases autour de lui\u{a0}: huit à l’intérieur, moins au bord."
        }
        Board::Ngon4 => {
            "Les cases et les lignes du plateau carré. Seule la position de départ diffère\u{a0}: pour Bleu et pour Vert, assassins et reporters ont échangé leurs cases."
        }
        Board::Ngon5 => {
            "101 cases en cinq régions. Avec cinq côtés, rien n’est tout droit au-delà du labyrinthe\u{a0}: une pièce qui y entre par la limite de deux régions en sort par le milieu d’une autre, et inversement. Le Pentachiavel se vendait comme un jeu pour cinq\u{202f}; ses règles ne nous sont pas parvenues. Ceci est une reconstitution, faite sur le plan de Djambi-N."
        }
        Board::Ngon6 => {
            "121 cases en six régions. Douze lignes se croisent dans le labyrinthe\u{a0}: on le voit, et on l’atteint, de partout."
        }
    }
}
