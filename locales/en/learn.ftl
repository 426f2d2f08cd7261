### The course: short lessons on small parts of the board.

## The list of lessons

heading = Learn Djambi

intro = Short lessons, each on a small part of the board. You play red, and every lesson is a turn or a few.

# $chapter (first_steps | specialists | corpses | maze | armies | alliances): a chapter
chapter =
    { $chapter ->
       *[first_steps] First steps
        [specialists] The specialists
        [corpses] Corpses
        [maze] The maze
        [armies] Armies
        [alliances] Alliances
    }

# $done (number): how many lessons the reader has done
# $lessons (number): how many there are
progress = { $done } of { $lessons } lessons done

start = Start with the first lesson

# $lesson (number): the number of the next lesson
continue-with = Continue with lesson { $lesson }

here = Continue here

# $stars (number): how many stars the reader has won
stars-won =
    { $stars ->
        [one] { $stars } star of 3
       *[other] { $stars } stars of 3
    }

## A lesson

# $lesson (number): the number of the lesson
# $lessons (number): how many there are
lesson-number = Lesson { $lesson } of { $lessons }

hint-button = Hint

again = Try again

# $title (text): the title of the next lesson
next-lesson = Next: { $title }

# $title (text): the title of the next chapter
next-chapter = Next chapter: { $title }

all-lessons = All lessons

# $stars (number): how many stars the reader has won
praise =
    { $stars ->
        [3] Well done!
        [2] Good.
       *[other] Done.
    }

# $turns (number): how many turns the shortest way has
fewer-turns =
    { $turns ->
        [one] { $turns } turn is enough.
       *[other] { $turns } turns are enough.
    }

# What only screen readers say, before the first lesson
keys =
    By keyboard: Tab leads to the board, arrow keys go from square to square, Enter chooses, Escape takes back,
    and the question mark tells all keys.

not-yet = Not yet.

turn-order = Order of turns

choose-piece = Choose your piece.

other-piece = This piece stays where it is in this lesson.

other-turn = This lesson is about another turn.

course-done = You know everything that you need for your first game.

first-game = Play your first game

## The lessons: the title, the goal, a hint, and what is said when the lesson is done

# $lesson (militant_walk | militant_kill | chief_walk | chief_kill | assassin | reporter | reporter_choice | diplomat | necromobile | corpse_wall | assassin_body | encircle | ring_broken | maze_enter | who_next | maze_safe | maze_leave | maze_assassin | maze_diplomat | maze_clear | take_army | orphans | hostages | duel | alliance): a lesson
title =
    { $lesson ->
       *[militant_walk] The militant walks
        [militant_kill] The militant kills
        [chief_walk] The chief walks
        [chief_kill] The chief kills
        [assassin] The assassin
        [reporter] The reporter
        [reporter_choice] The reporter’s choice
        [diplomat] The diplomat
        [necromobile] The necromobile
        [corpse_wall] A wall of the dead
        [assassin_body] Where the body falls
        [encircle] Walled in
        [ring_broken] Breaking the ring
        [maze_enter] Into the maze
        [who_next] Who plays next?
        [maze_safe] Safe in the maze
        [maze_leave] Time to leave
        [maze_assassin] A kill in the maze
        [maze_diplomat] Out of power
        [maze_clear] A corpse in the maze
        [take_army] Taking an army
        [orphans] Orphans
        [hostages] Hostages
        [duel] Two left
        [alliance] A common enemy
    }

