import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { all, at, attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';

const MEDIATOPIC = 'http://cv.iptc.org/newscodes/mediatopic/';

/** The categories of the federation of Italian publishers, which agencies send instead of a section. */
const FIEG: Record<string, string> = {
  CRO: 'Cronaca',
  POL: 'Politica',
  EST: 'Esteri',
  ECO: 'Economia',
  SPR: 'Sport',
  SPO: 'Sport',
  SPE: 'Spettacoli',
  CUL: 'Cultura',
  SCI: 'Scienza',
};

/** `sezione:cultura` in a literal says what a subject is to the newsstand. */
const OWN: Record<string, string> = {
  sezione: 'section',
  speciale: 'special',
  accesso: 'access',
  argomento: 'topic',
};

const KINDS: Record<string, 'people' | 'organisations' | 'places'> = {
  person: 'people',
  organisation: 'organisations',
  geoArea: 'places',
  poi: 'places',
};

const split = (code: string | undefined): [string, string] => {
  const colon = code?.indexOf(':') ?? -1;
  return colon < 0 ? ['', code ?? ''] : [code?.slice(0, colon) ?? '', code?.slice(colon + 1) ?? ''];
};

function abstract(subject: XmlElement): NinjsConcept {
  const name = lineOf(at(subject, 'name'));
  const [own, value] = split(attribute(subject, 'literal'));
  const rel = OWN[own];
  if (rel) return { name, rel, literal: value, uri: `urn:edicola:${own}:${value}` };
  const [scheme, code] = split(attribute(subject, 'qcode'));
  if (scheme === 'medtop') return { name, rel: 'mediatopic', literal: code, uri: MEDIATOPIC + code };
  if (scheme === 'FIEG_Categories') return { name: FIEG[code] ?? name ?? code, rel: 'section' };
  return { name, rel: 'topic' };
}

type Concepts = Required<Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places'>>;
type Lists = { [K in keyof Concepts]-?: NinjsConcept[] };

/** What an item is about, sorted by what each subject is. */
export function newsmlSubjects(meta: XmlElement | undefined): Lists {
  const lists: Lists = { subjects: [], people: [], organisations: [], places: [] };
  for (const subject of all(meta, 'subject')) {
    const [, type] = split(attribute(subject, 'type'));
    const kind = KINDS[type];
    if (kind) lists[kind].push({ name: lineOf(at(subject, 'name')), rel: 'mentions' });
    else lists.subjects.push(abstract(subject));
  }
  for (const keyword of all(meta, 'keyword')) lists.subjects.push({ name: lineOf(keyword), rel: 'topic' });
  return lists;
}
