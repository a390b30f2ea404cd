import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import type { Category } from './feed-entry.ts';

type About = Pick<NinjsItem, 'subjects' | 'people' | 'organisations' | 'places' | 'altids'>;
type List = 'people' | 'organisations' | 'places';

/** What the end of a category's domain says it is: `urn:edicola:persona`. */
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
  // WordPress calls sections categories, and what else a text is about its tags.
  post_tag: 'topic',
  tag: 'topic',
};
const PRINT: Record<string, string> = {
  data: 'printEditionDate',
  edizione: 'printEdition',
  pagina: 'printPage',
};

/** How WordPress sorts what is none of a text's matters. */
const LEFT_OUT = new Set(['post_format', 'nav_menu', 'wp_theme', 'author']);
const NO_CATEGORY = /^(?:uncategori[sz]ed|senza categoria|non categorizzato)$/i;

const own = <T>(table: Record<string, T>, kind: string): T | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;

/** What the end of a domain or scheme says. */
export const kindOf = (domain: string | undefined): string =>
  domain?.split(/[:/#]/).at(-1)?.toLowerCase() ?? '';

/**
 * The first category that is no tag is the section, where none says so; the others are topics. Those that WordPress
 * calls categories come before any other.
 */
export function entryCategories(categories: Category[]): About {
  const subjects: NinjsConcept[] = [];
  const loose: Category[] = [];
  const altids: { role: string; value: string }[] = [];
  const lists: Record<List, NinjsConcept[]> = { people: [], organisations: [], places: [] };
  for (const { name, kind } of categories) {
    const [list, rel, role] = [own(LISTS, kind), own(RELATIONS, kind), own(PRINT, kind)];
    if (LEFT_OUT.has(kind) || NO_CATEGORY.test(name)) continue;
    if (list) lists[list].push({ name, rel: 'mentions' });
    else if (role) altids.push({ role, value: name });
    else if (rel) subjects.push({ name, rel, ...(rel === 'access' && { literal: name }) });
    else loose.push({ name, kind });
  }
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const ordered = [
    ...loose.filter(({ kind }) => kind === 'category'),
    ...loose.filter(({ kind }) => kind !== 'category'),
  ];
  const rels = ordered.map((_, index) => (index === 0 && !hasSection ? 'section' : 'topic'));
  const named = ordered.map(({ name }, index) => ({ name, rel: rels[index] }));
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
