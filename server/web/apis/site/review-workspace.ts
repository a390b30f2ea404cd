import type { operations } from '#openapi/generated/site.ts';
import { readDesk, setDesk } from '#server/press-review/desk/desk-settings.ts';
import { readUsage } from '#server/press-review/usage.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { reviewContext } from './press-reviews.ts';

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

const REFUSALS = {
  'no-licensee': refusal(400, 'ERR_BAD_REQUEST', 'the licence line names somebody'),
  'no-deadline': refusal(400, 'ERR_BAD_REQUEST', 'what is sent by itself has a time and a weekday'),
} as const;

export const saveDesk: Handler<operations['saveDesk']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const refused = await setDesk(asked.context, call.body);
  return refused ? REFUSALS[refused] : DONE;
};

export const listUsage: Handler<operations['listUsage']> = async (call) => {
  const asked = await reviewContext(call);
  return asked.refused ?? ok({ events: await readUsage(asked.context) });
};
