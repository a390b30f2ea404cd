import { createHash } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import { parseTime } from '../moment.ts';
import { topicCode } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { all, attribute, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { personNames } from './nitf-byline.ts';
import { nitfContent } from './nitf-content.ts';
import { nitfRelease, replacedDocumentIdOf } from './nitf-status.ts';

/** NITF's names for the fields of ninjs, used in rejections and warnings to name the field that is wrong. */
export const NITF_FIELD_NAMES = {
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

function printAltIds(pubdata: XmlElement | undefined): NonNullable<NinjsItem['altids']> {
  const valuesByRole = {
    printEditionDate: toDay(attribute(pubdata, 'date.publication')),
    printEdition: attribute(pubdata, 'edition.name') ?? attribute(pubdata, 'edition.area'),
    printPage: attribute(pubdata, 'position.sequence'),
  };
  return Object.entries(valuesByRole).flatMap(([role, value]) => (value ? [{ role, value }] : []));
}

const concepts = (parent: XmlElement | undefined, localName: string): NinjsConcept[] =>
  all(parent, localName).map((element) => ({ name: lineOf(element), rel: 'mentions' }));

const MEDIATOPIC = { rel: 'mediatopic' };

/**
 * The concepts of a subject: its code and the codes of its parents that the document names, or its name only, if it has
 * no code. A code that is not of IPTC's form stays without prefix.
 */
function topic(subject: XmlElement): NinjsConcept[] {
  const [type, matter, detail] = ['type', 'matter', 'detail'].map((part) =>
    attribute(subject, `tobject.subject.${part}`),
  );
  const name = detail ?? matter ?? type;
  const code = attribute(subject, 'tobject.subject.refnum');
  if (!code) return name ? [{ name, rel: 'topic' }] : [];
  const hasSubjectCodeForm = /^[01]\d{7}$/.test(code);
  const parentCodes = [
    { literal: `${code.slice(0, 5)}000`, name: matter },
    { literal: `${code.slice(0, 2)}000000`, name: type },
  ].filter((one) => hasSubjectCodeForm && one.name !== undefined && one.literal !== code);
  // The attribute is for subject codes, so any code of that form counts as one, even if an agency has added
  // it.
  const prefix = hasSubjectCodeForm ? 'subj:' : '';
  return [{ name, literal: code }, ...parentCodes].map(({ literal, ...one }) => ({
    ...one,
    literal: prefix + literal,
    ...MEDIATOPIC,
  }));
}

/** The subjects of a document, by IPTC codes. */
const topics = (nitf: XmlElement): NinjsConcept[] =>
  all(elementAt(nitf, 'head', 'tobject'), 'tobject.subject').flatMap(topic);

/**
 * Subjects in `meta` elements, which agencies use instead of the standard elements: a category, an IPTC code.
 */
const metaSubjects = (nitf: XmlElement): NinjsConcept[] =>
  all(elementAt(nitf, 'head'), 'meta').flatMap((meta): NinjsConcept[] => {
    const [name = '', content] = [attribute(meta, 'name')?.toLowerCase(), attribute(meta, 'content')];
    if (!content) return [];
    if (name === 'category') return [{ literal: content, rel: 'section' }];
    const code = /^category[_-]iptc$/.test(name) ? topicCode(content) : undefined;
    return code ? [{ literal: `subj:${code}`, ...MEDIATOPIC }] : [];
  });

/** Places of the document's events. */
const eventPlaces = (docdata: XmlElement | undefined): NinjsConcept[] =>
  all(docdata, 'evloc').flatMap((place) => {
    const name = ['city', 'county-dist', 'state-prov'].flatMap((part) => attribute(place, part) ?? [])[0];
    return name ? [{ name, rel: 'mentions' }] : [];
  });

function subjects(nitf: XmlElement, docdata: XmlElement | undefined): NinjsConcept[] {
  const section = attribute(elementAt(nitf, 'head', 'pubdata'), 'position.section');
  const series = attribute(elementAt(docdata, 'series'), 'series.name');
  const access = attribute(elementAt(docdata, 'doc.rights'), 'limitations');
  return [
    ...(section ? [{ name: section, rel: 'section' }] : []),
    ...(series ? [{ name: series, rel: 'special' }] : []),
    ...(access ? [{ literal: access, rel: 'access' }] : []),
    ...all(elementAt(docdata, 'key-list'), 'keyword').map((word) => ({
      name: attribute(word, 'key'),
      rel: 'topic',
    })),
    ...topics(nitf),
    ...metaSubjects(nitf),
  ];
}

/** The day and time of issue, which some systems write as `value` or as text; else the date of the story. */
function issueDate(nitf: XmlElement): string | undefined {
  const issue = elementAt(nitf, 'head', 'docdata', 'date.issue');
  const story = elementAt(nitf, 'body', 'body.head', 'dateline', 'story.date');
  return attribute(issue, 'norm') ?? attribute(issue, 'value') ?? lineOf(issue) ?? attribute(story, 'norm');
}

/** An id for a document without one, made of the agency's code, the title and the date, so that it is stable. */
function makeId(nitf: XmlElement, regsrc: string): string | undefined {
  const title =
    lineOf(elementAt(nitf, 'body', 'body.head', 'hedline', 'hl1')) ??
    lineOf(elementAt(nitf, 'head', 'title'));
  const issued = issueDate(nitf);
  if (!title || !issued) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([regsrc, title, issued]))
    .digest('hex');
  return `urn:edicola:nitf:${hash.slice(0, 32)}`;
}

function uriOf(nitf: XmlElement, warnings: string[]): string {
  const docId = elementAt(nitf, 'head', 'docdata', 'doc-id');
  const uri = attribute(docId, 'id-string');
  if (uri) return uri;
  const regsrc = attribute(docId, 'regsrc');
  const generatedId = regsrc && makeId(nitf, regsrc);
  if (!generatedId) throw new Rejected('doc-id@id-string', 'missing');
  warnings.push('no id of its own: one was generated from source, title and date');
  return generatedId;
}

/**
 * Ids made of the key that a source gives one article and its rewrites on one day: at most one. Only a key with a
 * version or generation says that its texts are rewrites.
 */
function updateKeyIds(docdata: XmlElement | undefined, issued: string | undefined): string[] {
  const key = elementAt(docdata, 'du-key');
  const [name, day] = [attribute(key, 'key'), toDay(issued)];
  const updateVersion = attribute(key, 'version') ?? attribute(key, 'generation');
  const source = attribute(elementAt(docdata, 'doc-id'), 'regsrc');
  return name && day && updateVersion && source ? [`du-key:${source}:${day}:${name}`] : [];
}

/** Translates NITF 3 to ninjs 2.2. @throws Rejected */
export function nitfToNinjs2(nitf: XmlElement): NinjsItem {
  const version = attribute(nitf, 'version');
  if (version !== undefined && !/NITF 3\.\d/i.test(version))
    throw new Rejected('nitf@version', `${version} is not a version the importer reads`);
  const docdata = elementAt(nitf, 'head', 'docdata');
  const headWarnings: string[] = [];
  const release = nitfRelease(nitf, headWarnings);
  const uri = uriOf(nitf, headWarnings);
  const issued = issueDate(nitf);
  const releaseDate = attribute(elementAt(docdata, 'date.release'), 'norm');
  const { authors, warnings, ...content } = nitfContent(nitf);
  const identifiedContent = elementAt(docdata, 'identified-content');
  const replacedDocumentId = replacedDocumentIdOf(nitf);
  return {
    uri,
    version: attribute(elementAt(docdata, 'du-key'), 'version'),
    versioncreated: issued ?? releaseDate,
    firstcreated: releaseDate ?? issued,
    ...release,
    // Without a date of issue the release is the only date, and is not compared with itself.
    isEmbargoed: release.isEmbargoed && issued !== undefined,
    urgency: Number(attribute(elementAt(docdata, 'urgency'), 'ed-urg')) || undefined,
    copyrightholder: attribute(elementAt(docdata, 'doc.copyright'), 'holder'),
    ...content,
    subjects: subjects(nitf, docdata),
    people: [
      ...authors,
      ...personNames(identifiedContent).map((name): NinjsConcept => ({ name, rel: 'mentions' })),
    ],
    organisations: concepts(identifiedContent, 'org'),
    places: [...concepts(identifiedContent, 'location'), ...eventPlaces(docdata)],
    altids: printAltIds(elementAt(nitf, 'head', 'pubdata')),
    replaces: replacedDocumentId ? [replacedDocumentId] : [],
    sameAs: updateKeyIds(docdata, issued),
    warnings: [...headWarnings, ...warnings],
  };
}
