import { decodeHTMLStrict } from 'entities';
import { nameOf, withoutUnseen } from '../visible-text.ts';
import { chunksOf, type Part, partsOf, withoutPictures } from './byline-parts.ts';
import { nameIn, wordsIn } from './name-in.ts';
import { isPlace, isTown } from './towns.ts';

/** Characters that are read: a longer text is not a list of names, but in the wrong field. */
const LONGEST = 2000;

// The part before the at sign is matched only from the beginning of a word, because long words would otherwise take
// long.
const MAIL = /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]+/gu;
const HIDDEN_MAIL =
  /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+\s?[[(](?:at|chiocciola)[\])]\s?[^\s<>()[\]",;:@]+/giu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]+/gi;
const HANDLE = /(^|[\s(,])@[\w.]+/g;
const CHANNEL = /\b(?:mailto|e-?mail|twitter|instagram|tel)\s*:\s*/gi;
const RESERVED = /[©\s]*\b(?:riproduzione riservata|tutti i diritti riservati)\b/giu;
const PICTOGRAM = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3/gu;

/** A line without markup, addresses, pictograms and the empty brackets they leave. */
const cleaned = (written: string): string =>
  withoutUnseen(
    decodeHTMLStrict(
      written
        .slice(0, LONGEST)
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, ' '),
    ),
  )
    .replace(CHANNEL, '')
    .replace(HIDDEN_MAIL, ' ')
    .replace(MAIL, ' ')
    .replace(ADDRESS, ' ')
    .replace(HANDLE, '$1')
    .replace(RESERVED, '\n')
    .replace(PICTOGRAM, ' ')
    .replace(/<\s*>|\(\s*\)|\[\s*\]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** A place with its province before a name: `Sesto San Giovanni (Mi) - …`. */
const PLACE_WITH_PROVINCE = /^[^()\n]{2,40}\s*\([A-Z][A-Za-z]\)\s*[–—-]\s*(?=\S)/;

/**
 * The text outside and inside brackets: `Name (mail)`, `mail (Name)`, `Name (ANSA)`. A whole entry in brackets counts
 * as outside.
 */
function brackets(line: string): { outside: string; inside: string } {
  const freed = withoutPictures(line)
    .replace(PLACE_WITH_PROVINCE, '')
    .replace(/(^|[,;\n])\s*[([]([^()[\]]*)[)\]]\s*(?=$|[,;\n])/g, '$1 $2')
    .replace(/[([]\s*((?:e|ed|con|and|with)\s[^()[\]]*)[)\]]/g, ' $1 ');
  const inside = [...freed.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, text]) => text);
  return {
    outside: freed.replace(/[([][^()[\]]*[)\]]?|[)\]]/g, ' ').replace(/[^\S\n]+/g, ' '),
    inside: inside.join('; '),
  };
}

type Named = Part & { name: string };

const INITIALS = /^(?:\p{Lu}\p{Ll}{0,3}\.[ -]?){1,4}$/u;
const isWhole = ({ name }: Named): boolean => wordsIn(name) > 1 || INITIALS.test(name);

/** Whether a single name is a place; a small town of one word may be a signature, such as `Altan`. */
const isPlaceAlone = (name: string): boolean => isPlace(name) || (wordsIn(name) > 1 && isTown(name));

/** Names that are certainly separate; `Verdi, Anna` and `Fruttero e Lucentini` stay as they are written. */
function namesOfParts(parts: Part[]): string[] {
  const all = parts.flatMap((part): Named[] => {
    const name = nameOf(nameIn(part.text) ?? '');
    return name === null ? [] : [{ ...part, name }];
  });
  if (all.length === 1 && isPlaceAlone(all[0]?.name ?? '')) return [];
  const hasWhole = all.some((one) => isWhole(one) && !isTown(one.name));
  const named = hasWhole ? all.filter(({ name }) => !isTown(name)) : all;
  const whole = named.filter(isWhole).length;
  if (named.length < 2 || whole === named.length || whole > 1) return named.map(({ name }) => name);
  return [named.map(({ name, before }, at) => (at === 0 ? name : before + name)).join('')];
}

function namesIn(line: string): string[] {
  const chunks = chunksOf(line);
  const names = chunks.map(({ text }) => namesOfParts(partsOf(text)));
  const hasWhole = names.flat().some((name) => wordsIn(name) > 1);
  // A single word after a dash or a bar is an organisation or a place.
  return names.flatMap((list, at) =>
    list.filter((name) => !(hasWhole && chunks[at]?.isBeside && wordsIn(name) === 1)),
  );
}

/** The names in a line that `cleaned` has made. */
function namesOfLine(line: string): string[] {
  const { outside, inside } = brackets(line);
  const names = namesIn(outside);
  return [...new Set(names.length > 0 ? names : namesIn(inside))];
}

/**
 * The names of persons in an author field or a byline. There may be several, each without introducing words, titles,
 * roles, places and sources. An address, a login, an editorial desk's sign-off, an agency or a company is never a name;
 * a text with nothing else has none.
 */
export const personNames = (written: string | undefined): string[] => namesOfLine(cleaned(written ?? ''));

/** All names of several authors, each once. */
export const allPersonNames = (written: string[]): string[] => [...new Set(written.flatMap(personNames))];

/** The introduction of the first name, which a byline keeps: `di Anna Verdi`. */
const SIGNED = /^(?:di|a cura di|by|von|par|por)\s+/i;

/** The line under a title, or null where it names no person; and the names of all persons in it. */
export type Byline = { line: string | null; names: string[] };

export function readByline(written: string | undefined): Byline {
  const line = cleaned(written ?? '');
  const names = namesOfLine(line);
  const [first] = names;
  if (first === undefined) return { line: null, names };
  const [signed = ''] = SIGNED.exec(line) ?? [];
  const lead = line.startsWith(first, signed.length) ? signed : '';
  return { line: lead + names.join(', '), names };
}

/** The line under a title: the names of all persons in it, or null. */
export const bylineOf = (written: string | undefined): string | null => readByline(written).line;
