import { momentWords, type Opening, stateAt, stateWords, untilWords } from '#domain/support/hours.ts';

/**
 * Whether somebody answers, and until or from when; null where that is not known, because opening times cached for long
 * have all passed.
 */
export type OpeningText = { isOpen: boolean; text: string } | null;

/** `Aperto fino alle 21`, `Riapre lunedì alle 9`. HLP-03 */
export function phoneWords(openings: readonly Opening[], now: Date): OpeningText {
  const state = stateAt(openings, now);
  if (!state.open && !state.opens) return null;
  const text = stateWords(state, now);
  return { isOpen: state.open, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** `Operatori in linea fino alle 21`, `Operatori di nuovo in linea lunedì alle 9`. HLP-04 */
export function operatorWords(openings: readonly Opening[], now: Date): OpeningText {
  const state = stateAt(openings, now);
  if (state.open) return { isOpen: true, text: `Operatori in linea ${untilWords(state.until)}` };
  return state.opens
    ? { isOpen: false, text: `Operatori di nuovo in linea ${momentWords(state.opens, now)}` }
    : null;
}
