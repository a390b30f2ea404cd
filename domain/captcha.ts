/** Purpose of a captcha's token: a token for one purpose is not valid for the other. HLP-08 */
export type CaptchaAction = 'chat' | 'contatto';

/** How often an unused token is renewed. HLP-08 */
export const CAPTCHA_REFRESH_MS = 90_000;

/**
 * Source of a page's tokens: a proof of work that costs a crowd of requests more than a reader, or a third-party
 * service.
 */
export type TokenSource = { kind: 'work'; challenge: WorkChallenge } | { kind: 'recaptcha'; siteKey: string };

/** A challenge that takes a moment of computing; its signature proves that the server issued it. */
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
