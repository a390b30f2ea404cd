import type { CaptchaAction, CaptchaOffer } from '#domain/captcha.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** What tokens for this action are made of. @throws ApiError `offline`. HLP-08 */
export async function getCaptcha({ account }: Api, action: CaptchaAction): Promise<CaptchaOffer> {
  const call = account.GET('/api/site/captcha', { params: { query: { azione: action } } });
  const { data } = await unwrap('getCaptcha', call);
  return data.fornitore === 'recaptcha'
    ? { kind: 'recaptcha', siteKey: data.chiave }
    : { kind: 'work', challenge: data.sfida };
}
