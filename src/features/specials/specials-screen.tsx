import { HOME } from '#domain/addresses.ts';
import type { SpecialOverview } from '#domain/newsstand.ts';
import { SpecialCovers } from '#src/components/special-covers.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import styles from './specials-screen.module.css';
import { strings } from './strings.ts';

/** All specials of the paper, newest first. NAV-05, NWS-03 */
export function SpecialsScreen({ specials }: { specials: readonly SpecialOverview[] }) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <header className={`stack6 ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.specials}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      {specials.length > 0 ? (
        <SpecialCovers specials={specials} headingLevel={2} layout="wall" />
      ) : (
        <EmptyState
          title={strings.emptyList}
          actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}
        >
          <p>{strings.emptyListText}</p>
        </EmptyState>
      )}
    </main>
  );
}