# $lesson (militant_walk | militant_kill | chief_walk | chief_kill | assassin | reporter | reporter_choice | diplomat | necromobile | corpse_wall | assassin_body | encircle | ring_broken | maze_enter | who_next | maze_safe | maze_leave | maze_assassin | maze_diplomat | maze_clear | take_army | orphans | hostages | duel | alliance): a lesson
goal =
    { $lesson ->
       *[militant_walk]
            Your militant steps one or two squares in a straight line, diagonally too. Walk it to the star on
            d3.
        [militant_kill]
            A militant kills by moving onto an enemy. Kill the blue militant on d3; then put its corpse on any
            empty square.
        [chief_walk]
            Your chief goes as far as you like in a straight line, but jumps over nothing, and corpses are in
            the way. Walk it to the star on d4.
        [chief_kill]
            The chief kills like a militant, from any distance. Kill a blue militant, but keep out of reach of
            the others: if your chief dies, you are out.
        [assassin]
            The assassin goes any distance and kills by moving onto an enemy. Kill the blue necromobile on d4 in
            two turns.
        [reporter]
            The reporter never moves onto an enemy. It stops beside one – on the left, on the right, above or
            below – and kills from there. Kill the blue militant.
        [reporter_choice]
            Your reporter can stop beside two enemies, but kills only one. The blue assassin on d4 aims at your
            chief. Kill the right one.
        [diplomat]
            The diplomat kills nobody. It moves onto an enemy and sets it on another square, alive. Take the
            blue assassin to a square from which it cannot reach your chief.
        [necromobile]
            The necromobile drives onto a corpse and sets it on another square. The blue assassin on a4 aims at
            your chief. Put the corpse between them.
        [corpse_wall]
            The blue assassin on d4 aims at your chief along the diagonal. Kill the militant on c2, and let its
            corpse close the line.
        [assassin_body]
            Kill the blue reporter on b4. But beware: a chief dies when every square around it holds a corpse,
            and your assassin’s victim falls on b2, the square that the assassin leaves.
        [encircle]
            Two corpses stand beside the blue chief, the board ends behind it, and Blue has no necromobile. Kill
            the militant on c3, and close the last square with its corpse.
        [ring_broken]
            Corpses surround your chief, but as long as you have a necromobile, it lives. Open the ring and
            bring your chief to the star on d4.
        [maze_enter]
            The dark square in the middle, e5, is the maze. Only a chief may stay there. Bring yours there, and
            watch the order of turns.
        [who_next]
            You are in power and play after each of the others. The assassins of Blue and of Green both aim at
            your chief. Kill both, each before its turn.
        [maze_safe]
            No militant can kill a chief in the maze. Kill one of the blue militants without losing your chief.
        [maze_leave]
            The blue assassin on e7 can kill even in the maze, and Blue plays next. Leave, to a square that no
            blue piece reaches.
        [maze_assassin]
            Yellow is in power. Your assassin can kill in the maze, but then leaves it in the same turn. Kill
            the yellow chief, and leave to a square that the blue militant does not reach.
        [maze_diplomat]
            Blue is in power. Your diplomat can take the chief out of the maze; it leaves the maze first, and
            then sets the chief down. Choose a square without a straight line back to the maze.
        [maze_clear]
            A chief died in the maze, and the corpse bars it. Only a necromobile can take it out, and leaves
            the maze in the same turn. Clear the maze, and walk in with your chief.
        [take_army]
            The player who kills a chief commands its army from then on. Kill the blue chief with your assassin;
            then kill the yellow chief with the blue assassin, and win.
        [orphans]
            The blue chief was walled in, and the blue army obeys nobody: it stands still and cannot be killed.
            The player in power takes it over. Go into the maze.
        [hostages]
            With three players, one army has no player: here green. Hostages never move, but you can win them.
            Kill the green chief; then let the green reporter kill the blue necromobile.
        [duel]
            Only Blue is left, and you are in power: now you play twice in a row. Kill the blue chief with your
            militant, and keep your own in the maze.
        [alliance]
            You and Blue are at peace for two rounds: neither kills a piece of the other. The green reporter
            and the green militant both reach your chief. Blue plays before Green. Save your chief, and keep your
            word.
    }

# $lesson (militant_walk | militant_kill | chief_walk | chief_kill | assassin | reporter | reporter_choice | diplomat | necromobile | corpse_wall | assassin_body | encircle | ring_broken | maze_enter | who_next | maze_safe | maze_leave | maze_assassin | maze_diplomat | maze_clear | take_army | orphans | hostages | duel | alliance): a lesson
hint =
    { $lesson ->
       *[militant_walk]
            Choose the militant, and then one of the squares that it reaches. Two steps on the diagonal lead to
            c3.
        [militant_kill]
            Your militant reaches d3 with two diagonal steps. After that, choose any empty square for the
            corpse.
        [chief_walk] Three turns are enough: to c1, up to c4, and over to d4.
        [chief_kill] The militant on d3 guards d1, two steps below it. Nobody guards a4.
        [assassin] Go to d1 first. From there the way up is free.
        [reporter] The diagonal leads to c3, right beside the militant. Then choose the militant.
        [reporter_choice] Go up to c4, between the two, and choose the assassin.
        [diplomat] From b3 there is no straight line to a1.
        [necromobile] Fetch the corpse on d3, and put it on a2 or a3.
        [corpse_wall] The line from d4 to a1 leads over c3 and b2.
        [assassin_body] Your militant on d2 reaches b4 too.
        [encircle] The last free square beside a1 is b2.
        [ring_broken] Take the corpse from b2 and put it aside. Then drive the necromobile out of the way.
        [maze_enter] From d4 the maze is one diagonal step away.
        [who_next] Blue plays next, then you, then Yellow, then you, and only then Green.
        [maze_safe] Let the chief stay. Your militant on c7 can kill the one on d6.
        [maze_leave]
            The assassin reaches every straight line from e7, the militant two steps from f7. The square d4 is
            on none of these lines.
        [maze_assassin] Choose e5, and then a square in the lower half, such as g3.
        [maze_diplomat] From c4 or f3, for example, no straight line leads to e5.
        [maze_clear]
            Choose the corpse, then a way out, then a place for the corpse. Leave the diagonal from c3 to e5
            free.
        [take_army] The diagonal from d1 to a4 is free. Then the blue assassin on b4 goes straight down to b2.
        [orphans] The militant on e4 is in the way. Go round it, by d4 or f4.
        [hostages]
            Your militant reaches d4 with two steps. Then the green reporter goes to b1, beside the necromobile.
        [duel] Two steps up to g5, and two more to g7.
        [alliance]
            You cannot kill both. Blue reaches the militant on a3, but not the reporter: leave the militant to
            Blue.
    }

