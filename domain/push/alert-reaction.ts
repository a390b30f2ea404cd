import type { AlertKind } from './payload.ts';

/**
 * The reader's reaction to an alert on a device. `opted-out`: the reader turned off such alerts from the alert itself.
 * PSH-04
 */
export type AlertReaction = 'opened' | 'opted-out';

/** Reactions to a digest, which has several messages, or to a test alert, which has none, are not counted. */
export const isOfMessage = ({ kind }: { kind: AlertKind }): boolean => kind !== 'digest' && kind !== 'test';
