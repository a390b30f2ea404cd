import type { NinjsAssociation, NinjsConcept, NinjsItem, NinjsText } from '../ninjs/ninjs-item.ts';
import { nitfContent } from '../nitf/nitf-to-2.ts';
import { Rejected } from '../rejected.ts';
import { all, at, attribute, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { htmlOf } from './newsml-content.ts';
import { newsmlSubjects } from './newsml-subjects.ts';

/** What the places of a refusal are called in this format. */
export const NEWSML_PLACES = {
  uri: 'newsItem@guid',
  headlines: 'contentMeta.headline',
  bodies: 'contentSet',
  versioncreated: 'itemMeta.versionCreated',
  firstcreated: 'itemMeta.firstCreated',
  embargoed: 'itemMeta.embargoed',
  altids: 'contentMeta.altId',
};

/** `stat:usable` → `usable`. */
export const codeOf = (qcode: string | undefined): string | undefined =>
  qcode?.slice(qcode.lastIndexOf(':') + 1);

/** What an item is: text, picture, composite … */
export const classOf = (item: XmlElement): string =>
  codeOf(attribute(at(item, 'itemMeta', 'itemClass'), 'qcode')) ?? 'text';

function statusOf(item: XmlElement): NinjsItem['pubstatus'] {
  const code = codeOf(attribute(at(item, 'itemMeta', 'pubStatus'), 'qcode'))?.toLowerCase() ?? 'usable';
  if (code === 'usable' || code === 'withheld' || code === 'canceled') return code;
  if (code === 'cancelled') return 'canceled';
  throw new Rejected('itemMeta.pubStatus', `${code} is no status of NewsML-G2`);
}

const plain = (role: string, value: string | undefined): NinjsText[] =>
  value ? [{ role, contenttype: 'text/plain', value }] : [];

function headlines(meta: XmlElement | undefined): NinjsText[] {
  return all(meta, 'headline').flatMap((headline) => {
    const role = codeOf(attribute(headline, 'role'))?.toLowerCase() ?? '';
    const kind = /sub/.test(role) ? 'subheadline' : /over|kicker|eyebrow/.test(role) ? 'kicker' : 'main';
    return plain(kind, lineOf(headline));
  });
}

/** Only what sums the text up: a description may also be the caption of a picture that lies elsewhere. */
const descriptions = (meta: XmlElement | undefined): NinjsText[] =>
  all(meta, 'description')
    .filter((one) => /^(?:|summary|lead|abstract)$/.test(codeOf(attribute(one, 'role')) ?? ''))
    .flatMap((one) => plain('summary', lineOf(one)));

const namesOf = (meta: XmlElement | undefined, local: string): string[] =>
  all(meta, local).flatMap((one) => lineOf(at(one, 'name')) ?? []);

const altids = (meta: XmlElement | undefined) =>
  all(meta, 'altId').map((one) => ({
    role: codeOf(attribute(one, 'type')),
    value: lineOf(one),
  }));

/** One picture at the widths it is offered in. */
export function pictureOf(item: XmlElement): NinjsAssociation[] {
  const meta = at(item, 'contentMeta');
  const renditions = all(at(item, 'contentSet'), 'remoteContent')
    .filter((content) => /^image\//i.test(attribute(content, 'contenttype') ?? 'image/'))
    .map((content) => ({
      href: attribute(content, 'href'),
      width: Number(attribute(content, 'width')) || undefined,
    }));
  if (renditions.length === 0) return [];
  const caption = all(meta, 'description').flatMap((one) => plain('caption', lineOf(one)))[0];
  return [
    {
      type: 'picture',
      by: namesOf(meta, 'creator')[0] ?? lineOf(at(meta, 'creditline')),
      renditions,
      ...(caption && { descriptions: [caption] }),
    },
  ];
}

const linkedPictures = (item: XmlElement): NinjsAssociation[] =>
  all(at(item, 'itemMeta'), 'link')
    .filter((link) => /^image\//i.test(attribute(link, 'contenttype') ?? ''))
    .map((link) => ({ type: 'picture', renditions: [{ href: attribute(link, 'href') }] }));

/** What the item says itself comes first, what NITF inside it says stands in. */
function words(item: XmlElement) {
  const meta = at(item, 'contentMeta');
  const inside = at(item, 'contentSet', 'inlineXML', 'nitf');
  const nitf = inside ? nitfContent(inside) : null;
  const titles = headlines(meta);
  const summaries = descriptions(meta);
  const creators = namesOf(meta, 'creator');
  return {
    by: lineOf(at(meta, 'by')) ?? nitf?.by ?? (creators.join(', ') || undefined),
    located: lineOf(at(meta, 'dateline')) ?? nitf?.located ?? lineOf(at(meta, 'located', 'name')),
    headlines: titles.some(({ role }) => role === 'main') ? titles : [...(nitf?.headlines ?? []), ...titles],
    descriptions: summaries.length > 0 ? summaries : (nitf?.descriptions ?? []),
    bodies: nitf?.bodies ?? htmlOf(at(item, 'contentSet')),
    authors: [...creators.map((name): NinjsConcept => ({ name, rel: 'author' })), ...(nitf?.authors ?? [])],
    pictures: [...(nitf?.associations ?? []), ...pictureOf(item), ...linkedPictures(item)],
  };
}

/** A text of NewsML-G2 in the terms of ninjs 2.2. @throws Rejected */
export function newsmlTo2(item: XmlElement, besides: NinjsAssociation[] = []): NinjsItem {
  const kind = classOf(item);
  if (kind !== 'text') throw new Rejected('itemMeta.itemClass', `a ${kind}, not a text`);
  const guid = attribute(item, 'guid');
  if (!guid) throw new Rejected('newsItem@guid', 'missing');
  const [itemMeta, meta, rights] = [at(item, 'itemMeta'), at(item, 'contentMeta'), at(item, 'rightsInfo')];
  const { authors, pictures, ...texts } = words(item);
  const subjects = newsmlSubjects(meta);
  return {
    uri: guid,
    version: attribute(item, 'version'),
    versioncreated: lineOf(at(itemMeta, 'versionCreated')),
    firstcreated: lineOf(at(itemMeta, 'firstCreated')),
    embargoed: lineOf(at(itemMeta, 'embargoed')),
    pubstatus: statusOf(item),
    // Agencies send it empty.
    urgency: Number(textOf(at(meta, 'urgency')).trim()) || undefined,
    copyrightholder: lineOf(at(rights, 'copyrightHolder', 'name')),
    copyrightnotice: lineOf(at(rights, 'copyrightNotice')),
    genres: namesOf(meta, 'genre').map((name) => ({ name })),
    ...texts,
    ...subjects,
    people: [...authors, ...subjects.people],
    altids: altids(meta),
    associations: [...pictures, ...besides],
  };
}