# $lesson (militant_walk | militant_kill | chief_walk | chief_kill | assassin | reporter | reporter_choice | diplomat | necromobile | corpse_wall | assassin_body | encircle | ring_broken | maze_enter | who_next | maze_safe | maze_leave | maze_assassin | maze_diplomat | maze_clear | take_army | orphans | hostages | duel | alliance): a lesson
done =
    { $lesson ->
       *[militant_walk] You have four militants in a game: small steps, but many of them.
        [militant_kill] The dead stay on the board. You will soon see what they are good for.
        [chief_walk] All pieces walk like the chief, except the militants with their one or two steps.
        [chief_kill] Look at every enemy before your chief goes for a walk.
        [assassin]
            You had no corpse to place: the assassin’s victim always falls on the square that the assassin came
            from.
        [reporter] The corpse stays where the victim fell.
        [reporter_choice] Your chief is safe. A reporter may also kill nobody, if you prefer.
        [diplomat] An enemy in the wrong place is nearly as good as a dead one.
        [necromobile] A corpse is a wall, and only a necromobile can take it away again.
        [corpse_wall] A kill gives you two things: an enemy less, and a wall where you want it.
        [assassin_body] Many first games end with an assassin that walls in its own chief. Not yours.
        [encircle] Nobody touched the blue chief, and still Blue is out. In a corner three corpses are enough.
        [ring_broken] Keep your necromobile alive: it is your way out.
        [maze_enter]
            You are in power: you now play after each of the others. With four players that is three turns a
            round.
        [who_next] Before each turn, ask who plays before you do. Only those can hurt you now.
        [maze_safe] Assassins, reporters, diplomats and other chiefs can act in the maze. Militants cannot.
        [maze_leave] Power is worth nothing to a dead chief. You can come back later.
        [maze_assassin] The maze is empty, and the yellow army is yours.
        [maze_diplomat] Blue has lost its extra turns, and nobody had to die.
        [maze_clear] Without a necromobile a barred maze stays barred, for everybody.
        [take_army] You won! The last player alive wins the game.
        [orphans] The blue pieces have your sign now, and they stay yours when you leave the maze.
        [hostages] An army that nobody plays is a present for the player who comes first.
        [duel] You won! At the end of a game, power decides.
        [alliance]
            The rules know no allies. Peace is a promise, and Blue kept it because Green is your common enemy. In a game you offer
            it at a player’s plate.
    }

## What went wrong

# $mistake (too_many_turns | kill_missed | chief_in_reach | not_beside | killed_nobody | attacker_left | attacker_lives | attacker_returns | line_open | walled_in | hole_left | wrong_first | left_maze | no_safe_square | assassin_lost | chief_returns | maze_not_cleared | power_lost | blue_escapes | word_broken | no_trust): what went wrong in a lesson
mistake =
    { $mistake ->
       *[too_many_turns] That took too many turns.
        [kill_missed] Your turn is over, and nobody was killed.
        [chief_in_reach] The militant on d3 reached your chief. You are out.
        [not_beside]
            The reporter kills only right beside the militant: on the left, on the right, above or below.
        [killed_nobody] You chose to kill nobody. After moving, click the militant.
        [attacker_left] The blue assassin was still alive, and killed your chief.
        [attacker_lives] The blue assassin is still alive. Kill it.
        [attacker_returns] The assassin still reached your chief.
        [line_open] The line was still open, and the assassin killed your chief.
        [walled_in] The body fell on b2 and closed the last square around your chief. You are out.
        [hole_left] The blue chief still has a free square. Put a corpse on b2.
        [wrong_first] An assassin had its turn before you killed it. Look at the order of turns.
        [left_maze] Outside the maze a militant can kill your chief, and one did.
        [no_safe_square] A blue piece reached that square, and your chief is dead.
        [assassin_lost] The yellow chief is dead, but the blue militant killed your assassin.
        [chief_returns] The blue chief is in the maze, still or again.
        [maze_not_cleared] Your chief is not in the maze after two turns.
        [power_lost] Your chief left the maze, and with it went your second turn.
        [blue_escapes] Both turns are over, and the blue chief gets away.
        [word_broken]
            That was Blue’s militant: you broke your word. No rule forbids it, but everybody is told.
        [no_trust] The green reporter killed your chief. Blue would have seen to the militant.
    }
