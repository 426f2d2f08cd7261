interface SelectProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A field for a number from 1. */
export function NumberSelect({ label, max, value, onChange }: SelectProps) {
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {Array.from({ length: max }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  );
}
