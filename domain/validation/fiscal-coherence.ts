import type { Day } from '../newsstand.ts';
import { fiscalFacts } from './fiscal-code.ts';
import { runsOfWords, spellings } from './name-letters.ts';

/**
 * A point on which a fiscal code and its reader's data disagree. It is never a reason to refuse the code: people change
 * names, and codes contain errors.
 */
export type Incoherence = 'surname' | 'name' | 'birthday' | 'gender' | 'birthPlace';

type Person = {
  surname: string;
  name: string;
  /** Null if it is not known. */
  birthday: Day | null;
  gender: 'male' | 'female' | 'other' | 'undeclared' | null;
};

const consonantsOf = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowelsOf = (letters: string) => letters.replace(/[^AEIOU]/g, '');
const threeOf = (signs: string) => `${signs}XXX`.slice(0, 3);

/** `ROSSI` → `RSS`, `FO` → `FOX`. */
const surnameCode = (letters: string) => threeOf(consonantsOf(letters) + vowelsOf(letters));

/** Like a surname's code, but with four or more consonants the second is left out. */
function nameCode(letters: string): string {
  const consonants = consonantsOf(letters);
  const [first = '', , ...others] = consonants;
  return consonants.length > 3 ? threeOf(first + others.join('')) : threeOf(consonants + vowelsOf(letters));
}

type CodeOf = (letters: string) => string;

/** The possible codes of a name; null if its letters cannot be checked. */
function codesOf(name: string, codeOf: CodeOf): string[] | null {
  if (spellings(name).every((letters) => letters === '')) return null;
  return runsOfWords(name).flatMap((run) => spellings(run).filter(Boolean).map(codeOf));
}

export const surnameCodes = (surname: string): string[] | null => codesOf(surname, surnameCode);
export const nameCodes = (name: string): string[] | null => codesOf(name, nameCode);

const agrees = (codes: string[] | null, code: string) => codes?.includes(code) ?? true;

/**
 * Compares a fiscal code with the reader's data; unknown data agrees. `code` must be valid. Gender is compared only for
 * men and women.
 */
export function incoherencesOf(code: string, { surname, name, birthday, gender }: Person): Incoherence[] {
  const facts = fiscalFacts(code);
  const [year = '', month, day] = birthday?.split('-') ?? [];
  const sameDay =
    year.endsWith(facts.yearOfCentury) && Number(month) === facts.month && Number(day) === facts.day;
  const hasComparableGender = gender === 'male' || gender === 'female';
  return [
    ...(agrees(surnameCodes(surname), facts.surname) ? [] : ['surname' as const]),
    ...(agrees(nameCodes(name), facts.name) ? [] : ['name' as const]),
    ...(birthday === null || sameDay ? [] : ['birthday' as const]),
    ...(!hasComparableGender || gender === facts.gender ? [] : ['gender' as const]),
  ];
}
