import { ACCESS_LEVELS, type Access, toAccess } from '#domain/access.ts';
import { fold, slugify } from '#domain/text.ts';
import type { DeliveredItem, Subject, SubjectKind } from '../delivered-item.ts';
import { personNames } from '../names/person-names.ts';
import { NO_TABLE, type SectionTable, sectionOf, topicCode, topicName } from '../names/section-table.ts';
import { codeOf } from '../status/code-of.ts';
import { nameOf } from '../visible-text.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';

/** Sections whose slug is shorter than their name. Formats that send only a name mean the same section. */
const CODES: Record<string, string> = {
  'cultura e spettacoli': 'cultura',
  'scienza e salute': 'scienza',
  'ambiente e meteo': 'ambiente',
};

/** The slug of a section of which only the name is known. */
const sectionSlug = (name: string): string => CODES[fold(name).trim()] ?? slugify(name);

const NO_SECTION = { slug: 'altre-notizie', name: 'Altre notizie' };

const RELATIONS = new Set(['section', 'special', 'access', 'topic', 'mediatopic']);
/** Other names for the relation of an item to its subject. */
const ABOUT = new Set(['about', 'subject', 'mentions', 'keyword', 'keywords', 'tag', 'tags', 'category']);

const codeIn = ({ uri, literal }: NinjsConcept) => topicCode(uri) ?? topicCode(literal);

/** The newsstand's relation for a subject; null for an unknown vocabulary. */
function relationOf(concept: NinjsConcept): string | null {
  const { rel } = concept;
  if (rel !== undefined && RELATIONS.has(rel)) return rel;
  if (codeIn(concept)) return 'mediatopic';
  if (rel !== undefined && /categor|fieg/i.test(rel) && concept.literal) return 'section';
  return rel === undefined || ABOUT.has(rel.toLowerCase()) ? 'topic' : null;
}

const withRel = (concepts: NinjsConcept[] | undefined, rel: string) =>
  (concepts ?? []).filter((concept) => relationOf(concept) === rel);

