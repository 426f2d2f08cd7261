/**
 * A page whose parts are gone from the service, which has newer ones: it says so, with a button to reload.
 */
import * as text from "../../text/common.ts";

/** Says that the page is outdated, if a part of it at an address is gone. */
export async function noticeMissing(address: string): Promise<void> {
  if (await isGone(address)) tell("alert", () => location.reload());
}

/** Says quietly that there is a newer version, which comes by a press. */
export function offerReload(reload: () => void): void {
  tell("status", reload);
}

function tell(role: "alert" | "status", reload: () => void): void {
  if (document.querySelector(".outdated")) return;
  const bar = document.createElement("div");
  bar.className = "outdated";
  bar.setAttribute("role", role);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-small";
  button.textContent = text.reload();
  button.addEventListener("click", reload);
  bar.append(text.outdated(), button);
  document.body.append(bar);
}

// The worker of the engine tells it in this way.
globalThis.addEventListener?.("part-missing", (event) => {
  const { detail } = event as CustomEvent<string>;
  void noticeMissing(detail);
});

async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}
