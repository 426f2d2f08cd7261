import type { Question } from "../src/play/room.ts";
import type { Command, Event, GameMessage, NewGameRequest } from "../src/protocol/index.ts";
