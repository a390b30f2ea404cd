import type { ApiErrorKind } from '#domain/api-error.ts';

/** State of alerts on this device, for the signed-in reader. PSH-01 */
export type AlertsHere =
  | { state: 'looking' }
  /** `install`: they need the app on the home screen; `none`: this browser cannot. */
  | { state: 'unsupported'; why: 'install' | 'none' }
  /** Refused in the browser, where alone that can be changed. */
  | { state: 'blocked' }
  | { state: 'off' }
  /** `since`, and when a push service last took a message, are instants. */
  | { state: 'on'; since: string; lastAlert: string | null }
  | { state: 'failed'; kind: ApiErrorKind };
