import { type SkipReason, sendingStrings as strings } from './sending-strings.ts';

const isSkip = (reason: string): reason is SkipReason => Object.hasOwn(strings.reasons, reason);

/** Why a letter has not left, in the words of the page; what is written down of it are codes. */
export function reasonWords(reason: string | null): string | null {
  if (reason === null) return null;
  if (isSkip(reason)) return strings.reasons[reason];
  const refused = /^refused: (.+)$/.exec(reason)?.[1];
  if (refused !== undefined) return strings.refused(refused);
  const [, code, times] = /^(.+): tried (\d+) times$/.exec(reason) ?? [];
  return code !== undefined && times !== undefined ? strings.givenUp(times, code) : strings.later(reason);
}
