import { isStopWord } from '#domain/stop-words.ts';
import { fold } from '#domain/text.ts';
import { asksScore } from './score-question.ts';

/** The kinds of answers that questions ask for. */
export type AnswerKind =
  /** The day's news, or those of a section, an edition or some days. */
  | 'news'
  /** The author of an article. */
  | 'author'
  /** The issue or placement of an article: its day, edition, section or page. */
  | 'issueDay'
  /** A summary of an article. */
  | 'summary'
  | 'who'
  | 'when'
  | 'howMuch'
  | 'where'
  | 'why'
  | 'how'
  /** Several articles, each with a summary. */
  | 'list'
  | 'anything';

/**
 * A question as sentences are compared with it: its words, its kind of answer, and the topic known from the
 * chat.
 */
export type QuestionToMatch = { question: string; answerKind: AnswerKind; knownTopic?: string };

const FACT_KINDS = new Set<AnswerKind>(['who', 'when', 'howMuch', 'where', 'why', 'how']);

/**
 * Whether the answer has to contain a date, an amount, a name, a place, a reason or an instruction; passages that do
 * come first.
 */
export const asksForFact = (answerKind: AnswerKind): boolean => FACT_KINDS.has(answerKind);

/** Patterns in their order: more specific questions come before more general ones. */
const KIND_PATTERNS: readonly (readonly [RegExp, AnswerKind])[] = [
  [
    /\bchi (?:lo |la |li |le |l )?(?:ha|hanno|aveva) (?:scritto|firmato)\b|\bchi (?:lo |la |ne )?(?:scrive|firma|scriveva)\b/,
    'author',
  ],
  [/\bchi (?:ha |lo ha |la ha |l ha )?intervistat[oa]\b/, 'author'],
  [
    /\bchi (?:ha|aveva) (?:fatto|curato|realizzato) (?:l |la |il |questa |quest |questo )(?:inchiesta|intervista|reportage|servizio|articolo|pezzo|recensione)\b/,
    'author',
  ],
  [
    /\b(?:autor[ei]|autrice|firma|giornalista) (?:di |del |dell |della )?(?:\w+ )?(?:articolo|pezzo|servizio|inchiesta|commento|editoriale|intervista|reportage|recensione|corsivo|rubrica)\b|\bdi chi e (?:l |il |la )?(?:articolo|pezzo|servizio|inchiesta|commento|editoriale|intervista|reportage|recensione|corsivo)/,
    'author',
  ],
  [/\b(?:in|su) (?:che|quale) (?:sezione|edizione|pagina|giornale)\b/, 'issueDay'],
  [
    /\b(?:quando|quand|che giorno|che data|che numero|in che anno) (?:\w+ )?(?:\w+ )?(?:uscit[oa]|pubblicat[oa]|stampat[oa]|apparso)\b|\bdi (?:che|quale) (?:giorno|data|anno) e\b/,
    'issueDay',
  ],
  [
    /\briassu\w+|\bsintetizz\w+|\bsintesi\b|\bin breve\b|^(?:in|per) (?:\w+ )?(?:punti|righe|frasi)\b|\bin (?:\w+ )?(?:punti|righe|frasi)$|\bin (?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|poche) (?:\w+ )?(?:righe|frasi|punti(?! (?:d(?:i|el|ello|ella|ell|ei|egli|elle)|in|nel|nella) ))\b|\briepilog\w+|\bsunto\b/,
    'summary',
  ],
  [
    /\bdi (?:che(?: cosa)?|cosa) (?:parla|tratta|si parla|si tratta)|\bche cosa dice (?:l )?articolo\b/,
    'summary',
  ],
  [
    /\b(?:quando|quand|a che ora|(?:in|di|da|per|entro) (?:che|quale) (?:anno|giorno|data|mese|periodo)|(?:che|quale) giorno|(?:che|quale|in) data)\b/,
    'when',
  ],
  [
    /\b(?:che|quale|qual e l) eta\b|\bquant[oaie]\b|\b(?:che|quale|qual e la|qual e il|qual e l) (?:cifra|prezzo|percentuale|somma|temperatura|altezza|lunghezza|larghezza|profondita|distanza|superficie|durata)\b|\b(?:cifra|costo|prezzo|percentuale|numero) (?:di|del|dell|della|dei|delle|degli)\b/,
    'howMuch',
  ],
  [/\b(?:dove|dov|in (?:che|quale) (?:citta|luogo|posto|paese|via|piazza|comune))\b/, 'where'],
  [/\b(?:perche|xche|xke)\b|\bper (?:quale|che) (?:motivo|ragione)\b|\bcome mai\b/, 'why'],
  [/^(?:elenca\w*|(?:un |l )?elenco|lista|quali)\b/, 'list'],
  [
    /\b(?:fammi|fatemi|fai|fate|farmi|dammi|datemi|dai|mostrami|preparami|vorrei|voglio|serve) (?:un|una|la|l) (?:breve |piccol[oa] )?(?:elenco|lista)\b/,
    'list',
  ],
  [
    /^(?:e )?(?:come\b(?! si chiama)|(?:che |che cosa |cosa )(?:bisogna|serve|occorre|conviene|si deve|si puo fare|fare|devo fare)\b)/,
    'how',
  ],
  [/\bchi\b|\bcome si chiama\b|\bqual e il nome\b/, 'who'],
];

