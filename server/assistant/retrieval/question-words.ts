import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { isQuestionWord } from '#server/newsroom/content/search/question-words.ts';
import { withoutGroupPoints } from './numerals.ts';
import { endWithOffice } from './offices.ts';

/** A word of a question that its answer may contain. */
export type QuestionWord = {
  /** As the reader typed it. */
  typed: string;
  folded: string;
  /** Factor of its weight, in addition to its rarity. */
  emphasis: number;
  /** Whether it directly follows the previous word of the list, with no ignored word between. */
  followsPrevious: boolean;
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
 * What a question asks with its verb. `does`: who does something; `undergone`: why something happened to
 * somebody; `did`: who did something.
 */
export type AskedVerb = 'does' | 'undergone' | 'did';

/** Words that address the chatbot, and auxiliaries and conjunctions; they are not searched. */
const IGNORED_WORDS = new Set(
  `dire saperne so raccontare cerca per grazie ciao buongiorno buonasera salve
  articolo articoli giornale ultime ultimi ultimissime notizia notizie informazioni riguardo proposito circa secondo oltre invece
  stato stata stati state viene vengono venne venuto essere avere fatto fatta ha hanno fa fai fanno fare faccio
  allora quindi dunque parla parlano sa sanno sappiamo dice dicono racconta raccontano sapete conosci conoscete
  raccontate parlate scrivete trovi trovano archivio succede succedono succedendo successo successa successi accade
  accaduto accaduta accadono avvenuto avvenuta
  c d l s n e o a ed ad od`.split(/\s+/),
);

/**
 * Words for the kind of answer (`anno`, `nome`), for the kind of article, and verbs that ask about anything
 * (`riguarda`); articles that answer rarely contain them.
 */
const KINDS_OF_ANSWER = new Set(
  'fine reportage servizio intervista commento editoriale speciale inchiesta rubrica prevede prevedono prevedeva compone compongono comprende comprendono contiene contengono include includono riguarda riguardano usa usano significa consiste funziona funzionano serve servono cambia trova trovano anno anni data giorno mese nome nomi tipo tipi termine titolo numero modo motivo forma parte esempio'.split(
    ' ',
  ),
);

const KIND_EMPHASIS = 0.35;
/** Names and numbers identify the subject more than their rarity suggests. */
export const NAME_EMPHASIS = 1.3;
const NUMBER_EMPHASIS = 1.15;

/**
 * Years identify articles. A question of other numbers only, as in a sum, would find articles about anything.
 */
const YEAR = /^(?:1[89]|20)\d\d$/;
const SUM_WORD = /^(?:\d+|x|piu|meno|diviso|volte)$/;
const isOfSum = ({ folded }: QuestionWord) => SUM_WORD.test(folded) && !YEAR.test(folded);

/** The words of a question in their order, each once, without those that only ask; empty for a mere sum. RAG-07 */
export function questionWords(question: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  const seen = new Set<string>();
  const isAllCapitals = !/\p{Ll}/u.test(question);
  const sentences = withoutInitials(withVerbAccents(withoutGroupPoints(question)))
    .split(/[?!;]/)
    .map(wordsOf);
  const all = sentences.flat();
  const isFirst = sentences.flatMap((words) => words.map((_, at) => at === 0));
  const hasUnreliableCapitals = isAllCapitals || !all.some(isCapitalised);
  let hasGap = false;
  for (const [at, typed] of all.entries()) {
    const folded = fold(typed);
    if (isQuestionWord(folded) || IGNORED_WORDS.has(folded) || folded === '') {
      hasGap = true;
      continue;
    }
    if (seen.has(folded)) continue;
    seen.add(folded);
    const isName = isCapitalised(typed, at) && !isAllCapitals;
    const emphasis = emphasisOf({
      typed,
      folded,
      isName,
      isShouted: isAllCapitals,
      wordsBefore: all.slice(Math.max(isFirst.lastIndexOf(true, at), at - 2), at),
      wordsAfter: all.slice(at + 1, at + 3),
    });
    const hasOffice = endWithOffice(all.slice(Math.max(0, at - 2), at).map(fold));
    words.push({
      typed,
      folded,
      emphasis,
      followsPrevious: !hasGap,
      hasOffice,
      isName,
      mayBeName: hasUnreliableCapitals && emphasis === 1,
      askedVerb: isName ? null : askedVerbOf(folded, all.slice(0, at)),
    });
    hasGap = false;
  }
  return words.every(isOfSum) ? [] : words;
}

/** `E’` is typed for `È` where that letter is missing. */
const withVerbAccents = (question: string) => question.replace(/(?<!\p{L})(e)['’](?=\s)/giu, '$1\u0300');

/** An initial before a name, which articles print in full: `M. Draghi`, `J. K. Rowling`. */
const INITIALS = /(?<![\p{L}\p{N}’'.])(?:\p{Lu}\.\s?)+(?=(\p{Lu}[\p{L}’']+))/gu;
/** `U.S.A.`, which articles print without points; initials of three names have a name after them. */
const ACRONYM = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,}\p{Lu}\.?(?![\p{L}\p{N}.]|\s?\p{Lu}\p{Ll})/gu;
const withoutInitials = (question: string) =>
  question
    .replace(ACRONYM, (letters) => letters.replaceAll('.', ''))
    .replace(INITIALS, (initials: string, next: string) => (isQuestionWord(fold(next)) ? initials : ''));

const isCapitalised = (typed: string, at: number) => at > 0 && /^\p{Lu}/u.test(typed);

/** Patterns of the words before a verb with which a question asks, and of the endings of such a verb. */
const WHO = /(?:^|\s)chi(?: (?:lo|la|li|le|l|ne|ci|si))?$/;
const WHY_IS = /(?:^|\s)(?:perche|come mai)(?: non)?(?: si)? (?:e|sono)$/;
const WHO_DID = /(?:^|\s)chi(?: (?:lo|la|li|le|l|ne|ci|si))? (?:ha|hanno|aveva)$/;
const PRESENT_ENDING = /(?:a|e|ano|ono)$/;
const PARTICIPLE_ENDING = /(?:[aiu]t|[lnrst]t|s)[oaie]$/;

function askedVerbOf(folded: string, wordsBefore: readonly string[]): AskedVerb | null {
  const textBefore = wordsBefore.map(fold).join(' ');
  if (WHO.test(textBefore) && PRESENT_ENDING.test(folded)) return 'does';
  if (!PARTICIPLE_ENDING.test(folded)) return null;
  if (WHY_IS.test(textBefore)) return 'undergone';
  return WHO_DID.test(textBefore) ? 'did' : null;
}

type WordContext = {
  typed: string;
  folded: string;
  isName: boolean;
  /** Whether the whole question is in capitals. */
  isShouted: boolean;
  wordsBefore: readonly string[];
  wordsAfter: readonly string[];
};

const AUXILIARIES = new Set(
  'ha hanno e sono era erano fu furono viene vengono stato stata stati state avere essere'.split(' '),
);
const PARTICIPLE = /(?:[aiu]t|st|rt|tt|s)[oaie]$/;
const TAKING = /^(?:preso|prende|prendera|prendere)$/;
/** Factor for a past participle, because a past action may be described with another verb. */
const PARTICIPLE_EMPHASIS = 0.6;

/** Nouns that begin a name at the start of a question: `Data center`, `Servizio civile`, `Fine vita`. */
const BEGINS_NAME = /^(?:data|parte|servizio|titolo|fine|anno|giorno|numero|nome)$/;

/** Whether a word only states the kind of answer and is no part of a name. */
function isKindOfAnswer({ typed, folded, isName, isShouted, wordsBefore, wordsAfter }: WordContext): boolean {
  if (!KINDS_OF_ANSWER.has(folded) || isName) return false;
  // `Dazi USA`, `negli usa`: the country and not the verb.
  if (folded === 'usa' && ((typed === 'USA' && !isShouted) || /gli$/i.test(wordsBefore.at(-1) ?? '')))
    return false;
  const next = wordsAfter[0];
  return !(
    wordsBefore.length === 0 &&
    BEGINS_NAME.test(folded) &&
    next !== undefined &&
    !isStopWord(fold(next))
  );
}

/** Whether a word only states the kind of answer, or belongs to a phrase that articles put in other words. */
function isUninformative(context: WordContext): boolean {
  const { folded, wordsBefore, wordsAfter } = context;
  const [lastButOne = '', previous = ''] = [wordsBefore.at(-2), wordsBefore.at(-1)].map((word) =>
    fold(word ?? ''),
  );
  if (isKindOfAnswer(context)) return true;
  // In `Che animale è il bostrico?` the noun is the kind that is asked for; an article about it need not contain that.
  if (/^(?:che|quale)$/.test(previous) && isFollowedByVerb(wordsAfter)) return true;
  // `posto` in `ha preso il posto di` or `al posto di`.
  return (
    folded === 'posto' && (previous === 'al' || (/^(?:il|suo)$/.test(previous) && TAKING.test(lastButOne)))
  );
}

const ARTICLE = /^(?:il|lo|la|l|i|gli|le|un|uno|una)$/;
/** Without its accent, `e` is the verb only before the subject. */
const isFollowedByVerb = ([verb = '', subject = '']: readonly string[]): boolean =>
  /^(?:e|era|sono)$/.test(fold(verb)) &&
  (!isWithoutAccent(verb) || ARTICLE.test(fold(subject)) || /^\p{Lu}/u.test(subject));

const isWithoutAccent = (word: string) => /^e$/i.test(word);

/** Whether a word is a past participle of the auxiliary before it; after `e` without its accent only if singular. */
function isPastParticiple({ typed, folded, wordsBefore }: WordContext): boolean {
  const auxiliary = wordsBefore.at(-1) ?? '';
  if (!AUXILIARIES.has(fold(auxiliary)) || !PARTICIPLE.test(folded) || ENDS_STRESSED.test(typed))
    return false;
  return !isWithoutAccent(auxiliary) || /[oa]$/.test(folded);
}
/** A stressed last vowel, as in `sanità`, which no participle has. */
const ENDS_STRESSED = /[àèéìòù]$/i;

function emphasisOf(context: WordContext): number {
  if (isUninformative(context)) return KIND_EMPHASIS;
  if (/\p{N}/u.test(context.typed)) return NUMBER_EMPHASIS;
  if (context.isName) return NAME_EMPHASIS;
  return isPastParticiple(context) ? PARTICIPLE_EMPHASIS : 1;
}
