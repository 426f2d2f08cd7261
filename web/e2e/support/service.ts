import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** The program under test: the one that `DJAMBI` names, else one that was built here. */
function program(): string {
  const candidates = [
    process.env.DJAMBI,
    join(ROOT, "target/debug/djambi"),
    join(ROOT, "target/release/djambi"),
  ];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (!found)
    throw new Error("There is no djambi program: build it with `cargo build`, or name it in DJAMBI.");
  return found;
}

/** A real `djambi serve` with its own database, which can be killed and restarted. */
export class Service {
  private child: ChildProcess | null = null;
  private address = "127.0.0.1:0";
  private readonly folder = mkdtempSync(join(tmpdir(), "djambi-e2e-"));

  /** A service with these further options. */
  constructor(private readonly options: readonly string[] = []) {}

  /** The address of the database. */
  get database(): string {
    return `sqlite:${join(this.folder, "games.db")}`;
  }

  /** The service's address. */
  get url(): string {
    return `http://${this.address}`;
  }

  /** Starts the service at a free port and tells it its address, to which the links of letters lead. */
  async startPublic(): Promise<void> {
    await new Promise<void>((resolve) => {
      const probe = createServer().listen(0, "127.0.0.1", () => {
        const address = probe.address();
        if (address !== null && typeof address !== "string") this.address = `127.0.0.1:${address.port}`;
        probe.close(() => resolve());
      });
    });
    await this.start([...this.options, "--public-url", this.url]);
  }

  /** Starts the service; after the first time at the same address. */
  async start(options = this.options): Promise<void> {
    const args = [
      "serve",
      "--limits",
      "off",
      "--listen",
      this.address,
      "--database",
      this.database,
      ...options,
    ];
    const child = spawn(program(), args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, RUST_LOG: "warn" },
    });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    this.address = await new Promise<string>((resolve, reject) => {
      lines.on("line", (line) => {
        const found = /http:\/\/(\S+)/.exec(line);
        if (found?.[1]) resolve(found[1]);
      });
      child.once("exit", (code) => reject(new Error(`djambi serve ended with ${code}`)));
    });
  }

  /** Runs a command of the host beside the service. */
  admin(...words: string[]): string {
    const database = `sqlite:${join(this.folder, "games.db")}`;
    return execFileSync(program(), ["admin", ...words, "--database", database], { encoding: "utf8" });
  }

  /** Kills the service with SIGKILL and waits for its end. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  }

  /** Kills the service and deletes its database. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
