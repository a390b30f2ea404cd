import { type ReactNode, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './carousel.module.css';
import { useRovingLinks } from './use-roving-links.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type Props = {
  /** Labels of the buttons. */
  previous: string;
  next: string;
  /** List items. */
  children: ReactNode;
};

/** Part of the visible width by which a button scrolls: the last cover stays visible. */
const STEP_RATIO = 0.8;

/**
 * A row of covers that scrolls and snaps natively. The buttons are for the mouse and appear once they work; keyboard
 * users scroll with the arrow keys.
 */
export function Carousel({ previous, next, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(row);
  useRovingLinks(row);
  const scrollTowards = (direction: 1 | -1) => () =>
    row.current?.scrollBy({ left: direction * STEP_RATIO * row.current.clientWidth });
  return (
    <div className={styles.carousel}>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
      {edges?.before && (
        <button
          type="button"
          className={`centred ${styles.button} ${styles.before}`}
          tabIndex={-1}
          onClick={scrollTowards(-1)}
        >
          <Icon name="left" />
          <span className="vh">{previous}</span>
        </button>
      )}
      {edges?.after && (
        <button type="button" className={`centred ${styles.button}`} tabIndex={-1} onClick={scrollTowards(1)}>
          <Icon name="right" />
          <span className="vh">{next}</span>
        </button>
      )}
    </div>
  );
}
