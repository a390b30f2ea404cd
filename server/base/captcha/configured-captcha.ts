import type { Captcha } from './captcha.ts';
import type { Work } from './challenges.ts';
import { type RecaptchaKeys, recaptcha } from './recaptcha.ts';
import { isWork, workCaptcha } from './work-captcha.ts';

/** Google's captcha if its keys are set, for readers who consent to it; otherwise our own. HLP-08, TRK-02 */
export function configuredCaptcha(keys: RecaptchaKeys | null, secret: string, work?: Work): Captcha {
  const own = workCaptcha(secret, work);
  return keys ? byConsent(recaptcha(keys), own) : own;
}

/** Offers by consent and checks by the token's form: a reader who does the work need not consent to anything. */
export const byConsent = (others: Captcha, own: Captcha): Captcha => ({
  offer: (wanted) => (wanted.others ? others : own).offer(wanted),
  verify: (token, shown) => (token && !isWork(token) ? others : own).verify(token, shown),
});
