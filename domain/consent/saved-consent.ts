import { CONSENT_SOURCES, type ConsentResult, type ConsentSource, PURPOSES } from './consent.ts';
import type { ConsentTerms } from './consent-terms.ts';

/** An answer as the device stores it. BRW-01 */
export type SavedConsent = {
  /** Id created with the answer and sent to the server with it; it identifies the answer, not its reader. */
  id: string;
  /** Key of the paper whose banner was answered. */
  brand: string;
  result: ConsentResult;
  tcString: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Version of the vendor list that the reader was shown; `listUpdatedAt` in milliseconds since the epoch. */
  listVersion: number;
  listUpdatedAt: number;
  policyVersion: number;
  /**
   * When the answer expires because of the first vendor-list update known to this device; later updates do not move it.
   */
  dueAt?: number;
  /** Set until the proof of this answer has reached the outbox or the server. */
  unproven?: Unproven;
};

/** Data that only the proof of an answer needs, with the version of the accepted texts. */
export type Unproven = { source: ConsentSource; wordsVersion: number };

type UnvalidatedConsent = { [Name in keyof SavedConsent]?: unknown };

const areAllOfType = (type: 'string' | 'number', ...values: unknown[]) =>
  values.every((value) => typeof value === type);

/** The answer stored on the device, or null for anything that is not an answer of this paper's readers. BRW-04 */
export function readSavedConsent(text: string | null, brand: string): SavedConsent | null {
  try {
    const saved: UnvalidatedConsent | null = JSON.parse(text ?? 'null');
    const result = saved?.result as Partial<ConsentResult> | undefined;
    const isWhole =
      saved?.brand === brand &&
      areAllOfType('string', saved.id, saved.tcString) &&
      areAllOfType('number', saved.at, saved.listVersion, saved.listUpdatedAt, saved.policyVersion) &&
      PURPOSES.every((purpose) => typeof result?.[purpose] === 'boolean');
    return isWhole ? (saved as SavedConsent) : null;
  } catch {
    return null;
  }
}

/** Data of a proof that is still to be sent; null if there is none, or it cannot be read. TRK-01 */
export function readUnproven({ unproven }: SavedConsent): Unproven | null {
  const isWhole =
    CONSENT_SOURCES.some((source) => source === unproven?.source) &&
    areAllOfType('number', unproven?.wordsVersion);
  return isWhole && unproven ? unproven : null;
}

/** Reads the consent terms that the server wrote into the page; null where a third-party consent platform asks. */
export function readTerms(text: string | undefined): ConsentTerms | null {
  if (!text) return null;
  const [invalidatedAt = 0, listUpdatedAt = 0, listDueAt = 0] = text.split(' ').map(Number);
  return { invalidatedAt, listUpdatedAt, listDueAt };
}

const DAY_MS = 86_400_000;

/**
 * Maximum age of an answer, thirteen months. Its proof stays on the server for 24 months, so a valid answer
 * always has one. TRK-01
 */
export const MAX_CONSENT_AGE_MS = 395 * DAY_MS;

type ExpiryFields = Pick<SavedConsent, 'at' | 'listUpdatedAt' | 'dueAt'>;

/**
 * Whether an answer is valid at the instant `now`. It expires at the beginning of the brand's date, if it is
 * older; 60 days after the first update of the vendor list that its reader was not shown; and after
 * `MAX_CONSENT_AGE_MS` in any case. What counts is the update time of the list that the reader saw, not the
 * time of the answer: a reader who answered with a cached list, or before the operator installed the new one,
 * has not seen it. TRK-01
 */
export function isConsentValid(saved: ExpiryFields, terms: ConsentTerms | null, now: number): boolean {
  if (!terms) return true;
  const { invalidatedAt, listUpdatedAt, listDueAt } = terms;
  if (saved.at < invalidatedAt && now >= invalidatedAt) return false;
  // Given by a clock that was wrong: it would be valid for longer than its proof.
  if (saved.at > now + DAY_MS) return false;
  const listDue = saved.listUpdatedAt < listUpdatedAt ? listDueAt : Infinity;
  return now < Math.min(saved.at + MAX_CONSENT_AGE_MS, saved.dueAt ?? Infinity, listDue);
}

/**
 * The saved answer with `dueAt` set, once an update of the vendor list is known that its reader was not
 * shown; null if nothing changes. TRK-01
 */
export function withFirstUpdate(saved: SavedConsent, terms: ConsentTerms | null): SavedConsent | null {
  if (!terms || saved.dueAt !== undefined || saved.listUpdatedAt >= terms.listUpdatedAt) return null;
  return { ...saved, dueAt: terms.listDueAt };
}
