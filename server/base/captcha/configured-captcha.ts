import type { Captcha } from './captcha.ts';
import type { WorkDifficulty } from './challenges.ts';
import { type RecaptchaKeys, recaptcha } from './recaptcha.ts';
import { isProofOfWorkToken, proofOfWorkCaptcha } from './work-captcha.ts';

/** Google's captcha if its keys are set, for readers who consent to it; otherwise our own. HLP-08, TRK-02 */
export function configuredCaptcha(
  keys: RecaptchaKeys | null,
  secret: string,
  difficulty?: WorkDifficulty,
): Captcha {
  const builtIn = proofOfWorkCaptcha(secret, difficulty);
  return keys ? byConsent(recaptcha(keys), builtIn) : builtIn;
}

/** Chooses by consent, and checks by the token's form: a proof of work requires no consent. */
export const byConsent = (thirdParty: Captcha, builtIn: Captcha): Captcha => ({
  tokenSource: (request) => (request.mayUseThirdParty ? thirdParty : builtIn).tokenSource(request),
  verify: (token, check) => (token && !isProofOfWorkToken(token) ? thirdParty : builtIn).verify(token, check),
});
