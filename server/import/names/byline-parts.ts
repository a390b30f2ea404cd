import { isCompany, isGiven, isParticle, isPlace } from './name-words.ts';

/** Who is named beside the author: `foto di …`, `Editing by …`, `Luca Neri (foto)`. */
const PICTURES =
  'foto(?:grafi[ae])?|photos?|immagini|video|montaggio|riprese|illustrazion[ei]|disegn[oi]|grafica';
const BESIDE = new RegExp(
  `(?:^|[,;\\n]|\\s(?:e|ed|con|and))\\s*(?:${PICTURES}|traduzione|editing|edited|compiled|writing)(?:\\sa cura)?(?:\\s(?:di|da|by))?:?\\s[^,;|\\n]*`,
  'giu',
);
const IN_BRACKETS = new RegExp(`(?:^|[,;]|\\s(?:e|ed|con|and)\\s)[^,;()]*\\((?:${PICTURES})\\)`, 'giu');

/** Who helped has written too. */
const TOGETHER =
  /[\s,]*\b(?:(?:con|e|ed)\s(?:la|il)\s(?:collaborazione|contributo)\sdi|in\scollaborazione\scon|ha(?:nno)?\scollaborato(?:\sanche)?:?|(?:with\s)?(?:additional\s)?reporting\sby)\s/giu;

export const withoutPictures = (line: string): string => line.replace(IN_BRACKETS, ' ');

/** A stretch of a line between signs that part names for certain. */
export type Chunk = { text: string; isBeside: boolean };

export function chunksOf(line: string): Chunk[] {
  const text = line.replace(BESIDE, ' ').replace(TOGETHER, ';');
  const pieces = text.split(/(\s*[;\n•·、；，]\s*|\s*\|\s*|\s+[–—-]{1,2}\s+|\s+\/\s+)/);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece.trim() !== ''
      ? [{ text: piece.trim(), isBeside: /[|–—-]/.test(pieces[at - 1] ?? '') }]
      : [],
  );
}

const KIND =
  'testo|testi|nota|vignetta|blog|articolo|editoriale|corsivo|opinione|rubrica|lettera|intervento|colloquio|racconto|servizio|intervista|reportage|analisi|commento|inchiesta|recensione|scritto|redatto|curato|story|text|words|report|written|reported';
const INTRODUCTION = new RegExp(
  `^(?:(?:il\\s|la\\s|lo\\s|l['’]|un\\s|una\\s|un['’])?(?:${KIND})\\s*(?:a\\scura\\s)?(?:di|da|by|von|:)|a\\scura\\s(?:di|del|della|dell['’])|by|firmato(?:\\sda)?)(?:\\s+|$)`,
  'i',
);
const PREPOSITION = /^(di|da|von|par|por)\s+(?=\S)/i;

/** Whether `Di`, `Von`, written as in a name, only says that somebody signs: `Di Anna Verdi`, not `Di Leo Anna`. */
function introduces(preposition: string, rest: string): boolean {
  const words = rest.split(' ');
  if (words.length < 2) return preposition === 'di';
  if (/^von$/i.test(preposition) && isParticle(words[0] ?? '')) return false;
  if (/^da$/i.test(preposition) && isPlace(words[0] ?? '')) return false;
  if (preposition === 'di') return true;
  return isGiven(words[0] ?? '') || !isGiven(words.at(-1) ?? '');
}

function withoutIntroduction(text: string): string {
  const bare = text.replace(INTRODUCTION, '');
  const [whole = '', preposition = ''] = PREPOSITION.exec(bare) ?? [];
  const rest = bare.slice(whole.length);
  return whole !== '' && introduces(preposition, rest) ? rest : bare;
}

/** One name of a chunk perhaps, and the sign that stands before it. */
export type Part = { text: string; before: string };

const COMMA = String.raw`\s*,\s*(?!(?:[Jj]r|[Ss]r|II|III)\b)`;
const AND = 'e|ed|and|&|y|et|und|con|with|og|och|\\+';
const MIXED = new RegExp(`(${COMMA}|\\s+(?:${AND})\\s+)`);
const CAPITALS = new RegExp(`(${COMMA}|\\s+(?:${AND})\\s+)`, 'i');

/** `Anna Verdi/ANSA`, `Anna Verdi/Ugo Neri`; `gr/bp` is the sign of a desk and stays whole. */
const bySlash = (text: string): string => (/\s/.test(text) ? text.replace(/\s*\/\s*/g, ', ') : text);

export function partsOf(chunk: string): Part[] {
  const line = bySlash(withoutIntroduction(chunk));
  if (isCompany(line) && !line.includes(',')) return [];
  const pieces = line.split(line === line.toUpperCase() ? CAPITALS : MIXED);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece.trim() !== ''
      ? [{ text: withoutIntroduction(piece.trim()), before: pieces[at - 1] ?? '' }]
      : [],
  );
}
