import { issuePath } from '#domain/addresses.ts';
import type { Day, Edition } from '#domain/newsstand.ts';

type Step = { name: string; path?: string };

/** Where a page stands, as schema.org's BreadcrumbList: its issue, then `steps`. The page itself needs no address. */
export function breadcrumbList(origin: string, edition: Edition, day: Day, steps: Step[]) {
  const all: Step[] = [{ name: edition.name, path: issuePath(edition, day) }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: origin + path }),
    })),
  };
}
