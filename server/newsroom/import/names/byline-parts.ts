import { nameIn } from './name-in.ts';
import { isCompany, isFirstName, isParticle, isPhraseWithoutPerson } from './name-words.ts';
import { isPlace, isTown } from './towns.ts';

/**
 * Words for contributions other than the text, whose names are no authors: `foto di …`, `Luca Neri (foto)`.
 */
const PICTURE_WORDS =
  'foto(?:grafi[ae])?|photo(?:graph)?s?|fotos|immagini|video|montaggio|riprese|illustrazion[ei]|disegn[oi]|grafica';
const OTHER_CONTRIBUTOR = new RegExp(
  `(?:^|[,;\\n]|\\s(?:e|ed|con|and|[/|–—-]))\\s*(?:${PICTURE_WORDS}|traduzione|editing|edited|compiled|writing)(?:\\sa cura)?(?:\\s(?:di|da|by))?:?\\s[^,;|\\n]*`,
  'giu',
);
const CONTRIBUTOR_IN_BRACKETS = new RegExp(
  `(?:^|[,;]|\\s(?:e|ed|con|and)\\s)[^,;()]*\\((?:${PICTURE_WORDS})\\)`,
  'giu',
);

const TEXT_WORDS = 'testo|testi|articolo|servizio|text|texts|words|story';
const AND_SIGN = String.raw`\s*(?:,|/|&|\+|\b(?:e|ed|and|und|et)\b)\s*`;
/**
 * Matches the words before a person credited for text and pictures: `testi e foto di …`, `Words and photos by
 * …`.
 */
const TEXT_AND_PICTURES = new RegExp(
  `(^|[,;\\n]\\s*)(?=(?:(?:${PICTURE_WORDS})${AND_SIGN})*(?:${TEXT_WORDS})\\b)(?:(?:${TEXT_WORDS}|${PICTURE_WORDS})${AND_SIGN})+(?:${TEXT_WORDS}|${PICTURE_WORDS})(?:\\s+a\\scura)?(?:\\s*:|\\s+(?:di|da|by|von|par)\\b|(?=\\s+\\p{L}+\\s+\\p{L}))\\s*`,
  'giu',
);

/** Matches the words before a contributor to the text, who is an author too. */
const CO_AUTHOR =
  /[\s,]*\b(?:(?:con|e|ed)\s(?:la|il)\s(?:collaborazione|contributo)\sdi|in\scollaborazione\scon|ha(?:nno)?\scollaborato(?:\sanche)?:?|(?:with\s)?(?:additional\s)?reporting\sby)\s/giu;

export const withoutPictureCredits = (line: string): string => line.replace(CONTRIBUTOR_IN_BRACKETS, ' ');

/**
 * A part of a byline between separators that do not occur within names, and whether it follows a dash or bar.
 */
export type Chunk = { text: string; isAfterDash: boolean };

const isDash = (sign = ''): boolean => /[|–—-]/.test(sign);

const isFullName = (text: string): boolean => {
  const name = nameIn(text);
  return name !== null && !isTown(name) && /\s/.test(name);
};

/**
 * Whether a text is a town that is followed by a full name: `SAN LEO - Anna Verdi`, `Cantù - Anna Verdi`. The
 * only name of a line is never taken for a town.
 */
const isTownBeforeName = (text: string, followingTexts: string[]): boolean =>
  isTown(text) && followingTexts.some(isFullName);

export function splitByline(line: string): Chunk[] {
  const text = line.replace(TEXT_AND_PICTURES, '$1').replace(OTHER_CONTRIBUTOR, ' ').replace(CO_AUTHOR, ';');
  const pieces = text.split(/(\s*[;\n•·、；，]\s*|\s*\|\s*|\s+[–—-]{1,2}\s+|\s+\/\s+)/);
  return pieces.flatMap((piece, at): Chunk[] => {
    const name = piece.trim();
    if (at % 2 === 1 || name === '' || isPhraseWithoutPerson(name)) return [];
    const isPlaceLead = at === 0 && isDash(pieces[1]) && isTownBeforeName(name, pieces.slice(2));
    const isSingleWordLead = at === 0 && isDash(pieces[1]) && !/\s/.test(name);
    return isPlaceLead ? [] : [{ text: name, isAfterDash: isSingleWordLead || isDash(pieces[at - 1]) }];
  });
}

const TEXT_KIND =
  'testo|testi|nota|vignetta|blog|articolo|editoriale|corsivo|opinione|rubrica|lettera|intervento|colloquio|racconto|servizio|intervista|reportage|analisi|commento|inchiesta|recensione|scritto|redatto|curato|story|text|words|report|written|reported|autore|autrice|autori|author|pubblicat[oa]|postat[oa]|posted|published';
const INTRODUCTION = new RegExp(
  `^(?:(?:il\\s|la\\s|lo\\s|l['’]|un\\s|una\\s|un['’])?(?:${TEXT_KIND})\\s*(?:a\\scura\\s)?(?:(?:di|da|by|von)\\s*:?|:)|a\\scura\\s(?:di|del|della|dell['’])|by(?:\\s*:)?|firmato(?:\\sda)?)(?:\\s+|$)`,
  'i',
);
const PREPOSITION = /^(di|da|von|par|por)(?:\s*(:)\s*|\s+)(?=\S)/i;

/** Whether the family name comes first, as in `Di Vito Anna`: men's first names are family names too. */
const isFamilyFirst = ([first = '', last = '', ...further]: string[]): boolean =>
  further.length === 0 && isFirstName(last) && !/a$/i.test(first);

