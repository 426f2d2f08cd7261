import type { Seat } from "../../core/types.ts";
import { seatName } from "../../text/common.ts";

interface SelectProps {
  label: string;
  seats: readonly Seat[];
  seat: Seat;
  onChange: (seat: Seat) => void;
}

/** A field for a seat or an army. */
export function SeatSelect({ label, seats, seat, onChange }: SelectProps) {
  return (
    <label>
      {label}{" "}
      <select value={seat} onChange={(event) => onChange(event.currentTarget.value as Seat)}>
        {seats.map((own) => (
          <option key={own} value={own}>
            {seatName({ seat: own })}
          </option>
        ))}
      </select>
    </label>
  );
}
