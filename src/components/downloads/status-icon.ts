import type { IconName } from '#src/ui/icon.tsx';
import type { DownloadStatus } from './download-status.ts';

/** Icon for each status: what a press does, or the state itself. */
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
