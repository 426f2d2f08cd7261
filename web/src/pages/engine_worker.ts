/** The engine's worker, with the addresses of the service. */
import address from "../../generated/djambi_engine_bg.wasm";
import { WEIGHTS } from "../../generated/weights.ts";
import { servePage } from "../../rules/src/engine/browser_worker.ts";

servePage(address, WEIGHTS);
