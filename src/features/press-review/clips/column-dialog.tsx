import { CLIP_COLUMNS, type ClipColumn } from '#domain/press-review/clips-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import styles from './filter-dialog.module.css';
import { longColumnNames, columnStrings as strings } from './strings.ts';

type Props = {
  columns: readonly ClipColumn[];
  onShow: (columns: readonly ClipColumn[]) => void;
  onClose: () => void;
};

/** Chooses the columns of the table. Title and selection are always shown. PRS-01 */
export function ColumnDialog({ columns, onShow, onClose }: Props) {
  const show = (column: ClipColumn, shown: boolean) =>
    onShow(CLIP_COLUMNS.filter((candidate) => (candidate === column ? shown : columns.includes(candidate))));
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose} isPopover>
      <p className="secondary">{strings.intro}</p>
      <div className={styles.columns}>
        {CLIP_COLUMNS.filter((column) => column !== 'title').map((column) => (
          <Checkbox
            key={column}
            name={`colonna-${column}`}
            defaultChecked={columns.includes(column)}
            onChange={(shown) => show(column, shown)}
          >
            {longColumnNames[column]}
          </Checkbox>
        ))}
      </div>
      <Button onClick={onClose}>{strings.done}</Button>
    </Dialog>
  );
}
