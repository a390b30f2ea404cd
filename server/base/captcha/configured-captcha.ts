import type { Captcha } from './captcha.ts';
import type { WorkDifficulty } from './challenges.ts';
import { type RecaptchaKeys, recaptcha } from './recaptcha.ts';
import { isWorkToken, workCaptcha } from './work-captcha.ts';

/** Google's captcha if its keys are set, for readers who consent to it; otherwise our own. HLP-08, TRK-02 */
export function configuredCaptcha(
  keys: RecaptchaKeys | null,
  secret: string,
  work?: WorkDifficulty,
): Captcha {
  const builtIn = workCaptcha(secret, work);
  return keys ? byConsent(recaptcha(keys), builtIn) : builtIn;
}

/** Offers by consent and checks by the token's form: a reader who does the work need not consent to anything. */
export const byConsent = (thirdParty: Captcha, builtIn: Captcha): Captcha => ({
  offer: (request) => (request.mayUseThirdParty ? thirdParty : builtIn).offer(request),
  verify: (token, check) => (token && !isWorkToken(token) ? thirdParty : builtIn).verify(token, check),
});
