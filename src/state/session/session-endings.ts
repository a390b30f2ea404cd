/** Why a session has ended, as the 401 reports it. SES-06, SES-07 */
export const ENDINGS = ['ERR_SESSION_TOKEN_NOT_VALID', 'ERR_SESSION_EXPIRED', 'ERR_INVALID_BROWSER'] as const;
export type Ending = (typeof ENDINGS)[number];
