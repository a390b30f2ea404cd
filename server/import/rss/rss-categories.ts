import type { NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';

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
};
const PRINT: Record<string, string> = {
  data: 'printEditionDate',
  edizione: 'printEdition',
  pagina: 'printPage',
};

/** The first category without a domain is the section, where none says so; the others are topics. */
export function rssCategories(item: XmlElement): About {
  const subjects: NinjsConcept[] = [];
  const loose: string[] = [];
  const altids: { role: string; value: string }[] = [];
  const lists: Record<List, NinjsConcept[]> = { people: [], organisations: [], places: [] };
  for (const category of elementsOf(item).filter(({ name }) => name === 'category')) {
    const name = lineOf(category);
    if (!name) continue;
    const kind = attribute(category, 'domain')?.split(/[:/#]/).at(-1)?.toLowerCase() ?? '';
    const [list, rel, role] = [LISTS[kind], RELATIONS[kind], PRINT[kind]];
    if (list) lists[list].push({ name, rel: 'mentions' });
    else if (role) altids.push({ role, value: name });
    else if (rel) subjects.push({ name, rel, ...(rel === 'access' && { literal: name }) });
    else loose.push(name);
  }
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const rels = loose.map((_, index) => (index === 0 && !hasSection ? 'section' : 'topic'));
  subjects.push(...loose.map((name, index) => ({ name, rel: rels[index] })));
  return { subjects, ...lists, altids };
}
