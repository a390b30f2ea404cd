import type { MouseEvent, Ref } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import {
  downloadAnyway,
  pauseDownload,
  resumeDownload,
} from '#src/components/downloads/download-actions.tsx';
import { type DownloadStatus, isInProgress } from '#src/components/downloads/download-status.ts';
import { remedyStrings } from '#src/components/downloads/strings.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { listStrings as strings } from './strings.ts';

type Props = {
  row: Download;
  status: DownloadStatus;
  name: string;
  online: boolean;
  /** Other issues are on the device, which could be deleted to make room. */
  hasOtherDownloads: boolean;
  onFreeSpace: (stopped: Download) => void;
  onDrop: (event: MouseEvent) => void;
  ref: Ref<HTMLButtonElement>;
};

/** Label and icon of the button, and its action. */
type Action = { label: string; icon?: IconName; onPress: (event: MouseEvent) => void };

/**
 * The main action for an incomplete download, beside cancelling it. It is always the same button, so that it keeps the
 * focus.
 */
export function UnderWayAction({ ref, ...props }: Props) {
  const { status, online } = props;
  const { label, icon, onPress } = actionOf(props);
  return (
    <button
      type="button"
      ref={ref}
      className={icon ? 'ib o' : 'btn s sm'}
      aria-label={icon && label}
      // The reason why it is disabled is shown beside it.
      disabled={status.kind === 'waiting' && !online}
      onClick={onPress}
    >
      {icon ? <Icon name={icon} size={20} /> : label}
    </button>
  );
}

function actionOf({ row, status, name, hasOtherDownloads, onFreeSpace, onDrop }: Omit<Props, 'ref'>): Action {
  if (isInProgress(status)) {
    return { icon: 'pause', label: strings.pause(name), onPress: () => void pauseDownload(row, name) };
  }
  if (status.kind === 'metered') {
    return { label: remedyStrings.anyway, onPress: () => void downloadAnyway(row, name) };
  }
  const resume = () => void resumeDownload(row, name);
  if (status.kind !== 'failed') return { icon: 'play', label: strings.resume(name), onPress: resume };
  if (status.failure === 'gone') return { label: remedyStrings.drop, onPress: onDrop };
  return status.failure === 'space' && hasOtherDownloads
    ? { label: remedyStrings.freeSpace, onPress: () => onFreeSpace(row) }
    : { label: remedyStrings.retry, onPress: resume };
}
