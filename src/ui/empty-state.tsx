import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** One or two buttons with alternatives. */
  actions?: ReactNode;
  /** Level 1 where the page has no other contents. */
  level?: 1 | 2 | 3;
};

/** States that there is nothing here, and where to go instead. */
export function EmptyState({ title, children, actions, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={level === 1 ? 't-1' : 't-2'} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className="deck">{children}</div>}
      {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
