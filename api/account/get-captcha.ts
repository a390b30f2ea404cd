import type { CaptchaAction, CaptchaOffer } from '#domain/captcha.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Loads the captcha for an action. A third-party one is offered only if `others` says that the reader agrees. @throws
 * ApiError `offline`. HLP-08
 */
export async function getCaptcha(
  { account }: Api,
  action: CaptchaAction,
  thirdParty: boolean,
): Promise<CaptchaOffer> {
  const call = account.GET('/api/site/captcha', {
    params: { query: { azione: action, ...(thirdParty && { terzi: true }) } },
  });
  const { data } = await unwrap('getCaptcha', call);
  return data.fornitore === 'recaptcha'
    ? { kind: 'recaptcha', siteKey: data.chiave }
    : { kind: 'work', challenge: data.sfida };
}
