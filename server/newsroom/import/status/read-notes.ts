import { isEnded, isOver } from './embargo-over.ts';
import { type HoldKind, kindOfBan, type StatedKind, strictest } from './hold-kinds.ts';
import { anyPart, anyWithOptionalSpaces, GREETING, POLITE_OPENING } from './note-words.ts';
import { REPLACES, WITHDRAWN } from './withdrawn-note.ts';

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

/** Matches a condition that is not met yet, so that the text is on hold: `do not publish until released`. */
const CONDITION =
  /\b(?:until|till|unless|before|prima|finch[eé]|fino a (?:quando|che))(?![\p{L}\d]|\s+(?:\d|ore|alle))/iu;

/**
 * Matches a condition for those who print the text: `vietata la diffusione senza citare la fonte`. It is no
 * hold, unless the sentence also states a time.
 */
const WITHOUT_SOURCE =
  /\b(?:senza\s+(?:(?:la|il)\s+)?(?:cit|indica|menzion|riporta|credit|fonte)|without\s+(?:\w+\s+)?(?:credit|attribution|naming|citing|source))/i;
const asksForSource = (one: string): boolean =>
  WITHOUT_SOURCE.test(one) && !CONDITION.test(one) && !/\d|embarg/i.test(one);

/**
 * Where a sentence ends: not within a time, nor after an abbreviation, whose next word would seem to begin a sentence:
 * `adds U.S. withdrawal`.
 */
const SENTENCE_END =
  /[\n;!]+\s*|(?<!\d):\s*|:(?!\d)\s*|(?<!\p{L}\.\p{L}|(?<!\p{L})(?:st|gen|sen|rep|gov|dr|mr|mrs|ms|no|nn?|art|pagg?|on|sig|dott|prof|ing|avv))\.+(?:\s+|$|(?=\p{Lu}\p{Ll}))|\s[–—-]\s/iu;

/** The sentences of a note: the one about printing may follow a greeting. */
const sentences = (note: string): string[] => note.split(SENTENCE_END).filter((one) => one !== '');

/**
 * Limit of characters in which words that end an embargo are searched; twice as many are searched for a hold.
 */
const MAX_LENGTH = 80;

function kindOfSentence(sentence: string, next = ''): StatedKind | null {
  if (REPLACES.test(sentence)) return null;
  if (WITHDRAWN.test(sentence)) return REPLACES.test(next) ? null : 'forbidden';
  if (NOT_TO_PRINT.test(sentence)) return kindOfBan(sentence);
  return UNDER_EMBARGO.test(sentence) ? 'embargo' : null;
}

/** How a note to editors says that the text is not to be printed; null if it does not. */
export function holdByNote(note: string): HoldKind | null {
  const all = sentences(note).map((one) => one.slice(0, 2 * MAX_LENGTH));
  let hasEnded = false;
  const kinds = all.flatMap((one, at) => {
    const next = all[at + 1]?.slice(0, MAX_LENGTH);
    const kind = kindOfSentence(one, next);
    if (kind === null || asksForSource(one)) return [];
    if (kind !== 'embargo' || !isOver(one.slice(0, MAX_LENGTH), next)) return [kind];
    hasEnded ||= isEnded(one.slice(0, MAX_LENGTH), next);
    return [];
  });
  // Beside its end an embargo is only recalled: `Embargo lifted. Previously embargoed until 6pm`.
  return strictest(hasEnded ? kinds.filter((kind) => kind !== 'embargo') : kinds);
}
