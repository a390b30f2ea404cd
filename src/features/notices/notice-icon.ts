import type { NoticeType } from '#domain/notices.ts';
import type { IconName } from '#src/ui/icon.tsx';

export const NOTICE_ICONS: Readonly<Record<NoticeType, IconName>> = {
  error: 'error',
  warning: 'warn',
  info: 'info',
};
