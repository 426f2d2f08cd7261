/** The entry point of the news on pages without a connection of their own. */
import { followTranslation } from "../common/browser/translation.ts";
import { followNews } from "../common/follow_news.ts";

followTranslation();
void followNews();
