import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { labelWith } from './action-label.ts';
import { activateDownload } from './activate-download.tsx';
import { ContentsDialog } from './contents-dialog.tsx';
import styles from './download-buttons.module.css';
import { STATUS_ICONS } from './status-icon.ts';
import { statusWord } from './status-word.ts';
import { type IssueDownload as Download, type IssueRef, useIssueDownload } from './use-issue-download.ts';

type Props = { issue: IssueRef };

/** Text of the button, with the size if the issue can be downloaded: `Scarica · 12 MB`. */
const buttonText = (download: Download) =>
  [statusWord(download), download.status.kind === 'none' && download.size].filter(Boolean).join(' · ');

/** Button beside the one that opens an issue: it does the same as the badge on its cover. OFF-03 */
export function DownloadButton({
  issue,
  look = 'plain',
}: Props & Pick<ComponentProps<typeof Button>, 'look'>) {
  const download = useIssueDownload(issue);
  if (!download) return null;
  const { status } = download;
  const size = status.kind === 'none' && download.size;
  return (
    <Button
      look={look}
      size="large"
      aria-label={labelWith(buttonText(download), download)}
      onClick={() => activateDownload(download)}
    >
      <Icon name={STATUS_ICONS[status.kind]} size={20} />
      {/* If there is no room for both, the size is shown. */}
      <span>
        <span className={size ? 'dk' : undefined}>
          {statusWord(download)}
          {size && ' · '}
        </span>
        {size}
      </span>
    </Button>
  );
}

/** Button in the bar of an open issue: shows its download status, and opens the choice of contents. OFF-03 */
export function IssueDownload({ issue }: Props) {
  const download = useIssueDownload(issue);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!download) return null;
  const { status } = download;
  const isDialogOpener = status.kind === 'none' || status.kind === 'ready';
  return (
    <>
      <button
        type="button"
        ref={button}
        className={`tap ${styles.button}`}
        data-status={status.kind}
        aria-label={labelWith(buttonText(download), download)}
        aria-haspopup={isDialogOpener ? 'dialog' : undefined}
        onClick={() => (isDialogOpener ? setIsDialogOpen(true) : activateDownload(download))}
      >
        <Icon name={status.kind === 'ready' ? 'check-circle' : STATUS_ICONS[status.kind]} size={20} />
        <span className={status.kind === 'running' ? undefined : 'dk'}>{buttonText(download)}</span>
      </button>
      {isDialogOpen && (
        <ContentsDialog
          download={download}
          onClose={() => setIsDialogOpen(false)}
          onUndone={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}
