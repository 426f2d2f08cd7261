/** The pages that are there without a game. */
import { readFileSync } from "node:fs";

const table: object = JSON.parse(readFileSync(new URL("../../pages.json", import.meta.url), "utf8"));

/** Their addresses, and one that leads nowhere. */
export const PAGES = [...Object.keys(table).filter((address) => !address.includes("{")), "/nowhere"];
