/**
 * Purposes of the Transparency and Consent Framework that readers are asked about; the newsstand needs 1 to work.
 * TRK-01
 */
export const PURPOSES = [1, 2, 3, 4, 5] as const;

export type Purpose = (typeof PURPOSES)[number];

/** A reader's consent to all purposes: always complete. */
export type ConsentResult = Readonly<Record<Purpose, boolean>>;

/** Source of an answer: our banner, our preferences, or a third-party platform. */
export const CONSENT_SOURCES = ['banner', 'preferences', 'external'] as const;

export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Version of the texts of banner and preferences that readers agree to; it grows with every change. */
export const CONSENT_WORDS_VERSION = 2;

/** A refusal sets purpose 1 true and 2 to 5 false. TRK-01 */
export const REFUSED: ConsentResult = { 1: true, 2: false, 3: false, 4: false, 5: false };

export const ACCEPTED: ConsentResult = { 1: true, 2: true, 3: true, 4: true, 5: true };

/** @param granted whether a purpose was agreed to */
export const resultOf = (granted: (purpose: Purpose) => boolean): ConsentResult => ({
  1: granted(1),
  2: granted(2),
  3: granted(3),
  4: granted(4),
  5: granted(5),
});

export const isSameResult = (one: ConsentResult, other: ConsentResult): boolean =>
  PURPOSES.every((purpose) => one[purpose] === other[purpose]);
