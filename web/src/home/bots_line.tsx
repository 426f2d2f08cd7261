import { levelName } from "../common/seats/level_name.ts";
import { strength } from "../common/seats/levels.ts";
import { DoorLine } from "./door_line.tsx";
import { ArmyChoice, armyText } from "./own_army.tsx";
import { StrengthChoice } from "./strength.tsx";

/** What a game against bots begins with. */
export function BotsLine() {
  return (
    <DoorLine of="bots" facts={[levelName(strength.value), armyText()]}>
      <StrengthChoice />
      <ArmyChoice />
    </DoorLine>
  );
}
