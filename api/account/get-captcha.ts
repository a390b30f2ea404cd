import type { CaptchaAction, TokenSource } from '#domain/captcha.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Loads the captcha for an action. A third-party one is offered only if `thirdParty` says that the reader
 * agrees to it. @throws ApiError `offline`. HLP-08
 */
export async function getCaptcha(
  { account }: Api,
  action: CaptchaAction,
  mayUseThirdParty: boolean,
): Promise<TokenSource> {
  const call = account.GET('/api/site/captcha', {
    params: { query: { azione: action, ...(mayUseThirdParty && { terzi: true }) } },
  });
  const { data } = await unwrap('getCaptcha', call);
  return data.fornitore === 'recaptcha'
    ? { kind: 'recaptcha', siteKey: data.chiave }
    : { kind: 'work', challenge: data.sfida };
}
