/** Saves a text as a file with this name. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser may read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
