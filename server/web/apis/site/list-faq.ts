import type { operations } from '#openapi/generated/site.ts';
import { faqOf } from '#server/help/pages/faq-of.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toCategoriaFaq } from './faq-wire.ts';

export const listFaq: Handler<operations['listFaq']> = async ({ brand, chats }) =>
  ok({ categorie: (await faqOf(brand, chats.answering)).map(toCategoriaFaq) });
