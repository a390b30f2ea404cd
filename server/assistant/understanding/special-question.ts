import type { Sigla } from '#domain/brands/brand.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { namesOfSpecials } from '#server/newsroom/db/special-queries.ts';

/** Words for a special. */
const KIND_OF_SPECIAL = '(?:special[ei]|dossier|serie|inchiesta|viaggio|raccolta|rubrica|reportage)';
const SPECIAL = new RegExp(String.raw`\b${KIND_OF_SPECIAL}\b`);
/** Words between the word for a special and its name. */
const BEFORE_NAME =
  '(?:su|sul|sullo|sulla|sull|sui|sugli|sulle|di|del|dello|della|dell|dei|degli|delle|in|nel|nella|nell|nei|tra|fra|a|al|alla|per|intitolat[oa]|chiamat[oa]|dedicat[oa]|dal titolo|il|lo|la|l|i|gli|le)';
const isCalledSpecial = (folded: string, name: string) =>
  new RegExp(String.raw`\b${KIND_OF_SPECIAL} (?:${BEFORE_NAME} ){0,2}${name}\b`).test(folded) ||
  (SPECIAL.test(name.split(' ')[0] ?? '') && name.includes(' ') && ` ${folded} `.includes(` ${name} `));
const QUOTED = /[«“"]\s*([^«»“”"]+?)\s*[»”"]/gu;
const FILLERS = new Set(
  `speciale speciali dossier serie inchiesta viaggio raccolta rubrica reportage articoli articolo elenca elencami elenco lista
  puntate puntata pezzi storie parlami mostrami trovami quali sono tratta parla riassumi riassumimi`.split(
    /\s+/,
  ),
);

/** A special that a question names, and the other words of the question, folded and without fillers. */
export type NamedSpecial = { slug: string; name: string; remainingWords: string };

/**
 * The special that a question is about: its name follows a word such as *speciale* or *dossier*, or is in quotes beside
 * one. Null for a question that has the same words by chance. NWS-01, RAG-07
 */
export async function specialAskedFor(
  orm: Orm,
  brand: Sigla,
  question: string,
): Promise<NamedSpecial | null> {
  const folded = wordsOf(fold(question)).join(' ');
  if (!SPECIAL.test(folded)) return null;
  const quoted = Array.from(question.matchAll(QUOTED), ([, words = '']) => wordsOf(fold(words)).join(' '));
  for (const { slug, name } of await namesOfSpecials(orm, brand)) {
    const words = wordsOf(fold(name)).join(' ');
    if (words !== '' && (quoted.includes(words) || isCalledSpecial(folded, words)))
      return { slug, name, remainingWords: withoutNameAndFillers(folded, words) };
  }
  return null;
}

const withoutNameAndFillers = (folded: string, name: string) =>
  wordsOf(` ${folded} `.replace(` ${name} `, ' '))
    .filter((word) => !FILLERS.has(word) && !isStopWord(word))
    .join(' ');
