/** The sentences of everything that may be wrong, which a page fetches when it needs the first one. */
import * as problems from "../text/problems.ts";
import * as refusals from "../text/refusals.ts";
import * as treaties from "../text/treaties.ts";

export const sentences = { ...problems, ...refusals, ...treaties };
