import type { AlertKind } from './payload.ts';

/** What became of an alert on a device. `opted-out`: on seeing it its reader wanted no more of the like. PSH-04 */
export type AlertReaction = 'opened' | 'opted-out';

/** A digest is of several messages, and a trial of none: nobody counts what became of those. */
export const isOfMessage = ({ kind }: { kind: AlertKind }): boolean => kind !== 'digest' && kind !== 'test';
