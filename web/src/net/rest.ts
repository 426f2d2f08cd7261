/** The service's REST API. */
import type {
  Arguments,
  Channel,
  Created,
  Failure,
  GameId,
  GameState,
  Invitation,
  Lobby,
  Me,
  NameBody,
  NewGameRequest,
  NoticeHistory,
  NoticesRead,
  OwnGame,
  OwnGames,
  PlayNow,
  Problem,
  ReportRequest,
  Seated,
  TableAct,
  UnreadNotices,
} from "../protocol/index.ts";
import * as text from "../text/refusals.ts";

/** The error of a request that was refused or not answered; `problemText` makes its sentence. */
export class RequestError extends Error implements Problem {
  readonly code: string;
  readonly args: Arguments;
  readonly section: string | undefined;

  constructor(
    { code, args = {}, message, section }: Failure,
    /** Whether the service has said no, so that nothing has happened. */
    readonly isRefusal = false,
  ) {
    super(message);
    this.code = code;
    this.args = args;
    this.section = section;
  }
}

/** Creates a game. */
export async function createGame(newGame: NewGameRequest): Promise<Created> {
  return request<Created>("/api/v1/games", posted(newGame));
}

/** Fetches the whole lobby. */
export async function lobby(): Promise<Lobby> {
  return request<Lobby>("/api/v1/lobby");
}

/** Fetches the games in which the user holds seats. */
export async function ownGames(): Promise<readonly OwnGame[]> {
  return (await request<OwnGames>("/api/v1/me/games")).games;
}

/** Fetches what the user was to hear of their games. */
export async function noticeHistory(): Promise<NoticeHistory> {
  return request<NoticeHistory>("/api/v1/me/notices");
}

/** Notes that the user has read the notices up to one. */
export async function readNotices(read: number): Promise<void> {
  await request<UnreadNotices>("/api/v1/me/notices", posted({ read } satisfies NoticesRead));
}

/** Sits down at the open table that fits best, or at a new one. */
export async function playNow(wish: PlayNow): Promise<Seated> {
  return request<Seated>("/api/v1/play", posted(wish));
}

/** Acts at the table of a game. */
export async function actAtTable(table: GameId, act: TableAct): Promise<void> {
  await send(`/api/v1/games/${encodeURIComponent(table)}/table`, posted(act));
}

/** Takes out the user's own words of a message once the game is over. */
export async function blankWords(game: GameId, channel: Channel, seq: number): Promise<void> {
  const path = [game, "talk", channel, seq].map(encodeURIComponent).join("/");
  await send(`/api/v1/games/${path}`, { method: "DELETE" });
}

/** Shows the host a message that the user has read, with a reason. */
export async function reportWords(game: GameId, report: ReportRequest): Promise<void> {
  await send(`/api/v1/games/${encodeURIComponent(game)}/reports`, posted(report));
}

/** The game in which the players of a game play again; the first who asks makes it. */
export async function playAgain(game: string): Promise<Created> {
  return request<Created>(`/api/v1/games/${encodeURIComponent(game)}/again`, { method: "POST" });
}

/** Fetches the public state of a game. */
export async function gameState(game: string): Promise<GameState> {
  return request<GameState>(`/api/v1/games/${encodeURIComponent(game)}`);
}

/** Fetches the invitations to the seats of others, which only the host of the game gets. */
export async function invitations(game: string): Promise<Invitation[]> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/invitations`);
  return answer.ok ? ((await answer.json()) as Invitation[]) : [];
}

/** Gives the user another name, an empty one for the name that the service gives; returns the name. */
export async function rename(name: string): Promise<string> {
  const body: NameBody = { name };
  const me = await request<Me>("/api/v1/me", posted(body));
  return me.name ?? "";
}

/** A request that sends JSON. */
export function posted(body: object): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** The answer to a request, from JSON. */
export async function request<T>(address: string, init?: RequestInit): Promise<T> {
  return (await (await send(address, init)).json()) as T;
}

/** Sends a request that must succeed. */
export async function send(address: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new RequestError({ code: "unreachable", message: text.unreachable() });
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<RequestError> {
  try {
    return new RequestError((await answer.json()) as Failure, answer.status < 500);
  } catch {
    return new RequestError({ code: "unexplained", message: text.unexplained() });
  }
}
