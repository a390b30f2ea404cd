import { type CSSProperties, useId, useMemo } from 'react';
import type { ClipColumn, ClipOrder } from '#domain/press-review/clips-view.ts';
import styles from './clips-list.module.css';
import type { ListFrame } from './list-frame.ts';
import { listStrings as strings } from './strings.ts';
import { TableHead } from './table-head.tsx';

type Props = ListFrame & {
  columns: readonly ClipColumn[];
  order: ClipOrder;
  onOrder: (order: ClipOrder) => void;
};

/** The title gets most of the remaining width; numbers get what they need. */
const WIDTHS: Readonly<Record<ClipColumn, string>> = {
  id: '58px',
  edition: 'minmax(0, 1.15fr)',
  date: '66px',
  title: 'minmax(0, 4.6fr)',
  author: 'minmax(0, 1.35fr)',
  page: '40px',
  newspaper: 'minmax(0, 1.45fr)',
  section: 'minmax(0, 1.1fr)',
};

/** The list as a table, also for screen readers, though most of its rows are not in the document. */
export function ClipsTable({ box, size, onFocus, onKeyDown, count, columns, children, ...head }: Props) {
  const hint = useId();
  const template = useMemo(
    () =>
      ({ '--columns': `22px ${columns.map((column) => WIDTHS[column]).join(' ')} 34px` }) as CSSProperties,
    [columns],
  );
  return (
    <>
      <p id={hint} className="vh">
        {strings.keys}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual table, which positions only the visible rows */}
      <div
        role="table"
        style={template}
        aria-label={strings.table}
        aria-describedby={hint}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 2}
      >
        <TableHead columns={columns} {...head} />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="rowgroup"
          ref={box}
          className={styles.body}
          style={{ blockSize: size }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      </div>
    </>
  );
}
