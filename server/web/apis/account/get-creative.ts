import type { operations } from '#openapi/generated/account.ts';
import { stripFor } from '#server/accounts/tracking/creatives.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

export const getCreative: Handler<operations['getCreative']> = async ({ body, brand }) => {
  const { collegato: logged, abbonato: subscribed } = body.utente;
  const creative = stripFor({ logged, subscribed }, brand);
  if (!creative) return ok({ creativo: null });
  const { id, title: titolo, text: testo, label: etichetta, href: link } = creative;
  return ok({ creativo: { id, titolo, testo, etichetta, link } });
};
