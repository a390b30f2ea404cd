import {
  isCompany,
  isDepartmentAlone,
  isDepartmentWord,
  isGiven,
  isNobody,
  isNobodyPhrase,
  isParticle,
  isRole,
  isRoleAfterName,
  isSource,
  withoutTitles,
} from './name-words.ts';
import { isPlace } from './towns.ts';

export const wordsIn = (name: string): number => name.split(/\s+/).length;

/** No name has more words; with what stands glued to it, no part of a line. */
const MOST_WORDS = 7;
const MOST_IN_PART = 30;

/** `YXN-ABC`, `VR/BAR`, `sp/lrc`, `ADM`: how a desk signs off. */
const SIGN_OFF = /^(?:[A-Z0-9]{2,4}|[A-Z0-9]{1,5}(?:[-/_][A-Z0-9]{1,5})+|[^\s/]+\/[^\s/]+)$/;
/** `averdi`, `Anna.Verdi`, `verdi_2`, `@anna`, `DOMAIN\anna`: one word that no name is written as. */
const LOGIN = /^(?:@.*|\p{L}|\p{L}{2,}\.\p{L}{2,}|[\p{Ll}\d][\p{Ll}\d._+-]*|\S*[\d_\\]\S*)$/u;
/** `annaVerdi`; unlike `DeLillo`, `McEwan`. */
const GLUED = /^\p{Ll}+\p{Lu}\p{Ll}+$/u;

const isSign = (word: string): boolean =>
  SIGN_OFF.test(word.replace(/\.$/, '')) || LOGIN.test(word) || GLUED.test(word);

