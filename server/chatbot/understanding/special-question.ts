import type { Sigla } from '#domain/brands/brand.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/db/connect.ts';
import { namesOfSpecials } from '#server/db/special-queries.ts';

/** What a special may be called. */
const SPECIAL = /\b(?:special[ei]|dossier|serie|inchiesta|viaggio|raccolta|rubrica|reportage)\b/;
const QUOTED = /[«“"]\s*([^«»“”"]+?)\s*[»”"]/gu;
const AROUND = new Set(
  `speciale speciali dossier serie inchiesta viaggio raccolta rubrica reportage articoli articolo elenca elencami elenco lista
  puntate puntata pezzi storie parlami mostrami trovami quali sono tratta parla riassumi riassumimi`.split(
    /\s+/,
  ),
);

/** A special that a question names, and what else it asks for. */
export type NamedSpecial = { slug: string; name: string; rest: string };

/**
 * The special that a question is about: it is named after what specials are called, or in quotes. Null for a question that
 * has the same words by chance. NWS-01, RAG-07
 */
export async function specialAskedFor(
  orm: Orm,
  brand: Sigla,
  question: string,
): Promise<NamedSpecial | null> {
  const folded = wordsOf(fold(question)).join(' ');
  const quoted = Array.from(question.matchAll(QUOTED), ([, words = '']) => wordsOf(fold(words)).join(' '));
  const isMeant = SPECIAL.test(folded);
  if (!isMeant && quoted.length === 0) return null;
  for (const { slug, name } of await namesOfSpecials(orm, brand)) {
    const words = wordsOf(fold(name)).join(' ');
    const isNamed = quoted.includes(words) || (isMeant && ` ${folded} `.includes(` ${words} `));
    if (words !== '' && isNamed) return { slug, name, rest: withoutName(folded, words) };
  }
  return null;
}

const withoutName = (folded: string, name: string) =>
  wordsOf(` ${folded} `.replace(` ${name} `, ' '))
    .filter((word) => !AROUND.has(word) && !isStopWord(word))
    .join(' ');
