import type { Sigla } from '#domain/brands/brand.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { isRequest } from '#server/newsroom/content/search/question-words.ts';
import { editionsAndSections, type SlugAndName } from '../db/editions-and-sections.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';

/** A word without its last vowels and without the suffix of an adjective. */
const rootOf = (word: string) =>
  word.replace(/h?[aeiou]+$/, '').replace(/(?<=.{4})(?:istic|ific|ic|iv|al|es|ian)$/, '');
const MIN_ROOT_LENGTH = 4;

/**
 * Whether two folded words are forms of one: `estero` and `Esteri`, `sportive` and `Sport`; not `Inter` and `Interni`.
 */
export const areFormsOfOneWord = (one: string, other: string): boolean =>
  one === other || (rootOf(one).length >= MIN_ROOT_LENGTH && rootOf(one) === rootOf(other));

/** Words that ask for news in general. */
const NEWS_WORDS = wordSet(
  `notizia notizie novita titoli titolo fatti fatto avvenimenti cronaca cronache attualita giornale prima pagina apertura aperture
  succede successo successa successi accade accaduto accaduti avvenuto rassegna numero edizione edicola aggiornamenti eventi`,
);
/** Words in a question for news that do not limit which news: how important, how new, in what form. */
const FILLERS = wordSet(
  `importanti importante principali principale ultime ultima ultimi ultimo ultimissime prime primo grandi maggiori rilevanti
  salienti recenti piu tutte tutti tutto nuovo nuove nuova nuovi cosa cose che riassumi riassumimi riassumere riassunto sintesi
  sintetizza sintetizzami riepilogo riepilogami breve punti righe frasi elenca elencami elenco fammi dammi dimmi mostrami leggimi
  raccontami parlami mi ci sono c quali qual quale scritto scrive parla pubblicato leggere c'e due tre quattro cinque sei sette
  otto dieci giorno giornata mondo potresti puoi vorrei voglio sapere avere per favore grazie ciao buongiorno buonasera oggi
  sezione sezioni pagine parlato scritto detto trovo trovi archivio dice diceva settore rubrica locali locale zona quotidiano paper novita interessante interessanti`,
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Whether a question asks for news explicitly; `Che cosa è successo?` may be a follow-up about something else. */
export const namesNews = (question: string): boolean =>
  /\b(?:notizi[ae]|novita|prim[ae] pagin[ae]|titoli)\b/.test(fold(question));

/** The parts of the paper whose news a question asks for, as slugs; all parts if both lists are empty. */
type NewsScope = { editions: string[]; sections: string[] };

/**
 * The news that a question asks for, if it names nothing but a part of the paper or a time; null for a question about a
 * subject. RAG-07
 * @param rest the question without its words for the time
 */
export async function newsAskedFor(
  orm: Orm,
  brand: { sigla: Sigla; name: string },
  { rest, hasTime }: { rest: string; hasTime: boolean },
): Promise<NewsScope | null> {
  const paperNameWords = new Set(wordsOf(fold(brand.name)));
  const words = wordsOf(fold(withoutAskingPhrases(rest))).filter((word) => !paperNameWords.has(word));
  const asksNews = words.some((word) => NEWS_WORDS.has(word));
  if (!asksNews && !hasTime) return null;
  const remainingWords = words.filter(
    (word) => !isStopWord(word) && !isRequest(word) && !NEWS_WORDS.has(word) && !FILLERS.has(word),
  );
  if (remainingWords.length === 0) return { editions: [], sections: [] };
  const { editions, sections } = await editionsAndSections(orm, brand.sigla);
  const unmatchedWords = new Set(remainingWords);
  const named = (all: readonly SlugAndName[]) =>
    all.filter(({ name }) => removeName(unmatchedWords, wordsOf(fold(name)))).map(({ slug }) => slug);
  const chosen = { editions: named(editions), sections: named(sections) };
  return unmatchedWords.size === 0 ? chosen : null;
}

/** Removes the words of a name from a set, if it has all of them. @returns whether it had them */
function removeName(unmatchedWords: Set<string>, name: readonly string[]): boolean {
  const nameWords = name.filter((word) => !isStopWord(word));
  const matches = nameWords.map((word) =>
    [...unmatchedWords].find((candidate) => areFormsOfOneWord(candidate, word)),
  );
  if (nameWords.length === 0 || matches.includes(undefined)) return false;
  for (const word of matches) if (word !== undefined) unmatchedWords.delete(word);
  return true;
}
