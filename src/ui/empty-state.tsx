import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** One or two buttons: what to do instead. */
  actions?: ReactNode;
  /** 1 where this is all the page has to say. */
  level?: 1 | 2 | 3;
};

/** Says plainly that there is nothing here, and where to go. */
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
