/** The engine's weights of each board, which are fetched when the first position of it is searched. */

/** How weights come here and into the engine; tests bring their own. */
export interface WeightsEnv {
  /** The addresses of the files of each board that has some. */
  addresses: Readonly<Record<string, readonly string[]>>;
  fetch(address: string): Promise<Uint8Array>;
  /** Gives weights of a board to the engine. */
  add(board: string, bytes: Uint8Array): void;
}

/** Fetches the weights of boards, each once. */
export class BoardWeights {
  private readonly asked = new Map<string, Promise<void>>();

  constructor(private readonly env: WeightsEnv) {}

  /** Resolves when the engine has the weights of a board. Without them, the engine evaluates by hand. */
  ready(board: string): Promise<void> {
    const asked = this.asked.get(board) ?? this.load(board);
    this.asked.set(board, asked);
    return asked;
  }

  private async load(board: string): Promise<void> {
    const { addresses, fetch, add } = this.env;
    const files = Object.hasOwn(addresses, board) ? (addresses[board] ?? []) : [];
    const fetchOne = async (address: string) => add(board, await fetch(address));
    const fetched = await Promise.allSettled(files.map(fetchOne));
    // The next search asks again.
    if (fetched.some(({ status }) => status === "rejected")) this.asked.delete(board);
  }
}
