import { ACCESS_LEVELS, type Access, toAccess } from '#domain/access.ts';
import { fold, slugify } from '#domain/text.ts';
import type { DeliveredItem, Subject, SubjectKind } from '../delivered-item.ts';
import { limitedFields, personNames } from '../names/person-names.ts';
import { NO_TABLE, type SectionTable, sectionOf, topicCode, topicName } from '../names/section-table.ts';
import { ownValue } from '../own-value.ts';
import { codeOf } from '../status/code-of.ts';
import { visibleName } from '../visible-text.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';

/** Slugs of sections whose slug is shorter than their name, for formats that send only the name. */
const SECTION_SLUGS: Record<string, string> = {
  'cultura e spettacoli': 'cultura',
  'scienza e salute': 'scienza',
  'ambiente e meteo': 'ambiente',
};

/** The slug of a section of which only the name is known. */
const sectionSlug = (name: string): string => ownValue(SECTION_SLUGS, fold(name).trim()) ?? slugify(name);

const NO_SECTION = { slug: 'altre-notizie', name: 'Altre notizie' };

const RELATIONS = new Set(['section', 'special', 'access', 'topic', 'mediatopic']);
/** Other names for the relation of an item to its subject. */
const TOPIC_RELATIONS = new Set([
  'about',
  'subject',
  'mentions',
  'keyword',
  'keywords',
  'tag',
  'tags',
  'category',
]);

const codeIn = ({ uri, literal }: NinjsConcept) => topicCode(uri) ?? topicCode(literal);

/** The newsstand's relation for a subject; null for an unknown vocabulary. */
function relationOf(concept: NinjsConcept): string | null {
  const { rel } = concept;
  if (rel !== undefined && RELATIONS.has(rel)) return rel;
  if (codeIn(concept)) return 'mediatopic';
  if (rel !== undefined && /categor|fieg/i.test(rel) && concept.literal) return 'section';
  return rel === undefined || TOPIC_RELATIONS.has(rel.toLowerCase()) ? 'topic' : null;
}

const withRel = (concepts: NinjsConcept[] | undefined, rel: string) =>
  (concepts ?? []).filter((concept) => relationOf(concept) === rel);

