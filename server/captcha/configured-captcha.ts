import type { Captcha } from './captcha.ts';
import { type RecaptchaKeys, recaptcha } from './recaptcha.ts';
import { workCaptcha } from './work-captcha.ts';

/** Google's where its keys are set, else our own. HLP-08 */
export const configuredCaptcha = (keys: RecaptchaKeys | null, secret: string): Captcha =>
  keys ? recaptcha(keys) : workCaptcha(secret);
