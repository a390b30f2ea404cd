import type { ApiErrorKind } from '#domain/api-error.ts';

/** State of alerts on this device, for the signed-in reader. PSH-01 */
export type AlertsHere =
  | { state: 'looking' }
  /** `install`: alerts need the app on the home screen; `none`: the browser does not support them. */
  | { state: 'unsupported'; why: 'install' | 'none' }
  /** Refused in the browser; only there can the reader change that. */
  | { state: 'blocked' }
  | { state: 'off' }
  /** Two instants: the beginning, and the last time a push service accepted a message. */
  | { state: 'on'; since: string; lastAlert: string | null }
  | { state: 'failed'; kind: ApiErrorKind };
