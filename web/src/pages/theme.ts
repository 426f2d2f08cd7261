/**
 * The colour theme: light, dark, or the system's. This small script runs before the first paint, so that the
 * page never flashes in another theme; later it enables what is in the masthead. It marks large text, too.
 */
import { dropLanguage, enableLanguageSwitch } from "../common/browser/language_switch.ts";
import { watchTextSize } from "../common/browser/text_size.ts";

type Theme = "auto" | "light" | "dark";

const KEY = "djambi.theme";
const ORDER: readonly Theme[] = ["auto", "light", "dark"];
const PAPER = { light: "#f5efe2", dark: "#171411" };

const root = document.documentElement;
const systemDark = matchMedia("(prefers-color-scheme: dark)");

function remembered(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return ORDER.find((theme) => theme === value) ?? "auto";
  } catch {
    return "auto";
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}

function apply(theme: Theme): void {
  const dark = theme === "dark" || (theme === "auto" && systemDark.matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.themeChoice = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute("content", dark ? PAPER.dark : PAPER.light);
}

let current = remembered();
apply(current);
systemDark.addEventListener("change", () => apply(current));
watchTextSize();
// The home page keeps room for a game that goes on.
try {
  root.toggleAttribute("data-continues", /"outcome":null/.test(localStorage.getItem("djambi.games") ?? ""));
} catch {
  // Storage may be forbidden.
}
dropLanguage();

document.addEventListener("DOMContentLoaded", () => {
  enableLanguageSwitch();
  const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
  if (!button) return;
  const updateLabel = () => {
    const text = button.dataset[current] ?? "";
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  button.hidden = false;
  updateLabel();
  button.addEventListener("click", () => {
    current = ORDER[(ORDER.indexOf(current) + 1) % ORDER.length] ?? "auto";
    remember(current);
    apply(current);
    updateLabel();
  });
});
