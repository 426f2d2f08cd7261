/** The late part of the game page: a file of its own, with the texts of `beside`. */
export { callAttention } from "./attention.ts";
export { warnOfTime } from "./low_time.ts";
export { pieceLine } from "./piece_guide.ts";
export { soundOfOwnTurn, soundOfTurn } from "./sounds.ts";
export { Controls } from "./view/controls.tsx";
export { EliminatedDialog, EndingDialog } from "./view/ending.tsx";
export { History } from "./view/history.tsx";
export { Legend } from "./view/legend.tsx";
export { NotBegunDialog } from "./view/not_begun.tsx";
export { SeatButtons } from "./view/seat_buttons.tsx";
export { Shortcuts } from "./view/shortcuts.tsx";
export { TalkButton, TalkSheet } from "./view/talk_places.tsx";
export { GameNavigation } from "./view/turns.tsx";
export { GameWaiting } from "./view/waiting.tsx";
