import type { CaptchaAction, CaptchaOffer } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';

/** Why a token does not count; `unreachable` is said of the service that would know. */
export type CaptchaRefusal = 'missing' | 'forged' | 'expired' | 'used' | 'unreachable';
export type CaptchaVerdict = 'ok' | CaptchaRefusal;

export type Shown = { action: CaptchaAction; now: Date; address: string; orm: Orm };

/** Tells readers from crowds of programs. One file per way, chosen by the configuration. HLP-08 */
export type Captcha = {
  offer(action: CaptchaAction, now: Date): Promise<CaptchaOffer>;
  /** A token counts once, for its action, for some minutes. */
  verify(token: string | undefined, shown: Shown): Promise<CaptchaVerdict>;
};
