import type { IssueWire, SectionListWire, SectionWire } from '#api/site/wire-types.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import { slugify } from '#domain/text.ts';

/** The sections of an issue, each with its lead article: one from the front page, or else its first. */
export function sectionsAnswer({ numero, sezioni }: IssueWire): SectionListWire {
  const inFront = new Map(numero.prima.map(({ id }, place) => [id, place]));
  return {
    edizione: numero.edizione,
    data: numero.data,
    sezioni: sezioni.flatMap(({ sezione, articoli }) => {
      const placeOf = ({ id }: { id: number }) => inFront.get(id) ?? inFront.size;
      const [apertura] = articoli.toSorted((a, b) => placeOf(a) - placeOf(b));
      return apertura ? [{ sezione, articoli: articoli.length, apertura }] : [];
    }),
  };
}

export const hasSection = ({ sezioni }: IssueWire, address: SectionAddress): boolean =>
  placeOfSection(sezioni, address) >= 0;

const placeOfSection = (sections: IssueWire['sezioni'], { id, title }: SectionAddress): number =>
  sections.findIndex(({ sezione }) =>
    id !== undefined ? sezione.id === id : sezione.slug === title || slugify(sezione.titolo) === title,
  );

/** One section of an issue; null if it has none of that name. */
export function sectionAnswer(issue: IssueWire, address: SectionAddress): SectionWire | null {
  const { numero, edizioni, data_precedente, data_successiva, sezioni } = issue;
  const at = placeOfSection(sezioni, address);
  const own = sezioni[at];
  if (!own) return null;
  return {
    sezione: own.sezione,
    edizione: numero.edizione,
    data: numero.data,
    edizioni,
    data_precedente,
    data_successiva,
    precedente: sezioni[at - 1]?.sezione ?? null,
    successiva: sezioni[at + 1]?.sezione ?? null,
    articoli: own.articoli,
  };
}
