import { createServer, type Server, type Socket } from "node:net";

/** A letter that was received. */
export interface Letter {
  to: string;
  /** The text, decoded. */
  text: string;
}

/** A mail server that takes every letter. */
export class Mailbox {
  readonly letters: Letter[] = [];
  private readonly server: Server = createServer((socket) => this.listen(socket));

  /** Begins to listen. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  /** The address of the server. */
  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("The mailbox does not listen.");
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** Stops listening. */
  end(): void {
    this.server.close();
  }

  private listen(socket: Socket): void {
    let buffer = "";
    let to = "";
    let isText = false;
    socket.write("220 mail.test\r\n");
    socket.on("data", (bytes) => {
      buffer += bytes.toString("latin1");
      for (;;) {
        const end = buffer.indexOf(isText ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (isText ? 5 : 2));
        if (isText) this.letters.push({ to, text: decoded(piece) });
        else if (piece.startsWith("RCPT")) to = /<(.*)>/.exec(piece)?.[1] ?? "";
        isText = !isText && piece === "DATA";
        socket.write(isText ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => {});
  }
}

/** The text of a letter, whatever its form on the way (RFC 2045, 6.7 and 6.8). */
function decoded(letter: string): string {
  const split = letter.indexOf("\r\n\r\n");
  const [head, body] = [letter.slice(0, split), letter.slice(split + 4)];
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, "base64").toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
