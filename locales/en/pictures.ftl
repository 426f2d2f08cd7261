### The pictures of the pages: a label, which a screen reader reads, and a caption below the picture.

## Boards

# $title (text): the title of the board
# $armies (number): how many armies it has
board-label = { $title } at the start: { $armies } armies around the maze.

## Pictures that explain the rules, in the order of the rules page

start-label =
    The board at the start: red in the corner a1, blue in i1, yellow in i9, green in a9,
    the maze in the middle.

start-caption =
    The start. Every army has one chief, one assassin, one reporter, one diplomat, one necromobile
    and four militants.

cover-label = A game of Djambi in full swing: a chief sits in the maze, and corpses lie across the board.

ways-militant-label = A red militant on c3. Dots show that it reaches one or two squares in all eight directions.

ways-militant-caption = A militant goes one or two squares and never stops in the maze.

ways-others-label =
    A red diplomat on c3. Dots show that it reaches every square in all eight directions, beyond the
    empty maze on e5 too, but none from the corpse on f3 on.

ways-others-caption = All others go as far as they like, through the empty maze too. The corpse on f3 is a wall.

militant-label = A red militant goes from c1 to c3 and kills; the corpse is laid on e4.

militant-caption = Red kills on c3 and may lay the corpse on any empty square, here on e4.

walls-label =
    The red chief goes from e1 to the corner a1 and kills there. The corpse is laid on b1. With those on a2
    and b2 it closes every way to the corner, also to the blue assassin on d4.

walls-caption =
    Red’s chief kills in the corner and shuts the door with the corpse, on b1. Nobody can reach it now.
    It lives as long as red has a necromobile; without one it would be walled in, and dead.

assassin-label = A red assassin goes from a1 to d4 and kills; the corpse is laid on a1, where it came from.

assassin-caption = From a1 to d4. Nobody chooses where the corpse goes: to a1, where the assassin came from.

reporter-label = A red reporter goes from a1 to a3, where a blue diplomat stands beside it on b3 and a blue militant on a4.

reporter-caption = On a3 it kills the diplomat on b3, or the militant on a4, or nobody. The corpse stays where it fell.

diplomat-label =
    A red diplomat goes from a4 to d4, and the blue chief that stands there is put on b1,
    below the red assassin on b3.

diplomat-caption = The chief on d4 is led away, alive, to b1: in front of red’s assassin.

shield-label =
    A red necromobile goes from b3 to d3, and the corpse that lies there is put on c1, between the blue
    assassin on e1 and the red chief on a1.

shield-caption = The assassin on e1 aims at red’s chief. The corpse from d3 becomes its shield on c1.

maze-enter-label = The red chief goes from c3 to the maze on e5.

maze-enter-caption = 1. Red’s chief enters the maze and is in power: red plays after everybody else’s turn.

maze-strike-label =
    The red chief sits in the maze. A blue assassin goes from e7 into the maze, kills it and leaves at once
    for g5; the corpse is laid on e7, where the assassin came from.

maze-strike-caption =
    2. Blue’s assassin strikes in the maze and must leave it in the same turn, to g5. The corpse goes to e7.

maze-next-label =
    The corpse lies on e7, the assassin stands on g5, and the red pieces bear blue’s sign. The yellow chief
    goes from g7 to the maze.

maze-next-caption = 3. Red is out, and its army is blue’s. The maze is empty: yellow’s chief is the next.

encircled-label =
    A blue chief on a1 with corpses on a2 and b2. A yellow necromobile goes from d3 to c4 and puts the corpse
    from there on b1: every way out is closed.

encircled-caption = In the corner three corpses are enough. Blue has no necromobile and is lost.
