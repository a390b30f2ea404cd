const oneOf = (...ways: string[]): string => `(?:${ways.join('|')})`;

/** Alternatives whose spaces may be missing: a zero-width character may have been used as a space and removed. */
const oneOfSpaced = (...ways: string[]): string => oneOf(...ways).replaceAll(' ', ' ?');

/** Openings of a sentence before its actual request: `Gentili colleghi, …`, `si prega cortesemente di …`. */
const GREETING = String.raw`(?:[^,]{1,40},\s*)?`;
const POLITE = `${oneOf(
  'please',
  'pls',
  'kindly',
  String.raw`(?:si|vi)? ?pregh?(?:a|iamo)(?: \w+mente)?(?: di)?`,
  'si(?:ete|a) pregat[aei](?: di)?',
  'si (?:chiede|raccomanda)(?: di)?',
  'prego',
  'per (?:favore|cortesia|piacere)',
  'strictly',
  'strict',
  'solo per',
  'pri[eè]re de',
  'merci de',
  'se ruega',
  'favor de',
  'por favor',
  'bitte',
)},?\\s+`;

const USED = oneOf(
  'publi',
  'print',
  'releas',
  'distribut',
  String.raw`us(?:e|ed|ing)\b`,
  'pubblic',
  'diffond',
  'diffus',
);
const NOT_IN_ENGLISH = String.raw`(?:not|do not|don[’']?t|must not be|avoid|stop)\s*(?:be\s+|for\s+|to be\s+|yet\s+(?:for\s+)?)?${USED}`;
/** Readers with access to a published text. */
const READERS = '(?:abbonat|lettor|lettric|sottoscritt|iscritt|registrat|utent)';
const NOT_IN_ITALIAN = oneOf(
  String.raw`(?:da |è da )?non\s*(?:ancora |deve essere |può essere |va |vanno |è )?(?:${USED}|stampa|usa(?:re|te|to|bile)\b|utilizz|prima d)`,
  '(?:è )?(?:pubblicazione|diffusione) (?:vietata|sospesa|bloccata|rinviata)',
  '(?:è )?vietat[ao] (?:la |ogni )?(?:pubblica|diffond|diffus)',
  String.raw`(?:sospend|blocc|ferm|stop (?:al)?la)\w*\s+(?:la )?(?:pubblicazione|diffusione)`,
  'uso interno',
  String.raw`(?:strettamente )?riservat[ao](?! (?:ai|alle|agli) (?:\w+ )?${READERS})(?: (?:ai|alle|agli) [^,]{1,40})?\W*$`,
  String.raw`attende(?:re|te) (?:il via libera|conferma)(?!.{0,20}\b(?:foto|immagin|video|didascali|grafic))`,
);
const NOT_ELSEWHERE = oneOfSpaced(
  'ne pas (?:publi|diffus|utilis)',
  'nicht (?:ver[oö]ffentlich|publizier|verwend)',
  'no (?:publicar|difundir)',
);
const HELD_BACK = oneOf(
  String.raw`hold(?:\s+for|\s+until|\b(?=[\s.:!]*$))`,
  String.raw`(?:sotto\s+|under\s+|sous\s+|bajo\s+)?embarg`,
  String.raw`(?:[^,]{1,40}\s)?(?:è\s+|is\s+|resta\s+)?(?:sotto|in|under|strictly)\s+embarg`,
  String.raw`(?:[^,]{1,40}\s)?(?:is|are)\s+embargoed`,
  'sperrfrist',
  'for internal use',
);
const NOT_TO_PRINT = new RegExp(
  String.raw`^\W*${GREETING}(?:${POLITE})?${oneOf(NOT_IN_ENGLISH, NOT_IN_ITALIAN, NOT_ELSEWHERE, HELD_BACK)}`,
  'i',
);

/** A note that takes the text back. One that replaces another text is to be printed. */
const TAKEN_BACK = new RegExp(
  String.raw`^\W*(?:${POLITE})?(?:mandatory\s+kill|kill\b|withdraw|retract|annull(?!\w*\s+e\s+(?:sostitui|rettific))|ritirat|ritirare|annulation|bitte\s+(?:streichen|nicht)|anulad)`,
  'i',
);

