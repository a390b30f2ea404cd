import { HOME, sectionPath } from '#domain/addresses.ts';
import { relativeDay } from '#domain/dates.ts';
import type { Day, SectionList } from '#domain/newsstand.ts';
import { Teaser } from '#src/components/teaser.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import styles from './sections-screen.module.css';
import { strings } from './strings.ts';

type Props = { list: SectionList; today: Day };

/** The sections of one issue, each with its number of articles and its first article. NAV-03 */
export function SectionsScreen({ list, today }: Props) {
  const { edition, day, sections } = list;
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <header className={`cluster ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.sections}
        </h1>
        <p className="meta">{strings.issue(edition.name, relativeDay(day, today).toLowerCase())}</p>
      </header>
      {sections.length === 0 ? <NoSections /> : <Sections list={list} />}
    </main>
  );
}

function Sections({ list: { edition, day, sections } }: Pick<Props, 'list'>) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ section, articles, lead }, index) => (
        <li key={section.id} className={styles.section}>
          <div className={`spread ${styles.name}`}>
            <h2 className="t-3">
              <AppLink className="row" href={sectionPath(section, { day, edition })}>
                {section.name}
              </AppLink>
            </h2>
            <span className="meta">{strings.count(articles)}</span>
          </div>
          <Teaser article={lead} variant="small" headingLevel={3} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function NoSections() {
  return (
    <EmptyState
      title={strings.emptyList}
      actions={
        <AppLink className="btn p" href={HOME}>
          {strings.toNewsstand}
        </AppLink>
      }
    >
      <p>{strings.emptyListText}</p>
    </EmptyState>
  );
}
