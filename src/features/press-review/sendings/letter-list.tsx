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

/** The state of a letter and what its recipient did with it, one text each. */
function letterWords(letter: SendingLetter, today: Day): string[] {
  const { openedAt, downloadedAt, maybeTwice, forwarded } = letter;
  return [
    statusWords(letter, today),
    maybeTwice && strings.maybeTwice,
    forwarded && strings.forwarded,
    openedAt !== null && strings.openedAt(dateAndTime(openedAt, today)),
    downloadedAt !== null && strings.downloadedAt(dateAndTime(downloadedAt, today)),
  ].filter((text) => text !== false);
}

type Props = {
  letters: readonly SendingLetter[];
  today: Day;
  /** Null where letters cannot be selected. */
  selected: ReadonlySet<number> | null;
  onSelect: (selected: ReadonlySet<number>) => void;
};

const ROWS_PER_STEP = 100;

/** Letters as rows, each with its recipient and state. */
export function LetterList({ letters, today, selected, onSelect }: Props) {
  const [maxShown, setMaxShown] = useState(ROWS_PER_STEP);
  const hiddenCount = letters.length - maxShown;
  const isAllSelected = letters.every(({ id }) => selected?.has(id));
  const isSomeSelected = letters.some(({ id }) => selected?.has(id));
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
            checked={isAllSelected}
            mixed={isSomeSelected && !isAllSelected}
            onChange={() =>
              toggle(
                letters.map(({ id }) => id),
                !isAllSelected,
              )
            }
          />
        )}
        <span>{strings.columns.who}</span>
        <span className="dk">{strings.columns.what}</span>
      </div>
      <ul className={`hr ${styles.list}`}>
        {letters.slice(0, maxShown).map((letter) => (
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
              {letterWords(letter, today).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button look="plain" className={styles.more} onClick={() => setMaxShown(maxShown + ROWS_PER_STEP)}>
          {sendingStrings.more(Math.min(hiddenCount, ROWS_PER_STEP))}
        </Button>
      )}
    </>
  );
}
