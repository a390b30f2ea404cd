import type { IssueWire, SectionListWire, SectionWire } from '#api/site/wire-types.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import { slugify } from '#domain/text.ts';

/** The sections of an issue, each with its lead article: one from the front page, or else its first. */
export function sectionsAnswer({ numero, sezioni }: IssueWire): SectionListWire {
  const frontPageOrder = new Map(numero.prima.map(({ id }, index) => [id, index]));
  return {
    edizione: numero.edizione,
    data: numero.data,
    sezioni: sezioni.flatMap(({ sezione, articoli }) => {
      const orderOf = ({ id }: { id: number }) => frontPageOrder.get(id) ?? frontPageOrder.size;
      const [apertura] = articoli.toSorted((a, b) => orderOf(a) - orderOf(b));
      return apertura ? [{ sezione, articoli: articoli.length, apertura }] : [];
    }),
  };
}

export const hasSection = ({ sezioni }: IssueWire, address: SectionAddress): boolean =>
  indexOfSection(sezioni, address) >= 0;

const indexOfSection = (sections: IssueWire['sezioni'], { id, title }: SectionAddress): number =>
  sections.findIndex(({ sezione }) =>
    id !== undefined ? sezione.id === id : sezione.slug === title || slugify(sezione.titolo) === title,
  );

/** One section of an issue; null if it has none of that name. */
export function sectionAnswer(issue: IssueWire, address: SectionAddress): SectionWire | null {
  const { numero, edizioni, data_precedente, data_successiva, sezioni } = issue;
  const index = indexOfSection(sezioni, address);
  const found = sezioni[index];
  if (!found) return null;
  return {
    sezione: found.sezione,
    edizione: numero.edizione,
    data: numero.data,
    edizioni,
    data_precedente,
    data_successiva,
    precedente: sezioni[index - 1]?.sezione ?? null,
    successiva: sezioni[index + 1]?.sezione ?? null,
    articoli: found.articoli,
  };
}
