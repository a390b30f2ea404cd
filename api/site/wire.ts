import type {
  ArticleSummary,
  Edition,
  Issue,
  Picture,
  SectionOverview,
  SectionRef,
  Signature,
  Special,
  SpecialOverview,
} from '#domain/newsstand.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toPicture = (wire: Wire['Immagine']): Picture => ({
  id: wire.id,
  width: wire.larghezza,
  height: wire.altezza,
  widths: wire.larghezze,
  caption: wire.didascalia,
  credit: wire.credito,
});

export const toPictureOrNull = (wire: Wire['Immagine'] | null) => wire && toPicture(wire);

export const toEdition = (wire: Wire['Edizione']): Edition => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.titolo,
});

export const toSection = (wire: Wire['Sezione']): SectionRef => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.titolo,
});

/**
 * An article as summaries show it. `aggiornato` may be null or absent: the article of `getArticle` has it for
 * every newer version, an article in a list only for corrections.
 */
type Summary = Omit<Wire['ArticoloBreve'], 'aggiornato'> & { aggiornato?: string | null };

export const toSummary = (wire: Summary): ArticleSummary => ({
  id: wire.id,
  slug: wire.slug,
  kicker: wire.occhiello,
  title: wire.titolo,
  subtitle: wire.sommario,
  byline: wire.firma,
  section: toSection(wire.sezione),
  day: wire.data,
  page: wire.pagina,
  minutes: wire.minuti,
  access: wire.accesso,
  picture: toPictureOrNull(wire.immagine),
  ...(wire.aggiornato && { updatedAt: wire.aggiornato }),
});

export const toSummaryOrNull = (wire: Wire['ArticoloBreve'] | null) => wire && toSummary(wire);

export const toIssue = (wire: Wire['Numero']): Issue => ({
  edition: toEdition(wire.edizione),
  day: wire.data,
  pages: wire.pagine,
  version: wire.versione,
  publishedAt: wire.pubblicato,
  updatedAt: wire.aggiornato,
  frontPage: {
    articles: wire.prima.map((article) => ({
      articleId: article.id,
      kicker: article.occhiello,
      title: article.titolo,
      subtitle: article.sommario,
      text: article.testo,
      section: article.sezione,
      page: article.pagina,
      picture: toPictureOrNull(article.immagine),
    })),
  },
});

export const toSectionOverview = (wire: Wire['SezioneInBreve']): SectionOverview => ({
  section: toSection(wire.sezione),
  articles: wire.articoli,
  lead: toSummary(wire.apertura),
});

export const toSpecial = (wire: Wire['Speciale']): Special => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.titolo,
});

export const toSpecialOverview = (wire: Wire['SpecialeInBreve']): SpecialOverview => ({
  special: toSpecial(wire.speciale),
  articles: wire.articoli,
  latest: wire.ultimo,
  lead: toSummary(wire.apertura),
});

export const toSignature = (wire: Wire['Firma']): Signature => ({
  slug: wire.slug,
  name: wire.nome,
  picture: toPictureOrNull(wire.immagine),
});
