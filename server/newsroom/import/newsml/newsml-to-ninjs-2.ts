import type { NinjsAssociation, NinjsConcept, NinjsItem, NinjsText } from '../ninjs/ninjs-item.ts';
import { identityIds, replacedIds } from '../ninjs/rewrite-ids.ts';
import { nitfContent } from '../nitf/nitf-content.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { all, attribute, elementAt, lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { textsOfContent } from './newsml-content.ts';
import { bylineIn, creatorsOf } from './newsml-creators.ts';
import { languageOf, publicElements } from './newsml-language.ts';
import { linkedPictures, pictureOf } from './newsml-pictures.ts';
import { newsmlRelease } from './newsml-release.ts';
import { checkNewsmlClass } from './newsml-status.ts';
import { genresOf, locatedIn, newsmlSubjects } from './newsml-subjects.ts';

/**
 * NewsML-G2's names for the fields of ninjs, used in rejections and warnings to name the field that is wrong.
 */
export const NEWSML_FIELD_NAMES = {
  uri: 'newsItem@guid',
  headlines: 'contentMeta.headline',
  bodies: 'contentSet',
  versioncreated: 'itemMeta.versionCreated',
  firstcreated: 'itemMeta.firstCreated',
  embargoed: 'itemMeta.embargoed',
  altids: 'contentMeta.altId',
};

const plainTexts = (role: string, value: string | undefined): NinjsText[] =>
  value ? [{ role, contenttype: 'text/plain', value }] : [];

const roleOf = (element: XmlElement) => codeOf(attribute(element, 'role') ?? '');

type HeadlineKind = 'main' | 'subheadline' | 'kicker';

/** If headlines are ranked, the second is printed below the title, the third above it. */
const KIND_BY_RANK: Record<string, HeadlineKind> = { 2: 'subheadline', 3: 'kicker' };

function headlineKind(headline: XmlElement): HeadlineKind {
  const role = roleOf(headline);
  if (role === '') return KIND_BY_RANK[attribute(headline, 'rank') ?? ''] ?? 'main';
  if (/sub|deck|standfirst/.test(role)) return 'subheadline';
  return /over|kicker|eyebrow|topline/.test(role) ? 'kicker' : 'main';
}

function headlines(meta: XmlElement | undefined, language: string): NinjsText[] {
  const allHeadlines = publicElements(meta, 'headline', language);
  const titles = allHeadlines.filter((one) => headlineKind(one) === 'main');
  const withoutRole = titles.filter((one) => roleOf(one) === '');
  // If there are several titles, those without a role count; the others are for other media.
  const main = withoutRole.length > 0 ? withoutRole : titles;
  const otherHeadlines = titles.length > 0 ? allHeadlines.filter((one) => headlineKind(one) !== 'main') : [];
  // Ranks that begin after 1 are only an order.
  if (titles.length === 0 && allHeadlines.every((one) => roleOf(one) === ''))
    return allHeadlines.flatMap((one) => plainTexts('main', lineOf(one)));
  return [...main, ...otherHeadlines].flatMap((one) => plainTexts(headlineKind(one), lineOf(one)));
}

/** Roles of summaries, then those of teasers; other descriptions are captions and scripts. */
const SUMMARIES = [/^(?:|summary|lead|abstract|standfirst)$/, /^(?:teaser|intro)$/];

const descriptions = (meta: XmlElement | undefined, language: string): NinjsText[] =>
  SUMMARIES.flatMap((roles) =>
    publicElements(meta, 'description', language)
      .filter((one) => roles.test(roleOf(one)))
      .flatMap((one) => plainTexts('summary', lineOf(one))),
  );

/** The role as written, after the prefix: `printEdition`. */
const lastPart = (qcode: string | undefined) => qcode?.slice(qcode.lastIndexOf(':') + 1);

const altids = (item: XmlElement) =>
  ['itemMeta', 'contentMeta'].flatMap((part) =>
    all(elementAt(item, part), 'altId').map((one) => ({
      role: lastPart(attribute(one, 'type')),
      value: lineOf(one),
    })),
  );

