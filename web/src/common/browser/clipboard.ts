/** Copies a text to the clipboard; says whether it could, which the browser or the user may forbid. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
