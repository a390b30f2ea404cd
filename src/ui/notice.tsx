import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

type Props = {
  /** Replaces the icon of its tone. */
  icon?: IconName;
  tone?: 'info' | 'ok' | 'warning' | 'error';
  children: ReactNode;
  action?: ReactNode;
  /** For a notice that appears while the reader is on the page: it is announced, a failure immediately. */
  isAnnounced?: boolean;
};

const ICONS = { info: 'info', ok: 'check-circle', warning: 'warn', error: 'error' } as const;

/** A tinted note beside the content to which it belongs. */
export function Notice({ tone = 'info', icon = ICONS[tone], children, action, isAnnounced = false }: Props) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      className={`${styles.notice} ${tone === 'info' ? '' : styles[tone]}`}
      role={isAnnounced ? role : undefined}
    >
      <Icon name={icon} size={20} />
      <div>{children}</div>
      {action}
    </div>
  );
}
