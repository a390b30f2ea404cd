import type { ReactNode } from 'react';
import { sectionPath } from '#domain/addresses.ts';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { MenuSections } from './load-shell.ts';
import type { Entry } from './main-entries.ts';
import styles from './menu-rows.module.css';
import { ariaCurrentOf } from './page-kind.ts';
import { shellStrings as strings } from './strings.ts';

type BadgeRenderer = ((url: string) => ReactNode) | undefined;
type Props = { menu: readonly MenuRow[]; sections: MenuSections; path: string; badge?: BadgeRenderer };

/** The menu's entries, with one list for each block. SHL-07, SHL-09 */
export function MenuRows({ menu, sections, path, badge }: Props) {
  return blocks(menu).map((entries) => (
    <ul className={styles.block} key={entries[0]?.name}>
      {entries.map((entry) => (
        <li key={entry.name}>
          {entry.kind === 'group' && entry.url !== null && sections.total > 0 ? (
            <SectionsGroup entry={entry} url={entry.url} sections={sections} path={path} />
          ) : (
            <Row entry={entry} path={path} badge={badge} />
          )}
        </li>
      ))}
    </ul>
  ));
}

function blocks(menu: readonly MenuRow[]): Entry[][] {
  const all: Entry[][] = [[]];
  for (const row of menu) {
    if (row.kind === 'separator') all.push([]);
    else all.at(-1)?.push(row);
  }
  return all.filter((block) => block.length > 0);
}

type RowProps = { entry: Entry; path: string; badge: BadgeRenderer };

function Row({ entry: { name, icon, url, external }, path, badge }: RowProps) {
  if (url === null) {
    return (
      <span className={`row14 ${styles.row} ${styles.coming}`}>
        <Icon name={icon} />
        <span className={styles.name}>{name}</span>
        <span className="soon">{strings.comingSoon}</span>
      </span>
    );
  }
  return (
    <AppLink className={`row14 ${styles.row}`} href={url} aria-current={ariaCurrentOf(url, path)}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {badge?.(url)}
      {external && (
        <>
          <span className="vh">{strings.external}</span>
          <Icon name="ext" size={17} />
        </>
      )}
    </AppLink>
  );
}

type GroupProps = { entry: Entry; url: string; sections: MenuSections; path: string };

/** Sections of today's issue; the browser itself expands and collapses them. */
function SectionsGroup({ entry: { name, icon }, url, sections, path }: GroupProps) {
  return (
    <details open>
      <summary className={`row14 ${styles.row}`}>
        <Icon name={icon} />
        <span className={styles.name}>{name}</span>
        <Icon name="chev" size={18} />
      </summary>
      <ul className={styles.sections}>
        {sections.first.map(({ slug, name: section, articles }) => (
          <SectionLink key={slug} name={section} href={sectionPath({ slug })} count={articles} path={path} />
        ))}
        <SectionLink name={strings.allSections} href={url} count={sections.total} path={path} />
      </ul>
    </details>
  );
}

type LinkProps = { name: string; href: string; count: number; path: string };

function SectionLink({ name, href, count, path }: LinkProps) {
  return (
    <li>
      <AppLink href={href} aria-current={ariaCurrentOf(href, path)}>
        {`${name} `}
        <span className="num">{count}</span>
      </AppLink>
    </li>
  );
}
