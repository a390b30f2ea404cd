import { getCaptcha } from '#api/account/get-captcha.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { CAPTCHA_REFRESH_MS, type CaptchaAction, type CaptchaOffer } from '#domain/captcha.ts';
import { ACCEPTED, isSameResult, PURPOSES } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';

/** Tokens of a captcha, while a form stands open. HLP-08 */
export type CaptchaKeeper = {
  /** A token that nobody has used, at once where one lies ready; null where none can be had. Each is given once. */
  take(): Promise<string | null>;
  /** Whether it was the network that failed when the last one could not be made. */
  isCutOff(): boolean;
  stop(): void;
};

/** What Google makes of a visit is in nobody's hands here: that wants all to be agreed to. TRK-02 */
function agreesToOthers(): boolean {
  const result = currentConsent();
  return result !== null && isSameResult(result, ACCEPTED);
}

async function tokenOf(offer: CaptchaOffer, action: CaptchaAction): Promise<string> {
  if (offer.kind === 'work') {
    const { solveWork } = await import('#src/vendors/solve-work.ts');
    return await solveWork(offer.challenge);
  }
  const [{ recaptchaToken }, { noteScriptOfOthers }] = await Promise.all([
    import('#src/vendors/recaptcha.ts'),
    import('../measuring/reload-on-withdrawal.ts'),
  ]);
  noteScriptOfOthers(...PURPOSES);
  return await recaptchaToken(offer.siteKey, action);
}

/** Has a token ready from now on, made anew every 90 seconds, until it is stopped. HLP-08 */
export function keepCaptcha(api: () => Promise<Api>, action: CaptchaAction): CaptchaKeeper {
  let cutOff = false;
  const make = async (): Promise<string | null> => {
    try {
      const offer = await getCaptcha(await api(), action, agreesToOthers());
      cutOff = false;
      return await tokenOf(offer, action);
    } catch (error) {
      cutOff = ['offline', 'server', 'unavailable'].includes(errorKindOf(error));
      logError('captcha', error);
      return null;
    }
  };
  let ready = make();
  const timer = setInterval(() => {
    ready = make();
  }, CAPTCHA_REFRESH_MS);
  return {
    take() {
      // What failed while the network was away may go well now.
      const taken = ready.then((token) => token ?? make());
      ready = taken.then(make);
      return taken;
    },
    isCutOff: () => cutOff,
    stop: () => clearInterval(timer),
  };
}
