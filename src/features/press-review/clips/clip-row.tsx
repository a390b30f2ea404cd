import { memo, type ReactNode } from 'react';
import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { ClipColumn } from '#domain/press-review/clips-view.ts';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import styles from './clip-row.module.css';
import { dayWords } from './clip-words.ts';
import { Eye } from './eye.tsx';
import { hasShift, ROW_PARTS, type RowActions } from './row-actions.ts';
import { listStrings as strings } from './strings.ts';
import { useBatchedSelection, useMayRenderCells } from './use-batched-rendering.ts';

type Props = RowActions & {
  clip: Clip;
  index: number;
  columns: readonly ClipColumn[];
  today: Day;
  selected: boolean;
  /** The row that is the list's Tab stop. */
  current: boolean;
  /** Distance from the top of the list, in pixels. */
  start: number;
};

/** Content of a column, except the title. */
function cellContent(clip: Clip, column: ClipColumn, today: Day): ReactNode {
  if (column === 'edition') return <EditionWords clip={clip} />;
  if (column === 'date') return dayWords(clip.date, today);
  if (column === 'newspaper') return PAPER_NAMES[clip.newspaper];
  return clip[column];
}

function EditionWords({ clip: { edition, alsoIn } }: { clip: Clip }) {
  return (
    <>
      {edition}
      {alsoIn.length > 0 && <span className={styles.also}>{strings.alsoIn(alsoIn.length)}</span>}
    </>
  );
}

/** A row of the table. The empty row is rendered immediately, its cells in a later batch. PRS-01 */
export const ClipRow = memo(function ClipRow(props: Props) {
  const { clip, index, selected, current, start } = props;
  const isRead = useOpened(clip.id);
  const mayRenderCells = useMayRenderCells(current);
  const isShownSelected = useBatchedSelection(selected, current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a virtual table
    // biome-ignore lint/a11y/useFocusableInteractive: the element in it gets the focus
    <div
      role="row"
      aria-busy={mayRenderCells ? undefined : true}
      data-index={index}
      className={styles.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={index + 2}
      data-selected={isShownSelected || undefined}
      data-read={isRead || undefined}
    >
      {mayRenderCells && <Cells {...props} selected={isShownSelected} read={isRead} />}
    </div>
  );
});

function Cells({
  clip,
  index,
  columns,
  today,
  selected,
  current,
  read,
  onSelect,
  onRead,
}: Props & { read: boolean }) {
  const tabIndex = current ? 0 : -1;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className={styles.select}>
        <input
          type="checkbox"
          className={styles.box}
          data-part={ROW_PARTS.select}
          tabIndex={tabIndex}
          checked={selected}
          aria-label={strings.select(clip.title)}
          onClick={(event) => onSelect(index, hasShift(event))}
          onChange={() => undefined}
        />
      </div>
      {columns.map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="cell" key={column} className={styles[column]}>
          {column === 'title' ? (
            <button
              type="button"
              data-part={ROW_PARTS.title}
              tabIndex={tabIndex}
              onClick={() => onRead(index)}
            >
              {read && <span className="vh">{strings.wasRead}</span>}
              {clip.title}
            </button>
          ) : (
            cellContent(clip, column, today)
          )}
        </div>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className={styles.eye}>
        <button
          type="button"
          className="ib"
          tabIndex={-1}
          aria-label={strings.read(clip.title)}
          onClick={() => onRead(index)}
        >
          <Eye />
        </button>
      </div>
    </>
  );
}
