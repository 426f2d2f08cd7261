### The home page, and the rules for beginners. The texts may have tags: the same in every language.

## The home page

home-title = Djambi – Machiavelli’s chessboard

motto = Machiavelli’s chessboard

lead =
    Four armies, one maze, and no friends. The dead stay on the board and become walls; a killed chief’s
    army changes sides; and the player in the maze plays as often as all others together.

learn-first = Learn to play

play-now = Play now

play-bots = Play against bots

learn = Short lessons, or <a href="/rules">the rules in five minutes</a>

without-script = Playing needs JavaScript; <a href="/rules">the rules</a> can be read without it.

meet = Meet at a table

meet-text = Sit down with people at an open table, or watch a game. Nobody has to register.

choose-board = Choose your board

choose-board-text =
    For two to six people, friends or bots. The rules are the same everywhere; the neighbours are not.

## The rules: the board and a turn

rules-title = The rules of Djambi

rules-description =
    How Djambi is played: six kinds of pieces, corpses that stay, a maze that gives power, and armies that
    change sides. With pictures.

rules-heading = The rules, in five minutes

goal = Be the last player alive. Everything else, kindness included, is a means to that end.

contents =
    On this page: <a href="#pieces">the pieces</a>, <a href="#maze">the maze</a>,
    <a href="#armies">armies that change sides</a>, <a href="#boards">other boards</a>.

board-heading = The board

board-text =
    Nine squares by nine. In each corner stands an army: <strong>red</strong>, <strong>blue</strong>,
    <strong>yellow</strong> and <strong>green</strong>, which play in this order. The square in the middle is
    the <strong>maze</strong>, the seat of power.

turn-heading = A turn

turn-text =
    On your turn you move one piece, and you must. Every piece moves in a straight line, along ranks, files or
    diagonals, over empty squares: militants one or two squares, all others as far as they like. Nobody jumps.
    Only a chief may stop in the maze; everybody may pass through it while it is empty.

passing =
    You cannot <strong>pass</strong> as long as any of your pieces can move. If none can, you pass: you lose
    this turn, but not the game.

corpses =
    A killed piece does not leave the board. It becomes a <strong>corpse</strong>, and corpses are walls:
    nobody passes them, and only the necromobile can move them. All corpses are alike, and none is ever put
    into the maze.

## The pieces

pieces-heading = The pieces

# $role (role): a piece
piece-name = { CAPITAL($role) }

# $role (role): a piece
piece-text =
    { $role ->
       *[militant]
            Moves one or two squares. Kills by stepping onto an enemy; you put the corpse on <em>any</em> empty
            square. It cannot kill a chief in the maze.
        [chief]
            Kills like a militant, from any distance, and may sit in the maze. Lose it and you are out. Corpses
            are its best walls.
        [assassin]
            Kills by stepping onto an enemy and leaves the corpse as its card, on the square it came from.
        [reporter]
            Kills with its camera: it moves to an empty square and may then kill one enemy standing right beside
            it, to the left, right, above or below. The corpse stays where it fell.
        [diplomat]
            Kills nobody. It steps onto an enemy, and you put that piece, alive, on any empty square. A chief
            may even be put into the maze.
        [necromobile]
            Steps onto a corpse, which you then put on any empty square. It cannot touch the living.
    }

# The names that players of this language's traditions use.
elsewhere =
    Elsewhere the chief is called leader or boss, the reporter journalist, the diplomat provocateur or
    troublemaker, the necromobile gravedigger, the militant thug, a corpse a block or body, and the maze
    labyrinth or throne.

## The maze

maze-heading = The maze

maze-text =
    While your chief sits in the maze you are <strong>in power</strong>: you play after every other player’s
    turn. No militant can reach your chief there, but an assassin or another chief can kill it, a reporter
    beside it can, and a diplomat can lead it out. A piece other than a chief that acts in the maze must leave
    it at once, by a second move in the same turn.

three-turns = Three turns of one game:

order-of-turns = As long as red is in power, the order of turns is:

# $seat (seat): a player in the order of turns
player = { CAPITAL($seat) }

power-of-two = With two players left, the one in power plays twice in a row.

## Armies, and the end

armies-heading = Armies change sides

kill-a-chief =
    <strong>Kill a chief</strong>, and every army it commanded is yours: the pieces keep their colour and move
    at your command, at once and for good.

