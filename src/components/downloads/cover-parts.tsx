import type { ReactNode } from 'react';
import { issuePath } from '#domain/addresses.ts';
import { useIsPageCached } from '#src/state/network/page-cached.ts';
import { Icon } from '#src/ui/icon.tsx';
import { actionLabel, labelWith } from './action-label.ts';
import { activateDownload } from './activate-download.tsx';
import styles from './cover-parts.module.css';
import { coverWords } from './cover-words.ts';
import { STATUS_ICONS } from './status-icon.ts';
import { buttonStrings, statusStrings } from './strings.ts';
import { type IssueDownload, type IssueRef, useIssueDownload } from './use-issue-download.ts';

type Props = { issue: IssueRef };
type LineProps = Props & {
  /** Shown if there is nothing to report about a download: the number of pages. */
  children: ReactNode;
};

const isOfflineWithoutDownload = (download: IssueDownload | null) =>
  download !== null && !download.online && !download.row?.readable;

/** Whether an issue cannot be opened now: offline, neither downloaded nor cached from an earlier visit. OFF-02 */
function useIsUnavailable(download: IssueDownload | null, { edition, day }: IssueRef): boolean {
  const needsCachedPage = isOfflineWithoutDownload(download);
  const isCached = useIsPageCached(needsCachedPage ? issuePath(edition, day) : null);
  return needsCachedPage && !isCached;
}

/**
 * Badge over a cover with the issue's download status; a press changes it. Place it beside the cover's link in a
 * positioned box; it takes no space of its own. OFF-02, OFF-03
 */
export function CoverBadge({ issue }: Props) {
  const download = useIssueDownload(issue);
  const isUnavailable = useIsUnavailable(download, issue);
  if (!download) return null;
  const { status } = download;
  const percent = 'percent' in status && status.kind !== 'queued' ? status.percent : null;
  return (
    <div className={styles.over} data-away={isUnavailable || undefined}>
      {isOfflineWithoutDownload(download) && <p className={styles.away}>{statusStrings.notDownloaded}</p>}
      <button
        type="button"
        className={`centred ${styles.badge}`}
        data-status={status.kind}
        aria-label={actionLabel(download)}
        onClick={() => activateDownload(download)}
      >
        {percent !== null && <Ring percent={percent} />}
        <Icon name={STATUS_ICONS[status.kind]} size={percent === null ? 19 : 16} />
      </button>
    </div>
  );
}

/** Circle that shows the downloaded percentage. */
function Ring({ percent }: { percent: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <circle cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${percent} 100`} />
    </svg>
  );
}

/** Line below a cover: its pages and size, or the progress of its download. */
export function CoverLine({ issue, children }: LineProps) {
  const download = useIssueDownload(issue);
  if (!download) return children;
  const text = coverWords(download);
  return (
    <span className={`ellipsis ${styles.line}`} data-status={download.status.kind}>
      {text ?? children}
      {text === null && download.size && ` · ${download.size}`}
    </span>
  );
}

/**
 * Line beside a cover that is too small for a badge; the line itself is the button. Place it outside the cover's link.
 * OFF-03
 */
export function CoverAction({ issue, children }: LineProps) {
  const download = useIssueDownload(issue);
  const isUnavailable = useIsUnavailable(download, issue);
  if (!download) return children;
  const { status, size } = download;
  const text = coverWords(download) ?? size ?? buttonStrings.download;
  return (
    <button
      type="button"
      className={styles.action}
      data-away={isUnavailable || undefined}
      aria-label={labelWith(text, download)}
      onClick={() => activateDownload(download)}
    >
      <Icon name={status.kind === 'ready' ? 'check-circle' : STATUS_ICONS[status.kind]} size={16} />
      {text}
    </button>
  );
}
