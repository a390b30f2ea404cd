import { sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { SectionContents, SectionRef } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './section-end.module.css';
import { strings } from './strings.ts';

type Props = {
  contents: SectionContents;
  /** Whether it is today's main edition, whose addresses are the short ones. */
  isMain: boolean;
};

/** Marks the end of a section, with what was read and what comes next in the paper. NWS-02 */
export function SectionEnd({ contents, isMain }: Props) {
  const { section, previous, next, articles, day, edition } = contents;
  const scope = isMain ? undefined : { day, edition };
  const pathOf = (other: SectionRef) => sectionPath(other, scope);
  return (
    <nav className={`spread ${styles.end}`} aria-label={strings.neighbours}>
      <p className={styles.finished}>
        {articles.length > 0 && `${strings.finished(section.name)} `}
        {next ? (
          <AppLink className="link tap" href={pathOf(next)}>
            {strings.nextSection}
            {next.name}
          </AppLink>
        ) : (
          strings.noNext
        )}
      </p>
      <p className={`wrapping ${styles.others}`}>
        {previous && (
          <AppLink className="tap" href={pathOf(previous)}>
            <Icon name="left" size={16} />
            {strings.previousSection}
            {previous.name}
          </AppLink>
        )}
        <AppLink className="tap" href={sectionsPath(scope)}>
          <Icon name="sections" size={17} />
          {strings.allSections}
        </AppLink>
      </p>
    </nav>
  );
}
