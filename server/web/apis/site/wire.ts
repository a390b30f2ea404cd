import type {
  ArticleSummary,
  ArticleText,
  Edition,
  Issue,
  IssueContents,
  Picture,
  SectionOverview,
  SectionRef,
  Signature,
  Special,
  SpecialOverview,
} from '#domain/newsstand.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toImmagine = (picture: Picture): Wire['Immagine'] => ({
  id: picture.id,
  larghezza: picture.width,
  altezza: picture.height,
  larghezze: picture.widths,
  didascalia: picture.caption,
  credito: picture.credit,
});

export const toImmagineONulla = (picture: Picture | null) => picture && toImmagine(picture);

export const toEdizione = ({ id, slug, name }: Edition): Wire['Edizione'] => ({ id, slug, titolo: name });

export const toSezione = ({ id, slug, name }: SectionRef): Wire['Sezione'] => ({ id, slug, titolo: name });

export const toArticoloBreve = (article: ArticleSummary): Wire['ArticoloBreve'] => ({
  id: article.id,
  slug: article.slug,
  occhiello: article.kicker,
  titolo: article.title,
  sommario: article.subtitle,
  firma: article.byline,
  sezione: toSezione(article.section),
  data: article.day,
  pagina: article.page,
  minuti: article.minutes,
  accesso: article.access,
  immagine: toImmagineONulla(article.picture),
  ...(article.updatedAt && { aggiornato: article.updatedAt }),
});

export const toArticoloBreveONulla = (article: ArticleSummary | null) => article && toArticoloBreve(article);

export const toNumero = (issue: Issue): Wire['Numero'] => ({
  edizione: toEdizione(issue.edition),
  data: issue.day,
  pagine: issue.pages,
  versione: issue.version,
  pubblicato: issue.publishedAt,
  aggiornato: issue.updatedAt,
  prima: issue.frontPage.articles.map((article) => ({
    id: article.articleId,
    occhiello: article.kicker,
    titolo: article.title,
    sommario: article.subtitle,
    testo: article.text,
    sezione: article.section,
    pagina: article.page,
    immagine: toImmagineONulla(article.picture),
  })),
});

export const toSezioneInBreve = ({ section, articles, lead }: SectionOverview): Wire['SezioneInBreve'] => ({
  sezione: toSezione(section),
  articoli: articles,
  apertura: toArticoloBreve(lead),
});

export const toSpeciale = ({ id, slug, name }: Special): Wire['Speciale'] => ({ id, slug, titolo: name });

export const toSpecialeInBreve = (overview: SpecialOverview): Wire['SpecialeInBreve'] => ({
  speciale: toSpeciale(overview.special),
  articoli: overview.articles,
  ultimo: overview.latest,
  apertura: toArticoloBreve(overview.lead),
});

export const toFirma = ({ slug, name, picture }: Signature): Wire['Firma'] => ({
  slug,
  nome: name,
  immagine: toImmagineONulla(picture),
});

export const toNumeroConArticoli = (contents: IssueContents): Wire['NumeroConArticoli'] => ({
  numero: toNumero(contents.issue),
  edizioni: contents.editions.map(toEdizione),
  data_precedente: contents.previousDay,
  data_successiva: contents.nextDay,
  sezioni: contents.sections.map(({ section, firstPage, lastPage, articles }) => ({
    sezione: toSezione(section),
    prima_pagina: firstPage,
    ultima_pagina: lastPage,
    articoli: articles.map(toArticoloBreve),
  })),
});

export const toTestoArticolo = (text: ArticleText): Wire['TestoArticolo'] => ({
  id: text.id,
  testo: text.body,
  completo: text.complete,
  parole: text.words,
  pubblicato: text.publishedAt,
  aggiornato: text.updatedAt,
  luogo: text.dateline,
  copyright: text.copyright,
  firme: text.signatures.map(toFirma),
  immagini: text.pictures.map(toImmagine),
  argomenti: text.topics.map(({ slug, name }) => ({ slug, nome: name })),
});