/** The last part of a URI: `urn:edicola:sezione:politica` → `politica`. */
const lastPart = (uri: string | undefined) => uri?.split(/[:/#]/).findLast((part) => part !== '');

function toSlugAndName(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = visibleName(concept.name ?? concept.literal);
  if (!name) return null;
  const slug = slugify(lastPart(concept.uri) ?? concept.literal ?? name) || slugify(name);
  return slug ? { slug, name } : null;
}

/** A concept with the slug of its name. Persons mostly have no code, so their names connect items. */
function withNameSlug(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = visibleName(concept.name ?? concept.literal);
  const slug = slugify(name ?? '');
  return name && slug ? { slug, name } : null;
}

function toTopic(concept: NinjsConcept): { slug: string; name: string } | null {
  const code = codeIn(concept);
  if (!code) return toSlugAndName(concept);
  const name = visibleName(concept.name) ?? topicName(code);
  return name ? { slug: code, name } : null;
}

type Section = DeliveredItem['section'];

const toSectionByName = (name: string): Section => ({ slug: sectionSlug(name), name });

/** Whether a name is only a code, which means nothing to a reader: `CRO`, `a5`, `subj:12`. */
export const isCode = (name: string): boolean =>
  /^(?:[A-Z]{1,4}|.{1,2}|(?=\D*[\d:_])[A-Za-z0-9_.:-]{1,16})$/.test(name);

const isBareCode = ({ name, literal }: NinjsConcept) =>
  [name, literal].every((one) => one === undefined || isCode(one));

function statedSection(concept: NinjsConcept, table: SectionTable): Section | null {
  const statedCodes = [concept.literal, concept.uri, concept.name];
  const knownSection = statedCodes.flatMap((one) => (one ? (sectionOf(one, table) ?? []) : []))[0];
  if (knownSection) return toSectionByName(knownSection);
  const ownSection = isBareCode(concept) ? null : toSlugAndName(concept);
  if (!ownSection || concept.uri !== undefined || concept.literal !== undefined) return ownSection;
  return toSectionByName(ownSection.name);
}

/** The section that an item names, else that of its topics; an unknown one gives a warning. */
export function toSection(item: NinjsItem, warnings: string[] = [], table: SectionTable = NO_TABLE): Section {
  const statedSections = withRel(item.subjects, 'section');
  for (const concept of statedSections) {
    const section = statedSection(concept, table);
    if (section) return section;
  }
  const topics = withRel(item.subjects, 'mediatopic').map(({ uri, literal }) => uri ?? literal ?? '');
  const topicSection = topics.flatMap((topic) => sectionOf(topic, table) ?? [])[0];
  const section = topicSection ? toSectionByName(topicSection) : NO_SECTION;
  const unknown = statedSections.flatMap(({ literal, name }) => literal ?? name ?? []);
  if (unknown.length > 0)
    warnings.push(`section: ${unknown.join(', ').slice(0, 200)} is not known, ${section.name} stands in`);
  return section;
}

/**
 * The access level of an item. Without a level, with an unknown one or with two that disagree it is the most
 * restrictive of them.
 */
export function toAccessLevel(item: NinjsItem, warnings: string[] = []): Access {
  const statedLevels = withRel(item.subjects, 'access').map(({ literal, name }) => literal ?? name);
  const levels = statedLevels.map(toAccess);
  const level = ACCESS_LEVELS.findLast((one) => levels.includes(one)) ?? toAccess(undefined);
  const unknown = statedLevels.filter((one) => !ACCESS_LEVELS.some((known) => known === one));
  if (unknown.length > 0)
    warnings.push(`access: ${String(unknown[0]).slice(0, 60)} is not known, read as ${level}`);
  else if (new Set(levels).size > 1)
    warnings.push(`access: ${levels.join(' and ')} disagree, read as ${level}`);
  return level;
}

export function toAuthors(item: NinjsItem, warnings: string[]): string[] {
  const authorNames = limitedFields(authorsOf(item).flatMap(({ name }) => visibleName(name) ?? []));
  const names = authorNames.map((name) => ({ name, persons: personNames(name) }));
  for (const { name, persons } of names)
    if (persons.length === 0) warnings.push(`author: ${name.slice(0, 60)} is no person's name, left out`);
  return [...new Set(names.flatMap(({ persons }) => persons))];
}

/** Whether a person is the author, not one that the text mentions: `author`, `ctrol:author`, `creator`. */
const isAuthor = ({ rel }: NinjsConcept): boolean =>
  /^(?:co-?)?author$|^(?:creator|byline|writer)$/.test(codeOf(rel ?? ''));

const authorsOf = ({ people }: NinjsItem) => (people ?? []).filter(isAuthor);

type SlugAndName = { slug: string; name: string } | null;

const isInCapitals = (name: string): boolean => name === name.toUpperCase();

/**
 * Each subject once; a spelling without all capitals is preferred. A topic of two vocabularies has two codes and one
 * name.
 */
const uniqueSubjects = (subjects: Subject[]): Subject[] =>
  uniqueBy(
    uniqueBy(subjects, ({ kind, slug }) => `${kind} ${slug}`),
    ({ kind, slug, name }) => `${kind} ${kind === 'topic' ? fold(name) : slug}`,
  );

function uniqueBy(subjects: Subject[], keyOf: (subject: Subject) => string): Subject[] {
  const byKey = new Map<string, Subject>();
  for (const subject of subjects) {
    const key = keyOf(subject);
    const known = byKey.get(key);
    if (!known || (isInCapitals(known.name) && !isInCapitals(subject.name))) byKey.set(key, subject);
  }
  return [...byKey.values()];
}

export function toSubjects(item: NinjsItem, warnings: string[] = []): Subject[] {
  const unknown = (item.subjects ?? []).filter((subject) => relationOf(subject) === null);
  if (unknown.length > 0) {
    const names = unknown.map(({ name, literal, rel }) => `${name ?? literal ?? '?'} (${rel})`);
    warnings.push(`subjects left aside: ${names.join(', ').slice(0, 300)}`);
  }
  const groups: [SubjectKind, SlugAndName[]][] = [
    ['special', withRel(item.subjects, 'special').map(toSlugAndName)],
    ['topic', withRel(item.subjects, 'topic').map(toSlugAndName)],
    ['mediatopic', withRel(item.subjects, 'mediatopic').map(toTopic)],
    ['person', (item.people ?? []).filter((person) => !isAuthor(person)).map(withNameSlug)],
    ['organisation', (item.organisations ?? []).map(withNameSlug)],
    ['place', (item.places ?? []).map(withNameSlug)],
  ];
  return uniqueSubjects(
    groups.flatMap(([kind, list]) => list.flatMap((one) => (one ? [{ kind, ...one }] : []))),
  );
}
