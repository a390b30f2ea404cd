import type { Api } from '#api/clients.ts';
import { listSections } from '#api/site/list-sections.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { logError } from '#src/state/log.ts';

/** Sections in the menu with their number of articles, and the total number of sections. */
export type MenuSections = { first: { slug: string; name: string; articles: number }[]; total: number };
export type ShellData = { today: Day; sections: MenuSections };

/** Number of sections in the menu; further ones are listed under 'Tutte le sezioni'. */
const SECTIONS_SHOWN = 7;

/**
 * Logs why there are no sections. It is no error that the newsstand has no issue yet, and an unavailable database is
 * logged by the server itself, in one line per request.
 */
function logUnexpected(error: unknown): void {
  const kind = errorKindOf(error);
  if (kind !== 'not-found' && kind !== 'unavailable') logError('menu', error);
}

/**
 * Loads the data of header, menu and footer. Sections that cannot be loaded make the menu shorter, but never break the
 * page.
 */
export async function loadShell({
  api,
  now,
}: {
  api: () => Promise<Api>;
  now: () => Date;
}): Promise<ShellData> {
  const list = await api().then(listSections).catch(logUnexpected);
  const sections = list?.sections ?? [];
  const first = sections
    .slice(0, SECTIONS_SHOWN)
    .map(({ section: { slug, name }, articles }) => ({ slug, name, articles }));
  return { today: dayAt(now()), sections: { first, total: sections.length } };
}
