import { errorKindOf } from '#domain/api-error.ts';
import type { CaptchaKeeper } from '#src/state/captcha/captcha.ts';

/**
 * Sends with a token of the captcha; where that one is refused with another, then with none: a captcha that takes a
 * reader for a program has not the last word, and without one the server takes a few. HLP-02, HLP-08
 */
export async function sendProven<Sent>(
  send: (token: string | null) => Promise<Sent>,
  captcha: Pick<CaptchaKeeper, 'take'>,
): Promise<Sent> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await send(await captcha.take());
    } catch (error) {
      if (errorKindOf(error) !== 'captcha-not-valid') throw error;
    }
  }
  return await send(null);
}
