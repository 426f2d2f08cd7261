/** The entry point of the page that stands in place of those that need a network: it gives way as soon as there is one. */

/** The address of the page itself, which is there with a network, too. */
const OWN = "/offline";

if (location.pathname !== OWN) {
  addEventListener("online", () => location.reload());
  const again = document.querySelector<HTMLElement>("[data-again]");
  again?.removeAttribute("hidden");
  again?.addEventListener("click", () => location.reload());
}
