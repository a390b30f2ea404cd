import { issuePath } from '#domain/addresses.ts';
import { ARCHIVE } from '#domain/collection-addresses.ts';
import { breadcrumbList } from '#src/components/breadcrumb-list.ts';
import {
  collectionPage,
  graph,
  itemList,
  type JsonLd,
  type JsonLdBrand,
  type PageInfo,
} from '#src/components/json-ld.ts';
import type { Archive } from './load-archive.ts';
import { strings } from './strings.ts';

/** JSON-LD of the archive with the issues of the chosen day. The server writes it into the page. NAV-24 */
export function archiveJsonLd(brand: JsonLdBrand, { chosen }: Archive, about: PageInfo): JsonLd {
  const { origin } = brand;
  const issues = chosen?.issues.map(({ edition, day }) => issuePath(edition, day)) ?? [];
  const page = collectionPage(brand, about, itemList(origin, issues));
  if (about.url === origin + ARCHIVE) return graph(page);
  const steps = [{ name: strings.archive, path: ARCHIVE }, { name: about.title.split(' · ')[0] ?? '' }];
  return graph(page, breadcrumbList(origin, steps));
}
