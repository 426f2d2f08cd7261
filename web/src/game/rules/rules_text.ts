/** The text of the rules, fetched from their page. */

/** The text once it was asked for; after a failure it is fetched again. */
let text: Promise<readonly Element[]> | null = null;

/** What the page of the rules shows, in the page's language, to be put into another page. */
export function rulesText(): Promise<readonly Element[]> {
  text ??= fetchRules().catch((error) => {
    text = null;
    throw error;
  });
  return text;
}

async function fetchRules(): Promise<readonly Element[]> {
  const answer = await fetch(`/rules?lang=${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(`the rules answer ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = [...(page.getElementById("main")?.children ?? [])];
  if (!parts.some((part) => part.matches("article"))) throw new Error("the rules have no article");
  // The button that leads to a game leads away from this one.
  for (const part of parts) part.querySelector(".rules-end")?.remove();
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(addStyle));
  return parts.map((part) => document.adoptNode(part));
}

/** Adds a style sheet that the page does not have; returns when it is there. */
async function addStyle({ href }: HTMLLinkElement): Promise<void> {
  const known = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (known.some((link) => link.href === href)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise<void>((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    // Before the others, so that it changes nothing of this page.
    document.head.prepend(link);
  });
}
