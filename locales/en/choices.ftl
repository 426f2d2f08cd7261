### What the maker of a game chooses from: boards, levels of bots, rule sets and their options.

## Boards

# $board (square9 | duel2 | hex3 | hex6 | ngon3 | ngon4 | ngon5 | ngon6): the board's name in the rules
board =
    { $board ->
       *[square9] The square board
        [duel2] Duel
        [hex3] Hexagons for three
        [hex6] Hexagons for six
        [ngon3] Three sides
        [ngon4] Four sides
        [ngon5] Pentachiavel
        [ngon6] Six sides
    }

# $board (square9 | duel2 | hex3 | hex6 | ngon3 | ngon4 | ngon5 | ngon6): the board's name in the rules
board-sentence =
    { $board ->
       *[square9] The game of the rule book: four armies in four corners.
        [duel2] The square board for two, each with two armies from the first turn on.
        [hex3] 61 hexagons and six directions: small, quick and merciless.
        [hex6] 127 hexagons and twelve directions: the largest board, and the most treason.
        [ngon3] Three armies on squares that bend around the maze.
        [ngon4] The square board with turned camps: each assassin faces a reporter.
        [ngon5] Five armies on five sides: our reconstruction of the game of this name.
        [ngon6] Six armies on squares around the maze, where twelve lines meet.
    }

# $most (number): the greatest number of players of a board, two at least
players =
    { $most ->
        [2] 2 players
        [3] 2 or 3 players
       *[other] 2 to { $most } players
    }

## Levels of bots

# $level (peasant | page | squire | courtier | envoy | minister | chancellor | regent | prince): the level, the weakest first
level =
    { $level ->
       *[peasant] Peasant
        [page] Page
        [squire] Squire
        [courtier] Courtier
        [envoy] Envoy
        [minister] Minister
        [chancellor] Chancellor
        [regent] Regent
        [prince] Prince
    }

# $rank (number): the level's number, 0 for the weakest
# $level (peasant | page | squire | courtier | envoy | minister | chancellor | regent | prince): the level
level-line =
    { $rank } { level }: { $level ->
       *[peasant] takes anything, guards nothing
        [page] still learning the moves
        [squire] takes what it sees
        [courtier] looks before it leaps
        [envoy] expects your answer
        [minister] sees a round ahead
        [chancellor] has a plan
        [regent] forgives little
        [prince] full strength
    }

## Rule sets

# $ruleset (classic | variants | arena | yang-pi): the rule set's name
rule-set =
    { $ruleset ->
       *[classic] Classic
        [variants] Variants
        [arena] Arena
        [yang-pi] Yang-Pî
    }

# $ruleset (classic | variants | arena | yang-pi): the rule set's name
rule-set-sentence =
    { $ruleset ->
       *[classic] The rule book of 1975: the reporter kills one neighbour, and armies won by power are kept for good.
        [variants] The reporter kills all its neighbours at once, and armies held by power are lost with it.
        [arena] You may kill pieces of your own armies, and assassin and diplomat may strike twice through the maze.
        [yang-pi] The Mexican game of 1979. By the one comparison we know, its rules are those of Classic.
    }

# The rules of a game, after the title of its board.
# $ruleset (classic | variants | arena | yang-pi): the rule set's name
rules =
    { $ruleset ->
       *[classic] Classic rules
        [variants] Variants rules
        [arena] Arena rules
        [yang-pi] Yang-Pî rules
    }

# $ruleset (classic | variants | arena | yang-pi): the rule set's name
# $changes (list): the options that have another value than in the rule set
rules-changed = { rules } with changes: { JOIN($changes, with: "; ") }

# $rule (reporter | own_kills | maze_exit | orphans | devolution | encirclement | power_duel | maze_corpse | maze_militant | hostage_encirclement | repetition | quiet_limit): the option's name
# $value (text): what its value means
change = { rule } – { $value }

# $title (text): the title of the board
# $rules (text): the rules
kind = { $title }, { $rules }

# $title (text): the title of the board
# $rules (text): the rules
# $players (number): how many play
kind-for = { kind }, { $players } players

## Options: a title, and the values, with which it becomes a sentence

# $rule (reporter | own_kills | maze_exit | orphans | devolution | encirclement | power_duel | maze_corpse | maze_militant | hostage_encirclement | repetition | quiet_limit): the option's name
rule =
    { $rule ->
       *[reporter] The reporter
        [own_kills] Killing pieces of your own armies
        [maze_exit] After a kill in the maze, leave
        [orphans] Orphan armies
        [devolution] Armies won by power
        [encirclement] A chief walled in by corpses dies
        [power_duel] With two players left, power gives
        [maze_corpse] Putting a corpse into the empty maze
        [maze_militant] A militant against a chief in the maze
        [hostage_encirclement] The chief of a hostage army, walled in
        [repetition] A position that comes up again
        [quiet_limit] Turns in a row without a kill
    }

# $choice (reporter_one | reporter_must | reporter_all | reporter_all_own | own_kills_never | own_kills_pieces | maze_exit_quiet | maze_exit_master | orphans_untouchable | orphans_exposed | devolution_forever | devolution_reign | encirclement_no_necromobile | encirclement_strict | power_duel_double | power_duel_single | maze_corpse_never | maze_corpse_chief | maze_corpse_any | maze_militant_never | maze_militant_kill | hostage_encirclement_never | hostage_encirclement_judged): the option and its value
choice =
    { $choice ->
       *[reporter_one] may kill one neighbour
        [reporter_must] must kill one neighbour if it can
        [reporter_all] kills every neighbour, always
        [reporter_all_own] kills every neighbour, your own pieces too
        [own_kills_never] is forbidden
        [own_kills_pieces] is allowed, except your own chief
        [maze_exit_quiet] to an empty square
        [maze_exit_master] to an empty square, or by killing a second chief
        [orphans_untouchable] cannot be touched
        [orphans_exposed] can be killed and moved
        [devolution_forever] are kept for good
        [devolution_reign] are lost on leaving power
        [encirclement_no_necromobile] unless it has a necromobile
        [encirclement_strict] in any case
        [power_duel_double] two turns in a row
        [power_duel_single] no extra turn
        [maze_corpse_never] is forbidden
        [maze_corpse_chief] is allowed for a chief just killed
        [maze_corpse_any] is allowed
        [maze_militant_never] can do nothing
        [maze_militant_kill] may kill it, and leaves at once
        [hostage_encirclement_never] lives on
        [hostage_encirclement_judged] dies like any other
    }

# $times (number): how often a position comes up until the game is a draw, 0 for never
repetition =
    { $times ->
        [0] has no effect
        [3] is a draw the third time
       *[other] is a draw when it has come up { $times } times
    }

# $turns (number): how many turns make a draw, 0 for none
quiet-limit =
    { $turns ->
        [0] have no effect
       *[other] are a draw after { $turns }
    }
