import { nameIn } from './name-in.ts';
import { isCompany, isGiven, isNobodyPhrase, isParticle } from './name-words.ts';
import { isPlace, isTown } from './towns.ts';

/** Other contributors named beside the author: `foto di …`, `Editing by …`, `Luca Neri (foto)`. */
const PICTURES =
  'foto(?:grafi[ae])?|photo(?:graph)?s?|fotos|immagini|video|montaggio|riprese|illustrazion[ei]|disegn[oi]|grafica';
const BESIDE = new RegExp(
  `(?:^|[,;\\n]|\\s(?:e|ed|con|and|[/|–—-]))\\s*(?:${PICTURES}|traduzione|editing|edited|compiled|writing)(?:\\sa cura)?(?:\\s(?:di|da|by))?:?\\s[^,;|\\n]*`,
  'giu',
);
const IN_BRACKETS = new RegExp(`(?:^|[,;]|\\s(?:e|ed|con|and)\\s)[^,;()]*\\((?:${PICTURES})\\)`, 'giu');

const TEXTS = 'testo|testi|articolo|servizio|text|texts|words|story';
const AND_SIGN = String.raw`\s*(?:,|/|&|\+|\b(?:e|ed|and|und|et)\b)\s*`;
/** A person credited for both pictures and text is an author: `testi e foto di …`, `Words and photos by …`. */
const BOTH = new RegExp(
  `(^|[,;\\n]\\s*)(?=(?:(?:${PICTURES})${AND_SIGN})*(?:${TEXTS})\\b)(?:(?:${TEXTS}|${PICTURES})${AND_SIGN})+(?:${TEXTS}|${PICTURES})(?:\\s+a\\scura)?(?:\\s*:|\\s+(?:di|da|by|von|par)\\b|(?=\\s+\\p{L}+\\s+\\p{L}))\\s*`,
  'giu',
);

/** A contributor to the text is an author too. */
const TOGETHER =
  /[\s,]*\b(?:(?:con|e|ed)\s(?:la|il)\s(?:collaborazione|contributo)\sdi|in\scollaborazione\scon|ha(?:nno)?\scollaborato(?:\sanche)?:?|(?:with\s)?(?:additional\s)?reporting\sby)\s/giu;

export const withoutPictures = (line: string): string => line.replace(IN_BRACKETS, ' ');

/** A part of a line between separators that certainly divide names. */
export type Chunk = { text: string; isBeside: boolean };

const isDash = (sign = ''): boolean => /[|–—-]/.test(sign);

const isNameBehind = (text: string): boolean => {
  const name = nameIn(text);
  return name !== null && !isTown(name) && /\s/.test(name);
};

/**
 * Whether a place is followed by a name: `SAN LEO - Anna Verdi`, `Cantù - Anna Verdi`. A single author is never taken
 * for a place.
 */
const isPlaceBefore = (text: string, behind: string[]): boolean => behind.some(isNameBehind) && isTown(text);

export function chunksOf(line: string): Chunk[] {
  const text = line.replace(BOTH, '$1').replace(BESIDE, ' ').replace(TOGETHER, ';');
  const pieces = text.split(/(\s*[;\n•·、；，]\s*|\s*\|\s*|\s+[–—-]{1,2}\s+|\s+\/\s+)/);
  return pieces.flatMap((piece, at): Chunk[] => {
    const name = piece.trim();
    if (at % 2 === 1 || name === '' || isNobodyPhrase(name)) return [];
    const isLead = at === 0 && isDash(pieces[1]) && isPlaceBefore(name, pieces.slice(2));
    const isOneWord = at === 0 && isDash(pieces[1]) && !/\s/.test(name);
    return isLead ? [] : [{ text: name, isBeside: isOneWord || isDash(pieces[at - 1]) }];
  });
}

const KIND =
  'testo|testi|nota|vignetta|blog|articolo|editoriale|corsivo|opinione|rubrica|lettera|intervento|colloquio|racconto|servizio|intervista|reportage|analisi|commento|inchiesta|recensione|scritto|redatto|curato|story|text|words|report|written|reported';
const INTRODUCTION = new RegExp(
  `^(?:(?:il\\s|la\\s|lo\\s|l['’]|un\\s|una\\s|un['’])?(?:${KIND})\\s*(?:a\\scura\\s)?(?:(?:di|da|by|von)\\s*:?|:)|a\\scura\\s(?:di|del|della|dell['’])|by|firmato(?:\\sda)?)(?:\\s+|$)`,
  'i',
);
const PREPOSITION = /^(di|da|von|par|por)\s+(?=\S)/i;

/** Whether the family name comes first, as in `Di Vito Anna`: men's first names are family names too. */
const isFamilyFirst = ([first = '', last = '', ...more]: string[]): boolean =>
  more.length === 0 && isGiven(last) && !/a$/i.test(first);

