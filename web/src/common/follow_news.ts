/** Follows the news on pages that need no connection for anything else. */
import { me } from "../net/accounts.ts";
import { pageConnection } from "../net/page_connection.ts";
import { knownGames } from "./games.ts";
import { showNews } from "./news.ts";

/** Follows the news of a user who plays: what waits for somebody else needs no connection. */
export async function followNews(): Promise<void> {
  // This browser may have forgotten its games, or the account been used on other devices only.
  if (knownGames().length === 0 && !(await plays().catch(() => false))) return;
  const connection = pageConnection();
  void showNews(connection);
  connection.open();
}

/** Whether the service knows the user as a player with games. */
async function plays(): Promise<boolean> {
  const { account, guest_games: games } = await me();
  return account || games > 0;
}