/** The texts that this item replaces, by its links. A derived text is a different one. */
const replacedUris = (itemMeta: XmlElement | undefined): string[] =>
  all(itemMeta, 'link')
    .filter((link) =>
      /^(?:previousversion|evolvedfrom|replaces|supersedes|updateof)$/.test(
        codeOf(attribute(link, 'rel') ?? ''),
      ),
    )
    .flatMap((link) => attribute(link, 'residref') ?? attribute(link, 'href') ?? []);

/** The texts and authors of an item; those that are missing are taken from an NITF document in it. */
function textsAndAuthors(item: XmlElement, language: string, inMessage: Set<string>) {
  const meta = elementAt(item, 'contentMeta');
  const nitfElement = publicElements(elementAt(item, 'contentSet'), 'inlineXML', language).flatMap(
    (one) => elementAt(one, 'nitf') ?? [],
  )[0];
  const nitf = nitfElement ? nitfContent(nitfElement) : null;
  const titles = headlines(meta, language);
  const summaries = descriptions(meta, language);
  const creators = creatorsOf(item, language);
  return {
    by: bylineIn(meta, language) ?? nitf?.by ?? (creators.join(', ') || undefined),
    located:
      lineOf(publicElements(meta, 'dateline', language)[0]) ?? nitf?.located ?? locatedIn(meta, language),
    headlines: titles.some(({ role }) => role === 'main') ? titles : [...(nitf?.headlines ?? []), ...titles],
    descriptions: summaries.length > 0 ? summaries : (nitf?.descriptions ?? []),
    title: nitf?.title,
    bodies: nitf?.bodies ?? textsOfContent(elementAt(item, 'contentSet'), language),
    authors: [...creators.map((name): NinjsConcept => ({ name, rel: 'author' })), ...(nitf?.authors ?? [])],
    pictures: [...(nitf?.associations ?? []), ...pictureOf(item), ...linkedPictures(item, inMessage)],
  };
}

type PackageData = {
  pictures?: NinjsAssociation[];
  /** The ids of all pictures of the message. */
  inMessage?: Set<string>;
  sent?: string | undefined;
};

/** Translates a text of NewsML-G2 to ninjs 2.2. @throws Rejected */
export function newsmlToNinjs2(
  item: XmlElement,
  { pictures: packagePictures = [], inMessage = new Set(), sent }: PackageData = {},
): NinjsItem {
  const warnings: string[] = [];
  const release = newsmlRelease(item, warnings);
  checkNewsmlClass(item, release.pubstatus);
  const guid = attribute(item, 'guid');
  if (!guid) throw new Rejected('newsItem@guid', 'missing');
  const language = languageOf(item);
  const [itemMeta, meta, rights] = [
    elementAt(item, 'itemMeta'),
    elementAt(item, 'contentMeta'),
    elementAt(item, 'rightsInfo'),
  ];
  const { authors, pictures, title, ...texts } = textsAndAuthors(item, language, inMessage);
  const subjects = newsmlSubjects(item, language);
  const ids = altids(item);
  const holder = elementAt(rights, 'copyrightHolder');
  return {
    uri: guid,
    version: attribute(item, 'version'),
    versioncreated:
      lineOf(elementAt(itemMeta, 'versionCreated')) ?? lineOf(elementAt(meta, 'contentModified')),
    // An archived item may have only the dates of its contents.
    firstcreated:
      lineOf(elementAt(itemMeta, 'firstCreated')) ??
      lineOf(elementAt(meta, 'contentCreated')) ??
      lineOf(elementAt(meta, 'contentModified')),
    ...release,
    // Agencies send this element empty.
    urgency: Number(textOf(elementAt(meta, 'urgency')).trim()) || undefined,
    copyrightholder: lineOf(elementAt(holder, 'name')) ?? attribute(holder, 'literal'),
    copyrightnotice: lineOf(publicElements(rights, 'copyrightNotice', language)[0]),
    title: lineOf(publicElements(itemMeta, 'title', language)[0]) ?? title,
    genres: genresOf(meta, language),
    ...texts,
    ...subjects,
    people: [...authors, ...subjects.people],
    altids: ids,
    associations: [...pictures, ...packagePictures],
    sentAt: sent,
    replaces: [...replacedUris(itemMeta), ...replacedIds(ids)],
    sameAs: identityIds(ids),
    warnings,
  };
}