/** Whether a capitalised `Di` or `Von` only introduces the author: in `Di Anna Verdi`, not in `Di Leo Anna`. */
function isIntroduction(preposition: string, rest: string): boolean {
  const words = rest.split(' ');
  if (words.length < 2) return preposition === 'di';
  if (/^von$/i.test(preposition) && isParticle(words[0] ?? '')) return false;
  if (/^da$/i.test(preposition) && isPlace(words[0] ?? '')) return false;
  if (preposition === 'di') return true;
  return isFirstName(words[0] ?? '') ? !isFamilyFirst(words) : !isFirstName(words.at(-1) ?? '');
}

/** A place before the name: `Monza: Anna Verdi`, `Monza. Anna Verdi`. */
const PLACE_FIRST = /^([^.:,]{2,40})[.:]\s+(?=\S)/;

/** A place after the name: `Anna Verdi. Monza`. */
const PLACE_LAST = /(?<=\s\S*\p{L}{3})\.\s+([^.:,]{2,40}?)\.?$/u;

function withoutPlace(text: string): string {
  const [first = '', placeBefore = ''] = PLACE_FIRST.exec(text) ?? [];
  const rest = isTown(placeBefore) ? text.slice(first.length) : text;
  const [last = '', placeAfter = ''] = PLACE_LAST.exec(rest) ?? [];
  return isTown(placeAfter) ? rest.slice(0, -last.length) : rest;
}

function withoutIntroduction(text: string): string {
  const bareText = withoutPlace(text)
    .replace(INTRODUCTION, '')
    .replace(/^test[oi]\s+(?=\S+\s+\S)/iu, '');
  const [whole = '', preposition = '', colon] = PREPOSITION.exec(bareText) ?? [];
  const rest = bareText.slice(whole.length);
  return whole !== '' && (colon !== undefined || isIntroduction(preposition, rest)) ? rest : bareText;
}

/** A possible name in a chunk, and the separator before it. */
export type NameCandidate = { text: string; before: string };

const COMMA = String.raw`\s*,\s*(?!(?:[Jj]r|[Ss]r|II|III)\b)`;
const CONJUNCTIONS = 'e|ed|and|&|y|et|und|con|with|og|och|\\+';
/** A capitalised conjunction among words with small letters joins two full names: `Anna Verdi E Luca Neri`. */
const BETWEEN_NAMES = String.raw`(?<=\S\s+\S+)\s+(?:E|Ed|And)\s+(?=\S+\s+\S)`;
const NAME_SEPARATOR = new RegExp(`(${COMMA}|\\s+(?:${CONJUNCTIONS})\\s+|${BETWEEN_NAMES})`);
const NAME_SEPARATOR_IN_CAPITALS = new RegExp(`(${COMMA}|\\s+(?:${CONJUNCTIONS})\\s+)`, 'i');

/** The place of writing, up to the end: `Anna Verdi in Palm Beach`. */
const IN_PLACE = /\s(?:in|at|from|a|ad|da)\s(\p{Lu}[\p{L}'’.-]*)(?:\s\p{Lu}[\p{L}'’.-]*)*$/u;
function endsInPlace(piece = ''): boolean {
  const [, place] = IN_PLACE.exec(piece) ?? [];
  return place !== undefined && !isFirstName(place);
}
const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York|South Wales)|North (?:Carolina|Dakota)|South (?:Carolina|Dakota|Australia)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Washington|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|Newfoundland|Nova Scotia|Ontario|Quebec|Saskatchewan|Queensland|Western Australia|Tasmania|Victoria';
/**
 * A state after a comma, which bylines add to a town: `Florida`, `Fla.`, `N.C.`, `FL`. Any other word may be an author.
 */
const REGION = new RegExp(
  String.raw`^(?:${STATE_NAMES}|(?:\p{Lu}\p{Ll}{1,4}\.|\p{Lu}\.\s?\p{Lu}\.)|\p{Lu}{2})$`,
  'u',
);

/** Names of countries in Italian and English. */
const COUNTRIES = new Set(
  ['it', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []));
  }),
);
const isStateOrCountry = (piece: string) => REGION.test(piece) || COUNTRIES.has(piece);

/** For each piece between separators whether it continues a place: `in Palm Beach, Florida`. */
function continuationsOfPlaces(pieces: string[]): boolean[] {
  const isPlaceBefore = (at: number): boolean => continues[at] === true || endsInPlace(pieces[at]);
  const continues: boolean[] = [];
  for (const [at, piece] of pieces.entries())
    continues.push(
      at >= 2 && pieces[at - 1]?.trim() === ',' && isStateOrCountry(piece.trim()) && isPlaceBefore(at - 2),
    );
  return continues;
}

/**
 * Splits names at a slash: `Anna Verdi/ANSA`, `Anna Verdi/Ugo Neri`. `gr/bp` is an editorial desk's sign-off and stays
 * whole.
 */
const slashesToCommas = (text: string): string => (/\s/.test(text) ? text.replace(/\s*\/\s*/g, ', ') : text);

export function splitNames(chunk: string): NameCandidate[] {
  const line = slashesToCommas(withoutIntroduction(chunk));
  if (isCompany(line) && !line.includes(',')) return [];
  const pieces = line.split(line === line.toUpperCase() ? NAME_SEPARATOR_IN_CAPITALS : NAME_SEPARATOR);
  const continuations = continuationsOfPlaces(pieces);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece.trim() !== '' && !continuations[at]
      ? [{ text: withoutIntroduction(piece.trim()), before: pieces[at - 1] ?? '' }]
      : [],
  );
}