/** Written as a name is: with a capital, as `d'Ancona` and `al-Sisi` too, or in letters that have none. */
const isCapital = (word: string): boolean =>
  /^[^\p{L}]*(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{Ll}{1,5}['’-]\p{Lu})/u.test(word);

const PREPOSITION = /^(?:a|ad|in|da|di|del|della|dell|al|alla|per|from|at|of|for|to)$/;
/** Words before a function: `dal nostro inviato`, `our correspondent`. */
const OPENING =
  /^(?:il|lo|la|l|i|le|un|una|uno|da|dal|dalla|dai|dalle|dallo|dall|del|della|dell|nostr[oaie]|our|the|from|notre|nuestr[oa]|unser\w*)$/;

const lower = (word = ''): string => word.toLowerCase().replace(/['’]$/, '');

/** How many words a place has that a list begins with; 0 where it is not known. */
const wordsOfPlace = (words: string[]): number =>
  [3, 2, 1].find((count) => words.length >= count && isPlace(words.slice(0, count).join(' '))) ?? 0;

/** How many words stand before a name, without a place among them: `dal nostro inviato`, `Direttore`. */
function wordsBefore(words: string[]): number {
  const role = words.findIndex(isRole);
  const opens = role >= 0 && words.slice(0, role).every((word) => OPENING.test(lower(word)));
  let count = opens && (role > 0 || words.length > 2) ? role + 1 : 0;
  const isLead = (word: string) => !isCapital(word) || (count > 0 && PREPOSITION.test(lower(word)));
  while (count < words.length && isLead(words[count] ?? '')) count += 1;
  if (count === 0 && /^(?:da|from)$/.test(lower(words[0])) && wordsOfPlace(words.slice(1)) > 0) return 1;
  return count;
}

/** An agency or a place that stands before who wrote: `AFP par …`, `BRUXELLES dal nostro inviato …`. */
function wordsAround(words: string[]): number {
  const [first = '', second = ''] = words;
  if (words.length > 2 && first === first.toUpperCase() && isSource(first)) return 1;
  const place = wordsOfPlace(words);
  const next = words[place] ?? second;
  if (place === 0) return 0;
  if (next === 'di' && words.length > place + 2) return place + 1;
  return /^(?:da|dal|dalla|dai|from)$/.test(next) ? place : 0;
}

/** The words of a name without those of a function before it: `dal nostro inviato a Kiev Anna Verdi`. */
function withoutLead(all: string[]): string[] {
  const words = all.slice(wordsAround(all));
  const lead = words.slice(0, wordsBefore(words));
  const rest = words.slice(lead.length);
  const place = PREPOSITION.test(lower(lead.at(-1))) ? wordsOfPlace(rest) : 0;
  if (lead.every(isParticle) && place === 0) return words;
  const last = lower(lead.at(-1));
  const isAfterPlace = PREPOSITION.test(last) && lead.some(isRole);
  // Whose or whom: `un'intervista a`, `medico del`; who signs is not in it.
  if (PREPOSITION.test(last) && last !== 'da' && place === 0 && !isAfterPlace) return [];
  return rest.slice(place || (isAfterPlace ? 1 : 0));
}

const LEADS_AWAY = /^(?:a|ad|in|per|for|of|from|at)$/;
const isDutch = (words: string[], at: number): boolean =>
  words[at] === 'in' && /^(?:['’]t|der)$/.test(words[at + 1] ?? '');

/** `First Dog on the Moon`: no person's name goes on so, and no function. */
const isWithinPenName = (words: string[], at: number): boolean => {
  const on = words[at] === 'on' ? at : at - 1;
  return on > 0 && !isGiven(words[0] ?? '') && /^on the \p{Lu}\S*$/u.test(words.slice(on).join(' '));
};

/** Whether a word belongs to no name: `economista`, `per` Il Foglio, `in` Rome; but `in 't Veld`. */
function leadsAway(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isDutch(words, at) || isWithinPenName(words, at)) return false;
  if (word === 'da' && wordsOfPlace(words.slice(at + 1)) > 0) return true;
  return LEADS_AWAY.test(word) || !isParticle(word) || at === words.length - 1;
}

/** Where a name ends: before a function, or a word that no name has: `economista`. */
function endOfName(words: string[]): number {
  const end = words.findIndex((word, at) => {
    const isLast = at === words.length - 1;
    if (at === 0 || (isLast && /^\d{1,4}$/.test(word))) return false;
    return isCapital(word) || isNickname(word) ? at > 1 && isRoleAfterName(word) : leadsAway(words, at);
  });
  return end < 0 ? words.length : end;
}

/** `Situazione` difficile: one word before others that are none of a name, nor say what somebody is, or for whom. */
function isBeginning([first = '', next = '']: string[], end: number): boolean {
  return end === 1 && next !== '' && !isGiven(first) && !isRole(next) && !LEADS_AWAY.test(next);
}

/** `Ugo “bandito” Neri`. */
const isNickname = (word: string): boolean => /^["“«‘][\p{L}'’-]+["”»’]$/u.test(word);

const isCaps = (text: string): boolean => text === text.toUpperCase();

/** `Luca Neri`: a first name and a family name, that no other name has to follow. */
const isComplete = (words: string[]): boolean =>
  words.length === 2 && isGiven(words[0] ?? '') && !isGiven(words[1] ?? '') && !isParticle(lower(words[1]));

/** A name without the agency, or the place, that stands behind it: `Luca Neri ROMA`, `Luca Neri Roma`. */
function withoutSource(words: string[]): string[] {
  const isBeside = (tail: string, name: string[]) =>
    isSource(tail) || (isPlace(tail) && (isComplete(name) || (isCaps(tail) && !isCaps(name.join(' ')))));
  const at = words.findIndex(
    (_, index) => index > 1 && isBeside(words.slice(index).join(' '), words.slice(0, index)),
  );
  return at < 0 ? words : words.slice(0, at);
}

/** `dell'ospedale`, `all'università`. */
const OF_WHOM = /^(?:d|n|s)?[ae]ll['’]/;
const LOWER_NAME = /^[\p{Ll}'’-]{2,}(?: [\p{Ll}'’-]{2,}){1,2}$/u;

/** `anna verdi`: a name that somebody did not want to write with capitals. */
const isLowerName = (words: string[]): boolean =>
  LOWER_NAME.test(words.join(' ')) &&
  !words.some(
    (word) =>
      OF_WHOM.test(word) ||
      isRole(word) ||
      isDepartmentWord(word) ||
      isNobody(word) ||
      PREPOSITION.test(word),
  ) &&
  !words.slice(0, -1).every((word) => isParticle(word));

const isOneWordName = (name: string): boolean =>
  (!isSign(name) || isGiven(name)) &&
  !isRole(name) &&
  !OPENING.test(lower(name)) &&
  !isParticle(lower(name)) &&
  !/^(?:ph\.?d|jr|sr)\.?$/i.test(name);

/** `Redazione Roma`, `Foglio Newsdesk`, `La Redazione`; but `Sala Anna`: a desk, by the word it begins or ends with. */
const isDepartment = (words: string[]): boolean => {
  const [first = '', ...rest] = words;
  const isOpened = OPENING.test(lower(first)) || PREPOSITION.test(lower(first));
  const last = words.at(-1) ?? '';
  if (isSource(first) && isPlace(rest.join(' '))) return true;
  if (words.length === 1) return isDepartmentAlone(first.slice(first.lastIndexOf('-') + 1));
  if (isDepartmentAlone(first) || isDepartmentAlone(last)) return true;
  return (
    (isDepartmentWord(first) && !isGiven(last)) ||
    (isOpened && (isDepartmentAlone(rest[0] ?? '') || rest.every(isDepartmentWord)))
  );
};

/** Whether digits stand in a name; `Wu Ming 1` is a writer, `MAR 14` is none. */
function holdsDigits(name: string): boolean {
  const [bare = '', number] = name.split(/\s(?=(?:0|[1-9]\d{0,3})$)/);
  return /\d/.test(number !== undefined && !isSign(bare) ? bare : name);
}

function isPerson(name: string): boolean {
  const words = name.split(' ');
  if (!/\p{L}/u.test(name) || words.length > MOST_WORDS) return false;
  if (isNobody(name) || isSource(name) || isCompany(name) || isDepartmentWord(name)) return false;
  if (words.length === 1) return isOneWordName(name) && !isDepartment(words);
  return (
    !isDepartment(words) && !holdsDigits(name) && !words.every((word) => isRole(word) || LOGIN.test(word))
  );
}

/** What follows a function and is none of a name: `docente` all'Università, `professore di Diritto` privato. */
const OF_WHAT = /^(?:(?:d|n|s)?[ae]ll['’]|sull['’]|l['’]|un['’])|^(?!d['’])\p{Ll}(?!['’])/u;

/** `professore` di Storia, `avvocato` del Comune: a function, not a title before a name. */
const OF_A_FUNCTION = /^(?:(?:di|del|dell[aeo]|dei|degli|in|presso|al|alla|a)\s|(?:dell|all|d)['’])/;
/** `il premio Nobel Anna Verdi`. */
const PRIZE =
  /^(?:il |la )?premio (?:nobel|pulitzer|strega|campiello|oscar|balzan)(?: per (?:(?:la|il|lo|le|i) |l['’])?\p{L}+)?\s+(?!per\s)(?=\p{L}+\s\p{L})/iu;

/** `dall'inviata`, `DALL'INVIATA` in two words; `Dell'Orto` is a name. */
const withArticleApart = (text: string): string =>
  text.replace(/^(dall|dell|all|l|un)(['’])(\p{L}+)/iu, (whole, article, sign, word) =>
    /^\p{Ll}/u.test(word) || isRole(word) ? `${article}${sign} ${word}` : whole,
  );

function personIn(words: string[]): string | null {
  const bare = withoutTitles(words.join(' '))
    .replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '')
    .replace(/(?<=\p{L}{4})\.$/u, '');
  return isPerson(bare) ? bare : null;
}

const BEATS =
  'africa|art|arts|asia|associate|assistant|books?|business|chief|city|community|consumer|crime|culture|data|deputy|diplomatic|economics?|education|energy|entertainment|environment|europe|european|executive|fashion|features|film|finance|financial|food|football|foreign|global|health|home affairs|industry|international|investigations?|investigative|legal|lifestyle|local|managing|media|medical|middle east|music|national|news|opinion|photo|picture|political|politics|property|racing|religion|religious|royal|rugby|science|security|senior|social affairs|society|sports?|technology|theatre|transport|travel|world';
/** `Environment` editor, `Chief Sports` Writer: what an office is for. */
const BEAT = new RegExp(
  `(?<![\\p{L}’'-])(?:(?:${BEATS})\\s+)+(?=(?:(?:correspondent|editor|reporter|writer)s?|columnist)(?!\\p{L}))`,
  'giu',
);

/** One word alone before a beat is a first name, and the beat a family name: `Ségolène Royal columnist`. */
const withoutBeat = (text: string): string =>
  text.replace(BEAT, (beat, at: number) =>
    text.slice(0, at).trim().split(/\s+/).length === 1 && at > 0 ? beat : '',
  );

/** The name of the person in one part of a line, without what stands glued to it; null where there is none. */
export function nameIn(part: string): string | null {
  const text = withoutBeat(part.replace(/^[\s,;:"'«“*–—-]+|[\s,;:"'»”*–—-]+$/g, '').replace(PRIZE, ''));
  const titled = withoutTitles(text);
  const words = withArticleApart(titled).split(/\s+/);
  if (isCompany(text) || isNobodyPhrase(text) || words.length > MOST_IN_PART) return null;
  if (titled !== text && OF_A_FUNCTION.test(titled)) return null;
  if (words.length > 1 && !words.some(isCapital)) return isLowerName(words) ? titled : null;
  const led = withoutLead(words);
  if (led.length < words.length && OF_WHAT.test(led[0] ?? '')) return null;
  const end = endOfName(led);
  return isBeginning(led, end) ? null : personIn(withoutSource(led.slice(0, end)));
}
