/** The late part of the game page: a file of its own, with the texts of `beside`. */
import { keepShell } from "../offline/keep_shell.ts";

export { onEscapeKey } from "../common/browser/escape_key.ts";
export { followTranslation } from "../common/browser/translation.ts";
export { showNews } from "../common/news.ts";
export { callAttention } from "./attention/attention.ts";
export { Legend } from "./board/legend.tsx";
export { explainRefusal } from "./board/refusals.ts";
export { asksFirst } from "./board/risks.ts";
export { soundOfOwnTurn, soundOfTurn } from "./board/sounds.ts";
export { warnOfTime } from "./clock/low_time.ts";
export { CoachButtons, CoachWords, HintArrows } from "./coach/coach.tsx";
export { Controls } from "./controls.tsx";
export { GameDialogs } from "./ending/dialogs.tsx";
export { endingReasonOf, fallReasonAt } from "./ending/fall_reasons.ts";
export { OverActions } from "./ending/over_actions.tsx";
export { WatchControls } from "./ending/watch_controls.tsx";
export { showGuide } from "./guide/dangers.ts";
export { QueueArrows, QueueButton, RefusalLink, RiskButtons } from "./guide/guide_buttons.tsx";
export { pieceLine } from "./guide/piece_guide.ts";
export { sendKeptCommands } from "./kept.ts";
export { awayByDay } from "./offers/away_by_day.ts";
export { dropQueued, playQueued, queueLine, queueTurn } from "./queue/queue.ts";
export { rememberProgress } from "./remember.ts";
export { RulesPanel } from "./rules/rules_panel.tsx";
export { Shortcuts } from "./shortcuts.tsx";
export { GameWaiting } from "./table/game_waiting.tsx";
export { loadInvitations } from "./table/invitations.ts";
export { SeatButtons } from "./table/seat_buttons.tsx";
export { callToTable } from "./table/table_complete.ts";
export { Watchers } from "./table/watchers.tsx";
export { TalkButton, TalkSheet } from "./talk/talk_places.tsx";
export { History } from "./turns/history.tsx";
export { navigate } from "./turns/navigate.ts";
export { Round } from "./turns/round_panel.tsx";
export { GameNavigation } from "./turns/turns.tsx";

keepShell();
