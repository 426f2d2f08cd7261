/** The entry point of the news on pages without a connection of their own. */
import { followTranslation } from "../common/browser/translation.ts";
import { followNews } from "../common/follow_news.ts";
import { keepShell } from "../offline/keep_shell.ts";

followTranslation();
void followNews();
keepShell();
