/**
 * The switch of languages in the masthead. Without a script it is a list that unfolds, of links to the
 * address as it was served; with one the links keep what the page has changed in its address.
 */

/** The parameter of an address that asks for a language, and the cookie in which the service remembers it. */
const [PARAMETER, COOKIE] = ["lang", "djambi_language"];

/**
 * Takes the language out of the address once it is remembered: somebody to whom the address is sent reads the
 * page in their own language.
 */
export function dropLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER) || !document.cookie.includes(`${COOKIE}=`)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
}

/** Completes the links of the switch when they are used; folds it when the focus or a click is elsewhere. */
export function enableLanguageSwitch(): void {
  const menu = document.querySelector<HTMLDetailsElement>("[data-languages]");
  if (!menu) return;
  const completeLink = ({ target }: Event) => {
    const link = (target as Element).closest("a");
    if (!link) return;
    const address = new URL(location.href);
    address.searchParams.set(PARAMETER, link.hreflang);
    link.href = address.href;
  };
  // A pointer may also open a link in another tab, without a click.
  menu.addEventListener("pointerdown", completeLink);
  menu.addEventListener("click", completeLink);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  const fold = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  addEventListener("pointerdown", fold);
  addEventListener("focusin", fold);
}
