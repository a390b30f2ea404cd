import type { IconName } from '#src/ui/icon.tsx';
import type { DownloadStatus } from './download-status.ts';

/** What a press does, or what is to be known. */
export const STATUS_ICONS: Record<DownloadStatus['kind'], IconName> = {
  none: 'down',
  queued: 'clock',
  running: 'pause',
  paused: 'play',
  waiting: 'offline',
  metered: 'clock',
  ready: 'check',
  outdated: 'refresh',
  failed: 'warn',
};
