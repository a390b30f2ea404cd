import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { letterStrings as strings } from './strings.ts';

type PasskeyFacts = { name: string | null; url: string };

const letterOf =
  ({ subject, opening, closing }: typeof strings.passkeyAdded | typeof strings.passkeyRemoved) =>
  (brand: Brand, { name, url }: PasskeyFacts): LetterBodies =>
    writeLetter(brand, {
      subject: subject(brand.name),
      name,
      opening: [opening],
      button: { label: strings.passwordChanged.button, url },
      closing: [closing],
    });

/** Tell a reader that a passkey was added or removed, whoever did it. */
export const passkeyAddedLetter = letterOf(strings.passkeyAdded);
export const passkeyRemovedLetter = letterOf(strings.passkeyRemoved);
