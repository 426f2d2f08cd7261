import { useRef, useState } from "preact/hooks";
import { ruleSetTitle } from "../../common/rule_texts.ts";
import { RULE_SETS } from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import type { AnalysisStore } from "../analysis_store.ts";

/** Positions and records as text, to paste and to copy. */
export function TextView({ store }: { store: AnalysisStore }) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState("");
  const open = async (rules: string) => {
    const opened = await store.paste(textArea.current?.value ?? "", rules);
    if (opened && textArea.current) textArea.current.value = "";
    setStatus(opened ? "Opened." : "");
  };
  /** Without access to the clipboard the text is put into the text area, to be copied from there. */
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`The ${what} is on the clipboard.`);
    } catch {
      if (!textArea.current) return;
      textArea.current.value = text;
      textArea.current.select();
      setStatus(`Copy the ${what} from the box.`);
    }
  };
  return (
    <section class="text" aria-label="Position and record">
      <h2>Position and record</h2>
      <GameDetails store={store} />
      <CopyRow store={store} copy={copy} />
      <label class="text-label">
        Another position or record
        <textarea
          ref={textArea}
          rows={4}
          spellcheck={false}
          placeholder="Paste a position string or a whole record"
        />
      </label>
      {store.error.value && (
        <p class="analysis-trouble" role="alert">
          {store.error.value}
        </p>
      )}
      <OpenRow store={store} open={open} />
      <p class="soft text-said" role="status">
        {status}
      </p>
    </section>
  );
}

interface CopyRowProps {
  store: AnalysisStore;
  copy: (what: string, text: string) => Promise<void>;
}

/** The buttons that copy the current position and the record of the line, and a link to here. */
function CopyRow({ store, copy }: CopyRowProps) {
  const { study } = store.session.value;
  const { dfen } = study.view(study.at.value);
  return (
    <div class="text-row">
      <button type="button" class="button button-small" onClick={() => void copy("position", dfen)}>
        Copy position
      </button>
      <button
        type="button"
        class="button button-small"
        onClick={() => void store.writeRecord().then((text) => copy("record", text))}
      >
        Copy record
      </button>
      <button
        type="button"
        class="button button-small"
        onClick={() => void copy("link", new URL(store.currentAddress(), location.href).href)}
      >
        Copy link
      </button>
    </div>
  );
}

/** The button that opens the pasted text, and the rule set for a position string. */
function OpenRow({ store, open }: { store: AnalysisStore; open: (rules: string) => Promise<void> }) {
  const [rules, setRules] = useState(store.session.peek().study.record.rules);
  return (
    <div class="text-row">
      <label class="text-rules">
        Rules of a position
        <select value={rules} onChange={(event) => setRules(event.currentTarget.value)}>
          {RULE_SETS.map(({ name }) => (
            <option key={name} value={name}>
              {ruleSetTitle(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button button-strong" onClick={() => void open(rules)}>
        Open
      </button>
    </div>
  );
}

/** The rules of the game, and its players as far as they are known. */
function GameDetails({ store }: { store: AnalysisStore }) {
  const { study, board } = store.session.value;
  const { rules, options, names } = study.record;
  const players = board.seats.flatMap((seat, index) =>
    names[index] ? [`${names[index]} (${seatName({ seat })})`] : [],
  );
  return (
    <p class="soft text-known">
      {[ruleSetTitle(rules), ...options].join(", ")}
      {players.length > 0 && ` · ${players.join(", ")}`}
    </p>
  );
}
