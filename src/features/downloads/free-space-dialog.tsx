import { type MouseEvent, useState } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import { byteSize } from '#domain/byte-size.ts';
import type { Day } from '#domain/newsstand.ts';
import { resumeDownload } from '#src/components/downloads/download-actions.tsx';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { removeDownloads } from '#src/components/downloads/remove-downloads.tsx';
import { remedyStrings } from '#src/components/downloads/strings.ts';
import { changeDownloads } from '#src/state/downloads/downloads.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './free-space-dialog.module.css';
import { removedWords } from './removed-words.ts';
import { bytesOnDevice } from './storage-shares.ts';
import { freeSpaceStrings as strings } from './strings.ts';

type Props = {
  list: readonly Download[];
  today: Day;
  /** Download that stopped for lack of storage: it continues when there is some. */
  stopped: Download | null;
  onClose: () => void;
  onUndone: () => void;
};

const idOf = ({ edition, day }: Download) => `${edition} ${day}`;

/** Lets the reader choose the issues to delete, one by one or all, and shows the storage this frees. OFF-03 */
export function FreeSpaceDialog({ list, today, stopped, onClose, onUndone }: Props) {
  const rows = stopped ? list.filter((row) => idOf(row) !== idOf(stopped)) : list;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => chosen.has(idOf(row)));
  const toggle = (row: Download) => () => {
    const next = new Set(chosen);
    if (!next.delete(idOf(row))) next.add(idOf(row));
    setChosen(next);
  };
  const toggleAll = () => setChosen(new Set(selected.length < rows.length ? rows.map(idOf) : []));
  function remove({ detail }: MouseEvent) {
    void removeDownloads(selected, {
      message: removedWords(selected, today),
      byKey: detail === 0,
      onUndone,
      onDone: stopped ? () => void changeDownloads((repository) => repository.resume(stopped)) : undefined,
    });
    onClose();
  }
  if (stopped && rows.length === 0)
    return <NothingToFree stopped={stopped} today={today} onClose={onClose} />;
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <p className="deck s">{strings.intro}</p>
      <ul className={`hr ${styles.rows}`}>
        <li>
          <label className={`row14 ${styles.row}`}>
            <input
              type="checkbox"
              checked={rows.length > 0 && selected.length === rows.length}
              onChange={toggleAll}
            />
            <b>{strings.all}</b>
            <span className="num">{byteSize(bytesOnDevice(rows))}</span>
          </label>
        </li>
        {rows.map((row) => (
          <li key={idOf(row)}>
            <label className={`row14 ${styles.row}`}>
              <input type="checkbox" checked={chosen.has(idOf(row))} onChange={toggle(row)} />
              <span>
                {issueName(row.editionName, row.day, today)}
                {row.pinned && <span className="meta"> · {strings.kept}</span>}
              </span>
              <span className="num">{byteSize(row.doneBytes)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button look="strong" className="w" disabled={selected.length === 0} onClick={remove}>
        {strings.remove(selected.length, byteSize(bytesOnDevice(selected)))}
      </Button>
    </Dialog>
  );
}

type AloneProps = Pick<Props, 'today' | 'onClose'> & { stopped: Download };

/** Shown where there is no other issue to delete: storage has to be freed outside the app. */
function NothingToFree({ stopped, today, onClose }: AloneProps) {
  function retry() {
    void resumeDownload(stopped, issueName(stopped.editionName, stopped.day, today));
    onClose();
  }
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <p className={`deck s ${styles.alone}`}>{strings.alone}</p>
      <Button look="strong" className="w" onClick={retry}>
        {remedyStrings.retry}
      </Button>
    </Dialog>
  );
}
