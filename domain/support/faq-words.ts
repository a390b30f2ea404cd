import { fold } from '../text.ts';

/** Words that do not show what a question is about, folded. */
const STOP_WORDS = new Set(
  `a ad ai al alla alle agli allo anche ancora appena avere aver avete avuto aiuto
  bene buongiorno buonasera c ce che chi ci ciao cioe co col come con cosa cosi cui
  da dai dal dalla dalle dallo dagli de dei del della delle dello degli devo deve dice dire di dopo dove due
  e ed ecco era essere fa faccio fare fate fatto fino fra funziona funzionano gia giornale gli grazie ha hai hanno ho
  i ieri il in io invece l la le lei li lo loro lui ma me mi mia mie miei mio mia molto
  ne nei nel nella nelle nello negli niente no noi non nostro o oggi ogni ora perche per pero piu poi posso possibile
  potete potrei puo puoi pure qual quale quali quando quanto quanti quello quella questa questi questo qui
  riesco salve sapere scusate se sei sempre si sia siete solo sono sta stato stata sto su sua sue sui sul sulla suo subito
  tra tu tua tue tuo tuoi tutti tutto un una uno va vedo vi viene voglio volevo volete vorrei vuole vostro vostra`.split(
    /\s+/,
  ),
);

/**
 * Papers named like ordinary words: a verb, and a time of day. They are read before capitals are folded, and each
 * becomes a term of its own.
 */
const PAPER_TERMS: readonly (readonly [name: RegExp, term: string])[] = [
  [/(?<=\p{L},? )Leggo\b|(?<=\b(?:anche|su|di|a|giornale) )leggo\b/gu, 'paperleggo'],
  [/\b[Ii]l mattino\b|(?<=\p{L},? )Mattino\b/gu, 'ilmattino'],
];

/** Expressions of several words that are one term. Their words alone mean something else, or nothing. */
const EXPRESSIONS: readonly (readonly [words: RegExp, term: string])[] = [
  [/\b(?:e[- ])?mail\b/g, 'email'],
  [/\bwi[- ]fi\b/g, 'wifi'],
  [
    /\bnon (?:mi interessa|voglio|vogliamo|vorrei|vorremmo|desidero) piu(?: ricever(?:e|la|le|li|lo))?\b/g,
    'nonvogliopiu',
  ],
  [/\bnon ricever(?:e|la|le|li|lo) piu\b/g, 'nonvogliopiu'],
  // The participle, which is written like the receipt.
  [/(?<=\b(?:ho|abbiamo|ha|aver|mai|ancora) )ricevut[ae]\b/g, 'ricevuto'],
];

const replaceAll = (text: string, terms: readonly (readonly [RegExp, string])[]): string =>
  terms.reduce((replaced, [pattern, term]) => replaced.replace(pattern, term), text);

/** Splits a text into words, in lower case and without accents. */
export const foldedWords = (text: string): string[] =>
  replaceAll(fold(replaceAll(text, PAPER_TERMS)), EXPRESSIONS)
    .split(/[^\p{L}\p{M}\p{N}+]+/u)
    .filter((word) => word !== '');

/** Suffixes of verbs and of words derived from them, after the final vowels are removed. */
const ENDING = /(?:azion|izion|ament|iment|ator|ar|er|ir|at|it|ut|and|end)$/;
const MIN_STEM_LENGTH = 4;

/** Pronouns attached to a verb: `disiscrivermi`, `rimborsatemi`. */
const PRONOUN = /(?<=\p{L}{3}(?:[ai]r|(?<!s)er|[aei]te))(?:mi|ci|vi|si|lo|la|li|le|ne)$/u;

/** Words whose stem is irregular, or that would share the stem of an unrelated word: `pubblicità`, `pubblico`. */
const IRREGULAR: readonly (readonly [beginning: RegExp, stem: string])[] = [
  [/^disd(?:ic|ett)/, 'disd'],
  [/^spen[gt]/, 'spegn'],
  [/^tol[gt]/, 'togl'],
  [/^scel[gt]/, 'scegl'],
  [/^raccol[gt]/, 'raccogl'],
  [/^iscri(?:tt|zion)/, 'iscriv'],
  [/^disiscri(?:tt|zion)/, 'disiscriv'],
  [/^chius/, 'chiud'],
  [/^rimoss/, 'rimuov'],
  [/^pubblicit/, 'pubblicit'],
  [/^pubblic(?:ato|ata|ati|ate|are|hiamo)$/, 'pubblicare'],
  [/^stamp(?:o|i|ato|ata|ate|are|arlo|arla|arli|arle)$/, 'stampare'],
  [/^ricevut[ae]$/, 'ricevut'],
  [/^messaggero$/, 'messaggero'],
  [/^stori[ae]$/, 'storia'],
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

/** Words that many questions have: they are searched for only in a question with hardly any others. */
const WEAK_WORDS = new Set(
  `cerco funziona funzionano giornale ieri leggere leggo niente oggi serve servono tempo trovare trovo vede vedo`.split(
    ' ',
  ),
);
const WEAK_STEMS = new Set([...WEAK_WORDS].map(stemOf));

/** Minimum number of other terms of a question with which its weak ones say nothing more. */
const ENOUGH_STRONG_TERMS = 2;

/** A number: of a year or an error, which says little about the subject. */
const NUMBER = /^\d+$/;

/** Whether a term says little by itself about the subject of a question. */
export const isWeakTerm = (stem: string): boolean => WEAK_STEMS.has(stem);

const hasMeaning = (word: string): boolean => !STOP_WORDS.has(word) || WEAK_WORDS.has(word);

/** The stem under which a word of an answer is indexed; null for a word without meaning. */
export const indexedTermOf = (word: string): string | null => (hasMeaning(word) ? stemOf(word) : null);

/** The stems to search for in a question, without duplicates: `il giornale di oggi non c’è` has only weak ones. */
export function searchTermsOf(question: string): string[] {
  const terms = [...new Set(foldedWords(question).filter(hasMeaning).map(stemOf))];
  const strong = terms.filter((term) => !isWeakTerm(term));
  return strong.filter((term) => !NUMBER.test(term)).length < ENOUGH_STRONG_TERMS ? terms : strong;
}

const PRONOUNS = '(?:mi |ci |vi |si |lo |la |le |li |me |l )*';
/** Patterns of something that does not work, and of something that has not arrived or happened. */
const DOES_NOT_WORK = new RegExp(
  String.raw`\bnon ${PRONOUNS}(?:riesc|funzion|va\b|vanno|part|arriv|ved|caric|scaric|apr|fa\b|fanno|c e\b|entr|ricev(?:o|iamo|ete|ono)\b|legg|trov|pass|lascia|parl)`,
);
const HAS_NOT_HAPPENED = new RegExp(
  String.raw`\bnon ${PRONOUNS}(?:ho|abbiamo|ha|hanno|e|sono|era|erano) (?:ancora |mai |piu |stato |stata )*(?:ricevut|recapitat|consegnat|arrivat|aggiornat|partit|funzionat|scaricat|caricat|apert|trovat|riuscit|vist)`,
);
const PROBLEM_WORDS =
  /\b(?:error[ei]|problem[ai]|bloccat[oaie]|blocca|bianc[oa]|impossibile|crash\w*|lent[oaie]|guast\w*|rifiutat[oa]|chiude|due volte|doppi[oa]|ancora (?:l |un )?addebit\w*)\b/;

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