/** Whether a capitalised `Di` or `Von` only introduces the author: in `Di Anna Verdi`, not in `Di Leo Anna`. */
function introduces(preposition: string, rest: string): boolean {
  const words = rest.split(' ');
  if (words.length < 2) return preposition === 'di';
  if (/^von$/i.test(preposition) && isParticle(words[0] ?? '')) return false;
  if (/^da$/i.test(preposition) && isPlace(words[0] ?? '')) return false;
  if (preposition === 'di') return true;
  return isGiven(words[0] ?? '') ? !isFamilyFirst(words) : !isGiven(words.at(-1) ?? '');
}

/** A place before the name: `Monza: Anna Verdi`, `Monza. Anna Verdi`. */
const PLACE_FIRST = /^([^.:,]{2,40})[.:]\s+(?=\S)/;

/** A place after the name: `Anna Verdi. Monza`. */
const PLACE_LAST = /(?<=\s\S*\p{L}{3})\.\s+([^.:,]{2,40}?)\.?$/u;

function withoutPlace(text: string): string {
  const [first = '', before = ''] = PLACE_FIRST.exec(text) ?? [];
  const rest = isTown(before) ? text.slice(first.length) : text;
  const [last = '', behind = ''] = PLACE_LAST.exec(rest) ?? [];
  return isTown(behind) ? rest.slice(0, -last.length) : rest;
}

function withoutIntroduction(text: string): string {
  const bare = withoutPlace(text)
    .replace(INTRODUCTION, '')
    .replace(/^test[oi]\s+(?=\S+\s+\S)/iu, '');
  const [whole = '', preposition = ''] = PREPOSITION.exec(bare) ?? [];
  const rest = bare.slice(whole.length);
  return whole !== '' && introduces(preposition, rest) ? rest : bare;
}

/** A possible name in a chunk, and the separator before it. */
export type Part = { text: string; before: string };

const COMMA = String.raw`\s*,\s*(?!(?:[Jj]r|[Ss]r|II|III)\b)`;
const AND = 'e|ed|and|&|y|et|und|con|with|og|och|\\+';
/** A capitalised conjunction among words with small letters joins two full names: `Anna Verdi E Luca Neri`. */
const BETWEEN_NAMES = String.raw`(?<=\S\s+\S+)\s+(?:E|Ed|And)\s+(?=\S+\s+\S)`;
const MIXED = new RegExp(`(${COMMA}|\\s+(?:${AND})\\s+|${BETWEEN_NAMES})`);
const CAPITALS = new RegExp(`(${COMMA}|\\s+(?:${AND})\\s+)`, 'i');

/** The place of writing, up to the end: `Anna Verdi in Palm Beach`. */
const IN_PLACE = /\s(?:in|at|from|a|ad|da)\s(\p{Lu}[\p{L}'’.-]*)(?:\s\p{Lu}[\p{L}'’.-]*)*$/u;
function endsInPlace(piece = ''): boolean {
  const [, place] = IN_PLACE.exec(piece) ?? [];
  return place !== undefined && !isGiven(place);
}
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York|South Wales)|North (?:Carolina|Dakota)|South (?:Carolina|Dakota|Australia)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Washington|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|Newfoundland|Nova Scotia|Ontario|Quebec|Saskatchewan|Queensland|Western Australia|Tasmania|Victoria';
/**
 * A state after a comma, which bylines add to a town: `Florida`, `Fla.`, `N.C.`, `FL`. Any other word may be an author.
 */
const REGION = new RegExp(
  String.raw`^(?:${STATES}|(?:\p{Lu}\p{Ll}{1,4}\.|\p{Lu}\.\s?\p{Lu}\.)|\p{Lu}{2})$`,
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
const isState = (piece: string) => REGION.test(piece) || COUNTRIES.has(piece);

/** Whether a piece between commas continues a place: `in Palm Beach, Florida`. */
const isRegion = (pieces: string[], at: number): boolean =>
  at >= 2 &&
  pieces[at - 1]?.trim() === ',' &&
  isState(pieces[at]?.trim() ?? '') &&
  (endsInPlace(pieces[at - 2]) || isRegion(pieces, at - 2));

/**
 * Splits names at a slash: `Anna Verdi/ANSA`, `Anna Verdi/Ugo Neri`. `gr/bp` is an editorial desk's sign-off and stays
 * whole.
 */
const bySlash = (text: string): string => (/\s/.test(text) ? text.replace(/\s*\/\s*/g, ', ') : text);

export function partsOf(chunk: string): Part[] {
  const line = bySlash(withoutIntroduction(chunk));
  if (isCompany(line) && !line.includes(',')) return [];
  const pieces = line.split(line === line.toUpperCase() ? CAPITALS : MIXED);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece.trim() !== '' && !isRegion(pieces, at)
      ? [{ text: withoutIntroduction(piece.trim()), before: pieces[at - 1] ?? '' }]
      : [],
  );
}
