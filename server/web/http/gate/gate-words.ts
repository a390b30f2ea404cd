import { gateStrings as strings } from './strings.ts';

/** `40 secondi`, `5 minuti`: rounded up, so that who waits so long may try. */
export const waitWords = (seconds: number): string =>
  seconds <= 60 ? strings.seconds(Math.ceil(seconds)) : strings.minutes(Math.ceil(seconds / 60));

/** What a try at the gate is told that did not open it. */
export const tryWords = (tried: 'wrong' | { wait: number }): string =>
  tried === 'wrong' ? strings.wrong : strings.tooMany(waitWords(tried.wait));
