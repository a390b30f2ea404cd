import { NO_TABLE, type SectionTable, sectionOf } from '../names/section-table.ts';
import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { isCode } from '../ninjs/subjects.ts';
import type { Category } from './feed-entry.ts';

type About = Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places' | 'altids'>;
type List = 'people' | 'organisations' | 'places';

/** Lists by the end of a category's domain, which states its kind: `urn:edicola:persona`. */
const LISTS: Record<string, List> = {
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
const PRINT: Record<string, string> = {
  data: 'printEditionDate',
  edizione: 'printEdition',
  pagina: 'printPage',
};

/** Kinds by which WordPress and Blogger sort something other than subjects. */
const LEFT_OUT = new Set(['post_format', 'nav_menu', 'wp_theme', 'author', 'kind']);
const NO_CATEGORY = /^(?:uncategori[sz]ed|senza categoria|non categorizzato)$/i;

const own = <T>(table: Record<string, T>, kind: string): T | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;

/** Whether a kind does not define what the category is to the newsstand. */
export const isLoose = (kind: string): boolean =>
  [LISTS, RELATIONS, PRINT].every((table) => own<unknown>(table, kind) === undefined);

/** The last part of a domain or scheme, which states the kind. */
export const kindOf = (domain: string | undefined): string =>
  domain?.split(/[:/#]/).at(-1)?.toLowerCase() ?? '';

/** Dates and internal numbers, such as `15012026`; a year may be a subject. */
const NUMBER = /^\d{5,}$/;

const isMatter = ({ name, kind }: Category, sections: SectionTable): boolean =>
  !LEFT_OUT.has(kind) &&
  !NO_CATEGORY.test(name) &&
  (!NUMBER.test(name) || Object.hasOwn(PRINT, kind) || sectionOf(name, sections) !== undefined);

/** Categories without a known kind: the first that may be a section becomes one, if a section is still missing. */
function namedOf(loose: Category[], sections: SectionTable | null): NinjsConcept[] {
  const ordered = [
    ...loose.filter(({ kind }) => kind === 'category'),
    ...loose.filter(({ kind }) => kind !== 'category'),
  ];
  const section =
    sections && ordered.find(({ name }) => !isCode(name) || sectionOf(name, sections) !== undefined);
  return ordered.map((one) => ({ name: one.name, rel: one === section ? 'section' : 'topic' }));
}

/**
 * Without a stated section, the first category that is not a tag is the section; the others are topics. Categories of
 * WordPress come before any other; a code of letters that is not a section, such as `NBA`, is a topic.
 */
export function entryCategories(categories: Category[], sections: SectionTable = NO_TABLE): About {
  const subjects: NinjsConcept[] = [];
  const loose: Category[] = [];
  const altids: { role: string; value: string }[] = [];
  const lists: Record<List, NinjsConcept[]> = { people: [], organisations: [], places: [] };
  for (const { name, kind } of categories.filter((one) => isMatter(one, sections))) {
    const [list, rel, role] = [own(LISTS, kind), own(RELATIONS, kind), own(PRINT, kind)];
    if (list) lists[list].push({ name, rel: 'mentions' });
    else if (role) altids.push({ role, value: name });
    else if (rel) subjects.push({ name, rel, ...(rel === 'access' && { literal: name }) });
    else loose.push({ name, kind });
  }
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const named = namedOf(loose, hasSection ? null : sections);
  return {
    subjects: [
      ...subjects.filter(({ rel }) => rel !== 'topic'),
      ...named,
      ...subjects.filter(({ rel }) => rel === 'topic'),
    ],
    ...lists,
    altids,
  };
}
