const anyPart = (...ways: string[]): string => `(?:${ways.join('|')})`;

/**
 * Alternatives whose spaces are optional, because a zero-width character that was used as a space is removed
 * before.
 */
const anyWithOptionalSpaces = (...ways: string[]): string => anyPart(...ways).replaceAll(' ', ' ?');

/** Beginnings of a sentence before its request: `Gentili colleghi, …`, `si prega cortesemente di …`. */
const GREETING = String.raw`(?:[^,]{1,40},\s*)?`;
const POLITE_OPENING = `${anyPart(
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

const PUBLISHED_STEM = anyPart(
  'publi',
  'print',
  'releas',
  'distribut',
  String.raw`us(?:e|ed|ing)\b`,
  'pubblic',
  'diffond',
  'diffus',
);
const NOT_IN_ENGLISH = String.raw`(?:not|do not|don[’']?t|must not be|avoid|stop)\s*(?:be\s+|for\s+|to be\s+|yet\s+(?:for\s+)?)?${PUBLISHED_STEM}`;
/** Readers with access to a published text. */
const READER_WORDS = '(?:abbonat|lettor|lettric|sottoscritt|iscritt|registrat|utent)';
const NOT_IN_ITALIAN = anyPart(
  String.raw`(?:da |è da )?non\s*(?:ancora |deve essere |può essere |va |vanno |è )?(?:${PUBLISHED_STEM}|stampa|usa(?:re|te|to|bile)\b|utilizz|prima d)`,
  '(?:è )?(?:pubblicazione|diffusione) (?:vietata|sospesa|bloccata|rinviata)',
  '(?:è )?vietat[ao] (?:la |ogni )?(?:pubblica|diffond|diffus)',
  String.raw`(?:sospend|blocc|ferm|stop (?:al)?la)\w*\s+(?:la )?(?:pubblicazione|diffusione)`,
  'uso interno',
  String.raw`(?:strettamente )?riservat[ao](?! (?:ai|alle|agli) (?:\w+ )?${READER_WORDS})(?: (?:ai|alle|agli) [^,]{1,40})?\W*$`,
  String.raw`attende(?:re|te) (?:il via libera|conferma)(?!.{0,20}\b(?:foto|immagin|video|didascali|grafic))`,
);
const NOT_ELSEWHERE = anyWithOptionalSpaces(
  'ne pas (?:publi|diffus|utilis)',
  'nicht (?:ver[oö]ffentlich|publizier|verwend|vor )',
  'no (?:publicar|difundir)',
);
const ON_HOLD = anyPart(
  String.raw`hold\b(?=[\s.:!]*$)`,
  String.raw`(?:sotto\s+|under\s+|sous\s+|bajo\s+)?embarg`,
  String.raw`(?:[^,]{1,40}\s)?(?:è\s+|is\s+|resta\s+)?(?:sotto|in|under|strictly)\s+embarg`,
  String.raw`(?:[^,]{1,40}\s)?(?:(?:is|are)\s+embargoed|embargoed\s+(?:until|till)|embargat[oa]\b)`,
  String.raw`pubblica(?:re|bile|zione)\s+(?:solo\s+)?(?:dopo|(?:a\s+partire\s+)?dalle)\b`,
  String.raw`for\s+release\s+(?:at|on|after)\b`,
  'sperrfrist',
);
const beginningWith = (...ways: string[]): RegExp =>
  new RegExp(String.raw`^\W*${GREETING}(?:${POLITE_OPENING})?${anyPart(...ways)}`, 'i');

const NOT_TO_PRINT = beginningWith(
  NOT_IN_ENGLISH,
  NOT_IN_ITALIAN,
  NOT_ELSEWHERE,
  'for internal use',
  String.raw`hold\s+(?:for|until)`,
);
const UNDER_EMBARGO = beginningWith(ON_HOLD);

/** Words for the text itself, so that a sentence about them is not about an event in the news. */
const TEXT_NOUN =
  '(?:notizia|lancio|articolo|servizio|pezzo|testo|flash|dispaccio|take|story|article|item|text|copy)';
const THIS_TEXT = String.raw`(?:(?:il|la|lo|questo|questa|quest[’']|l[’']|the|this)\s*)?(?:presente\s+)?${TEXT_NOUN}(?:\s+(?:delle|of|at)\s+(?:ore\s+)?\d[\d.:]*)?`;
const TAKEN_BACK =
  '(?:(?:annullat|ritirat|cestinat)[oaie]|annullare|ritirare|cestinare|withdrawn|killed|retracted|cancell?ed|spiked)';
/** The end of a statement: with more words it is about something else, or about a text that this one replaces. */
const ENDS = String.raw`(?=\W*$|,(?!\s*(?:vale|sostitui|replaced)))`;
const IS_TAKEN_BACK = String.raw`(?:(?:[eè][’']?(?:\s+stat[ao]|\s+da considerarsi)?|va|viene|deve essere|is|was|has been|must be|should be|to be)\s+)?(?:da\s+)?${TAKEN_BACK}${ENDS}`;
const NOT_REPLACED = String.raw`(?!\w*\s+e\s+(?:sostitui|rettific))`;

/** Matches a note that withdraws the text, but not one that only says that it replaces another text. */
const WITHDRAWN = new RegExp(
  `^\\W*${anyPart(
    String.raw`(?:${POLITE_OPENING})?(?:mandatory\s+kill|kill\b|killed\W*$|withdraw|retract|annull${NOT_REPLACED}|ritirat|ritirare|cestin(?:are|ate|at[ao])\b|disregard\b|(?:ferma|elimina)(?:re|te)\W*$|annulation|bitte\s+streichen|anulad)`,
    String.raw`(?:attenzione,?\s+annullamento|da\s+(?:annullare|cestinare))\W*$`,
    String.raw`${GREETING}${THIS_TEXT}\s+${IS_TAKEN_BACK}`,
    String.raw`${GREETING}si\s+(?:annulla|ritira)\s+(?:${THIS_TEXT}${ENDS}|(?:il\s+|la\s+)?(?:presente|quest[oa’'])\s*${TEXT_NOUN})`,
  )}`,
  'i',
);
/** Matches a text that takes the place of an earlier one: what is taken back is that one. */
const REPLACES = /^\W*(?:sostitui|vale quest|replac)/i;

/** `no embargo`, `senza embargo`: the text is free. */
const NO_EMBARGO =
  /^\W*(?:no|nessun|senza|without|without any|non c[’']è|fine|end of|fin de)\s+(?:\w+\s+)?embarg/i;
const EMBARGO_OVER =
  /\b(?:lifted|expired|removed|over(?=\W*$)|released|revocat|cadut|scadut|tolto|none|nessuno)/i;
/** Matches a condition that is not met yet, so that the text is on hold: `do not publish until released`. */
const CONDITION =
  /\b(?:until|till|unless|before|prima|finch[eé]|fino a (?:quando|che))(?![\p{L}\d]|\s+(?:\d|ore|alle))/iu;

/**
 * Matches a condition for those who print the text: `vietata la diffusione senza citare la fonte`. It is no
 * hold, unless the sentence also states a time.
 */
const WITHOUT_SOURCE =
  /\b(?:senza\s+(?:(?:la|il)\s+)?(?:cit|indica|menzion|riporta|credit|fonte)|without\s+(?:\w+\s+)?(?:credit|attribution|naming|citing|source))/i;
/** Matches a time up to which a text must not be printed: the sentence is about an embargo. */
const UNTIL_A_TIME =
  /(?<![\p{L}\d])(?:prima|fino|sino|before|until|till|hold for|avant|jusqu|antes|hasta|vor|bis)(?![\p{L}\d])[^,;]{0,30}?(?:\d|embarg|sperrfrist|domani|stasera|mezzanotte|mezzogiorno|tomorrow|tonight|midnight|noon|release|(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|\w+day\b)/iu;
const asksForSource = (one: string): boolean =>
  WITHOUT_SOURCE.test(one) && !CONDITION.test(one) && !/\d|embarg/i.test(one);

/** The sentences of a note: the one about printing may follow a greeting. */
const sentences = (note: string): string[] =>
  note.split(/[\n.;:!]+\s*|\s[–—-]\s/).filter((one) => one !== '');

/** Matches the word alone, as in `Embargo: lifted`, where the next part states whether it still applies. */
const EMBARGO_ALONE = /^\W*embargo\W*$/i;

const isOver = (one: string, next = ''): boolean =>
  NO_EMBARGO.test(one) ||
  (EMBARGO_OVER.test(one) && !CONDITION.test(one)) ||
  (EMBARGO_ALONE.test(one) && EMBARGO_OVER.test(next) && !CONDITION.test(next));

/**
 * Limit of characters in which words that end an embargo are searched; twice as many are searched for a hold.
 */
const MAX_LENGTH = 80;

/**
 * What holds a text: an embargo, which ends at its time, or words that forbid or take back the text, whatever
 * the time.
 */
export type HoldKind = 'embargo' | 'forbidden';

/**
 * What a sentence or label states; `not-to-print` has the end of an embargo that is stated beside it, and is otherwise
 * `forbidden`.
 */
type StatedKind = HoldKind | 'not-to-print';

/** The kind that counts if there are several. */
function strictest(kinds: readonly StatedKind[]): HoldKind | null {
  if (kinds.includes('forbidden')) return 'forbidden';
  if (kinds.includes('embargo')) return 'embargo';
  return kinds.includes('not-to-print') ? 'forbidden' : null;
}

/** Matches words for a time: what must not be printed may be printed later. */
const NAMES_A_TIME = /\d|embarg|sperrfrist|\b(?:ora|ore|orario|time)\b/i;

const kindOfBan = (words: string): StatedKind =>
  UNTIL_A_TIME.test(words) || NAMES_A_TIME.test(words) ? 'embargo' : 'not-to-print';

function kindOfSentence(sentence: string, next = ''): StatedKind | null {
  if (REPLACES.test(sentence)) return null;
  if (WITHDRAWN.test(sentence)) return REPLACES.test(next) ? null : 'forbidden';
  if (NOT_TO_PRINT.test(sentence)) return kindOfBan(sentence);
  return UNDER_EMBARGO.test(sentence) ? 'embargo' : null;
}

/** How a note to editors says that the text is not to be printed; null if it does not. */
export const holdByNote = (note: string): HoldKind | null =>
  strictest(
    sentences(note).flatMap((sentenceText, at, all) => {
      const one = sentenceText.slice(0, 2 * MAX_LENGTH);
      const next = all[at + 1]?.slice(0, MAX_LENGTH);
      const kind = kindOfSentence(one, next);
      if (kind === null || asksForSource(one)) return [];
      return kind === 'embargo' && isOver(one.slice(0, MAX_LENGTH), next) ? [] : [kind];
    }),
  );

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december';
const DAYS = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\\w+day';
const EMBARGO = String.raw`^\W*(?:(?:sotto|under|strict)\s+)?embarg(?:o|oed|ato)\b[\s:–—-]*`;
const UNTIL = String.raw`(?:(?:fino|sino)\s+)?(?:(?:dalle|alle|al|until|till|per le|to)\s*)?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d|[/-]\d{1,2}|\s?[ap]m|\s?h|\s(?:${MONTHS})\b)`;
/** A bare number is an hour unless it counts something: `Embargo, 20 anni dopo`, `Embargo alle 12 banche`. */
const BARE_NUMBER = String.raw`\d{1,2}(?!\s+(?-i:[a-zà-ù]))`;
const NOT_COUNTING = String.raw`(?![\d%])(?!\s*(?:%|per\s*cento|percent|anni|mesi|paesi|years|months|countries))`;
const TIME_NUMBER = `(?:(?:ore\\s+|h\\.?\\s*)\\d{1,2}(?:[:.]\\d\\d)?|${CLOCK}|${BARE_NUMBER})${NOT_COUNTING}`;
const HOUR_IN_WORDS = String.raw`(?:fino|sino|until|till)\s+(?:alle |alla |al |a )?(?:domani|dopodomani|stasera|mezzanotte|mezzogiorno|tomorrow|tonight|midnight|noon|nuovo avviso|further notice|${DAYS})\b`;
const UNTIL_HOUR = String.raw`(?:fino|sino|until|till)\s+(?:alle\s+|al\s+|to\s+)?\d{1,2}${NOT_COUNTING}`;
const EMBARGO_WITH_TIME = new RegExp(
  `${EMBARGO}(?:${UNTIL}${TIME_NUMBER}|${UNTIL_HOUR}|${HOUR_IN_WORDS})`,
  'i',
);

/** A note in a title is in brackets, or in capitals before a colon or a dash, or after a dash at its end. */
const IN_BRACKETS = /[([]([^()[\]]{1,80})[)\]]/g;
const AT_START = /^[\s*+#]*((?:[^:–—-]|(?<=\d):(?=\d)){1,60}?)\s*(?::|\s[–—-])\s/;
const AT_END = /\s[–—-]\s*([^–—]{1,60})$/;
const IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const EMBARGO_LABEL = /^\W*(?:(?:sotto|under|strict|sous|bajo)\s+)?embarg(?:o|oed|ato)\W*$/i;
const ONLY_EMBARGO = /^\W*embargo\W*$/i;

/**
 * Complete texts of a label in a title. With another word, the title is about something that is forbidden.
 */
const NOT_TO_PUBLISH = anyWithOptionalSpaces(
  'non (?:ancora )?(?:pubblicare|pubblicabile|diffondere|divulgare|stampare)',
  'da non (?:pubblicare|diffondere|divulgare|stampare|utilizzare)',
  'non (?:usare|utilizzare|mandare in stampa|per la pubblicazione)',
  "(?:do not|don[’']t) (?:publish|print|release|distribute|use)",
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
const BEFORE = anyPart(
  String.raw`(?:prima|before|avant|antes|vor)\s+(?:di\s+|del(?:le)?\s+|dell[’']|de\s+)?`,
  String.raw`(?:fino|sino|until|till)\s+(?:a(?:ll?[ea]?)?\s+|to\s+)?`,
);
const HOUR = String.raw`(?:ore\s+|h\.?\s*)?\d[\d\s:./-]*(?:uhr|[ap]m|h|ore|(?:${MONTHS})(?:\s+\d{4})?)?`;
const NOT_PUBLISHED_LABEL = new RegExp(
  String.raw`^\P{L}*(?:${POLITE_OPENING})?(?:${NOT_TO_PUBLISH}(?:\s+${BEFORE}(?:${HOUR}|\p{L}+)|\s+${HOUR})?|non\s+prima\s+delle\s+${HOUR})\P{L}*$`,
  'iu',
);
/** In capitals at the start of a title; elsewhere it is the subject: `Concerto di stasera (annullato)`. */
const TAKEN_BACK_LABEL =
  /^\P{L}*(?:ANNULLAT[AO]|ANNULLARE|ANNULLAMENTO|RITIRAT[AO]|RITIRARE|CESTINARE|KILL(?:ED)?)\P{L}*$/u;
const DRAFT_LABEL = /^\P{L}*(?:bozza|draft)(?:\s+(?:n\.?\s*)?\d{1,2})?\P{L}*$/iu;

function kindOfLabel(label: string): StatedKind | null {
  if (NOT_PUBLISHED_LABEL.test(label)) return kindOfBan(label);
  if (DRAFT_LABEL.test(label)) return 'forbidden';
  return EMBARGO_LABEL.test(label) || EMBARGO_WITH_TIME.test(label) ? 'embargo' : null;
}

/** The labels of a title: in brackets, or in capitals at its start or end, unless the whole title is in capitals. */
function labelsIn(title: string): string[] {
  const inBrackets = [...title.matchAll(IN_BRACKETS)].map(([, label]) => label ?? '');
  const start = AT_START.exec(title)?.[1] ?? '';
  const end = AT_END.exec(title)?.[1] ?? '';
  // After a dash the word by itself is the subject of the title: `Cuba e Usa - EMBARGO`.
  const outside = [start, ONLY_EMBARGO.test(end) ? '' : end].filter((label) => IN_CAPITALS.test(label));
  return [
    ...inBrackets,
    ...(IN_CAPITALS.test(title) ? outside.filter((label) => NOT_PUBLISHED_LABEL.test(label)) : outside),
  ];
}

/** How a title says that its text must wait: `(EMBARGO ORE 18) …`, `DA NON PUBBLICARE - …`; null if it does not. */
export function holdByTitle(title: string): HoldKind | null {
  const whole = NOT_PUBLISHED_LABEL.test(title) || EMBARGO_WITH_TIME.test(title) ? [title] : [];
  const kinds = [...whole, ...labelsIn(title)].flatMap((label) => kindOfLabel(label) ?? []);
  return isTakenBack(title) ? 'forbidden' : strictest(kinds);
}

const BRACKETS_AT_START = /^[^\p{L}([]*[([]([^()[\]]{1,80})[)\]]/u;

/** Whether a title that is not all in capitals begins with a label that takes its text back. */
function isTakenBack(title: string): boolean {
  const label = BRACKETS_AT_START.exec(title)?.[1] ?? AT_START.exec(title)?.[1] ?? '';
  return !IN_CAPITALS.test(title) && TAKEN_BACK_LABEL.test(label);
}

const MAX_LINE_LENGTH = 120;
const CALL_FOR_ATTENTION = /^\P{L}*(?:attenzione|attention|nota|note)\P{L}+/iu;

/**
 * How the first line of a text says that the text must wait: a short line in capitals, or brackets before the first
 * word, as in a title; null if it does not.
 */
export function holdByFirstLine(line: string): HoldKind | null {
  if (line.length <= MAX_LINE_LENGTH && IN_CAPITALS.test(line))
    return holdByTitle(line.replace(CALL_FOR_ATTENTION, ''));
  const label = BRACKETS_AT_START.exec(line)?.[1];
  return label === undefined ? null : holdByTitle(`(${label})`);
}
