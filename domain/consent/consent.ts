/** Purposes of the Transparency and Consent Framework that readers are asked about; 1 is what the newsstand needs to work. TRK-01 */
export const PURPOSES = [1, 2, 3, 4, 5] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What a reader has agreed to: always complete. */
export type ConsentResult = Readonly<Record<Purpose, boolean>>;

/** Where an answer came from: our banner, our preferences, or the platform of somebody else. */
export const CONSENT_SOURCES = ['banner', 'preferences', 'external'] as const;

export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** The words of banner and preferences that readers agree to: one more whenever they change. */
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
