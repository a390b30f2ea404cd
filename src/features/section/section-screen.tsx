import { sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day, SectionContents } from '#domain/newsstand.ts';
import { LeadAndRest } from '#src/components/lead-and-rest.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { EmptySection } from './empty-section.tsx';
import { SectionEnd } from './section-end.tsx';
import { SectionScope } from './section-scope.tsx';
import styles from './section-screen.module.css';
import { strings } from './strings.ts';

type Props = { contents: SectionContents; today: Day; brand: Pick<PublicBrand, 'mainEdition'> };

/** The articles of one section of one issue in page order. NWS-02 */
export function SectionScreen({ contents, today, brand }: Props) {
  const { section, articles, day, edition } = contents;
  const isMain = day === today && edition.slug === brand.mainEdition;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <div className={`spread ${styles.head}`}>
        <div>
          <Breadcrumb
            items={[
              { name: strings.sections, href: sectionsPath(isMain ? undefined : { day, edition }) },
              { name: section.name },
            ]}
          />
          <h1 className="t-1" tabIndex={-1}>
            {section.name}
          </h1>
        </div>
        <SectionScope key={sectionPath(section, contents)} contents={contents} today={today} />
      </div>
      {articles.length > 0 ? (
        <LeadAndRest articles={articles} moreTitle={strings.more} />
      ) : (
        <EmptySection contents={contents} today={today} />
      )}
      <SectionEnd contents={contents} isMain={isMain} />
    </main>
  );
}
