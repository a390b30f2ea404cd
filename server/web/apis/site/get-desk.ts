import type { operations } from '#openapi/generated/site.ts';
import { readDesk } from '#server/press-review/desk/desk-settings.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const getDesk: Handler<operations['getDesk']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { settings, licence, groups } = await readDesk(asked.context);
  return ok({
    settings: { ...settings, weekdays: [...settings.weekdays], groups: [...settings.groups] },
    licence: { ...licence, people: [...licence.people] },
    groups: [...groups],
  });
};
