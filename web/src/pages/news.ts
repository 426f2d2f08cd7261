/** The entry point of the news on pages without a connection of their own. */

import { followTranslation } from "../common/browser/translation.ts";
import { knownGames } from "../common/games.ts";
import { showNews } from "../common/news.ts";
import { pageConnection } from "../net/page_connection.ts";

followTranslation();
// Nothing waits for a user without a game, and the service need not hold a connection for them.
if (knownGames().length > 0) {
  const connection = pageConnection();
  showNews(connection);
  connection.open();
}
