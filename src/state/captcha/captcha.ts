import { getCaptcha } from '#api/account/get-captcha.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { CAPTCHA_REFRESH_MS, type CaptchaAction, type TokenSource } from '#domain/captcha.ts';
import { ACCEPTED, isSameResult, PURPOSES } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';

/** Captcha tokens for an open form. HLP-08 */
export type CaptchaTokens = {
  /** An unused token, immediately if one is prepared; null if none can be made. Each is given once. */
  take(): Promise<string | null>;
  /** Whether the last token failed because the network or the server could not be reached. */
  hasConnectionFailed(): boolean;
  stop(): void;
};

/** Whether the reader has consented to everything: the site cannot limit how Google uses the visit. TRK-02 */
function hasConsentedToAll(): boolean {
  const result = currentConsent();
  return result !== null && isSameResult(result, ACCEPTED);
}

async function tokenOf(tokenSource: TokenSource, action: CaptchaAction): Promise<string> {
  if (tokenSource.kind === 'work') {
    const { solveProofOfWork } = await import('#src/vendors/solve-proof-of-work.ts');
    return await solveProofOfWork(tokenSource.challenge);
  }
  const [{ recaptchaToken }, { recordThirdPartyScript }] = await Promise.all([
    import('#src/vendors/recaptcha.ts'),
    import('../measuring/reload-on-withdrawal.ts'),
  ]);
  recordThirdPartyScript(...PURPOSES);
  return await recaptchaToken(tokenSource.siteKey, action);
}

/** Prepares a token and renews it every 90 seconds, until it is stopped. HLP-08 */
export function prepareCaptcha(api: () => Promise<Api>, action: CaptchaAction): CaptchaTokens {
  let isUnreachable = false;
  const makeToken = async (): Promise<string | null> => {
    try {
      const tokenSource = await getCaptcha(await api(), action, hasConsentedToAll());
      isUnreachable = false;
      return await tokenOf(tokenSource, action);
    } catch (error) {
      isUnreachable = ['offline', 'server', 'unavailable'].includes(errorKindOf(error));
      logError('captcha', error);
      return null;
    }
  };
  let readyToken = makeToken();
  const timer = setInterval(() => {
    readyToken = makeToken();
  }, CAPTCHA_REFRESH_MS);
  return {
    take() {
      // A token that failed offline may succeed now.
      const nextToken = readyToken.then((token) => token ?? makeToken());
      readyToken = nextToken.then(makeToken);
      return nextToken;
    },
    hasConnectionFailed: () => isUnreachable,
    stop: () => clearInterval(timer),
  };
}
