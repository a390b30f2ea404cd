import { freeText } from '#domain/free-text.ts';
import { marked, passageOf, type SearchTerms, withWords } from '#domain/mark-words.ts';
import type { SearchHit } from '#domain/search.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { HitRow } from '../../db/search/read-hits.ts';
import { stemsOf } from '../../db/search/read-terms.ts';
import { toSummary } from '../summaries.ts';
import { type TermGroup, wordsOfTerm } from './to-condition.ts';

/**
 * Results with the searched words marked. The passage is from the subtitle or the free part, even if the article was
 * found by its paid part, of which no word is ever shown. NWS-05, NWS-06
 */
export async function toHits(orm: Orm, rows: HitRow[], groups: TermGroup[]): Promise<SearchHit[]> {
  const terms = groups.flatMap(({ all }) => all);
  const lexemes = terms.flatMap((term) => (term.quoted ? [] : term.lexemes));
  const texts = rows.map((row) => ({
    row,
    title: withWords(row.title),
    subtitle: row.subtitle === null ? null : withWords(row.subtitle),
    free: withWords(freeText(row.freeText)),
  }));
  const words = texts.flatMap(({ title, subtitle, free }) =>
    [title, subtitle, free].flatMap((textWithWords) => textWithWords?.words ?? []),
  );
  const stems = await stemsOf(orm, [...new Set(withSameBeginning(words, lexemes))]);
  const searchedStems = new Set(lexemes);
  const searched: SearchTerms = {
    stemOf: (word) => {
      const stem = stems.get(word);
      return stem !== undefined && searchedStems.has(stem) ? stem : null;
    },
    phrases: terms.filter(({ quoted }) => quoted).map(wordsOfTerm),
  };
  return texts.map(({ row, title, subtitle, free }) => ({
    article: toSummary(row),
    edition: row.edition,
    title: marked(title, searched),
    passage: passageOf(subtitle, free, searched),
  }));
}

/** Number of first letters that a word shares with its stem, because stemming only removes endings. */
const STEM_LENGTH = 3;

/** Words that may have one of these stems. */
function withSameBeginning(words: { folded: string }[], stems: string[]): string[] {
  const beginnings = new Set(stems.map((stem) => stem.slice(0, STEM_LENGTH)));
  return words.map(({ folded }) => folded).filter((word) => beginnings.has(word.slice(0, STEM_LENGTH)));
}
