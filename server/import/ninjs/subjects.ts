import { ACCESS_LEVELS, type Access, toAccess } from '#domain/access.ts';
import { slugify } from '#domain/text.ts';
import type { DeliveredItem, Subject, SubjectKind } from '../delivered-item.ts';
import { nameOf } from '../visible-text.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';
import { sectionSlug } from './section-codes.ts';

const NO_SECTION = { slug: 'altre-notizie', name: 'Altre notizie' };

const withRel = (concepts: NinjsConcept[] | undefined, rel: string) =>
  (concepts ?? []).filter((concept) => concept.rel === rel);

/** `urn:edicola:sezione:politica` → `politica`. */
const tail = (uri: string | undefined) => uri?.split(/[:/#]/).findLast((part) => part !== '');

function named(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = nameOf(concept.name ?? concept.literal);
  if (!name) return null;
  const slug = slugify(tail(concept.uri) ?? concept.literal ?? name) || slugify(name);
  return slug ? { slug, name } : null;
}

/** A person has no code in most items, so names are what joins one item to another. */
function byName(concept: NinjsConcept): { slug: string; name: string } | null {
  const name = nameOf(concept.name ?? concept.literal);
  const slug = slugify(name ?? '');
  return name && slug ? { slug, name } : null;
}

function namedSection(concept: NinjsConcept): { slug: string; name: string } | null {
  const found = named(concept);
  if (!found || concept.uri !== undefined || concept.literal !== undefined) return found;
  return { ...found, slug: sectionSlug(found.name) };
}

export const toSection = (item: NinjsItem): DeliveredItem['section'] =>
  withRel(item.subjects, 'section').flatMap((subject) => namedSection(subject) ?? [])[0] ?? NO_SECTION;

/** No level, an unknown one or two that disagree: the most restrictive of them. */
export function toAccessLevel(item: NinjsItem): Access {
  const levels = withRel(item.subjects, 'access').map(({ literal, name }) => toAccess(literal ?? name));
  return ACCESS_LEVELS.findLast((level) => levels.includes(level)) ?? toAccess(undefined);
}

export const toAuthors = (item: NinjsItem): string[] => [
  ...new Set(withRel(item.people, 'author').flatMap(({ name }) => nameOf(name) ?? [])),
];

type Named = { slug: string; name: string } | null;

export function toSubjects(item: NinjsItem): Subject[] {
  const groups: [SubjectKind, Named[]][] = [
    ['special', withRel(item.subjects, 'special').map(named)],
    ['topic', withRel(item.subjects, 'topic').map(named)],
    ['mediatopic', withRel(item.subjects, 'mediatopic').map(named)],
    ['person', (item.people ?? []).filter(({ rel }) => rel !== 'author').map(byName)],
    ['organisation', (item.organisations ?? []).map(byName)],
    ['place', (item.places ?? []).map(byName)],
  ];
  const all = groups.flatMap(([kind, list]) => list.flatMap((one) => (one ? [{ kind, ...one }] : [])));
  return [...new Map(all.map((subject) => [`${subject.kind} ${subject.slug}`, subject])).values()];
}
