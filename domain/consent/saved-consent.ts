import { CONSENT_SOURCES, type ConsentResult, type ConsentSource, PURPOSES } from './consent.ts';
import type { ConsentTerms } from './consent-terms.ts';

/** An answer as the device keeps it. BRW-01 */
export type SavedConsent = {
  /** Made with the answer, and said to the server with it: it is the answer's name, not its reader's. */
  id: string;
  /** Key of the paper that was answered. */
  brand: string;
  result: ConsentResult;
  tcString: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Of the vendor list that the reader was shown; `listUpdatedAt` in milliseconds since the epoch. */
  listVersion: number;
  listUpdatedAt: number;
  policyVersion: number;
  /** When it ends because of the first update that this device has heard of; later updates put nothing off. */
  dueAt?: number;
  /** As long as neither the server has it as proof nor the outbox to send it. */
  unproven?: Unproven;
};

/** What only a proof says of an answer, with the version of the words that were agreed to. */
export type Unproven = { source: ConsentSource; wordsVersion: number };

type Loose = { [Name in keyof SavedConsent]?: unknown };

const areAll = (type: 'string' | 'number', ...values: unknown[]) =>
  values.every((value) => typeof value === type);

/** What lies on the device, or null for anything that is not an answer of this paper's readers. BRW-04 */
export function readSavedConsent(text: string | null, brand: string): SavedConsent | null {
  try {
    const kept: Loose | null = JSON.parse(text ?? 'null');
    const result = kept?.result as Partial<ConsentResult> | undefined;
    const isWhole =
      kept?.brand === brand &&
      areAll('string', kept.id, kept.tcString) &&
      areAll('number', kept.at, kept.listVersion, kept.listUpdatedAt, kept.policyVersion) &&
      PURPOSES.every((purpose) => typeof result?.[purpose] === 'boolean');
    return isWhole ? (kept as SavedConsent) : null;
  } catch {
    return null;
  }
}

/** What is to be proven still; null where nothing is, or where it cannot be read. TRK-01 */
export function readUnproven({ unproven }: SavedConsent): Unproven | null {
  const isWhole =
    CONSENT_SOURCES.some((source) => source === unproven?.source) && areAll('number', unproven?.wordsVersion);
  return isWhole && unproven ? unproven : null;
}

/** As the server wrote them; null where somebody else's platform asks, whose business it is. */
export function readTerms(text: string | undefined): ConsentTerms | null {
  if (!text) return null;
  const [invalidatedAt = 0, listUpdatedAt = 0, listDueAt = 0] = text.split(' ').map(Number);
  return { invalidatedAt, listUpdatedAt, listDueAt };
}

/**
 * Thirteen months: nobody is held to what they said longer ago, and its proof, which the server keeps for 24 months, is
 * there for as long as any answer holds. TRK-01
 */
export const LONGEST_MS = 395 * 86_400_000;

type Ageing = Pick<SavedConsent, 'at' | 'listUpdatedAt' | 'dueAt'>;

/**
 * Whether an answer holds at the instant `now`. It ends at the beginning of the brand's date, if it is older; 60 days after
 * the first update of the vendor list that its reader was not shown; and after `LONGEST_MS` in any case. A list is told by
 * the moment of its update, not by when it was answered: who answered from a kept list, or before the operator brought the
 * new one in, has not seen it. TRK-01
 */
export function isConsentValid(kept: Ageing, terms: ConsentTerms | null, now: number): boolean {
  if (!terms) return true;
  const { invalidatedAt, listUpdatedAt, listDueAt } = terms;
  if (kept.at < invalidatedAt && now >= invalidatedAt) return false;
  const listDue = kept.listUpdatedAt < listUpdatedAt ? listDueAt : Infinity;
  return now < Math.min(kept.at + LONGEST_MS, kept.dueAt ?? Infinity, listDue);
}

/** The same answer, which remembers the first update it has heard of; null where there is nothing to remember. TRK-01 */
export function withFirstUpdate(kept: SavedConsent, terms: ConsentTerms | null): SavedConsent | null {
  if (!terms || kept.dueAt !== undefined || kept.listUpdatedAt >= terms.listUpdatedAt) return null;
  return { ...kept, dueAt: terms.listDueAt };
}
