import { createHash } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import { parseTime } from '../moment.ts';
import { topicCode } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { all, at, attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { personNames } from './nitf-byline.ts';
import { nitfContent } from './nitf-content.ts';
import { managedDocument, nitfRelease } from './nitf-status.ts';

/** NITF's names for the fields of ninjs, by which rejections and warnings name the place of a fault. */
export const NITF_PLACES = {
  uri: 'doc-id@id-string',
  headlines: 'hl1',
  bodies: 'body.content',
  versioncreated: 'date.issue@norm',
  firstcreated: 'date.release@norm',
  embargoed: 'date.release@norm',
  altids: 'pubdata',
};

/**
 * A day from `20250307` or from a date and time; any other text is returned unchanged, so that it gives a
 * warning.
 */
function toDay(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const digits = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(written);
  if (digits) return digits.slice(1).join('-');
  const moment = parseTime(written);
  return moment ? dayAt(moment) : written;
}

function printFacts(pubdata: XmlElement | undefined): NonNullable<NinjsItem['altids']> {
  const facts = {
    printEditionDate: toDay(attribute(pubdata, 'date.publication')),
    printEdition: attribute(pubdata, 'edition.name') ?? attribute(pubdata, 'edition.area'),
    printPage: attribute(pubdata, 'position.sequence'),
  };
  return Object.entries(facts).flatMap(([role, value]) => (value ? [{ role, value }] : []));
}

const concepts = (parent: XmlElement | undefined, local: string): NinjsConcept[] =>
  all(parent, local).map((element) => ({ name: lineOf(element), rel: 'mentions' }));

const MEDIATOPIC = { rel: 'mediatopic' };

/** A subject code and its parents, as far as the document names them: type, matter and detail. */
function topic(subject: XmlElement): NinjsConcept[] {
  const [type, matter, detail] = ['type', 'matter', 'detail'].map((part) =>
    attribute(subject, `tobject.subject.${part}`),
  );
  const name = detail ?? matter ?? type;
  const code = attribute(subject, 'tobject.subject.refnum');
  if (!code) return name ? [{ name, rel: 'topic' }] : [];
  const isSubject = /^[01]\d{7}$/.test(code);
  const parentCodes = [
    { literal: `${code.slice(0, 5)}000`, name: matter },
    { literal: `${code.slice(0, 2)}000000`, name: type },
  ].filter((one) => isSubject && one.name !== undefined && one.literal !== code);
  // By definition the attribute holds subject codes, including those that agencies have added.
  const prefix = isSubject ? 'subj:' : '';
  return [{ name, literal: code }, ...parentCodes].map(({ literal, ...one }) => ({
    ...one,
    literal: prefix + literal,
    ...MEDIATOPIC,
  }));
}

/** The subjects of a document, by IPTC codes. */
const topics = (nitf: XmlElement): NinjsConcept[] =>
  all(at(nitf, 'head', 'tobject'), 'tobject.subject').flatMap(topic);

/**
 * Subjects in `meta` elements, which agencies use instead of the standard elements: a category, an IPTC code.
 */
const metas = (nitf: XmlElement): NinjsConcept[] =>
  all(at(nitf, 'head'), 'meta').flatMap((meta): NinjsConcept[] => {
    const [name = '', content] = [attribute(meta, 'name')?.toLowerCase(), attribute(meta, 'content')];
    if (!content) return [];
    if (name === 'category') return [{ literal: content, rel: 'section' }];
    return /^category[_-]iptc$/.test(name) && topicCode(content)
      ? [{ literal: `subj:${content}`, ...MEDIATOPIC }]
      : [];
  });

/** Places of the document's events. */
const eventPlaces = (docdata: XmlElement | undefined): NinjsConcept[] =>
  all(docdata, 'evloc').flatMap((place) => {
    const name = ['city', 'county-dist', 'state-prov'].flatMap((part) => attribute(place, part) ?? [])[0];
    return name ? [{ name, rel: 'mentions' }] : [];
  });

function subjects(nitf: XmlElement, docdata: XmlElement | undefined): NinjsConcept[] {
  const section = attribute(at(nitf, 'head', 'pubdata'), 'position.section');
  const series = attribute(at(docdata, 'series'), 'series.name');
  const access = attribute(at(docdata, 'doc.rights'), 'limitations');
  return [
    ...(section ? [{ name: section, rel: 'section' }] : []),
    ...(series ? [{ name: series, rel: 'special' }] : []),
    ...(access ? [{ literal: access, rel: 'access' }] : []),
    ...all(at(docdata, 'key-list'), 'keyword').map((word) => ({
      name: attribute(word, 'key'),
      rel: 'topic',
    })),
    ...topics(nitf),
    ...metas(nitf),
  ];
}

/** An id for a document without one, made of the agency's code, the title and the date, so that it is stable. */
function makeId(nitf: XmlElement, regsrc: string): string | undefined {
  const title = lineOf(at(nitf, 'body', 'body.head', 'hedline', 'hl1')) ?? lineOf(at(nitf, 'head', 'title'));
  const issued = attribute(at(nitf, 'head', 'docdata', 'date.issue'), 'norm');
  if (!title || !issued) return undefined;
  const digest = createHash('sha256')
    .update(JSON.stringify([regsrc, title, issued]))
    .digest('hex');
  return `urn:edicola:nitf:${digest.slice(0, 32)}`;
}

function uriOf(nitf: XmlElement, warnings: string[]): string {
  const docId = at(nitf, 'head', 'docdata', 'doc-id');
  const uri = attribute(docId, 'id-string');
  if (uri) return uri;
  const regsrc = attribute(docId, 'regsrc');
  const generatedId = regsrc && makeId(nitf, regsrc);
  if (!generatedId) throw new Rejected('doc-id@id-string', 'missing');
  warnings.push('no id of its own: source, title and date make one');
  return generatedId;
}

/** A key that a source gives one story and its updates on one day. */
function updateKey(docdata: XmlElement | undefined, issued: string | undefined): string[] {
  const key = at(docdata, 'du-key');
  const [name, day] = [attribute(key, 'key'), toDay(issued)];
  const isUpdated = attribute(key, 'version') ?? attribute(key, 'generation');
  const source = attribute(at(docdata, 'doc-id'), 'regsrc');
  return name && day && isUpdated && source ? [`du-key:${source}:${day}:${name}`] : [];
}

/** Translates NITF 3 to ninjs 2.2. @throws Rejected */
export function nitfTo2(nitf: XmlElement): NinjsItem {
  const version = attribute(nitf, 'version');
  if (version !== undefined && !/NITF 3\.\d/i.test(version))
    throw new Rejected('nitf@version', `${version} is not a version the importer reads`);
  const docdata = at(nitf, 'head', 'docdata');
  const statusWarnings: string[] = [];
  const release = nitfRelease(nitf, statusWarnings);
  const uri = uriOf(nitf, statusWarnings);
  const issued = attribute(at(docdata, 'date.issue'), 'norm');
  const releaseDate = attribute(at(docdata, 'date.release'), 'norm');
  const { authors, warnings, ...content } = nitfContent(nitf);
  const identifiedContent = at(docdata, 'identified-content');
  const managedId = managedDocument(nitf);
  return {
    uri,
    version: attribute(at(docdata, 'du-key'), 'version'),
    versioncreated: issued ?? releaseDate,
    firstcreated: releaseDate ?? issued,
    ...release,
    urgency: Number(attribute(at(docdata, 'urgency'), 'ed-urg')) || undefined,
    copyrightholder: attribute(at(docdata, 'doc.copyright'), 'holder'),
    ...content,
    subjects: subjects(nitf, docdata),
    people: [
      ...authors,
      ...personNames(identifiedContent).map((name): NinjsConcept => ({ name, rel: 'mentions' })),
    ],
    organisations: concepts(identifiedContent, 'org'),
    places: [...concepts(identifiedContent, 'location'), ...eventPlaces(docdata)],
    altids: printFacts(at(nitf, 'head', 'pubdata')),
    replaces: managedId ? [managedId] : [],
    sameAs: updateKey(docdata, issued),
    warnings: [...statusWarnings, ...warnings],
  };
}
