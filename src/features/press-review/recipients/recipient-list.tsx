import { useRef, useState } from 'react';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectBox } from '../parts/select-box.tsx';
import styles from './recipient-list.module.css';
import { RecipientRow, type RowActions } from './recipient-row.tsx';
import { recipientStrings as strings } from './strings.ts';

type Props = RowActions & {
  recipients: readonly Recipient[];
  online: boolean;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** Number of rows that any phone renders without delay. */
const ROWS_PER_STEP = 100;

/** Recipients as rows, a hundred at a time. */
export function RecipientList({ recipients, online, selected, onSelect, ...actions }: Props) {
  const [maxShown, setMaxShown] = useState(ROWS_PER_STEP);
  const list = useRef<HTMLUListElement>(null);
  const shown = recipients.slice(0, maxShown);
  const hiddenCount = recipients.length - shown.length;
  const isAllSelected = recipients.every(({ id }) => selected.has(id));
  const isSomeSelected = recipients.some(({ id }) => selected.has(id));
  const toggle = (ids: readonly number[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  const showMore = () => {
    setMaxShown(maxShown + ROWS_PER_STEP);
    // Focuses the last old row, from which Tab leads to the first new one.
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <SelectBox
          label={strings.selectAll}
          checked={isAllSelected}
          mixed={isSomeSelected && !isAllSelected}
          onChange={() =>
            toggle(
              recipients.map(({ id }) => id),
              !isAllSelected,
            )
          }
        />
        <span>{strings.columns.name}</span>
        <span className="dk">{strings.columns.groups}</span>
        <span className="dk">{strings.columns.status}</span>
      </div>
      <ul className={`hr ${styles.list}`} ref={list} aria-label={strings.list}>
        {shown.map((recipient) => (
          <RecipientRow
            key={recipient.id}
            recipient={recipient}
            online={online}
            {...actions}
            selected={selected.has(recipient.id)}
            onSelect={(on) => toggle([recipient.id], on)}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button look="plain" className={styles.more} onClick={showMore}>
          {strings.more(Math.min(hiddenCount, ROWS_PER_STEP))}
        </Button>
      )}
    </>
  );
}
