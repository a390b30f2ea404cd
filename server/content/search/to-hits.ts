import type { SearchHit } from '#domain/search.ts';
import type { Orm } from '#server/db/connect.ts';
import type { HitRow } from '#server/db/search/read-hits.ts';
import { stemsOf } from '#server/db/search/read-terms.ts';
import { toSummary } from '../summaries.ts';
import { freeText } from './free-text.ts';
import { bestPassage, marked, maybeMatching, opening, wordsIn } from './mark-words.ts';

/**
 * Results with the searched words marked. The passage comes from the subtitle or the free part, whatever the article was
 * found by: no word of a paid part is ever shown. NWS-05, NWS-06
 */
export async function toHits(orm: Orm, rows: HitRow[], lexemes: string[]): Promise<SearchHit[]> {
  const texts = rows.map((row) => ({ row, free: freeText(row.freeText) }));
  const words = texts.flatMap(({ row, free }) => wordsIn(`${row.title} ${row.subtitle ?? ''} ${free}`));
  const stems = await stemsOf(orm, [...new Set(maybeMatching(words, lexemes))]);
  const searched = new Set(lexemes);
  const stemOf = (word: string) => {
    const stem = stems.get(word);
    return stem !== undefined && searched.has(stem) ? stem : null;
  };
  return texts.map(({ row, free }) => ({
    article: toSummary(row),
    edition: row.edition,
    title: marked(row.title, wordsIn(row.title), stemOf),
    passage: passageOf(row.subtitle, free, stemOf),
  }));
}

function passageOf(subtitle: string | null, free: string, stemOf: (word: string) => string | null) {
  const inSubtitle = subtitle ? bestPassage(subtitle, stemOf) : null;
  return inSubtitle ?? bestPassage(free, stemOf) ?? opening(subtitle || free);
}
