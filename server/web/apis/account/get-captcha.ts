import type { components, operations } from '#openapi/generated/account.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

type Challenge = components['schemas']['SfidaCaptcha'];

export const getCaptcha: Handler<operations['getCaptcha']> = async ({ captcha, query, now }) => {
  const offer = await captcha.offer({ action: query.azione, now, others: query.terzi === true });
  return offer.kind === 'work'
    ? ok({ fornitore: 'lavoro', sfida: offer.challenge as Challenge })
    : ok({ fornitore: 'recaptcha', chiave: offer.siteKey });
};
