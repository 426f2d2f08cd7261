/** The late part of the game page: a file of its own, with the texts of `beside`. */
export { callAttention } from "./attention.ts";
export { soundOfOwnTurn, soundOfTurn } from "./sounds.ts";
export { Controls } from "./view/controls.tsx";
export { EliminatedDialog, EndingDialog } from "./view/ending.tsx";
export { GiveBackButton } from "./view/give_back.tsx";
export { InvitationButton, RenewalLink } from "./view/invitation.tsx";
export { GameNavigation, TurnList } from "./view/turns.tsx";
export { GameWaiting } from "./view/waiting.tsx";