/** Words that only state the kind of answer and are not searched. */
const KIND_WORDS: Partial<Record<AnswerKind, ReadonlySet<string>>> = {
  author: words(
    'scritto scrive scriveva fatto curato realizzato intervistato intervistata firmato firma autore autrice autori giornalista articolo pezzo servizio inchiesta commento editoriale intervista reportage recensione corsivo',
  ),
  issueDay: words(
    'sezione edizione pagina giornale uscito uscita pubblicato pubblicata stampato stampata apparso giorno data anno numero articolo pezzo servizio',
  ),
  summary: words(
    `riassumi riassumimi riassumere riassumilo riassumila riassumermi riassunto riassuntino sintetizza sintesi breve punti righe frasi
    riepilogo riepiloga riepilogami sunto parla tratta dice articolo pezzo testo due tre quattro cinque sei poche poco alcuni alcune
    una un frase riga parole`,
  ),
};

/**
 * Words by kind of answer that are searched but do not name the subject: a price may be given without
 * `costa`.
 */
const TYPICAL_WORDS: Partial<Record<AnswerKind, ReadonlySet<string>>> = {
  howMuch: words(
    'eta anni punteggio risultato finita finito costa costano costava costera costeranno costato costata costati costo prezzo cifra somma totale grande grandi alto alta alti alte lungo lunga lunghi lunghe largo larga profondo profonda pesa pesano dura durano dista',
  ),
  where: words('trova trovano troviamo sta stanno luogo posto citta avviene'),
  when: words('apre chiude inizia comincia finisce parte avviene orario ora giorno data anno'),
  who: words(
    'chiama chiamano nome protagonista protagonisti preso prende prendera posto sostituisce sostituira sostituito succede succedera attuale nuovo nuova',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/**
 * The kind of such a question if it is not about an article: who signed a treaty, when somebody left prison.
 */
const KIND_WITHOUT_ARTICLE: Partial<Record<AnswerKind, AnswerKind>> = { author: 'who', issueDay: 'when' };
const NAMES_ARTICLE =
  /\b(?:articol[oi]|pezz[oi]|servizio?|inchiest[ae]|notizi[ae]|intervist[ae]|intervistat[oa]|comment[oi]|editorial[ei]|reportage|recension[ei]|corsiv[oi]|(?:che|quale) (?:sezione|edizione|pagina|giornale))\b/;
const NOT_A_SUBJECT = words(
  'chi che cosa quando quand quale giorno data anno numero lo la li le l ne ha hanno aveva e stato stata',
);

/** Whether a question is about an article: it mentions one, or names no other subject. */
const isAboutArticle = (kind: AnswerKind, folded: string): boolean =>
  NAMES_ARTICLE.test(folded) ||
  folded.split(' ').every((word) => isStopWord(word) || NOT_A_SUBJECT.has(word) || isUnsearched(kind, word));

/**
 * The kind of a question by its words. A question for a score counts as one for an amount, although it has no
 * word such as `quanto`: `Come è finito il derby?`
 */
const kindByPattern = (folded: string, question: string): AnswerKind =>
  asksScore(question)
    ? 'howMuch'
    : (KIND_PATTERNS.find(([pattern]) => pattern.test(folded))?.[1] ?? 'anything');

/** The kind of answer that a question asks for. RAG-07 */
export function kindOf(question: string): AnswerKind {
  const folded = fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const kind = kindByPattern(folded, question);
  const other = KIND_WITHOUT_ARTICLE[kind];
  return other && !isAboutArticle(kind, folded) ? other : kind;
}

/** Whether a folded word only states the kind of answer, so that it is not searched. */
export const isUnsearched = (answerKind: AnswerKind, folded: string): boolean =>
  KIND_WORDS[answerKind]?.has(folded) ?? false;

/** Whether a folded word states the kind of answer and does not name the subject. */
export const statesKind = (answerKind: AnswerKind, folded: string): boolean =>
  isUnsearched(answerKind, folded) || (TYPICAL_WORDS[answerKind]?.has(folded) ?? false);

const NUMBER_WORDS = ['', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const MAX_POINTS = 8;

/** The number of points, sentences or items that a question asks for; null if it states none. */
export function pointsOf(question: string): number | null {
  const [, number = ''] =
    /\b(\d{1,2}|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\s+(?:\w+\s+)?(?:punti|righe|frasi|frase|riga|notizie|cose|titoli)\b/.exec(
      fold(question),
    ) ?? [];
  const points = /^\d/.test(number) ? Number(number) : NUMBER_WORDS.indexOf(number.replace(/^una$/, 'un'));
  return points > 0 ? Math.min(points, MAX_POINTS) : null;
}