/** `no embargo`, `senza embargo`: the text is free. */
const NONE = /^\W*(?:no|nessun|senza|without|without any|non c[’']è|fine|end of|fin de)\s+(?:\w+\s+)?embarg/i;
const OVER = /\b(?:lifted|expired|removed|over(?=\W*$)|released|revocat|cadut|scadut|tolto|none|nessuno)/i;
/** A condition that is not met yet holds: `do not publish until released`. */
const NOT_YET =
  /\b(?:until|till|unless|before|prima|finch[eé]|fino a (?:quando|che))(?![\p{L}\d]|\s+(?:\d|ore|alle))/iu;

/**
 * A condition on those who print the text: `vietata la diffusione senza citare la fonte`. An hour beside it still
 * holds.
 */
const WITHOUT_SOURCE =
  /\b(?:senza\s+(?:(?:la|il)\s+)?(?:cit|indica|menzion|riporta|credit|fonte)|without\s+(?:\w+\s+)?(?:credit|attribution|naming|citing|source))/i;
const asksForSource = (one: string): boolean =>
  WITHOUT_SOURCE.test(one) && !NOT_YET.test(one) && !/\d|embarg/i.test(one);

/** The sentences of a note: the one about printing may follow a greeting. */
const sentences = (note: string): string[] =>
  note.split(/[\n.;:!]+\s*|\s[–—-]\s/).filter((one) => one !== '');

/** `Embargo: lifted`: the word by itself, whose outcome follows. */
const EMBARGO_ALONE = /^\W*embargo\W*$/i;

const isOver = (one: string, next = ''): boolean =>
  NONE.test(one) ||
  (OVER.test(one) && !NOT_YET.test(one)) ||
  (EMBARGO_ALONE.test(one) && OVER.test(next) && !NOT_YET.test(next));

/** Only this many characters of a sentence, and of the next, are searched. */
const BEGINNING = 80;

/** Whether a note to editors says that the text is not to be printed. */
export const isOnHoldByNote = (note: string): boolean =>
  sentences(note).some((whole, at, all) => {
    const one = whole.slice(0, 2 * BEGINNING);
    return (
      (NOT_TO_PRINT.test(one) || TAKEN_BACK.test(one)) &&
      !asksForSource(one) &&
      !isOver(one.slice(0, BEGINNING), all[at + 1]?.slice(0, BEGINNING))
    );
  });

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december';
const DAYS = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\\w+day';
const EMBARGO = String.raw`^\W*(?:(?:sotto|under|strict)\s+)?embarg(?:o|oed|ato)\b[\s:–—-]*`;
const UNTIL = String.raw`(?:(?:fino|sino)\s+)?(?:(?:dalle|alle|al|until|till|per le|to)\s*)?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d|[/-]\d{1,2}|\s?[ap]m|\s?h|\s(?:${MONTHS})\b)`;
/** A bare number is an hour unless it counts something: `Embargo, 20 anni dopo`, `Embargo alle 12 banche`. */
const BARE = String.raw`\d{1,2}(?!\s+(?-i:[a-zà-ù]))`;
const NO_COUNT = String.raw`(?![\d%])(?!\s*(?:%|per\s*cento|percent|anni|mesi|paesi|years|months|countries))`;
const NUMBER = `(?:(?:ore\\s+|h\\.?\\s*)\\d{1,2}(?:[:.]\\d\\d)?|${CLOCK}|${BARE})${NO_COUNT}`;
const HOUR_IN_WORDS = String.raw`(?:fino|sino|until|till)\s+(?:alle |alla |al |a )?(?:domani|dopodomani|stasera|mezzanotte|mezzogiorno|tomorrow|tonight|midnight|noon|nuovo avviso|further notice|${DAYS})\b`;
const UNTIL_HOUR = String.raw`(?:fino|sino|until|till)\s+(?:alle\s+|al\s+|to\s+)?\d{1,2}${NO_COUNT}`;
const HELD_TITLE = new RegExp(`${EMBARGO}(?:${UNTIL}${NUMBER}|${UNTIL_HOUR}|${HOUR_IN_WORDS})`, 'i');

/** A note in a title is in brackets, or in capitals before a colon or a dash, or after a dash at its end. */
const IN_BRACKETS = /[([]([^()[\]]{1,80})[)\]]/g;
const AT_START = /^[\s*+#]*((?:[^:–—-]|(?<=\d):(?=\d)){1,60}?)\s*(?::|\s[–—-])\s/;
const AT_END = /\s[–—-]\s*([^–—]{1,60})$/;
const IS_CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const UNDER_EMBARGO = /^\W*(?:(?:sotto|under|strict|sous|bajo)\s+)?embarg(?:o|oed|ato)\W*$/i;
const ONLY_EMBARGO = /^\W*embargo\W*$/i;

/** The full text of a label in a title. With one more word the title is about something forbidden or reserved. */
const NOT_PUBLISHED = oneOfSpaced(
  'non (?:ancora )?(?:pubblicare|pubblicabile|diffondere|divulgare|stampare)',
  'da non (?:pubblicare|diffondere|divulgare|stampare|utilizzare)',
  'non (?:utilizzare|mandare in stampa|per la pubblicazione)',
  "(?:do not|don[’']t) (?:publish|print|release|distribute)",
  'not (?:yet )?for (?:publication|release|distribution)',
  'hold for release',
  'ne pas (?:publier|diffuser)',
  'nicht ver[oö]ffentlichen',
  'no publicar',
  'sperrfrist',
  '(?:solo )?(?:per )?uso interno',
  'for internal use(?: only)?',
  'attendere (?:il )?(?:via libera|conferma)',
);
const BEFORE = oneOf(
  String.raw`(?:prima|before|avant|antes|vor)\s+(?:di\s+|del(?:le)?\s+|dell[’']|de\s+)?`,
  String.raw`(?:fino|sino|until|till)\s+(?:a(?:ll?[ea]?)?\s+|to\s+)?`,
);
const HOUR = String.raw`(?:ore\s+|h\.?\s*)?\d[\d\s:./-]*(?:uhr|[ap]m|h|ore|(?:${MONTHS})(?:\s+\d{4})?)?`;
const NOT_PUBLISHED_LABEL = new RegExp(
  String.raw`^\P{L}*(?:${POLITE})?(?:${NOT_PUBLISHED}(?:\s+${BEFORE}(?:${HOUR}|\p{L}+)|\s+${HOUR})?|non\s+prima\s+delle\s+${HOUR})\P{L}*$`,
  'iu',
);
const DRAFT_LABEL = /^\P{L}*bozza(?:\s+(?:n\.?\s*)?\d{1,2})?\P{L}*$/iu;

const isHeldLabel = (label: string): boolean =>
  UNDER_EMBARGO.test(label) ||
  HELD_TITLE.test(label) ||
  NOT_PUBLISHED_LABEL.test(label) ||
  DRAFT_LABEL.test(label);

/** The labels of a title: in brackets, or in capitals at its start or end, unless the whole title is in capitals. */
function labelsIn(title: string): string[] {
  const inBrackets = [...title.matchAll(IN_BRACKETS)].map(([, label]) => label ?? '');
  const start = AT_START.exec(title)?.[1] ?? '';
  const end = AT_END.exec(title)?.[1] ?? '';
  // After a dash the word by itself is the subject of the title: `Cuba e Usa - EMBARGO`.
  const outside = [start, ONLY_EMBARGO.test(end) ? '' : end].filter((label) => IS_CAPITALS.test(label));
  return [
    ...inBrackets,
    ...(IS_CAPITALS.test(title) ? outside.filter((label) => NOT_PUBLISHED_LABEL.test(label)) : outside),
  ];
}

/** Whether a title says that its text must wait: `(EMBARGO ORE 18) …`, `DA NON PUBBLICARE - …`. */
export const isOnHoldByTitle = (title: string): boolean =>
  HELD_TITLE.test(title) || NOT_PUBLISHED_LABEL.test(title) || labelsIn(title).some(isHeldLabel);
