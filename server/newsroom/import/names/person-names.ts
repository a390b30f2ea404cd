import { decodeHTMLStrict } from 'entities';
import { visibleName, withPlainSigns } from '../visible-text.ts';
import { type NameCandidate, splitByline, splitNames, withoutPictureCredits } from './byline-parts.ts';
import { nameIn, wordCount } from './name-in.ts';
import { isPlace, isTown } from './towns.ts';

/** Limit of characters that are read: a longer text is not a list of names, but in the wrong field. */
const MAX_LENGTH = 2000;

// The part before the at sign is matched only from the beginning of a word; otherwise long words would take
// too much time.
const MAIL = /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]+/gu;
const HIDDEN_MAIL =
  /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+\s?[[(](?:at|chiocciola)[\])]\s?[^\s<>()[\]",;:@]+/giu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]+/gi;
const HANDLE = /(^|[\s(,])@[\w.]+/g;
const CHANNEL = /\b(?:mailto|e-?mail|twitter|instagram|tel)\s*:\s*/gi;
const RESERVED = /[©\s]*\b(?:riproduzione riservata|tutti i diritti riservati)\b/giu;
const PICTOGRAM = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3/gu;

/** A line without markup, addresses, pictograms and the empty brackets they leave. */
const cleanLine = (written: string): string =>
  withPlainSigns(
    decodeHTMLStrict(
      written
        .slice(0, MAX_LENGTH)
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
function splitBrackets(line: string): { outside: string; inside: string } {
  const normalisedLine = withoutPictureCredits(line)
    .replace(PLACE_WITH_PROVINCE, '')
    .replace(/(^|[,;\n])\s*[([]([^()[\]]*)[)\]]\s*(?=$|[,;\n])/g, '$1 $2')
    .replace(/[([]\s*((?:e|ed|con|and|with)\s[^()[\]]*)[)\]]/g, ' $1 ');
  const inside = [...normalisedLine.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, text]) => text);
  return {
    outside: normalisedLine.replace(/[([][^()[\]]*[)\]]?|[)\]]/g, ' ').replace(/[^\S\n]+/g, ' '),
    inside: inside.join('; '),
  };
}

type NamedPart = NameCandidate & { name: string };

const INITIALS = /^(?:\p{Lu}\p{Ll}{0,3}\.[ -]?){1,4}$/u;
const isFullName = ({ name }: NamedPart): boolean => wordCount(name) > 1 || INITIALS.test(name);

/** Whether a single name is a place; a small town of one word may be a signature, such as `Altan`. */
const isOnlyPlace = (name: string): boolean => isPlace(name) || (wordCount(name) > 1 && isTown(name));

/** Names that are certainly separate; `Verdi, Anna` and `Fruttero e Lucentini` stay as they are written. */
function namesOfParts(parts: NameCandidate[]): string[] {
  const namedParts = parts.flatMap((part): NamedPart[] => {
    const name = visibleName(nameIn(part.text) ?? '');
    return name === null ? [] : [{ ...part, name }];
  });
  if (namedParts.length === 1 && isOnlyPlace(namedParts[0]?.name ?? '')) return [];
  const hasFullName = namedParts.some((one) => isFullName(one) && !isTown(one.name));
  const withoutTowns = hasFullName ? namedParts.filter(({ name }) => !isTown(name)) : namedParts;
  const fullNameCount = withoutTowns.filter(isFullName).length;
  if (withoutTowns.length < 2 || fullNameCount === withoutTowns.length || fullNameCount > 1)
    return withoutTowns.map(({ name }) => name);
  return [withoutTowns.map(({ name, before }, at) => (at === 0 ? name : before + name)).join('')];
}

function namesIn(line: string): string[] {
  const chunks = splitByline(line);
  const names = chunks.map(({ text }) => namesOfParts(splitNames(text)));
  const hasFullName = names.flat().some((name) => wordCount(name) > 1);
  // A single word after a dash or a bar is an organisation or a place.
  return names.flatMap((list, at) =>
    list.filter((name) => !(hasFullName && chunks[at]?.isAfterDash && wordCount(name) === 1)),
  );
}

/** The names in a line that `cleanLine` returned. */
function namesOfLine(line: string): string[] {
  const { outside, inside } = splitBrackets(line);
  const names = namesIn(outside);
  return [...new Set(names.length > 0 ? names : namesIn(inside))];
}

/**
 * The names of persons in an author field or a byline. There may be several, each without introducing words, titles,
 * roles, places and sources. An address, a login, an editorial desk's sign-off, an agency or a company is never a name;
 * a text with nothing else has none.
 */
export const personNames = (written: string | undefined): string[] => namesOfLine(cleanLine(written ?? ''));

/** Limit of characters in all author fields of an item: more are not authors, and would take long to read. */
const MAX_FIELDS_LENGTH = 6 * MAX_LENGTH;

/** The first author fields of an item, within the limit. */
export function limitedFields(fields: string[]): string[] {
  let length = 0;
  return fields.filter((field) => {
    length += Math.min(field.length, MAX_LENGTH) + 1;
    return length <= MAX_FIELDS_LENGTH;
  });
}

/** All names of several authors, each once. */
export const allPersonNames = (written: string[]): string[] => [
  ...new Set(limitedFields(written).flatMap(personNames)),
];

/** The introduction of the first name, which a byline keeps: `di Anna Verdi`. */
const BYLINE_START = /^(?:di|a cura di|by|von|par|por)\s+/i;

/** The line under a title, null if it names no person, and the names of all persons in it. */
export type Byline = { line: string | null; names: string[] };

export function readByline(written: string | undefined): Byline {
  const line = cleanLine(written ?? '');
  const names = namesOfLine(line);
  const [first] = names;
  if (first === undefined) return { line: null, names };
  const [introduction = ''] = BYLINE_START.exec(line) ?? [];
  const keptIntroduction = line.startsWith(first, introduction.length) ? introduction : '';
  return { line: keptIntroduction + names.join(', '), names };
}

/** The line under a title: the names of all persons in it, or null. */
export const bylineOf = (written: string | undefined): string | null => readByline(written).line;
