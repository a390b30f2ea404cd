import { articlePath, issuePath, sectionPath } from '#domain/addresses.ts';
import type { OfflineItem } from '#domain/offline-item.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import type { components } from '#openapi/generated/site.ts';
import { toEdition, toSection, toSummary } from './wire.ts';

type Wire = components['schemas'];
/** `addresses` are the pages that may show such an answer. */
type Heading = Omit<OfflineItem, 'address'> & { addresses: string[] };

const HEADINGS = new Map<string, (answer: never) => Heading>([
  ['/api/edicola/articolo', articleHeading],
  ['/api/edicola/numero', issueHeading],
  ['/api/edicola/sezione', sectionHeading],
]);

/** Whether the answers of the call at this path can be listed as something to read. */
export const isListable = (path: string): boolean => HEADINGS.has(path);

/**
 * Describes the cached answer of a call as an entry of the list of what can be read offline, with the address that
 * requests exactly this answer. Null if there is none. OFF-01
 */
export function toOfflineItem(call: string, answer: unknown): OfflineItem | null {
  const heading = HEADINGS.get(call.split('?', 1)[0] ?? '')?.(answer as never);
  if (!heading) return null;
  const { addresses, ...item } = heading;
  const address = addresses.find((path) => apiAddressesOf({ path, query: {} }).includes(call));
  return address === undefined ? null : { ...item, address };
}

function articleHeading({ data: { article } }: Wire['RispostaArticolo']): Heading {
  const { title, section, day, ...summary } = toSummary(article);
  return { kind: 'article', title, detail: section.name, day, addresses: [articlePath(summary)] };
}

function issueHeading({ data: { numero } }: Wire['RispostaNumero']): Heading {
  const edition = toEdition(numero.edizione);
  const day = numero.data;
  const addresses = [issuePath(edition), issuePath(edition, day)];
  return { kind: 'issue', title: edition.name, detail: null, day, addresses };
}

function sectionHeading({ data: { sezione, edizione, data: day } }: Wire['RispostaSezione']): Heading {
  const [section, edition] = [toSection(sezione), toEdition(edizione)];
  const addresses = [sectionPath(section), sectionPath(section, { day, edition })];
  return { kind: 'section', title: section.name, detail: edition.name, day, addresses };
}
