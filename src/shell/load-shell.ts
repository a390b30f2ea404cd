import type { Api } from '#api/clients.ts';
import { listSections } from '#api/site/list-sections.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day, SectionRef } from '#domain/newsstand.ts';

export type ShellData = { today: Day; sections: { section: SectionRef; articles: number }[] };

/** What header, menu and footer show. Sections that cannot be had leave the menu shorter, never the page broken. */
export async function loadShell({
  api,
  now,
}: {
  api: () => Promise<Api>;
  now: () => Date;
}): Promise<ShellData> {
  const list = await listSections(await api()).catch(() => null);
  const sections = list?.sections.map(({ section, articles }) => ({ section, articles })) ?? [];
  return { today: dayAt(now()), sections };
}
