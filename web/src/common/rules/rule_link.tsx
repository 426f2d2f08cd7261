import { seeRules } from "../../text/guide.ts";
import type { GameError } from "../problem.ts";
import { rulesAddress } from "./rules_address.ts";

interface RuleLinkProps {
  refusal: GameError | null;
  /** Where the rules open: over this page, if it shows them there, or in a tab of their own. */
  opens: "here" | "tab";
}

/** The way to the section of the rules that refuses the last choice. */
export function RuleLink({ refusal, opens }: RuleLinkProps) {
  if (!refusal?.section) return null;
  return (
    <>
      {" "}
      <a class="nowrap" href={rulesAddress(refusal.section)} target={opens === "tab" ? "_blank" : undefined}>
        {seeRules()}
      </a>
    </>
  );
}
