import { isSectionName, NO_TABLE, type SectionTable, sectionOf } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { isCode } from '../ninjs/subjects.ts';
import { ownValue } from '../own-value.ts';
import type { Category } from './feed-entry.ts';

type ItemSubjects = Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places' | 'altids'>;
type ConceptList = 'people' | 'organisations' | 'places';

/** Lists by the end of a category's domain, which states its kind: `urn:edicola:persona`. */
const LISTS: Record<string, ConceptList> = {
  persona: 'people',
  organizzazione: 'organisations',
  luogo: 'places',
};
const RELATIONS: Record<string, string> = {
  sezione: 'section',
  speciale: 'special',
  accesso: 'access',
  argomento: 'topic',
  // WordPress has sections as categories, and other subjects as tags.
  post_tag: 'topic',
  tag: 'topic',
};
const PRINT_ROLES: Record<string, string> = {
  data: 'printEditionDate',
  edizione: 'printEdition',
  pagina: 'printPage',
};

/** Kinds with which WordPress and Blogger mark something other than subjects. */
const IGNORED_KINDS = new Set(['post_format', 'nav_menu', 'wp_theme', 'author', 'kind']);
const NO_CATEGORY = /^(?:uncategori[sz]ed|senza categoria|non categorizzato)$/i;

/** Whether a kind does not decide how the category is imported. */
export const isUnknownKind = (kind: string): boolean =>
  [LISTS, RELATIONS, PRINT_ROLES].every((table) => ownValue<unknown>(table, kind) === undefined);

/** The last part of a domain or scheme, which states the kind. */
export const kindOf = (domain: string | undefined): string =>
  domain?.split(/[:/#]/).at(-1)?.toLowerCase() ?? '';

/** Dates and internal numbers, such as `15012026`; a year may be a subject. */
const LONG_NUMBER = /^\d{5,}$/;

const isSubject = ({ name, kind }: Category, sections: SectionTable): boolean =>
  !IGNORED_KINDS.has(kind) &&
  !NO_CATEGORY.test(name) &&
  (!LONG_NUMBER.test(name) || Object.hasOwn(PRINT_ROLES, kind) || sectionOf(name, sections) !== undefined);

/** Several categories in one: `Politica, Esteri, Draghi`. A name with a comma, `Scuola, università`, stays whole. */
function splitList({ name, kind }: Category, sections: SectionTable): Category[] {
  const [first = '', ...others] = name.split(/,\s+/);
  if (others.length === 0 || !isUnknownKind(kind) || !isSectionName(first, sections)) return [{ name, kind }];
  return [{ name: first, kind }, ...others.map((other) => ({ name: other, kind: 'tag' }))];
}

/**
 * Concepts of categories without a known kind. The first that may be a section becomes one.
 * @param sections null if the item already has a section
 */
function toConcepts(unknownCategories: Category[], sections: SectionTable | null): NinjsConcept[] {
  const ordered = [
    ...unknownCategories.filter(({ kind }) => kind === 'category'),
    ...unknownCategories.filter(({ kind }) => kind !== 'category'),
  ];
  const section =
    sections && ordered.find(({ name }) => !isCode(name) || sectionOf(name, sections) !== undefined);
  return ordered.map((one) => ({ name: one.name, rel: one === section ? 'section' : 'topic' }));
}

/**
 * Without a stated section, the first category that is not a tag is the section; the others are topics. Categories of
 * WordPress come before any other; a code of letters that is not a section, such as `NBA`, is a topic.
 */
export function entryCategories(categories: Category[], sections: SectionTable = NO_TABLE): ItemSubjects {
  const subjects: NinjsConcept[] = [];
  const unknownCategories: Category[] = [];
  const altids: { role: string; value: string }[] = [];
  const lists: Record<ConceptList, NinjsConcept[]> = { people: [], organisations: [], places: [] };
  const single = categories.flatMap((one) => splitList(one, sections));
  for (const { name, kind } of single.filter((one) => isSubject(one, sections))) {
    const [list, rel, role] = [ownValue(LISTS, kind), ownValue(RELATIONS, kind), ownValue(PRINT_ROLES, kind)];
    if (list) lists[list].push({ name, rel: 'mentions' });
    else if (role) altids.push({ role, value: name });
    else if (rel) subjects.push({ name, rel, ...(rel === 'access' && { literal: name }) });
    else unknownCategories.push({ name, kind });
  }
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const concepts = toConcepts(unknownCategories, hasSection ? null : sections);
  return {
    subjects: [
      ...subjects.filter(({ rel }) => rel !== 'topic'),
      ...concepts,
      ...subjects.filter(({ rel }) => rel === 'topic'),
    ],
    ...lists,
    altids,
  };
}
