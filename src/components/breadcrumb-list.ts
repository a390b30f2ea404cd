import { issuePath } from '#domain/addresses.ts';
import type { Day, Edition } from '#domain/newsstand.ts';

/** A step of the breadcrumbs; the page itself needs no address. */
export type Step = { name: string; path?: string };

/** First step for pages of an issue. */
export const issueStep = (edition: Edition, day: Day): Step => ({
  name: edition.name,
  path: issuePath(edition, day),
});

/** Breadcrumbs of a page, as schema.org's BreadcrumbList. */
export const breadcrumbList = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  })),
});
