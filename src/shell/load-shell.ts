import type { Api } from '#api/clients.ts';
import { listSections } from '#api/site/list-sections.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** The sections that stand in the menu, with their articles, and how many there are in all. */
export type MenuSections = { first: { slug: string; name: string; articles: number }[]; total: number };
export type ShellData = { today: Day; sections: MenuSections };

/** More than these are found under 'Tutte le sezioni'. */
const SECTIONS_SHOWN = 7;

/** What header, menu and footer show. Sections that cannot be had leave the menu shorter, never the page broken. */
export async function loadShell({
  api,
  now,
}: {
  api: () => Promise<Api>;
  now: () => Date;
}): Promise<ShellData> {
  const list = await listSections(await api()).catch(() => null);
  const sections = list?.sections ?? [];
  const first = sections
    .slice(0, SECTIONS_SHOWN)
    .map(({ section: { slug, name }, articles }) => ({ slug, name, articles }));
  return { today: dayAt(now()), sections: { first, total: sections.length } };
}
