/** The entry point of the news on pages without a connection of their own. */

import { followTranslation } from "../common/browser/translation.ts";
import { knownGames } from "../common/games.ts";
import { showNews } from "../common/news.ts";
import { me } from "../net/accounts.ts";
import { pageConnection } from "../net/page_connection.ts";

followTranslation();
void start();

/** Follows the news of a user who plays: what waits for somebody else needs no connection. */
async function start(): Promise<void> {
  // This browser may have forgotten its games, or the account been used on other devices only.
  if (knownGames().length === 0 && !(await plays().catch(() => false))) return;
  const connection = pageConnection();
  showNews(connection);
  connection.open();
}

/** Whether the service knows the user as a player with games. */
async function plays(): Promise<boolean> {
  const { account, guest_games: games } = await me();
  return account || games > 0;
}
