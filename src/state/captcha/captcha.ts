import { getCaptcha } from '#api/account/get-captcha.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { CAPTCHA_REFRESH_MS, type CaptchaAction, type CaptchaOffer } from '#domain/captcha.ts';
import { ACCEPTED, isSameResult, PURPOSES } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';

/** Captcha tokens for an open form. HLP-08 */
export type CaptchaKeeper = {
  /** An unused token, immediately if one is prepared; null if none can be made. Each is given once. */
  take(): Promise<string | null>;
  /** Whether the last token failed because of the network. */
  isCutOff(): boolean;
  stop(): void;
};

/** Whether the reader has consented to everything: the site cannot limit how Google uses the visit. TRK-02 */
function agreesToOthers(): boolean {
  const result = currentConsent();
  return result !== null && isSameResult(result, ACCEPTED);
}

async function tokenOf(offer: CaptchaOffer, action: CaptchaAction): Promise<string> {
  if (offer.kind === 'work') {
    const { solveProofOfWork: solveWork } = await import('#src/vendors/solve-proof-of-work.ts');
    return await solveWork(offer.challenge);
  }
  const [{ recaptchaToken }, { noteThirdPartyScript: noteScriptOfOthers }] = await Promise.all([
    import('#src/vendors/recaptcha.ts'),
    import('../measuring/reload-on-withdrawal.ts'),
  ]);
  noteScriptOfOthers(...PURPOSES);
  return await recaptchaToken(offer.siteKey, action);
}

/** Keeps a token ready, renewed every 90 seconds, until it is stopped. HLP-08 */
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
      // A token that failed offline may succeed now.
      const taken = ready.then((token) => token ?? make());
      ready = taken.then(make);
      return taken;
    },
    isCutOff: () => cutOff,
    stop: () => clearInterval(timer),
  };
}
