import { fold, wordsOf } from '#domain/text.ts';
import { ASKING } from '#server/newsroom/content/search/asking-words.ts';
import { withoutPoints } from './numerals.ts';
import { isOfOffice } from './offices.ts';

/** A word of a question that its answer may contain. */
export type QuestionWord = {
  /** As the reader typed it. */
  typed: string;
  folded: string;
  /** Factor of its weight, in addition to its rarity. */
  emphasis: number;
  /** Whether it directly follows the previous word of the list, with no ignored word between. */
  afterFormer: boolean;
  /** Whether the office before it belongs to what it names: `il sindaco di Rieti`. */
  hasOffice: boolean;
  /**
   * Whether it is written like a name: with a capital letter after the first word, in a question that is not all in
   * capitals.
   */
  isName: boolean;
  /** Whether it may be a name, because the question capitalises no words, or all letters. */
  mayBeName: boolean;
  /** How the question asks with this verb: `Chi allena …?`, `Perché si è dimesso …?`; null for other words. */
  askedVerb: AskedVerb | null;
};

/**
 * How a question asks with its verb: for who does something, for what happened to somebody, or for who did something.
 */
export type AskedVerb = 'does' | 'undergone' | 'done';

/** Words that address the chatbot or join other words; an answer need not contain them. */
const SAID_BESIDE = new Set(
  `dire saperne so raccontare cerca per grazie ciao buongiorno buonasera salve
  articolo articoli giornale ultime ultimi ultimissime notizia notizie informazioni riguardo proposito circa secondo oltre invece
  stato stata stati state viene vengono venne venuto essere avere fatto fatta ha hanno fa fai fanno fare faccio
  allora quindi dunque parla parlano sa sanno sappiamo dice dicono racconta raccontano sapete conosci conoscete
  raccontate parlate scrivete trovi trovano archivio succede succedono succedendo successo successa successi accade
  accaduto accaduta accadono avvenuto avvenuta
  c d l s n e o a ed ad od`.split(/\s+/),
);

/**
 * Words for the kind of thing that is asked for, after `quale`, `che`, `qual è`, and words that ask about anything;
 * answers rarely contain them.
 */
const KINDS_OF_ANSWER = new Set(
  'fine reportage servizio intervista commento editoriale speciale inchiesta rubrica prevede prevedono prevedeva compone compongono comprende comprendono contiene contengono include includono riguarda riguardano usa usano significa consiste funziona funzionano serve servono cambia trova trovano anno anni data giorno mese nome nomi tipo tipi termine titolo numero modo motivo forma parte esempio'.split(
    ' ',
  ),
);

const KIND_OF_ANSWER = 0.35;
/** Names and numbers identify the subject more than their rarity suggests. */
export const NAME = 1.3;
const NUMBER = 1.15;

/** Years identify articles; other numbers by themselves, as in a sum, occur in articles about anything. */
const YEAR = /^(?:1[89]|20)\d\d$/;
const OF_SUMS = /^(?:\d+|x|piu|meno|diviso|volte)$/;
const isOfSum = ({ folded }: QuestionWord) => OF_SUMS.test(folded) && !YEAR.test(folded);

/** The words of a question in their order, each once, without those that only ask; empty for a mere sum. RAG-07 */
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

/** The words before a verb that is asked with, and the endings of such verbs. */
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
/** Factor for a past participle, because a past action may be described with another verb. */
const DONE = 0.6;

/** Whether a word only states the kind of answer, or belongs to a phrase that articles put in other words. */
function saysLittle({ folded, follows, next }: Pick<Place, 'folded' | 'follows' | 'next'>): boolean {
  const [before = '', former = ''] = follows;
  if (KINDS_OF_ANSWER.has(folded)) return true;
  // In `Che animale è il bostrico?` the noun is the kind that is asked for; an article about it need not contain that.
  if (/^(?:che|quale)$/.test(former) && /^(?:e|era|sono)$/.test(fold(next ?? ''))) return true;
  // `posto` in `ha preso il posto di` or `al posto di`.
  return folded === 'posto' && (former === 'al' || (/^(?:il|suo)$/.test(former) && TAKING.test(before)));
}

function emphasisOf({ typed, folded, isName, follows, next }: Place): number {
  const [before = '', former = ''] = [follows.at(-2), follows.at(-1)].map((word) => fold(word ?? ''));
  if (saysLittle({ folded, follows: [before, former], next })) return KIND_OF_ANSWER;
  if (/\p{N}/u.test(typed)) return NUMBER;
  if (isName) return NAME;
  return AUXILIARIES.has(former) && PARTICIPLE.test(folded) ? DONE : 1;
}
