import { SPECIALS } from '#domain/collection-addresses.ts';
import type { SpecialOverview } from '#domain/newsstand.ts';
import { SpecialCovers } from '#src/components/special-covers.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './specials.module.css';
import { strings } from './strings.ts';

/** The newest specials, as magazines beside the paper. NWS-01 */
export function Specials({ specials }: { specials: readonly SpecialOverview[] }) {
  return (
    <section className={`sec ${styles.specials}`} data-later="" aria-labelledby="speciali">
      <SectionHead
        title={strings.specials}
        id="speciali"
        moreLink={{ label: strings.allSpecials, href: SPECIALS }}
      />
      <SpecialCovers specials={specials} headingLevel={3} layout="row" />
    </section>
  );
}
