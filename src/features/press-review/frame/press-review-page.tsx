import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Day } from '#domain/newsstand.ts';
import {
  draftPath,
  REVIEW_RECIPIENTS,
  REVIEW_SEARCHES,
  REVIEW_SENDINGS,
  REVIEW_USAGE,
  tablePath,
} from '#domain/press-review/addresses.ts';
import { Segments } from '#src/ui/segments.tsx';
import { usePressReview } from './press-review-context.ts';
import styles from './press-review-page.module.css';
import { frameStrings as strings } from './strings.ts';

export type ReviewPart = 'clips' | 'draft' | 'searches' | 'recipients' | 'sendings' | 'usage';

/** The parts with their addresses. `day`: the day of clips and draft; without one, the last review. */
const partsOf = (day?: Day): readonly (readonly [ReviewPart, string])[] => [
  ['clips', tablePath(day)],
  ['draft', draftPath(day)],
  ['searches', REVIEW_SEARCHES],
  ['recipients', REVIEW_RECIPIENTS],
  ['sendings', REVIEW_SENDINGS],
  ['usage', REVIEW_USAGE],
];

type Props = {
  part: ReviewPart;
  /** The day that is shown, if any: the links to clips and draft lead to the same day. */
  day?: Day;
  title: string;
  /** In small type under the title. */
  facts?: ReactNode;
  /** Beside the title, below it on narrow screens: the day of the part, and its main action. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the press review under its title, with links to the other parts. */
export function PressReviewPage({ part, day, title, facts, aside, children }: Props) {
  const { lastDay } = usePressReview();
  const parts = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen, so the open part is scrolled into view.
  useLayoutEffect(() => {
    const row = parts.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      <header className={`spread ${styles.head}`}>
        <div>
          <h1 className="t-1" tabIndex={-1}>
            {title}
          </h1>
          {facts && <div className="meta">{facts}</div>}
        </div>
        {aside && <div className={`wrapping ${styles.aside}`}>{aside}</div>}
      </header>
      <div className={styles.parts} ref={parts}>
        <Segments
          label={strings.parts}
          options={partsOf(day === lastDay ? undefined : day).map(([one, href]) => ({
            name: strings[one],
            href,
            current: one === part,
          }))}
        />
      </div>
      {children}
    </main>
  );
}
