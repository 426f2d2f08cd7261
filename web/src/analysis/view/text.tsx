import { useRef, useState } from "preact/hooks";
import { copied } from "../../common/browser/clipboard.ts";
import { OPTION_CHOICES, ruleSetTitle } from "../../common/rules/rule_texts.ts";
import { RULE_SETS } from "../../protocol/index.ts";
import * as text from "../../text/analysis.ts";
import type { AnalysisStore } from "../analysis_store.ts";
import { playerName } from "../game_source.ts";
import { Trouble } from "./trouble.tsx";

/** What can be copied. */
type Copy = "position" | "record" | "link";

/** Positions and records as text, to paste and to copy. */
export function TextView({ store }: { store: AnalysisStore }) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState("");
  const open = async (rules: string) => {
    const opened = await store.paste(textArea.current?.value ?? "", rules);
    if (opened && textArea.current) textArea.current.value = "";
    setStatus(opened ? text.loaded() : "");
  };
  /** Without access to the clipboard the text is put into the text area, to be copied from there. */
  const copy = async (copy: Copy, content: string) => {
    if (await copied(content)) return setStatus(text.copied({ copy }));
    if (!textArea.current) return;
    textArea.current.value = content;
    textArea.current.select();
    setStatus(text.copyFromBox({ copy }));
  };
  return (
    <section class="text" aria-label={text.positionAndRecord()}>
      <h2>{text.positionAndRecord()}</h2>
      <GameDetails store={store} />
      <CopyRow store={store} copy={copy} />
      <label class="text-label">
        {text.pasteHere()}
        <textarea ref={textArea} rows={4} spellcheck={false} />
      </label>
      <Trouble text={store.error.value} />
      <OpenRow store={store} open={open} />
      <p class="soft text-said" role="status">
        {status}
      </p>
    </section>
  );
}

interface CopyRowProps {
  store: AnalysisStore;
  copy: (copy: Copy, content: string) => Promise<void>;
}

/** The buttons that copy the current position and the record of the line, and a link to here. */
function CopyRow({ store, copy }: CopyRowProps) {
  const { study } = store.session.value;
  const { dfen } = study.view(study.at.value);
  return (
    <div class="text-row">
      <button type="button" class="button button-small" onClick={() => void copy("position", dfen)}>
        {text.copyPosition()}
      </button>
      <button
        type="button"
        class="button button-small"
        onClick={() => void store.writeRecord().then((record) => copy("record", record))}
      >
        {text.copyRecord()}
      </button>
      <button
        type="button"
        class="button button-small"
        onClick={() => void copy("link", new URL(store.currentAddress(), location.href).href)}
      >
        {text.copyLink()}
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
        {text.rulesOfPosition()}
        <select value={rules} onChange={(event) => setRules(event.currentTarget.value)}>
          {RULE_SETS.map(({ name }) => (
            <option key={name} value={name}>
              {ruleSetTitle(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button button-strong" onClick={() => void open(rules)}>
        {text.load()}
      </button>
    </div>
  );
}

/** The rules of the game, and its players if their names are known. */
function GameDetails({ store }: { store: AnalysisStore }) {
  const { study, board } = store.session.value;
  const { rules, options, names } = study.record;
  const players = board.seats.flatMap((seat) => {
    const name = names[seat];
    return name ? [text.player({ seat, name: playerName(name) })] : [];
  });
  const parts = [ruleSetTitle(rules), ...Object.entries(options).map(optionText), ...players];
  return <p class="soft text-known">{text.details({ parts })}</p>;
}

function optionText([name, value = ""]: [string, string | undefined]): string {
  const choice = OPTION_CHOICES.find((option) => option.name === name);
  const title = choice?.values.find(([known]) => known === value)?.[1];
  return text.option({ option: choice?.title ?? name, value: title ?? value });
}
