import { memo } from 'react';
import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import styles from './clip-card.module.css';
import row from './clip-row.module.css';
import { dayWords } from './clip-words.ts';
import { Eye } from './eye.tsx';
import { hasShift, ROW_PARTS, type RowActions } from './row-actions.ts';
import { listStrings as strings } from './strings.ts';
import { useBatchedSelection, useMayRenderCells } from './use-batched-rendering.ts';

type Props = RowActions & {
  clip: Clip;
  index: number;
  /** Number of clips in the list. */
  count: number;
  today: Day;
  /** Whether to show the clip's date, because the list covers several days. */
  showsDate: boolean;
  selected: boolean;
  current: boolean;
  start: number;
  measure: (card: HTMLElement | null) => void;
};

/** A clip as a card, where there is no room for a table. PRS-01 */
export const ClipCard = memo(function ClipCard(props: Props) {
  const { clip, index, count, selected, current, start, measure } = props;
  const isRead = useOpened(clip.id);
  const mayRenderCells = useMayRenderCells(current);
  const isShownSelected = useBatchedSelection(selected, current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an entry of a virtual list
    <div
      role="listitem"
      ref={measure}
      data-index={index}
      className={`stack14 ${styles.card}`}
      style={{ insetBlockStart: start }}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-selected={isShownSelected || undefined}
      data-read={isRead || undefined}
    >
      {mayRenderCells && <Contents {...props} selected={isShownSelected} read={isRead} />}
    </div>
  );
});

function Contents({
  clip,
  index,
  today,
  showsDate,
  selected,
  current,
  read,
  onSelect,
  onRead,
}: Props & { read: boolean }) {
  const { id, newspaper, edition, alsoIn, date, title, author, page } = clip;
  const tabIndex = current ? 0 : -1;
  return (
    <>
      <input
        type="checkbox"
        className={`${row.box} ${styles.box}`}
        data-part={ROW_PARTS.select}
        tabIndex={tabIndex}
        checked={selected}
        aria-label={strings.select(title)}
        onClick={(event) => onSelect(index, hasShift(event))}
        onChange={() => undefined}
      />
      <div className={styles.text}>
        <p className="meta">
          <b>{PAPER_NAMES[newspaper]}</b>
          <span className="sep" />
          {edition}
          {page !== null && (
            <>
              <span className="sep" />
              {strings.page(page)}
            </>
          )}
          {alsoIn.length > 0 && (
            <>
              <span className="sep" />
              {strings.alsoIn(alsoIn.length)}
            </>
          )}
        </p>
        <button
          type="button"
          className={`t-s2 ${styles.title}`}
          data-part={ROW_PARTS.title}
          tabIndex={tabIndex}
          onClick={() => onRead(index)}
        >
          {read && <span className="vh">{strings.wasRead}</span>}
          {title}
        </button>
        <p className="meta">
          {author && (
            <>
              {author}
              <span className="sep" />
            </>
          )}
          {strings.id(id)}
          {showsDate && (
            <>
              <span className="sep" />
              {dayWords(date, today)}
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className="ib"
        tabIndex={-1}
        aria-label={strings.read(title)}
        onClick={() => onRead(index)}
      >
        <Eye />
      </button>
    </>
  );
}
