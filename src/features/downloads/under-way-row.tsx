import { type MouseEvent, useRef } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import { issuePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { byteProgress, byteSize } from '#domain/byte-size.ts';
import type { Day } from '#domain/newsstand.ts';
import { resumeDownload } from '#src/components/downloads/download-actions.tsx';
import { type DownloadStatus, percentOf, statusOf } from '#src/components/downloads/download-status.ts';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { removeDownloads } from '#src/components/downloads/remove-downloads.tsx';
import {
  announcementStrings,
  failureStrings,
  remedyStrings,
  statusStrings,
} from '#src/components/downloads/strings.ts';
import { useOnline } from '#src/state/network/online.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './download-row.module.css';
import { RowCover } from './row-cover.tsx';
import { RowFacts } from './row-facts.tsx';
import { listStrings as strings } from './strings.ts';
import { UnderWayAction } from './under-way-action.tsx';

type Props = {
  row: Download;
  brand: PublicBrand;
  today: Day;
  hasOtherDownloads: boolean;
  onFreeSpace: (stopped: Download) => void;
  /** Called when the removal of the download was undone. */
  onUndone: () => void;
};

/** `62% · 19,5 di 31,4 MB`, or why the download is not running. */
function wordsOf(status: DownloadStatus, { doneBytes, totalBytes }: Download, online: boolean): string {
  switch (status.kind) {
    case 'running':
      if (totalBytes === 0) return statusStrings.percent(0);
      return `${statusStrings.percent(status.percent)} · ${byteProgress(doneBytes, totalBytes)}`;
    case 'paused':
      return statusStrings.paused(status.percent);
    case 'waiting':
      return statusStrings.waiting(status.percent, online);
    case 'metered':
      return failureStrings.metered;
    default:
      return totalBytes > 0 ? `${statusStrings.queued} · ${byteSize(totalBytes)}` : statusStrings.queued;
  }
}

/** An incomplete download: its progress, and its actions. OFF-03 */
export function UnderWayRow({ row, brand, today, hasOtherDownloads, onFreeSpace, onUndone }: Props) {
  const action = useRef<HTMLButtonElement>(null);
  const online = useOnline();
  const status = statusOf(row, online);
  const name = issueName(row.editionName, row.day, today);
  const isGone = status.kind === 'failed' && status.failure === 'gone';
  const hasNoRoom = status.kind === 'failed' && status.failure === 'space';
  function drop({ detail }: MouseEvent) {
    const message = isGone ? announcementStrings.removed(name) : announcementStrings.cancelled(name);
    void removeDownloads([row], { message, byKey: detail === 0, onUndone });
  }
  function retry() {
    // This button disappears with the failure, so the focus moves to the main action.
    action.current?.focus({ preventScroll: true });
    void resumeDownload(row, name);
  }
  return (
    <li className={`row ${styles.row}`}>
      <div className={styles.cover}>
        <RowCover row={row} paper={brand} />
      </div>
      <div>
        <h3 className="t-s2">
          {row.readable ? (
            <AppLink href={issuePath({ slug: row.edition }, row.day)}>{row.editionName}</AppLink>
          ) : (
            row.editionName
          )}
        </h3>
        <RowFacts row={row} today={today} />
        {status.kind === 'failed' ? (
          <>
            <p className={`row6 ${styles.failure}`}>
              <Icon name="error" size={16} />
              {failureStrings[status.failure]}
            </p>
            {hasNoRoom && hasOtherDownloads && (
              <Button look="quiet" size="small" onClick={retry}>
                {remedyStrings.retry}
              </Button>
            )}
          </>
        ) : (
          <>
            <progress
              className={styles.progress}
              data-still={status.kind !== 'running' || undefined}
              max={100}
              value={percentOf(row)}
              aria-label={strings.progress(name)}
            />
            <p className="meta num">{wordsOf(status, row, online)}</p>
          </>
        )}
      </div>
      <UnderWayAction
        ref={action}
        row={row}
        status={status}
        name={name}
        online={online}
        hasOtherDownloads={hasOtherDownloads}
        onFreeSpace={onFreeSpace}
        onDrop={drop}
      />
      <button type="button" className="ib" aria-label={strings.cancel(name)} onClick={drop}>
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
