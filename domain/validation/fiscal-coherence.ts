import type { Day } from '../newsstand.ts';
import { fiscalFacts } from './fiscal-code.ts';
import { runsOfWords, writtenWays } from './name-letters.ts';

/** What a fiscal code says otherwise than its reader. Never a reason to refuse it: people change names, and codes err. */
export type Incoherence = 'surname' | 'name' | 'birthday' | 'gender' | 'birthPlace';

type Person = {
  surname: string;
  name: string;
  /** Null where it was not told. */
  birthday: Day | null;
  gender: 'male' | 'female' | 'other' | 'undeclared' | null;
};

const consonantsOf = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowelsOf = (letters: string) => letters.replace(/[^AEIOU]/g, '');
const threeOf = (signs: string) => `${signs}XXX`.slice(0, 3);

/** `ROSSI` → `RSS`, `FO` → `FOX`. */
const surnameCode = (letters: string) => threeOf(consonantsOf(letters) + vowelsOf(letters));

/** As a surname's; of four consonants or more the second is left out. */
function nameCode(letters: string): string {
  const consonants = consonantsOf(letters);
  const [first = '', , ...others] = consonants;
  return consonants.length > 3 ? threeOf(first + others.join('')) : threeOf(consonants + vowelsOf(letters));
}

type CodeOf = (letters: string) => string;

/** The codes that a name may have; null where nothing can be said of its letters. */
function codesOf(name: string, codeOf: CodeOf): string[] | null {
  if (writtenWays(name).every((letters) => letters === '')) return null;
  return runsOfWords(name).flatMap((run) => writtenWays(run).filter(Boolean).map(codeOf));
}

export const surnameCodes = (surname: string): string[] | null => codesOf(surname, surnameCode);
export const nameCodes = (name: string): string[] | null => codesOf(name, nameCode);

const agrees = (codes: string[] | null, code: string) => codes?.includes(code) ?? true;

/**
 * What a fiscal code and what its reader says do not agree on; what was not told agrees. `code` is in order. A reader who
 * is neither man nor woman contradicts no code.
 */
export function incoherences(code: string, { surname, name, birthday, gender }: Person): Incoherence[] {
  const facts = fiscalFacts(code);
  const [year = '', month, day] = birthday?.split('-') ?? [];
  const sameDay =
    year.endsWith(facts.yearOfCentury) && Number(month) === facts.month && Number(day) === facts.day;
  const told = gender === 'male' || gender === 'female';
  return [
    ...(agrees(surnameCodes(surname), facts.surname) ? [] : ['surname' as const]),
    ...(agrees(nameCodes(name), facts.name) ? [] : ['name' as const]),
    ...(birthday === null || sameDay ? [] : ['birthday' as const]),
    ...(!told || gender === facts.gender ? [] : ['gender' as const]),
  ];
}
