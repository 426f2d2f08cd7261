"""An engine that speaks UDI and leaves the rules to the program `djambi`: it places what it can.

    djambi udi-check python3 examples/engine.py
    djambi match "udi:python3 examples/engine.py" random --blocks 1
"""
import itertools, random, re, subprocess, sys

ENDS = {"draw", "length", "closed"}

def djambi(command, position, *arguments):
    """The lines that a command of djambi prints about a position."""
    run = subprocess.run(["djambi", command, position, *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        raise ValueError(run.stderr.strip())
    return run.stdout.splitlines()

def read_position(text):
    """The position string, the arguments for rules and board, and whether the players have ended the game."""
    parts = re.split(r"\s+(rules|board|moves|partners|treaties)\b", text)
    given = dict(zip(parts[1::2], parts[2::2]))
    position = parts[0].removeprefix("dfen ")
    name, *changes = given.get("rules", "classic").split()
    about = ["--rules", name, *(word for change in changes for word in ("--set", change))]
    about += ["--board", given.get("board", "square9").strip()]
    events = []
    for word in given.get("moves", "").split():
        if word.startswith("back:"):
            del events[int(word.removeprefix("back:")):]
        else:
            events.append(word)
    is_turn = lambda word: ":" not in word and word not in ENDS
    for are_turns, words in itertools.groupby(events, is_turn):
        if are_turns:
            position = djambi("apply", position, *words, *about)[-1]
        for word in words:
            if word.startswith(("resign:", "flag:")):
                [position] = djambi("resign", position, word[-1], *about)
    return position, about, bool(ENDS & set(events))

def best_move(limits, position, about, is_over):
    moves = [] if is_over else djambi("moves", position, *about)
    if "searchmoves" in limits:
        moves = [move for move in moves if move in limits]
    placing = [move for move in moves if "@" in move or ">" in move]
    return random.choice(placing or moves or ["none"])

game, held = read_position("start"), None
for line in map(str.strip, sys.stdin):
    word, _, rest = line.lstrip("\ufeff").partition(" ")
    try:
        if word == "udi":
            print("id name Killer", "id author The Djambi authors", "udiok", sep="\n")
        elif word == "isready":
            print("readyok")
        elif word == "position":
            game = read_position(rest)
        elif word == "go":
            limits = set(rest.split())
            best = best_move(limits, *game)
            if {"infinite", "ponder"} & limits:
                held = best
            else:
                print("bestmove", best)
        elif word in ("stop", "ponderhit") and held:
            print("bestmove", held)
            held = None
        elif word == "quit":
            break
    except ValueError as error:
        print("error", " ".join(str(error).split()))
    sys.stdout.flush()
