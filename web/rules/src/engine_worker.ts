/** The script of the engine's worker in a browser. */
import { servePage } from "./engine/browser_worker.ts";
import { weights } from "./weights.ts";

servePage(new URL("./djambi_engine_bg.wasm", import.meta.url), weights());
