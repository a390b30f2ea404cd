import {
  isCompany,
  isDepartmentOnly,
  isDepartmentWord,
  isFirstName,
  isParticle,
  isPhraseWithoutPerson,
  isRole,
  isRoleAfterName,
  isSource,
  isSystemName,
  withoutTitles,
} from './name-words.ts';
import { isSignOffOrLogin, LOGIN } from './sign-offs.ts';
import { isPlace } from './towns.ts';

export const wordCount = (name: string): number => name.split(/\s+/).length;

/** Limits in words: of a name, and of a part of a line with a name and other words around it. */
const MAX_NAME_WORDS = 7;
const MAX_PART_WORDS = 30;

/**
 * Whether a word is written like a name: with a capital, also inside (`d'Ancona`, `al-Sisi`), or in a script without
 * capitals.
 */
const isCapitalised = (word: string): boolean =>
  /^[^\p{L}]*(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{Ll}{1,5}['’-]\p{Lu})/u.test(word);

const PREPOSITION = /^(?:a|ad|in|da|di|del|della|dell|al|alla|per|from|at|of|for|to)$/;
/** Words before a role: `dal nostro inviato`, `our correspondent`. */
const BEFORE_ROLE =
  /^(?:il|lo|la|l|i|le|un|una|uno|da|dal|dalla|dai|dalle|dallo|dall|del|della|dell|nostr[oaie]|our|the|from|notre|nuestr[oa]|unser\w*)$/;

const normalised = (word = ''): string => word.toLowerCase().replace(/['’]$/, '');

/** The number of words of a known place at the beginning of a list; 0 if there is none. */
const placeWordCount = (words: string[]): number =>
  [3, 2, 1].find((count) => words.length >= count && isPlace(words.slice(0, count).join(' '))) ?? 0;

/** The number of words before a name, without a place: `dal nostro inviato`, `Direttore`. */
function leadWordCount(words: string[]): number {
  const role = words.findIndex(isRole);
  const hasOnlyOpening =
    role >= 0 && words.slice(0, role).every((word) => BEFORE_ROLE.test(normalised(word)));
  let count = hasOnlyOpening && (role > 0 || words.length > 2) ? role + 1 : 0;
  const isLeadWord = (word: string) =>
    !isCapitalised(word) || (count > 0 && PREPOSITION.test(normalised(word)));
  while (count < words.length && isLeadWord(words[count] ?? '')) count += 1;
  if (count === 0 && /^(?:da|from)$/.test(normalised(words[0])) && placeWordCount(words.slice(1)) > 0)
    return 1;
  return count;
}

/** The number of words of an agency or a place before an author: `AFP par …`, `BRUXELLES dal nostro inviato …`. */
function sourceWordCount(words: string[]): number {
  const [first = '', second = ''] = words;
  if (words.length > 2 && first === first.toUpperCase() && isSource(first)) return 1;
  const place = placeWordCount(words);
  const next = words[place] ?? second;
  if (place === 0) return 0;
  if (next === 'di' && words.length > place + 2) return place + 1;
  return /^(?:da|dal|dalla|dai|from)$/.test(next) ? place : 0;
}

/** The words of a name without a role before it: `dal nostro inviato a Kiev Anna Verdi`. */
function withoutLeadWords(all: string[]): string[] {
  const words = all.slice(sourceWordCount(all));
  const lead = words.slice(0, leadWordCount(words));
  const rest = words.slice(lead.length);
  const place = PREPOSITION.test(normalised(lead.at(-1))) ? placeWordCount(rest) : 0;
  if (lead.every(isParticle) && place === 0) return words;
  const last = normalised(lead.at(-1));
  const isAfterPlace = PREPOSITION.test(last) && lead.some(isRole);
  // The rest names whom or what the words are about, not the author: `un'intervista a`, `medico del`.
  if (PREPOSITION.test(last) && last !== 'da' && place === 0 && !isAfterPlace) return [];
  return rest.slice(place || (isAfterPlace ? 1 : 0));
}

const NOT_IN_NAME = /^(?:a|ad|in|per|for|of|from|at)$/;
const isDutch = (words: string[], at: number): boolean =>
  words[at] === 'in' && /^(?:['’]t|der)$/.test(words[at + 1] ?? '');

/** A pen name of this form continues after `on the`, unlike a person's name or a role: `First Dog on the Moon`. */
const isWithinPenName = (words: string[], at: number): boolean => {
  const on = words[at] === 'on' ? at : at - 1;
  return on > 0 && !isFirstName(words[0] ?? '') && /^on the \p{Lu}\S*$/u.test(words.slice(on).join(' '));
};

/**
 * Whether a name ends before a word, such as `economista`, `per` Il Foglio, `in` Rome; but not in `in 't
 * Veld`.
 */
function endsName(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isDutch(words, at) || isWithinPenName(words, at)) return false;
  if (word === 'da' && placeWordCount(words.slice(at + 1)) > 0) return true;
  return NOT_IN_NAME.test(word) || !isParticle(word) || at === words.length - 1;
}

/** Index of the first word behind a name: a role, or a word that no name has, such as `economista`. */
function nameEnd(words: string[]): number {
  const end = words.findIndex((word, at) => {
    const isLast = at === words.length - 1;
    if (at === 0 || (isLast && /^\d{1,4}$/.test(word))) return false;
    return isCapitalised(word) || isNickname(word) ? at > 1 && isRoleAfterName(word) : endsName(words, at);
  });
  return end < 0 ? words.length : end;
}

/**
 * Whether one capitalised word is followed by words that are neither a name nor a role nor an organisation:
 * `Situazione` difficile.
 */
function isStartOfSentence([first = '', next = '']: string[], end: number): boolean {
  return end === 1 && next !== '' && !isFirstName(first) && !isRole(next) && !NOT_IN_NAME.test(next);
}

/** A nickname in quotes: `Ugo “bandito” Neri`. */
const isNickname = (word: string): boolean => /^["“«‘][\p{L}'’-]+["”»’]$/u.test(word);

const isInCapitals = (text: string): boolean => text === text.toUpperCase();

/** Whether a name has a first name and a family name, so that no further word of it has to follow: `Luca Neri`. */
const isComplete = (words: string[]): boolean =>
  words.length === 2 &&
  isFirstName(words[0] ?? '') &&
  !isFirstName(words[1] ?? '') &&
  !isParticle(normalised(words[1]));

/** A name without the agency or the place after it: `Luca Neri ROMA`, `Luca Neri Roma`. */
function withoutSource(words: string[]): string[] {
  const isSourceAfterName = (tail: string, name: string[]) =>
    isSource(tail) ||
    (isPlace(tail) && (isComplete(name) || (isInCapitals(tail) && !isInCapitals(name.join(' ')))));
  const at = words.findIndex(
    (_, index) => index > 1 && isSourceAfterName(words.slice(index).join(' '), words.slice(0, index)),
  );
  return at < 0 ? words : words.slice(0, at);
}

/** An article with a preposition, before an organisation: `dell'ospedale`, `all'università`. */
const ARTICLE_WITH_PREPOSITION = /^(?:d|n|s)?[ae]ll['’]/;
const LOWER_NAME = /^[\p{Ll}'’-]{2,}(?: [\p{Ll}'’-]{2,}){1,2}$/u;

/** A name deliberately written without capitals: `anna verdi`. */
const isLowerName = (words: string[]): boolean =>
  LOWER_NAME.test(words.join(' ')) &&
  !words.some(
    (word) =>
      ARTICLE_WITH_PREPOSITION.test(word) ||
      isRole(word) ||
      isDepartmentWord(word) ||
      isSystemName(word) ||
      PREPOSITION.test(word),
  ) &&
  !words.slice(0, -1).every((word) => isParticle(word));

const isOneWordName = (name: string): boolean =>
  (!isSignOffOrLogin(name) || isFirstName(name)) &&
  !isRole(name) &&
  !BEFORE_ROLE.test(normalised(name)) &&
  !isParticle(normalised(name)) &&
  !/^(?:ph\.?d|jr|sr)\.?$/i.test(name);

/**
 * Whether words name a department, by their first or last word: `Redazione Roma`, `Foglio Newsdesk`, `La Redazione`;
 * but `Sala Anna` is a person.
 */
const isDepartment = (words: string[]): boolean => {
  const [first = '', ...rest] = words;
  const hasOpening = BEFORE_ROLE.test(normalised(first)) || PREPOSITION.test(normalised(first));
  const last = words.at(-1) ?? '';
  if (isSource(first) && isPlace(rest.join(' '))) return true;
  if (words.length === 1) return isDepartmentOnly(first.slice(first.lastIndexOf('-') + 1));
  if (isDepartmentOnly(first) || isDepartmentOnly(last)) return true;
  return (
    (isDepartmentWord(first) && !isFirstName(last)) ||
    (hasOpening && (isDepartmentOnly(rest[0] ?? '') || rest.every(isDepartmentWord)))
  );
};

/** Whether a name contains digits; `Wu Ming 1` is a writer, `MAR 14` is not. */
function hasDigits(name: string): boolean {
  const [withoutNumber = '', number] = name.split(/\s(?=(?:0|[1-9]\d{0,3})$)/);
  return /\d/.test(number !== undefined && !isSignOffOrLogin(withoutNumber) ? withoutNumber : name);
}

function isPerson(name: string): boolean {
  const words = name.split(' ');
  if (!/\p{L}/u.test(name) || words.length > MAX_NAME_WORDS) return false;
  if (isSystemName(name) || isSource(name) || isCompany(name) || isDepartmentWord(name)) return false;
  if (words.length === 1) return isOneWordName(name) && !isDepartment(words);
  return !isDepartment(words) && !hasDigits(name) && !words.every((word) => isRole(word) || LOGIN.test(word));
}

/** Words after a role that are not a name: `docente` all'Università, `professore di Diritto` privato. */
const AFTER_ROLE = /^(?:(?:d|n|s)?[ae]ll['’]|sull['’]|l['’]|un['’])|^(?!d['’])\p{Ll}(?!['’])/u;

/** Words after a title that is used as a role, not before a name: `professore` di Storia, `avvocato` del Comune. */
const AFTER_FUNCTION = /^(?:(?:di|del|dell[aeo]|dei|degli|in|presso|al|alla|a)\s|(?:dell|all|d)['’])/;
/** A prize before a name: `il premio Nobel Anna Verdi`. */
const PRIZE =
  /^(?:il |la )?premio (?:nobel|pulitzer|strega|campiello|oscar|balzan)(?: per (?:(?:la|il|lo|le|i) |l['’])?\p{L}+)?\s+(?!per\s)(?=\p{L}+\s\p{L})/iu;

/** Splits the article from a role: `dall'inviata`, `DALL'INVIATA`; `Dell'Orto` is a name and stays. */
const splitArticle = (text: string): string =>
  text.replace(/^(dall|dell|all|l|un)(['’])(\p{L}+)/iu, (whole, article, sign, word) =>
    /^\p{Ll}/u.test(word) || isRole(word) ? `${article}${sign} ${word}` : whole,
  );

function toPersonName(words: string[]): string | null {
  const candidate = withoutTitles(words.join(' '))
    .replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '')
    .replace(/(?<=\p{L}{4})\.$/u, '');
  return isPerson(candidate) ? candidate : null;
}

const BEAT_NAMES =
  'africa|art|arts|asia|associate|assistant|books?|business|chief|city|community|consumer|crime|culture|data|deputy|diplomatic|economics?|education|energy|entertainment|environment|europe|european|executive|fashion|features|film|finance|financial|food|football|foreign|global|health|home affairs|industry|international|investigations?|investigative|legal|lifestyle|local|managing|media|medical|middle east|music|national|news|opinion|photo|picture|political|politics|property|racing|religion|religious|royal|rugby|science|security|senior|social affairs|society|sports?|technology|theatre|transport|travel|world';
/** The subject of a role: `Environment` editor, `Chief Sports` Writer. */
const BEAT = new RegExp(
  `(?<![\\p{L}’'-])(?:(?:${BEAT_NAMES})\\s+)+(?=(?:(?:correspondent|editor|reporter|writer)s?|columnist)(?!\\p{L}))`,
  'giu',
);

/** After a single word, a beat is a family name: `Ségolène Royal columnist`. */
const withoutBeat = (text: string): string =>
  text.replace(BEAT, (beat, at: number) =>
    text.slice(0, at).trim().split(/\s+/).length === 1 && at > 0 ? beat : '',
  );

/** The name of the person in one part of a line, without the words around it; null if there is none. */
export function nameIn(part: string): string | null {
  const text = withoutBeat(part.replace(/^[\s,;:"'«“*–—-]+|[\s,;:"'»”*–—-]+$/g, '').replace(PRIZE, ''));
  const untitled = withoutTitles(text);
  const words = splitArticle(untitled).split(/\s+/);
  if (isCompany(text) || isPhraseWithoutPerson(text) || words.length > MAX_PART_WORDS) return null;
  if (untitled !== text && AFTER_FUNCTION.test(untitled)) return null;
  if (words.length > 1 && !words.some(isCapitalised)) return isLowerName(words) ? untitled : null;
  const withoutLeading = withoutLeadWords(words);
  if (withoutLeading.length < words.length && AFTER_ROLE.test(withoutLeading[0] ?? '')) return null;
  const end = nameEnd(withoutLeading);
  return isStartOfSentence(withoutLeading, end)
    ? null
    : toPersonName(withoutSource(withoutLeading.slice(0, end)));
}