wall-a-chief-in =
    <strong>Wall a chief in</strong> with corpses on every square around it, and it dies where it stands, unless
    it sits in the maze or its player still has a necromobile; the edge of the board is a wall too. The armies
    it commanded become <strong>orphans</strong>: they stand still, and nobody can touch them.

come-to-power = <strong>Come to power</strong>, and every orphan army is yours.

end-heading = The end

end-text =
    The last player alive wins. A game is a draw if the same position comes up for the third time, after 200
    turns in a row without a kill, or when everybody alive agrees. With two or three players the armies without one are
    <strong>hostages</strong>: they never move, but they can be killed, moved and captured.

## Other boards

boards-heading = Boards

boards-text =
    All that you have read holds on every board. Only what is said here is different. On boards with fewer
    players than corners, the armies without one are hostages. Next to each name is the set-up; every army
    begins in the same corner of nine squares.

# $board (square9 | duel2 | hex3 | hex6 | ngon3 | ngon4 | ngon5 | ngon6): the board’s name in the rules
about-board =
    { $board ->
       *[square9]
            81 squares: the board of this page. Neighbours are mirror images of each other, so assassins face
            assassins and reporters face reporters.
        [duel2]
            The square board, with two armies each. Red also commands blue, and yellow commands green, from the
            first turn on; the chiefs of blue and green lie dead in their corners. Lose your chief and you have lost.
        [hex3]
            61 hexagons and six directions: straight over the edges. A reporter kills on the six neighbours, and
            a chief is walled in by them. Each assassin faces the reporter of the next player. By D. Hallépée,
            1976.
        [hex6]
            127 hexagons and twelve directions: over the six edges and the six corners. A step over a corner
            passes between two hexagons, and is barred when both are occupied. Reporters kill only over edges,
            and six corpses wall a chief in. By D. Hallépée, 1976.
        [ngon3]
            61 squares in three regions that meet in the maze. Rows bend from one region into the next, and
            pieces follow them. On boards with sides, each assassin faces the reporter of the next player, and
            all squares around a chief have to be walled up: eight inside, fewer on the rim.
        [ngon4]
            The squares and the lines of the square board. Only the set-up differs: blue’s and green’s assassins
            and reporters have changed places.
        [ngon5]
            101 squares in five regions. With five sides nothing lies straight across the maze: a piece that
            comes in along the edge between two regions goes out through the middle of one, and the other way
            round. Pentachiavel was sold as a game for five; its rules have not reached us. This is a
            reconstruction, made by the plan of Djambi-N.
        [ngon6]
            121 squares in six regions. Twelve lines meet in the maze, so it is seen, and reached, from
            everywhere.
    }

sources-of-boards =
    The boards of hexagons are after D. Hallépée (1976), those with three to six sides after
    <em>Djambi-N</em>, a plan for any number of players.

## Rules to choose from

choice-heading = Rules to choose from

choice-text =
    The sources of the game differ, so you can choose another set of rules for your game, or change a single
    rule:

set-classic =
    <strong>Classic</strong> is what this page tells. <strong>Yang-Pî</strong>, the Mexican game of 1979, is
    played alike under other names.

set-variants =
    <strong>Variants</strong>: a reporter kills every enemy beside it, and armies held by power are lost with
    it.

set-arena =
    <strong>Arena</strong>: pieces of your own armies can be killed, and assassin and diplomat may strike a
    second chief as they leave the maze.

single-rules =
    Individual rules: a reporter that spares only its own chief; corpses put into the empty maze; militants that
    kill a chief in the maze and leave it in the same turn; hostages’ chiefs that can be walled in; and more
    under <em>Custom game</em> on the home page.

agreements-heading = Agreements

agreements-text =
    The rules know no teams, forbid no agreement and enforce none: alliances and betrayals are yours. In a game of three or more you
    may <strong>promise</strong> each other something, such as peace for two rounds. Press a player’s plate to offer it. Such a
    treaty is no rule of the game, and a turn that breaks it is legal.

agreements-kept =
    The program only keeps count. It warns you before you break your word, tells all who know of the treaty when somebody has, and
    shows after the end who kept how many promises. Where a table allows it, you also whisper and make secret treaties, which the end
    opens. The <a href="/learn#alliance">last lesson</a> is about an alliance.

advice-heading = A first piece of advice

advice =
    Everybody remembers who struck first. Keep your reporter safe and your assassin’s lines open, lay corpses
    between your chief and the rest of the world, and let others fight over the maze until there are few left to
    throw you out of it.

play = Play
