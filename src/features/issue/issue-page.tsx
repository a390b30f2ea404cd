import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Day, IssueContents } from '#domain/newsstand.ts';
import { editionTitle } from '#src/components/front-page/strings.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { IssueBar } from './issue-bar.tsx';
import { IssueContentsRail } from './issue-contents-rail.tsx';
import { IssueEnd } from './issue-end.tsx';
import styles from './issue-page.module.css';
import { IssueSection } from './issue-section.tsx';
import { strings } from './strings.ts';
import { useSectionInView } from './use-section-in-view.ts';

type Props = { contents: IssueContents; brand: PublicBrand; today: Day };

/** An issue as articles: its pages in a strip, its contents at the side, one block for each section. NWS-02 */
export function IssuePage({ contents, brand, today }: Props) {
  const { issue, sections } = contents;
  const current = useSectionInView(sections);
  const isMain = issue.day === today && issue.edition.slug === brand.mainEdition;
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1 className="vh" tabIndex={-1}>
        {editionTitle(issue.edition.name)}, {longDate(issue.day)}
      </h1>
      <IssueBar contents={contents} today={today} />
      <Filmstrip contents={contents} paper={brand} current={current} />
      {sections.length === 0 ? (
        <div className="wrap">
          <EmptyState title={strings.empty}>
            <p>{strings.emptyText}</p>
          </EmptyState>
        </div>
      ) : (
        <div className={`wrap ${styles.columns}`}>
          <IssueContentsRail sections={sections} current={current} />
          <div className={styles.sections}>
            {sections.map((pages, index) => (
              <IssueSection
                key={pages.section.id}
                pages={pages}
                issue={issue}
                isMain={isMain}
                opensPaper={index === 0}
              />
            ))}
            <IssueEnd contents={contents} />
          </div>
        </div>
      )}
    </main>
  );
}
