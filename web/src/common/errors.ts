/** The message of an error; for anything else that was thrown, `otherwise`. */
export function errorText(error: unknown, otherwise = String(error)): string {
  return error instanceof Error ? error.message : otherwise;
}
