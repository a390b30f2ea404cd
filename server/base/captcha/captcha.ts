import type { CaptchaAction, TokenSource } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';

/** Why a token does not count; `unreachable` means that the service that checks it did not answer. */
export type CaptchaRefusal = 'missing' | 'forged' | 'expired' | 'used' | 'unreachable';
export type CaptchaVerdict = 'ok' | CaptchaRefusal;

export type TokenCheck = { action: CaptchaAction; now: Date; address: string; orm: Orm };

/**
 * The action that a token is for, and whether the reader consents to a third-party service
 * (`mayUseThirdParty`).
 */
export type TokenSourceRequest = { action: CaptchaAction; now: Date; mayUseThirdParty: boolean };

/** Distinguishes readers from bots. Each kind has a file of its own, chosen by the configuration. HLP-08 */
export type Captcha = {
  tokenSource(request: TokenSourceRequest): Promise<TokenSource>;
  /** Checks a token, which counts once, for its action, for some minutes. */
  verify(token: string | undefined, check: TokenCheck): Promise<CaptchaVerdict>;
};
