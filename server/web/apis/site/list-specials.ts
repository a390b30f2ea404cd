import type { operations } from '#openapi/generated/site.ts';
import { readSpecials } from '#server/newsroom/content/specials.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toSpecialeInBreve } from './wire.ts';

export const listSpecials: Handler<operations['listSpecials']> = async ({ orm, brand, now }) => {
  const specials = await readSpecials(orm, brand, now);
  return ok({ speciali: specials.map(toSpecialeInBreve) });
};
