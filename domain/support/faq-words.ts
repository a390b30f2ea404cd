import { fold } from '../text.ts';

/** Words that do not show what a question is about, folded. */
const STOP_WORDS = new Set(
  `a ad ai al alla alle agli allo anche ancora appena avere aver avete avuto aiuto
  bene buongiorno buonasera c ce cerco che chi ci ciao cioe co col come con cosa cosi cui
  da dai dal dalla dalle dallo dagli de dei del della delle dello degli devo deve dice dire di dopo dove due
  e ed ecco era essere fa faccio fare fatto fino fra funziona funzionano gia giornale gli grazie ha hai hanno ho
  i ieri il in io invece l la le lei li lo loro lui ma me mi mia mie miei mio mia molto
  ne nei nel nella nelle nello negli niente no noi non nostro o oggi ogni ora perche per pero piu poi posso possibile
  potete potrei puo puoi pure qual quale quali quando quanto quanti quello quella questa questi questo qui
  riesco salve sapere scusate se sei sempre si sia siete solo sono sta stato stata sto su sua sue sui sul sulla suo subito
  tra tu tua tue tuo tuoi tutti tutto un una uno va vedo vi viene voglio volevo volete vorrei vuole vostro vostra`.split(
    /\s+/,
  ),
);

/** Splits a text into words, in lower case and without accents. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/\b(?:e[- ])?mail\b/g, 'email')
    .replace(/\bwi[- ]fi\b/g, 'wifi')
    .split(/[^\p{L}\p{M}\p{N}+]+/u)
    .filter((word) => word !== '');

/** Suffixes of verbs and of words derived from them, after the final vowels are removed. */
const ENDING = /(?:azion|izion|ament|iment|ator|ar|er|ir|at|it|ut|and|end)$/;
const MIN_STEM_LENGTH = 4;

/** Pronouns attached to a verb: `disiscrivermi`, `rimborsatemi`. */
const PRONOUN = /(?<=\p{L}{3}(?:[ai]r|(?<!s)er|[aei]te))(?:mi|ci|vi|si|lo|la|li|le|ne)$/u;

/** Irregular beginnings of verbs, and the stem of their other forms. */
const IRREGULAR: readonly (readonly [beginning: RegExp, stem: string])[] = [
  [/^disd(?:ic|ett)/, 'disd'],
  [/^spen[gt]/, 'spegn'],
  [/^tol[gt]/, 'togl'],
  [/^scel[gt]/, 'scegl'],
  [/^raccol[gt]/, 'raccogl'],
  [/^iscritt/, 'iscriv'],
  [/^disiscritt/, 'disiscriv'],
  [/^chius/, 'chiud'],
  [/^rimoss/, 'rimuov'],
];

/** The stem that a word shares with its other forms: `dimenticato`, `dimenticata`, `dimenticare`. */
export function stemOf(written: string): string {
  const irregular = IRREGULAR.find(([beginning]) => beginning.test(written));
  if (irregular) return irregular[1];
  const word = written.replace(PRONOUN, '');
  const withoutFinalVowels = word.replace(/h?[aeiou]+$/, '');
  if (withoutFinalVowels.length < 3) return word;
  const stem = withoutFinalVowels.replace(ENDING, '').replace(/[aeiou]+$/, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : withoutFinalVowels;
}

/** These words are searched for only in a question that has no others: `il giornale di oggi non c’è`. */
const WEAK_WORDS = new Set(['giornale', 'oggi', 'funziona', 'funzionano', 'vedo']);

/** The stem under which a word of an answer is indexed; null for a word without meaning. */
export const indexedTermOf = (word: string): string | null =>
  STOP_WORDS.has(word) && !WEAK_WORDS.has(word) ? null : stemOf(word);

/** The stems to search for in a question, without duplicates. */
export function searchTermsOf(question: string): string[] {
  const words = foldedWords(question);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  const searched = meaningful.length > 0 ? meaningful : words.filter((word) => WEAK_WORDS.has(word));
  return [...new Set(searched.map(stemOf))];
}

const PRONOUNS = '(?:mi |ci |vi |si |lo |la |le |li |me )*';
/** Patterns of something that does not work, and of something that has not arrived or happened. */
const DOES_NOT_WORK = new RegExp(
  String.raw`\bnon ${PRONOUNS}(?:riesc|funzion|va\b|vanno|part|arriv|ved|caric|scaric|apr|fa\b|fanno|c e\b|entr|ricev(?:o|iamo|ete|ono)\b|legg|trov|pass|lascia|parl)`,
);
const HAS_NOT_HAPPENED = new RegExp(
  String.raw`\bnon ${PRONOUNS}(?:ho|abbiamo|ha|hanno|e|sono|era|erano) (?:ancora |mai |piu |stato |stata )*(?:ricevut|recapitat|consegnat|arrivat|aggiornat|partit|funzionat|scaricat|caricat|apert|trovat|riuscit|vist)`,
);
const PROBLEM_WORDS =
  /\b(?:error[ei]|problem[ai]|bloccat[oaie]|blocca|bianc[oa]|impossibile|crash\w*|lent[oaie]|guast\w*|rifiutat[oa]|chiude|due volte|doppi[oa])\b/;

/** Whether a question reports a problem. */
export function reportsProblem(question: string): boolean {
  const words = foldedWords(question).join(' ');
  return [DOES_NOT_WORK, HAS_NOT_HAPPENED, PROBLEM_WORDS].some((pattern) => pattern.test(words));
}

/** Words of questions and wishes, folded. */
const ASKING_WORDS = new Set(
  `come dove quando quanto quanti quanta quante qual quale quali perche vorrei vorremmo voglio vogliamo volevo desidero
  posso possiamo potete potrei devo dobbiamo dovrei bisogna`.split(/\s+/),
);

/** Whether a sentence asks a question, states a wish or reports a problem. */
export const asksSomething = (sentence: string): boolean =>
  sentence.includes('?') ||
  foldedWords(sentence).some((word) => ASKING_WORDS.has(word)) ||
  reportsProblem(sentence);
