/** The app of somebody that shows codes. */
import { createHmac } from "node:crypto";

/** What an app that was told this secret, in Base32, shows now (RFC 6238), some steps later. */
export function shown(secret: string, steps = 0): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret.replaceAll(" ", "")].map((letter) =>
    letters.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from(
    bits
      .join("")
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(time).digest();
  return `${(mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff) % 1_000_000}`.padStart(6, "0");
}
