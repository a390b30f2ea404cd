import { useState } from 'react';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SendingLetter } from '#domain/press-review/sending.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectBox } from '../parts/select-box.tsx';
import styles from './letters.module.css';
import { sendingStrings, letterStrings as strings } from './strings.ts';

function statusWords({ status, sentAt, reason }: SendingLetter, today: Day): string {
  if (status === 'sent' && sentAt !== null) return strings.sentAt(dateAndTime(sentAt, today));
  return reason ? `${strings.status[status]}: ${reason}` : strings.status[status];
}

/** What happened to a letter, the most important first. */
function letterWords(letter: SendingLetter, today: Day): string[] {
  const { openedAt, downloadedAt, maybeTwice, forwarded } = letter;
  return [
    statusWords(letter, today),
    maybeTwice && strings.maybeTwice,
    forwarded && strings.forwarded,
    openedAt !== null && strings.openedAt(dateAndTime(openedAt, today)),
    downloadedAt !== null && strings.downloadedAt(dateAndTime(downloadedAt, today)),
  ].filter((words) => words !== false);
}

type Props = {
  letters: readonly SendingLetter[];
  today: Day;
  /** Null where letters cannot be selected. */
  selected: ReadonlySet<number> | null;
  onSelect: (selected: ReadonlySet<number>) => void;
};

const STEP = 100;

/** Letters as rows, each with its recipient and state. */
export function LetterList({ letters, today, selected, onSelect }: Props) {
  const [room, setRoom] = useState(STEP);
  const left = letters.length - room;
  const all = letters.every(({ id }) => selected?.has(id));
  const some = letters.some(({ id }) => selected?.has(id));
  const toggle = (ids: readonly number[], on: boolean) => {
    const others = [...(selected ?? [])].filter((id) => !ids.includes(id));
    onSelect(new Set(on ? [...others, ...ids] : others));
  };
  return (
    <>
      <div className={styles.head} data-bare={selected === null || undefined}>
        {selected && (
          <SelectBox
            label={strings.selectAll}
            checked={all}
            mixed={some && !all}
            onChange={() =>
              toggle(
                letters.map(({ id }) => id),
                !all,
              )
            }
          />
        )}
        <span>{strings.columns.who}</span>
        <span className="dk">{strings.columns.what}</span>
      </div>
      <ul className={`hr ${styles.list}`}>
        {letters.slice(0, room).map((letter) => (
          <li
            key={letter.id}
            className={styles.row}
            data-bare={selected === null || undefined}
            data-selected={selected?.has(letter.id) || undefined}
          >
            {selected && (
              <SelectBox
                label={strings.select(letter.name || letter.email)}
                checked={selected.has(letter.id)}
                onChange={(on) => toggle([letter.id], on)}
              />
            )}
            <div className={styles.who}>
              <p className={styles.name}>{letter.name || letter.email}</p>
              {letter.name && <p className="meta">{letter.email}</p>}
            </div>
            <p className={`wrapping ${styles.what}`} data-status={letter.status}>
              {letterWords(letter, today).map((words) => (
                <span key={words}>{words}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="plain" className={styles.more} onClick={() => setRoom(room + STEP)}>
          {sendingStrings.more(Math.min(left, STEP))}
        </Button>
      )}
    </>
  );
}
