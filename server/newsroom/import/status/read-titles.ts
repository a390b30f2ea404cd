import { type HoldKind, kindOfBan, type StatedKind, strictest } from './hold-kinds.ts';
import { anyPart, anyWithOptionalSpaces, POLITE_OPENING } from './note-words.ts';

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december';
const DAYS = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\\w+day';
const EMBARGO = String.raw`^\W*(?:(?:sotto|under|strict)\s+)?embarg(?:o|oed|ato)\b[\s:–—-]*`;
const UNTIL = String.raw`(?:(?:fino|sino)\s+)?(?:(?:domani|oggi|${DAYS})\s+)?(?:(?:dalle|delle|alle|al|until|till|per le|to)\s*)?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d|[/-]\d{1,2}|\s?[ap]m|\s?h|\s(?:${MONTHS})\b)`;
/** A bare number is an hour unless it counts something: `Embargo, 20 anni dopo`, `Embargo alle 12 banche`. */
const BARE_NUMBER = String.raw`\d{1,2}(?!\s+(?-i:[a-zà-ù]))`;
const NOT_COUNTING = String.raw`(?![\d%])(?!\s*(?:%|per\s*cento|percent|anni|mesi|paesi|years|months|countries))`;
const TIME_NUMBER = `(?:(?:ore\\s+|h\\.?\\s*)\\d{1,2}(?:[:.]\\d\\d)?|${CLOCK}|${BARE_NUMBER})${NOT_COUNTING}`;
const HOUR_IN_WORDS = String.raw`(?:fino|sino|until|till)\s+(?:alle |alla |al |a )?(?:domani|dopodomani|stasera|mezzanotte|mezzogiorno|tomorrow|tonight|midnight|noon|nuovo avviso|further notice|${DAYS})(?!\p{L})`;
const UNTIL_HOUR = String.raw`(?:fino|sino|until|till)\s+(?:alle\s+|al\s+|to\s+)?\d{1,2}${NOT_COUNTING}`;
const EMBARGO_WITH_TIME = new RegExp(
  `${EMBARGO}(?:${UNTIL}${TIME_NUMBER}|${UNTIL_HOUR}|${HOUR_IN_WORDS})`,
  'iu',
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
const TEXT_NOUN_LABEL = '(?:NOTIZIA|LANCIO|TESTO|FLASH|STORY|ARTICLE)';
const TO_GIVE_UP_LABEL = String.raw`(?:ANNULLARE|RITIRARE|CESTINARE|(?:MANDATORY\s+)?KILL)(?:\s+(?:(?:LA|IL|QUESTA|QUESTO|THE|THIS)\s+)?${TEXT_NOUN_LABEL})?`;
/** The whole of a title, a line or a label, in letters of any size. */
const TO_GIVE_UP = new RegExp(String.raw`^\P{L}*${TO_GIVE_UP_LABEL}\P{L}*$`, 'iu');
/** At the end of a title: `Roma, crolla un ponte - ANNULLARE`. */
const TAKEN_BACK_AT_END = new RegExp(String.raw`^\P{L}*${TO_GIVE_UP_LABEL}\P{L}*$`, 'u');
/** In capitals at the start of a title; elsewhere it is the subject: `Concerto di stasera (annullato)`. */
const TAKEN_BACK_LABEL = new RegExp(
  String.raw`^\P{L}*(?:${TO_GIVE_UP_LABEL}|(?:${TEXT_NOUN_LABEL}\s+)?(?:(?:ANNULLAT|RITIRAT|CANCELLAT)[AO]|KILLED|WITHDRAWN|RETRACTED|REMOVED)|ANNULLAMENTO(?:\s+${TEXT_NOUN_LABEL})?|STORY\s+REMOVAL)\P{L}*$`,
  'u',
);
const DRAFT_LABEL = /^\P{L}*(?:bozza|draft)(?:\s+(?:n\.?\s*)?\d{1,2})?\P{L}*$/iu;

function kindOfLabel(label: string): StatedKind | null {
  if (NOT_PUBLISHED_LABEL.test(label)) return kindOfBan(label);
  if (DRAFT_LABEL.test(label) || TO_GIVE_UP.test(label)) return 'forbidden';
  return EMBARGO_LABEL.test(label) || EMBARGO_WITH_TIME.test(label) ? 'embargo' : null;
}

/** A label between signs of attention: `+++ANNULLATA+++ Roma, …`. */
const MARKED_AT_START = /^\s*[+*]+\s*([^+*]{1,40})[+*]+/;

/** The labels of a title: in brackets, or in capitals at its start or end, unless the whole title is in capitals. */
function labelsIn(title: string): string[] {
  const inBrackets = [...title.matchAll(IN_BRACKETS)].map(([, label]) => label ?? '');
  const start = AT_START.exec(title)?.[1] ?? '';
  const end = AT_END.exec(title)?.[1] ?? '';
  // After a dash the word by itself is the subject of the title: `Cuba e Usa - EMBARGO`.
  const outside = [start, ONLY_EMBARGO.test(end) ? '' : end].filter((label) => IN_CAPITALS.test(label));
  return [
    ...inBrackets,
    ...(MARKED_AT_START.exec(title)?.slice(1) ?? []),
    ...(IN_CAPITALS.test(title) ? outside.filter((label) => NOT_PUBLISHED_LABEL.test(label)) : outside),
  ];
}

/** How a title says that its text must wait: `(EMBARGO ORE 18) …`, `DA NON PUBBLICARE - …`; null if it does not. */
export function holdByTitle(title: string): HoldKind | null {
  const isWhole = [NOT_PUBLISHED_LABEL, EMBARGO_WITH_TIME, TO_GIVE_UP].some((label) => label.test(title));
  const whole = isWhole ? [title] : [];
  const kinds = [...whole, ...labelsIn(title)].flatMap((label) => kindOfLabel(label) ?? []);
  return isTakenBack(title) ? 'forbidden' : strictest(kinds);
}

const BRACKETS_AT_START = /^[^\p{L}([]*[([]([^()[\]]{1,80})[)\]]/u;

/** Whether a title is or begins with a label that takes its text back, or ends with the request to give it up. */
function isTakenBack(title: string): boolean {
  const start = [BRACKETS_AT_START, MARKED_AT_START, AT_START].map((place) => place.exec(title)?.[1] ?? '');
  return [title, ...start].some((label) => TAKEN_BACK_LABEL.test(label)) || endsTakenBack(title);
}

const endsTakenBack = (title: string): boolean => TAKEN_BACK_AT_END.test(AT_END.exec(title)?.[1] ?? '');

const MAX_LINE_LENGTH = 120;
const CALL_FOR_ATTENTION = /^\P{L}*(?:attenzione|attention|nota|note)\P{L}+/iu;

/** A line of this length is a label, and not a sentence that begins like one. */
const MAX_LABEL_LENGTH = 40;

const isLabel = (line: string): boolean =>
  NOT_PUBLISHED_LABEL.test(line) ||
  TO_GIVE_UP.test(line) ||
  EMBARGO_LABEL.test(line) ||
  (EMBARGO_WITH_TIME.test(line) && line.length <= MAX_LABEL_LENGTH);

/**
 * How the first line of a text says that the text must wait: a short line in capitals, a label alone, or brackets
 * before the first word, as in a title; null if it does not.
 */
export function holdByFirstLine(line: string): HoldKind | null {
  if (line.length <= MAX_LINE_LENGTH) {
    const words = line.replace(CALL_FOR_ATTENTION, '');
    if (IN_CAPITALS.test(line))
      return strictest([kindOfLabel(words), holdByTitle(words)].filter((kind) => kind !== null));
    if (isLabel(words)) return strictest([kindOfLabel(words)].filter((kind) => kind !== null));
  }
  const label = (BRACKETS_AT_START.exec(line) ?? MARKED_AT_START.exec(line))?.[1];
  return label === undefined ? null : holdByTitle(`(${label})`);
}
