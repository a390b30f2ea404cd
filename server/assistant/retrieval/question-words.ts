import { fold, wordsOf } from '#domain/text.ts';
import { ASKING } from '#server/newsroom/content/search/asking-words.ts';
import { withoutPoints } from './numerals.ts';
import { isOfOffice } from './offices.ts';

/** A word of a question that an answer may be known by. */
export type QuestionWord = {
  /** As the reader typed it. */
  typed: string;
  folded: string;
  /** How much it counts beside what its rarity says. */
  emphasis: number;
  /** Whether it stands right after the former one of the list, but for words that nobody looks for. */
  afterFormer: boolean;
  /** Whether an office before it is of what it names: `il sindaco di Rieti`. */
  hasOffice: boolean;
  /** Whether it is written like a name: with a capital letter within a question that has others too. */
  isName: boolean;
  /** Whether it may be a name, since the question has no capital letters by which one would know it, or no others. */
  mayBeName: boolean;
  /** Whether it is the verb that the question turns on: `Chi allena …?`, `Perché si è dimesso …?` */
  askedVerb: AskedVerb | null;
};

/** How a question has the verb that it turns on: as what somebody does, what became of somebody, or what somebody did. */
export type AskedVerb = 'does' | 'undergone' | 'done';

/** With which one addresses a machine, or only joins words: no answer is known by them. */
const SAID_BESIDE = new Set(
  `dire saperne so raccontare cerca per grazie ciao buongiorno buonasera salve
  articolo articoli giornale ultime ultimi ultimissime notizia notizie informazioni riguardo proposito circa secondo oltre invece
  stato stata stati state viene vengono venne venuto essere avere fatto fatta ha hanno fa fai fanno fare faccio
  allora quindi dunque parla parlano sa sanno sappiamo dice dicono racconta raccontano sapete conosci conoscete
  raccontate parlate scrivete trovi trovano archivio succede succedono succedendo successo successa successi accade
  accaduto accaduta accadono avvenuto avvenuta
  c d l s n e o a ed ad od`.split(/\s+/),
);

/** What is asked for after `quale`, `che`, `qual è`, and what asks of anything: answers rarely have it. */
const KINDS_OF_ANSWER = new Set(
  'fine reportage servizio intervista commento editoriale speciale inchiesta rubrica prevede prevedono prevedeva compone compongono comprende comprendono contiene contengono include includono riguarda riguardano usa usano significa consiste funziona funzionano serve servono cambia trova trovano anno anni data giorno mese nome nomi tipo tipi termine titolo numero modo motivo forma parte esempio'.split(
    ' ',
  ),
);

const KIND_OF_ANSWER = 0.35;
/** Names and numbers tell more of what is meant than their rarity does. */
export const NAME = 1.3;
const NUMBER = 1.15;

/** A year is what articles are known by; other numbers alone, as of a sum, stand in articles of anything. */
const YEAR = /^(?:1[89]|20)\d\d$/;
const OF_SUMS = /^(?:\d+|x|piu|meno|diviso|volte)$/;
const isOfSum = ({ folded }: QuestionWord) => OF_SUMS.test(folded) && !YEAR.test(folded);

/**
 * The words of a question in their order, each once, without those that only ask; none of a mere sum.
 * RAG-07
 */
export function questionWords(question: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  const known = new Set<string>();
  const isShouted = !/\p{Ll}/u.test(question);
  const all = wordsOf(withoutPoints(question));
  const isCareless = isShouted || !all.some(isNamed);
  let gap = false;
  for (const [at, typed] of all.entries()) {
    const folded = fold(typed);
    if (ASKING.has(folded) || SAID_BESIDE.has(folded) || folded === '') {
      gap = true;
      continue;
    }
    if (known.has(folded)) continue;
    known.add(folded);
    const isName = isNamed(typed, at) && !isShouted;
    const emphasis = emphasisOf({
      typed,
      folded,
      isName,
      follows: all.slice(Math.max(0, at - 2), at),
      next: all[at + 1],
    });
    const hasOffice = isOfOffice(all.slice(Math.max(0, at - 2), at).map(fold));
    words.push({
      typed,
      folded,
      emphasis,
      afterFormer: !gap,
      hasOffice,
      isName,
      mayBeName: isCareless && emphasis === 1,
      askedVerb: isName ? null : askedVerbOf(folded, all.slice(0, at)),
    });
    gap = false;
  }
  return words.every(isOfSum) ? [] : words;
}

const isNamed = (typed: string, at: number) => at > 0 && /^\p{Lu}/u.test(typed);

/** What stands before such a verb, and how it ends. */
const WHO_DOES = /(?:^|\s)chi(?: (?:lo|la|li|le|l|ne|ci|si))?$/;
const WHY_ONE = /(?:^|\s)(?:perche|come mai)(?: non)?(?: si)? (?:e|sono)$/;
const WHO_DID = /(?:^|\s)chi(?: (?:lo|la|li|le|l|ne|ci|si))? (?:ha|hanno|aveva)$/;
const DOING = /(?:a|e|ano|ono)$/;
const DID = /(?:[aiu]t|[lnrst]t|s)[oaie]$/;

function askedVerbOf(folded: string, before: readonly string[]): AskedVerb | null {
  const asking = before.map(fold).join(' ');
  if (WHO_DOES.test(asking) && DOING.test(folded)) return 'does';
  if (!DID.test(folded)) return null;
  if (WHY_ONE.test(asking)) return 'undergone';
  return WHO_DID.test(asking) ? 'done' : null;
}

type Place = {
  typed: string;
  folded: string;
  isName: boolean;
  follows: readonly string[];
  next: string | undefined;
};

const AUXILIARIES = new Set(
  'ha hanno e sono era erano fu furono viene vengono stato stata stati state avere essere'.split(' '),
);
const PARTICIPLE = /(?:[aiu]t|st|rt|tt|s)[oaie]$/;
const TAKING = /^(?:preso|prende|prendera|prendere)$/;
/** What has been done may be told by another verb. */
const DONE = 0.6;

/** Whether a word only asks for a kind of thing, or belongs to a phrase that articles tell in other words. */
function saysLittle({ folded, follows, next }: Pick<Place, 'folded' | 'follows' | 'next'>): boolean {
  const [before = '', former = ''] = follows;
  if (KINDS_OF_ANSWER.has(folded)) return true;
  // `Che animale è il bostrico?` asks what kind of animal it is: its article need not say so.
  if (/^(?:che|quale)$/.test(former) && /^(?:e|era|sono)$/.test(fold(next ?? ''))) return true;
  // Who `ha preso il posto` of somebody, or came `al posto di` somebody.
  return folded === 'posto' && (former === 'al' || (/^(?:il|suo)$/.test(former) && TAKING.test(before)));
}

function emphasisOf({ typed, folded, isName, follows, next }: Place): number {
  const [before = '', former = ''] = [follows.at(-2), follows.at(-1)].map((word) => fold(word ?? ''));
  if (saysLittle({ folded, follows: [before, former], next })) return KIND_OF_ANSWER;
  if (/\p{N}/u.test(typed)) return NUMBER;
  if (isName) return NAME;
  return AUXILIARIES.has(former) && PARTICIPLE.test(folded) ? DONE : 1;
}
