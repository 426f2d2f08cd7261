// Draws the pictures of the pages by the rules of the bridge with all boards.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

/** All pictures by the names of their files. */
export async function drawPictures({ DjambiGame, geometry }) {
  const entryPoints = ["src/diagram/all.ts"];
  const result = await build({ absWorkingDir: here, entryPoints, bundle: true, format: "esm", write: false });
  const code = Buffer.from(result.outputFiles[0].contents).toString("base64");
  const { pictures } = await import(`data:text/javascript;base64,${code}`);
  return pictures({ createCore: (...settings) => new DjambiGame(...settings), geometry });
}
