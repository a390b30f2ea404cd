import { specialPath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { SpecialOverview } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Picture } from './picture.tsx';
import styles from './special-covers.module.css';
import { specialStrings as strings } from './special-strings.ts';

type Props = {
  specials: readonly SpecialOverview[];
  headingLevel: 2 | 3;
  /** `row` is one line that scrolls sideways on phones; `wall` fills a page. */
  layout: 'row' | 'wall';
};

const SIZES = '(max-width: 640px) 286px, (max-width: 1140px) 46vw, 480px';
const WALL_SIZES = '(max-width: 640px) calc(100vw - 40px), (max-width: 1140px) 46vw, 600px';

/** Specials as magazines side by side, the newest one largest. NWS-01, NWS-03 */
export function SpecialCovers({ specials, headingLevel, layout }: Props) {
  const Title = `h${headingLevel}` as const;
  return (
    <ul className={`${styles.covers} ${styles[layout]}`}>
      {specials.map(({ special, articles, latest, lead }, index) => (
        <li key={special.id}>
          <AppLink className={`column ${styles.cover}`} href={specialPath(special)}>
            {lead.picture && (
              <Picture
                picture={lead.picture}
                sizes={layout === 'wall' ? WALL_SIZES : SIZES}
                alt=""
                priority={layout === 'wall' && index === 0}
              />
            )}
            <p className={`wrapping ${styles.facts}`}>
              <span>{longDate(latest)}</span>
              <span>{strings.articles(articles)}</span>
            </p>
            <div>
              <Title>{special.name}</Title>
              <p className={styles.line}>{lead.title}</p>
            </div>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
