import { useRef, useState } from "preact/hooks";
import { SEATS } from "../../core/types.ts";
import { seatName } from "../../game/words.ts";
import { RULE_SETS } from "../../home/rule_sets.ts";
import type { Desk } from "../desk.ts";
import { address } from "../opening.ts";

/** Positions and records as text: to be pasted, to be copied. */
export function TextView({ desk }: { desk: Desk }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [rules, choose] = useState(desk.work.peek().study.game.rules);
  const [said, say] = useState("");
  const open = async () => {
    const opened = await desk.paste(box.current?.value ?? "", rules);
    if (opened && box.current) box.current.value = "";
    say(opened ? "Opened." : "");
  };
  /** Where the browser keeps the clipboard to itself, the text stands in the box, ready to be copied by hand. */
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      say(`The ${what} is on the clipboard.`);
    } catch {
      if (!box.current) return;
      box.current.value = text;
      box.current.select();
      say(`Copy the ${what} from the box.`);
    }
  };
  const { study } = desk.work.value;
  const { dfen } = study.view(study.at.value);
  return (
    <section class="text" aria-label="Position and record">
      <h2>Position and record</h2>
      <Known desk={desk} />
      <div class="text-row">
        <button type="button" class="button button-small" onClick={() => void copy("position", dfen)}>
          Copy position
        </button>
        <button
          type="button"
          class="button button-small"
          onClick={() => void desk.record().then((text) => copy("record", text))}
        >
          Copy record
        </button>
        <a
          class="button button-small"
          aria-label="Link to this position"
          href={address(dfen, study.game.rules, study.game.options)}
        >
          Link
        </a>
      </div>
      <label class="text-label">
        Another position or record
        <textarea
          ref={box}
          rows={4}
          spellcheck={false}
          placeholder="Paste a position string or a whole record"
        />
      </label>
      {desk.trouble.value && (
        <p class="analysis-trouble" role="alert">
          {desk.trouble.value}
        </p>
      )}
      <div class="text-row">
        <label class="text-rules">
          Rules of a position
          <select value={rules} onChange={(event) => choose(event.currentTarget.value)}>
            {RULE_SETS.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button button-strong" onClick={() => void open()}>
          Open
        </button>
      </div>
      <p class="soft text-said" role="status">
        {said}
      </p>
    </section>
  );
}

/** By which rules the game is played, and by whom, if that is known. */
function Known({ desk }: { desk: Desk }) {
  const { rules, options, names } = desk.work.value.study.game;
  const title = RULE_SETS.find(({ name }) => name === rules)?.title ?? rules;
  const players = SEATS.flatMap((seat, index) =>
    names[index] ? [`${names[index]} (${seatName(seat)})`] : [],
  );
  return (
    <p class="soft text-known">
      {[title, ...options].join(", ")}
      {players.length > 0 && ` · ${players.join(", ")}`}
    </p>
  );
}
