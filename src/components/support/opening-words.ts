import { momentWords, type Opening, stateAt, stateWords, untilWords } from '#domain/support/hours.ts';

/**
 * Whether somebody answers, and until or from when; null where that is not known, because opening times cached for long
 * have all passed.
 */
export type OpeningWords = { open: boolean; words: string } | null;

/** `Aperto fino alle 21`, `Riapre lunedì alle 9`. HLP-03 */
export function phoneWords(openings: readonly Opening[], now: Date): OpeningWords {
  const state = stateAt(openings, now);
  if (!state.open && !state.opens) return null;
  const words = stateWords(state, now);
  return { open: state.open, words: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** `Operatori in linea fino alle 21`, `Operatori di nuovo in linea lunedì alle 9`. HLP-04 */
export function operatorWords(openings: readonly Opening[], now: Date): OpeningWords {
  const state = stateAt(openings, now);
  if (state.open) return { open: true, words: `Operatori in linea ${untilWords(state.until)}` };
  return state.opens
    ? { open: false, words: `Operatori di nuovo in linea ${momentWords(state.opens, now)}` }
    : null;
}
