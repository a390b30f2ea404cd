import { issuePath } from '#domain/addresses.ts';
import type { Day, Edition } from '#domain/newsstand.ts';

/** The page itself needs no address. */
export type Step = { name: string; path?: string };

/** The first step of what stands in an issue. */
export const issueStep = (edition: Edition, day: Day): Step => ({
  name: edition.name,
  path: issuePath(edition, day),
});

/** Where a page stands, as schema.org's BreadcrumbList. */
export const breadcrumbList = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  })),
});
