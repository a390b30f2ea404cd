import type { ReactNode } from 'react';
import type { Access } from '#domain/access.ts';
import { AccessMark, OpenedMark } from './article-marks.tsx';
import styles from './print-facts.module.css';
import { strings } from './strings.ts';

type Props = {
  /** Formatted for the reader. */
  day: string;
  edition?: string;
  page: number | null;
  byline?: string | null;
  access?: Access;
  opened?: boolean;
};

/**
 * `Ieri · Nazionale · pagina 3 · Livia Santoro`: where a listed article was printed, as far as is known, and
 * whether it was opened. NAV-22
 */
export function PrintFacts({ day, edition, page, byline, access = 'free', opened = false }: Props) {
  return (
    <p className={`meta ${styles.facts}`}>
      <b className={styles.whole}>{day}</b>
      {edition && <Fact>{edition}</Fact>}
      {page !== null && (
        <Fact>
          <span className={styles.whole}>{strings.page(page)}</span>
        </Fact>
      )}
      {byline && <Fact>{byline}</Fact>}
      <AccessMark access={access} />
      {opened && <OpenedMark />}
    </p>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="sep" />
      <wbr />
      {children}
    </>
  );
}
