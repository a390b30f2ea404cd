import { errorKindOf } from '#domain/api-error.ts';
import type { CaptchaTokens } from '#src/state/captcha/captcha.ts';

/**
 * Sends with a captcha token; where it is refused, with another one, and then without: a captcha that takes a reader
 * for a program must not block the message, and the server accepts a few without a token. HLP-02, HLP-08
 */
export async function sendWithCaptcha<Sent>(
  send: (token: string | null) => Promise<Sent>,
  captcha: Pick<CaptchaTokens, 'take'>,
): Promise<Sent> {
  for (let attempts = 0; attempts < 2; attempts += 1) {
    try {
      return await send(await captcha.take());
    } catch (error) {
      if (errorKindOf(error) !== 'captcha-not-valid') throw error;
    }
  }
  return await send(null);
}
