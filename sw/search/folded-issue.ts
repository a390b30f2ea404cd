import { toEdition, toSummary } from '#api/site/wire.ts';
import type { PackageWire, TextWire } from '#api/site/wire-types.ts';
import { freeText } from '#domain/free-text.ts';
import type { ArticleSummary, Edition } from '#domain/newsstand.ts';
import { fold, wordsOf } from '#domain/text.ts';

/**
 * The words of an article, folded and separated by single spaces: of its title, then of the lines around it, then of
 * its text, with a bar between.
 */
export type FoldedWords = { words: string; titleEnd: number; leadEnd: number };

export type FoldedArticle = FoldedWords & {
  summary: ArticleSummary;
  signatures: { slug: string; name: string }[];
  /** In milliseconds since the epoch. */
  publishedAt: number;
};

/** Version of the format; it grows when newer code cannot read what older code has folded. */
export const FOLDED_FORMAT = 2;

/** The searchable part of a downloaded issue. */
export type FoldedIssue = {
  form: number;
  /** Owner of the cache that holds its texts. */
  owner: string;
  /** Version of the package from which it was made. */
  version: string;
  edition: Edition;
  articles: FoldedArticle[];
};

/** Maximum length of the part of a text that is searched, the same as on the server. */
const MAX_SEARCHED_CHARACTERS = 200_000;

const foldedWords = (text: string | null): string =>
  ` ${wordsOf(fold((text ?? '').slice(0, MAX_SEARCHED_CHARACTERS))).join(' ')} `;

export function foldWords(title: string, around: (string | null)[], text: string): FoldedWords {
  const foldedTitle = foldedWords(title);
  const foldedLead = `${foldedTitle}|${around.map(foldedWords).join('|')}`;
  return {
    words: `${foldedLead}|${foldedWords(text)}`,
    titleEnd: foldedTitle.length,
    leadEnd: foldedLead.length,
  };
}

/** Folds an issue. An article whose text was withdrawn, or never arrived, is left out and not found. */
export async function foldIssue(
  owner: string,
  { versione, numero: { numero, sezioni } }: PackageWire,
  readText: (articleId: number) => Promise<TextWire | null>,
): Promise<FoldedIssue> {
  const listed = sezioni.flatMap(({ articoli }) => articoli);
  const articles = await Promise.all(
    listed.map(async (wire) => {
      const text = await readText(wire.id);
      return text && foldArticle(toSummary(wire), text);
    }),
  );
  return {
    form: FOLDED_FORMAT,
    owner,
    version: versione,
    edition: toEdition(numero.edizione),
    articles: articles.filter((article) => article !== null),
  };
}

function foldArticle(summary: ArticleSummary, text: TextWire): FoldedArticle {
  const { title, kicker, subtitle, byline } = summary;
  return {
    summary,
    signatures: text.firme.map(({ slug, nome }) => ({ slug, name: nome })),
    publishedAt: Date.parse(text.pubblicato),
    ...foldWords(title, [kicker, subtitle, byline], freeText(text.testo)),
  };
}