/** The last part of a URI: `urn:edicola:sezione:politica` → `politica`. */
const tail = (uri: string | undefined) => uri?.split(/[:/#]/).findLast((part) => part !== '');

function named(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = nameOf(concept.name ?? concept.literal);
  if (!name) return null;
  const slug = slugify(tail(concept.uri) ?? concept.literal ?? name) || slugify(name);
  return slug ? { slug, name } : null;
}

/** Persons mostly have no code, so their names connect items. */
function byName(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = nameOf(concept.name ?? concept.literal);
  const slug = slugify(name ?? '');
  return name && slug ? { slug, name } : null;
}

function byTopic(concept: NinjsConcept): { slug: string; name: string } | null {
  const code = codeIn(concept);
  if (!code) return named(concept);
  const name = nameOf(concept.name) ?? topicName(code);
  return name ? { slug: code, name } : null;
}

type Section = DeliveredItem['section'];

const sectionNamed = (name: string): Section => ({ slug: sectionSlug(name), name });

/** Whether a name is only a code, which means nothing to a reader: `CRO`, `a5`, `subj:12`. */
export const isCode = (name: string): boolean =>
  /^(?:[A-Z]{1,4}|.{1,2}|(?=\D*[\d:_])[A-Za-z0-9_.:-]{1,16})$/.test(name);

const isBareCode = ({ name, literal }: NinjsConcept) =>
  [name, literal].every((one) => one === undefined || isCode(one));

function statedSection(concept: NinjsConcept, table: SectionTable): Section | null {
  const stated = [concept.literal, concept.uri, concept.name];
  const known = stated.flatMap((one) => (one ? (sectionOf(one, table) ?? []) : []))[0];
  if (known) return sectionNamed(known);
  const found = isBareCode(concept) ? null : named(concept);
  if (!found || concept.uri !== undefined || concept.literal !== undefined) return found;
  return sectionNamed(found.name);
}

/** The section that an item names, else that of its topics; an unknown one gives a warning. */
export function toSection(item: NinjsItem, told: string[] = [], table: SectionTable = NO_TABLE): Section {
  const stated = withRel(item.subjects, 'section');
  for (const concept of stated) {
    const section = statedSection(concept, table);
    if (section) return section;
  }
  const topics = withRel(item.subjects, 'mediatopic').map(({ uri, literal }) => uri ?? literal ?? '');
  const found = topics.flatMap((topic) => sectionOf(topic, table) ?? [])[0];
  const section = found ? sectionNamed(found) : NO_SECTION;
  const unknown = stated.flatMap(({ literal, name }) => literal ?? name ?? []);
  if (unknown.length > 0)
    told.push(`section: ${unknown.join(', ').slice(0, 200)} is not known, ${section.name} stands in`);
  return section;
}

/**
 * The access level of an item. Without a level, with an unknown one or with two that disagree it is the most
 * restrictive of them.
 */
export function toAccessLevel(item: NinjsItem, told: string[] = []): Access {
  const stated = withRel(item.subjects, 'access').map(({ literal, name }) => literal ?? name);
  const levels = stated.map(toAccess);
  const level = ACCESS_LEVELS.findLast((one) => levels.includes(one)) ?? toAccess(undefined);
  const unknown = stated.filter((one) => !ACCESS_LEVELS.some((known) => known === one));
  if (unknown.length > 0)
    told.push(`access: ${String(unknown[0]).slice(0, 60)} is not known, read as ${level}`);
  else if (new Set(levels).size > 1) told.push(`access: ${levels.join(' and ')} disagree, read as ${level}`);
  return level;
}

export function toAuthors(item: NinjsItem, told: string[]): string[] {
  const stated = withAuthors(item).flatMap(({ name }) => nameOf(name) ?? []);
  const names = stated.map((name) => ({ name, persons: personNames(name) }));
  for (const { name, persons } of names)
    if (persons.length === 0) told.push(`author: ${name.slice(0, 60)} is no person's name, left out`);
  return [...new Set(names.flatMap(({ persons }) => persons))];
}

/** Whether a person is the author, not one that the text mentions: `author`, `ctrol:author`, `creator`. */
const isAuthor = ({ rel }: NinjsConcept): boolean =>
  /^(?:co-?)?author$|^(?:creator|byline|writer)$/.test(codeOf(rel ?? ''));

const withAuthors = ({ people }: NinjsItem) => (people ?? []).filter(isAuthor);

type Named = { slug: string; name: string } | null;

const isInCapitals = (name: string): boolean => name === name.toUpperCase();

/**
 * Each subject once; a spelling without all capitals is preferred. A topic of two vocabularies has two codes and one
 * name.
 */
const eachOnce = (subjects: Subject[]): Subject[] =>
  onceBy(
    onceBy(subjects, ({ kind, slug }) => `${kind} ${slug}`),
    ({ kind, slug, name }) => `${kind} ${kind === 'topic' ? fold(name) : slug}`,
  );

function onceBy(subjects: Subject[], keyOf: (subject: Subject) => string): Subject[] {
  const found = new Map<string, Subject>();
  for (const subject of subjects) {
    const key = keyOf(subject);
    const before = found.get(key);
    if (!before || (isInCapitals(before.name) && !isInCapitals(subject.name))) found.set(key, subject);
  }
  return [...found.values()];
}

export function toSubjects(item: NinjsItem, told: string[] = []): Subject[] {
  const unknown = (item.subjects ?? []).filter((subject) => relationOf(subject) === null);
  if (unknown.length > 0) {
    const names = unknown.map(({ name, literal, rel }) => `${name ?? literal ?? '?'} (${rel})`);
    told.push(`subjects left aside: ${names.join(', ').slice(0, 300)}`);
  }
  const groups: [SubjectKind, Named[]][] = [
    ['special', withRel(item.subjects, 'special').map(named)],
    ['topic', withRel(item.subjects, 'topic').map(named)],
    ['mediatopic', withRel(item.subjects, 'mediatopic').map(byTopic)],
    ['person', (item.people ?? []).filter((person) => !isAuthor(person)).map(byName)],
    ['organisation', (item.organisations ?? []).map(byName)],
    ['place', (item.places ?? []).map(byName)],
  ];
  return eachOnce(groups.flatMap(([kind, list]) => list.flatMap((one) => (one ? [{ kind, ...one }] : []))));
}
