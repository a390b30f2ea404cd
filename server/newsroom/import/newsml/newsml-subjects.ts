import { NO_TABLE, sectionOf, topicCode } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { codeOf } from '../status/code-of.ts';
import { all, at, attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { nameIn, shown } from './newsml-language.ts';

const MEDIATOPIC = 'http://cv.iptc.org/newscodes/mediatopic/';

/** Prefixes in a literal that state the relation of a subject: `sezione:cultura`. */
const OWN: Record<string, string> = {
  sezione: 'section',
  speciale: 'special',
  accesso: 'access',
  argomento: 'topic',
};

const KINDS: Record<string, 'people' | 'organisations' | 'places'> = {
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

const split = (code: string | undefined): [string, string] => {
  const colon = code?.indexOf(':') ?? -1;
  return colon < 0 ? ['', code ?? ''] : [code?.slice(0, colon) ?? '', code?.slice(colon + 1) ?? ''];
};

/** A provider's internal vocabularies, which are not shown to readers: routes, products, sources. */
const INTERNAL = /^(?:products?|prod\w*|desk|service|services|svc|n2|B\d*|route|redsel|pkg|dest)$/i;

const uppermost = (subject: XmlElement): string | undefined =>
  all(subject, 'broader')
    .flatMap((broader) => topicCode(attribute(broader, 'qcode') ?? attribute(broader, 'uri')) ?? [])
    .find((code) => code.endsWith('000000'));

/** An IPTC topic, and its stated parent, from which the section follows. */
function topics(code: string, name: string | undefined, subject: XmlElement): NinjsConcept[] {
  const above = uppermost(subject);
  const topic = (one: string, called: string | undefined) => ({
    name: called,
    rel: 'mediatopic',
    literal: one,
    uri: MEDIATOPIC + one,
  });
  return [topic(code, name), ...(above && above !== code ? [topic(above, undefined)] : [])];
}

/** An agency's internal code, in capitals and digits between colons: `AGX:04000000:FIN`. */
const SIGNS = /^[A-Z0-9]+(?::[A-Z0-9_.-]+)+$/;

/** An IPTC code within it. */
const codeAmongSigns = (literal: string | undefined): string | undefined =>
  literal !== undefined && SIGNS.test(literal)
    ? literal.split(':').flatMap((part) => topicCode(part) ?? [])[0]
    : undefined;

function abstract(subject: XmlElement, language: string): NinjsConcept[] {
  const name = nameIn(subject, language);
  const literal = attribute(subject, 'literal');
  const [own, value] = split(literal);
  const rel = OWN[own];
  if (rel) return [{ name, rel, literal: value, uri: `urn:edicola:${own}:${value}` }];
  const stated = attribute(subject, 'qcode') ?? attribute(subject, 'uri');
  const topic = topicCode(stated) ?? topicCode(literal) ?? codeAmongSigns(literal);
  if (topic) return topics(topic, name, subject);
  return ofProvider(subject, { stated, literal, name });
}

type Stated = { stated: string | undefined; literal: string | undefined; name: string | undefined };

/** A subject of a vocabulary that is not IPTC's: a category, which means a section, or a word for a topic. */
function ofProvider(subject: XmlElement, { stated, literal, name }: Stated): NinjsConcept[] {
  const [scheme, code] = split(stated);
  const type = codeOf(attribute(subject, 'type') ?? '');
  const category = code || literal;
  if (category && (/fieg|categor/i.test(scheme) || /^cat(?:egory)?$/.test(type)))
    return [{ name, rel: 'section', literal: category }];
  if (literal && literal === literal.toUpperCase() && sectionOf(literal, NO_TABLE))
    return [{ name, rel: 'section', literal }];
  const isSign = name === undefined && literal !== undefined && SIGNS.test(literal);
  // Beside a provider's code, a literal names its kind: `Related topic id`.
  const shown = name ?? (stated === undefined ? literal : undefined);
  return isSign || shown === undefined || INTERNAL.test(scheme) ? [] : [{ name: shown, rel: 'topic' }];
}

type Concepts = Required<Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places'>>;
type Lists = { [K in keyof Concepts]-?: NinjsConcept[] };

const codeIn = (element: XmlElement) => attribute(element, 'qcode') ?? attribute(element, 'uri');

/** The subjects of an item; one without a name has that of the assertion about its code. */
function subjectsOf(item: XmlElement): XmlElement[] {
  const asserted = new Map(all(item, 'assert').map((one) => [codeIn(one), one]));
  return all(at(item, 'contentMeta'), 'subject').map((subject) => {
    const about = codeIn(subject) === undefined ? undefined : asserted.get(codeIn(subject));
    return at(subject, 'name') || !about
      ? subject
      : { ...subject, children: [...subject.children, ...about.children] };
  });
}

/** The subjects of an item, sorted by kind. */
export function newsmlSubjects(item: XmlElement, language: string): Lists {
  const lists: Lists = { subjects: [], people: [], organisations: [], places: [] };
  for (const subject of subjectsOf(item)) {
    const kind = KINDS[codeOf(attribute(subject, 'type') ?? '')];
    const name = nameIn(subject, language) ?? attribute(subject, 'literal');
    if (kind) lists[kind].push({ name, rel: 'mentions' });
    else lists.subjects.push(...abstract(subject, language));
  }
  for (const keyword of shown(at(item, 'contentMeta'), 'keyword', language))
    lists.subjects.push({ name: lineOf(keyword), rel: 'topic' });
  return lists;
}

export const genresOf = (meta: XmlElement | undefined, language: string): NinjsConcept[] =>
  all(meta, 'genre').flatMap((genre) => {
    const name = nameIn(genre, language);
    return name ? [{ name }] : [];
  });

export const locatedIn = (meta: XmlElement | undefined, language: string): string | undefined =>
  nameIn(at(meta, 'located'), language) ?? attribute(at(meta, 'located'), 'literal');
