import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { stripFor } from '#server/tracking/creatives.ts';
import { ok } from '../replies.ts';

export const getCreative: Handler<operations['getCreative']> = async ({ body, brand }) => {
  const { collegato: logged, abbonato: subscribed } = body.utente;
  const creative = stripFor({ logged, subscribed }, brand);
  if (!creative) return ok({ creativo: null });
  const { id, title: titolo, text: testo, label: etichetta, href: link } = creative;
  return ok({ creativo: { id, titolo, testo, etichetta, link } });
};
