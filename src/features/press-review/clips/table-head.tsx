import { useEffect, useRef } from 'react';
import type { ClipColumn, ClipOrder } from '#domain/press-review/clips-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import row from './clip-row.module.css';
import { columnNames, listStrings as strings } from './strings.ts';
import styles from './table-head.module.css';

type Props = {
  columns: readonly ClipColumn[];
  order: ClipOrder;
  onOrder: (order: ClipOrder) => void;
  /** Whether all, some or none of the shown clips are selected. */
  chosen: 'none' | 'some' | 'all';
  onSelectAll: (selected: boolean) => void;
};

/** Sticky column headings, which sort the list. */
export function TableHead({ columns, order, onOrder, chosen, onSelectAll }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a virtual table
    <div role="rowgroup" className={styles.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the element in it gets the focus */}
      <div role="row" aria-rowindex={1} className={styles.row}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="columnheader" className={row.select}>
          <SelectAll chosen={chosen} onSelectAll={onSelectAll} />
        </div>
        {columns.map((column) => (
          <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="columnheader">
          <span className="vh">{strings.reading}</span>
        </div>
      </div>
    </div>
  );
}

type ColumnProps = { column: ClipColumn } & Pick<Props, 'order' | 'onOrder'>;

function ColumnHead({ column, order, onOrder }: ColumnProps) {
  const sorted = order.by === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a virtual table
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it gets the focus
    <div role="columnheader" aria-sort={sorted ? direction : 'none'} data-column={column}>
      <button type="button" onClick={() => onOrder({ by: column, descending: sorted && !order.descending })}>
        {columnNames[column]}
        {sorted && <Icon name="chev" size={14} />}
      </button>
    </div>
  );
}

/** Checkbox for all clips, in the mixed state where only some are selected. */
export function SelectAll({ chosen, onSelectAll }: Pick<Props, 'chosen' | 'onSelectAll'>) {
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = chosen === 'some';
  }, [chosen]);
  return (
    <input
      ref={checkbox}
      type="checkbox"
      className={row.box}
      checked={chosen === 'all'}
      aria-label={strings.selectAll}
      onChange={() => onSelectAll(chosen !== 'all')}
    />
  );
}
