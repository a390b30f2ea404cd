import { type ReactNode, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './carousel.module.css';
import { useRovingLinks } from './use-roving-links.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type Props = {
  /** Names of the buttons. */
  previous: string;
  next: string;
  /** List items. */
  children: ReactNode;
};

/** How much of what shows a button scrolls by: the last cover stays in sight. */
const STEP = 0.8;

/**
 * A row of covers that scrolls and snaps by itself. The buttons are for the mouse and appear once they work; the
 * keyboard moves with the arrows.
 */
export function Carousel({ previous, next, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(row);
  useRovingLinks(row);
  const turn = (direction: 1 | -1) => () =>
    row.current?.scrollBy({ left: direction * STEP * row.current.clientWidth });
  return (
    <div className={styles.carousel}>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
      {edges?.before && (
        <button
          type="button"
          className={`${styles.button} ${styles.before}`}
          tabIndex={-1}
          onClick={turn(-1)}
        >
          <Icon name="left" />
          <span className="vh">{previous}</span>
        </button>
      )}
      {edges?.after && (
        <button type="button" className={styles.button} tabIndex={-1} onClick={turn(1)}>
          <Icon name="right" />
          <span className="vh">{next}</span>
        </button>
      )}
    </div>
  );
}
