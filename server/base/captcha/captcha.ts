import type { CaptchaAction, CaptchaOffer } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';

/** Why a token does not count; `unreachable` is said of the service that would know. */
export type CaptchaRefusal = 'missing' | 'forged' | 'expired' | 'used' | 'unreachable';
export type CaptchaVerdict = 'ok' | CaptchaRefusal;

export type Shown = { action: CaptchaAction; now: Date; address: string; orm: Orm };

/** What tokens are wanted for, and whether the reader agrees that somebody else makes them. */
export type Wanted = { action: CaptchaAction; now: Date; others: boolean };

/** Tells readers from crowds of programs. One file per way, chosen by the configuration. HLP-08 */
export type Captcha = {
  offer(wanted: Wanted): Promise<CaptchaOffer>;
  /** A token counts once, for its action, for some minutes. */
  verify(token: string | undefined, shown: Shown): Promise<CaptchaVerdict>;
};
