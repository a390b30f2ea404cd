import type { Sigla } from '#domain/brands/brand.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { editionsAndSections, type Named } from '../db/editions-and-sections.ts';

/** A word without its last vowels and without the suffix of an adjective. */
const rootOf = (word: string) =>
  word.replace(/h?[aeiou]+$/, '').replace(/(?<=.{4})(?:istic|ific|ic|iv|al|es|ian)$/, '');
const SHORTEST_ROOT = 4;

/**
 * Whether two folded words are forms of one: `estero` and `Esteri`, `sportive` and `Sport`; not `Inter` and `Interni`.
 */
export const areAkin = (one: string, other: string): boolean =>
  one === other || (rootOf(one).length >= SHORTEST_ROOT && rootOf(one) === rootOf(other));

/** Words that ask for news in general. */
const NEWS = set(
  `notizia notizie novita titoli titolo fatti fatto avvenimenti cronaca cronache attualita giornale prima pagina apertura aperture
  succede successo successa successi accade accaduto accaduti avvenuto rassegna numero edizione edicola aggiornamenti eventi`,
);
/** Words around them that do not limit the news: how important, how new, in what form. */
const AROUND = set(
  `importanti importante principali principale ultime ultima ultimi ultimo ultimissime prime primo grandi maggiori rilevanti
  salienti recenti piu tutte tutti tutto nuovo nuove nuova nuovi cosa cose che riassumi riassumimi riassumere riassunto sintesi
  sintetizza sintetizzami riepilogo riepilogami breve punti righe frasi elenca elencami elenco fammi dammi dimmi mostrami leggimi
  raccontami parlami mi ci sono c quali qual quale scritto scrive parla pubblicato leggere c'e due tre quattro cinque sei sette
  otto dieci giorno giornata mondo potresti puoi vorrei voglio sapere avere per favore grazie ciao buongiorno buonasera oggi
  sezione sezioni pagine parlato scritto detto trovo trovi archivio dice diceva settore rubrica locali locale zona quotidiano paper novita interessante interessanti`,
);

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Whether a question asks for news explicitly; `Che cosa è successo?` may be a follow-up about something else. */
export const namesNews = (question: string): boolean =>
  /\b(?:notizi[ae]|novita|prim[ae] pagin[ae]|titoli)\b/.test(fold(question));

/** The parts of the paper whose news are wanted. */
type NewsOf = { editions: string[]; sections: string[] };

/**
 * The news that a question asks for, if it names nothing but a part of the paper or a time; null for a question about a
 * subject. RAG-07
 * @param rest the question without its words for the time
 */
export async function newsAskedFor(
  orm: Orm,
  brand: { sigla: Sigla; name: string },
  { rest, hasTime }: { rest: string; hasTime: boolean },
): Promise<NewsOf | null> {
  const ofPaper = new Set(wordsOf(fold(brand.name)));
  const words = wordsOf(fold(rest)).filter((word) => !ofPaper.has(word));
  const asksNews = words.some((word) => NEWS.has(word));
  if (!asksNews && !hasTime) return null;
  const telling = words.filter((word) => !isStopWord(word) && !NEWS.has(word) && !AROUND.has(word));
  if (telling.length === 0) return { editions: [], sections: [] };
  const { editions, sections } = await editionsAndSections(orm, brand.sigla);
  const left = new Set(telling);
  const named = (all: readonly Named[]) =>
    all.filter(({ name }) => takeName(left, wordsOf(fold(name)))).map(({ slug }) => slug);
  const chosen = { editions: named(editions), sections: named(sections) };
  return left.size === 0 ? chosen : null;
}

/** Removes the words of a name from those that are left, if all of them are there. */
function takeName(left: Set<string>, name: readonly string[]): boolean {
  const telling = name.filter((word) => !isStopWord(word));
  const taken = telling.map((word) => [...left].find((one) => areAkin(one, word)));
  if (telling.length === 0 || taken.includes(undefined)) return false;
  for (const word of taken) if (word !== undefined) left.delete(word);
  return true;
}
