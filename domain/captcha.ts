/** What a captcha's token is for: one for the one is none for the other. HLP-08 */
export type CaptchaAction = 'chat' | 'contatto';

/** How often a token that was not used is made anew. HLP-08 */
export const CAPTCHA_REFRESH_MS = 90_000;

/** What a page gets tokens from: work that costs a crowd more than a reader, or a service that is asked. */
export type CaptchaOffer =
  | { kind: 'work'; challenge: WorkChallenge }
  | { kind: 'recaptcha'; siteKey: string };

/** A riddle that takes a moment of computing; the server knows by its signature that it set it. */
export type WorkChallenge = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string;
    data?: Record<string, string | number | boolean | null>;
  };
  signature: string;
};
