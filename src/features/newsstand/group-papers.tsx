import { issuePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { GroupPaper, Issue } from '#domain/newsstand.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import { groupPaper } from '#src/components/front-page/paper.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './group-papers.module.css';
import { strings } from './strings.ts';

type Props = { group: readonly GroupPaper[]; ownIssue: Issue | null; brand: PublicBrand };

/** The group's front pages of the day side by side; those of other papers link to their own newsstands. */
export function GroupPapers({ group, ownIssue, brand }: Props) {
  return (
    <section className={`sec ${styles.group}`} data-later="" aria-labelledby="gruppo">
      <SectionHead title={strings.group} id="gruppo" />
      <ul className={styles.papers}>
        {ownIssue && (
          <li>
            <AppLink href={issuePath(ownIssue.edition, ownIssue.day)}>
              <Cover paper={brand} issue={ownIssue} size={158} decorative />
              <p>{brand.name}</p>
            </AppLink>
          </li>
        )}
        {group.map((paper) => (
          <li key={paper.sigla}>
            <a href={paper.url}>
              <Cover paper={groupPaper(paper)} issue={paper.issue} size={158} decorative />
              <p>
                {paper.name}
                <Icon name="ext" size={14} />
                <span className="vh"> {strings.otherSite}</span>
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
