import { NO_TABLE, sectionOf, topicCode } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { ownValue } from '../own-value.ts';
import { codeOf } from '../status/code-of.ts';
import { all, attribute, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { nameIn, publicElements } from './newsml-language.ts';

const MEDIATOPIC = 'http://cv.iptc.org/newscodes/mediatopic/';

/** Relations by the prefix of a literal: `sezione:cultura` is a section. */
const OWN_RELATIONS: Record<string, string> = {
  sezione: 'section',
  speciale: 'special',
  accesso: 'access',
  argomento: 'topic',
};

const LIST_BY_TYPE: Record<string, 'people' | 'organisations' | 'places'> = {
  person: 'people',
  organisation: 'organisations',
  organization: 'organisations',
  geoarea: 'places',
  poi: 'places',
  city: 'places',
  country: 'places',
  // The types of ANSA are numbers; this one is a city's.
  '5': 'places',
};

const splitCode = (code: string | undefined): [string, string] => {
  const colon = code?.indexOf(':') ?? -1;
  return colon < 0 ? ['', code ?? ''] : [code?.slice(0, colon) ?? '', code?.slice(colon + 1) ?? ''];
};

/** A provider's internal vocabularies, which are not shown to readers: routes, products, sources. */
const INTERNAL = /^(?:products?|prod\w*|desk|service|services|svc|n2|B\d*|route|redsel|pkg|dest)$/i;

const topLevelParent = (subject: XmlElement): string | undefined =>
  all(subject, 'broader')
    .flatMap((broader) => topicCode(attribute(broader, 'qcode') ?? attribute(broader, 'uri')) ?? [])
    .find((code) => code.endsWith('000000'));

/** An IPTC topic, and its stated parent, from which the section follows. */
function topics(code: string, name: string | undefined, subject: XmlElement): NinjsConcept[] {
  const parentCode = topLevelParent(subject);
  const topic = (literalCode: string, topicNameText: string | undefined) => ({
    name: topicNameText,
    rel: 'mediatopic',
    literal: literalCode,
    uri: MEDIATOPIC + literalCode,
  });
  return [topic(code, name), ...(parentCode && parentCode !== code ? [topic(parentCode, undefined)] : [])];
}

/** An agency's internal code, in capitals and digits between colons: `AGX:04000000:FIN`. */
const AGENCY_CODE = /^[A-Z0-9]+(?::[A-Z0-9_.-]+)+$/;

/** The IPTC code within an agency's code. */
const topicInAgencyCode = (literal: string | undefined): string | undefined =>
  literal !== undefined && AGENCY_CODE.test(literal)
    ? literal.split(':').flatMap((part) => topicCode(part) ?? [])[0]
    : undefined;

function toConcepts(subject: XmlElement, language: string): NinjsConcept[] {
  const name = nameIn(subject, language);
  const literal = attribute(subject, 'literal');
  const [prefix, value] = splitCode(literal);
  const rel = ownValue(OWN_RELATIONS, prefix);
  if (rel) return [{ name, rel, literal: value, uri: `urn:edicola:${prefix}:${value}` }];
  const statedCode = attribute(subject, 'qcode') ?? attribute(subject, 'uri');
  const topic = topicCode(statedCode) ?? topicCode(literal) ?? topicInAgencyCode(literal);
  if (topic) return topics(topic, name, subject);
  return fromProvider(subject, { stated: statedCode, literal, name });
}

type ProviderSubject = { stated: string | undefined; literal: string | undefined; name: string | undefined };

/** A subject of a vocabulary that is not IPTC's: a category, which means a section, or a word for a topic. */
function fromProvider(subject: XmlElement, { stated, literal, name }: ProviderSubject): NinjsConcept[] {
  const [scheme, code] = splitCode(stated);
  const type = codeOf(attribute(subject, 'type') ?? '');
  const category = code || literal;
  if (category && (/fieg|categor/i.test(scheme) || /^cat(?:egory)?$/.test(type)))
    return [{ name, rel: 'section', literal: category }];
  if (literal && literal === literal.toUpperCase() && sectionOf(literal, NO_TABLE))
    return [{ name, rel: 'section', literal }];
  const isAgencyCode = name === undefined && literal !== undefined && AGENCY_CODE.test(literal);
  // If there is a provider's code, the literal only names its kind, such as `Related topic id`.
  const visibleName = name ?? (stated === undefined ? literal : undefined);
  return isAgencyCode || visibleName === undefined || INTERNAL.test(scheme)
    ? []
    : [{ name: visibleName, rel: 'topic' }];
}

type Concepts = Required<Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places'>>;
type Lists = { [K in keyof Concepts]-?: NinjsConcept[] };

const codeIn = (element: XmlElement) => attribute(element, 'qcode') ?? attribute(element, 'uri');

/** The subjects of an item; one without a name has that of the assertion about its code. */
function subjectsOf(item: XmlElement): XmlElement[] {
  const assertions = new Map(all(item, 'assert').map((one) => [codeIn(one), one]));
  return all(elementAt(item, 'contentMeta'), 'subject').map((subject) => {
    const assertion = codeIn(subject) === undefined ? undefined : assertions.get(codeIn(subject));
    return elementAt(subject, 'name') || !assertion
      ? subject
      : { ...subject, children: [...subject.children, ...assertion.children] };
  });
}

/** The subjects of an item, sorted by kind. */
export function newsmlSubjects(item: XmlElement, language: string): Lists {
  const lists: Lists = { subjects: [], people: [], organisations: [], places: [] };
  for (const subject of subjectsOf(item)) {
    const kind = ownValue(LIST_BY_TYPE, codeOf(attribute(subject, 'type') ?? ''));
    const name = nameIn(subject, language) ?? attribute(subject, 'literal');
    if (kind) lists[kind].push({ name, rel: 'mentions' });
    else lists.subjects.push(...toConcepts(subject, language));
  }
  for (const keyword of publicElements(elementAt(item, 'contentMeta'), 'keyword', language))
    lists.subjects.push({ name: lineOf(keyword), rel: 'topic' });
  return lists;
}

export const genresOf = (meta: XmlElement | undefined, language: string): NinjsConcept[] =>
  all(meta, 'genre').flatMap((genre) => {
    const name = nameIn(genre, language);
    return name ? [{ name }] : [];
  });

export const locatedIn = (meta: XmlElement | undefined, language: string): string | undefined =>
  nameIn(elementAt(meta, 'located'), language) ?? attribute(elementAt(meta, 'located'), 'literal');
