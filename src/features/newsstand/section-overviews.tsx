import { articlePath, sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { Issue, SectionOverview } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { OpenedMark } from './opened-mark.tsx';
import styles from './section-overviews.module.css';
import { strings } from './strings.ts';

type Props = {
  sections: readonly SectionOverview[];
  issue: Issue;
  /** Whether it is today's main edition, whose addresses are the short ones. */
  isMain: boolean;
};

const SIZES = '(max-width: 640px) 96px, (max-width: 1140px) 31vw, 225px';

/** The sections of the paper, each with its first article. The sixth is hidden in layouts of five columns or of one. */
export function SectionOverviews({ sections, issue, isMain }: Props) {
  const scope = isMain ? undefined : { day: issue.day, edition: issue.edition };
  return (
    <section className={`sec ${styles.overviews}`} data-later="" aria-labelledby="dentro">
      <SectionHead
        title={strings.inside}
        id="dentro"
        moreLink={{ label: strings.allSections, href: sectionsPath(scope) }}
      />
      <div className={`cr ${styles.columns}`}>
        {sections.map(({ section, articles, lead }) => (
          <article key={section.id}>
            {lead.picture && (
              <div className={`pic ${styles.picture}`}>
                <Picture picture={lead.picture} sizes={SIZES} alt="" />
              </div>
            )}
            <p className={`spread ${styles.section}`}>
              <AppLink href={sectionPath(section, scope)}>{section.name}</AppLink>
              <span className="caption">{strings.articles(articles)}</span>
            </p>
            <h3>
              <AppLink href={articlePath(lead)}>{lead.title}</AppLink>
            </h3>
            {!lead.picture && lead.subtitle && <p className={`deck s ${styles.deck}`}>{lead.subtitle}</p>}
            <p className="meta">
              {lead.page !== null && strings.page(lead.page)}
              <OpenedMark articleId={lead.id} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
