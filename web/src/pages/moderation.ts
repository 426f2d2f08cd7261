/** The entry point of the page on which a moderator proves who they are: a passkey will do. */
import { hasPasskeys, proveByPasskey } from "../net/passkeys.ts";

const button = document.getElementById("passkey");
const problem = document.getElementById("passkey-problem");
if (button && hasPasskeys()) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (problem) problem.textContent = "";
    try {
      await proveByPasskey();
      location.reload();
    } catch {
      if (problem) problem.textContent = button.dataset.failed ?? "";
    }
  });
}
