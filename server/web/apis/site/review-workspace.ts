import type { operations } from '#openapi/generated/site.ts';
import { readDesk, setDesk } from '#server/press-review/desk/desk-settings.ts';
import { readUsage } from '#server/press-review/usage.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

export const getDesk: Handler<operations['getDesk']> = inPressReview(async (call) => {
  const { settings, licence, groups } = await readDesk(call);
  return ok({
    settings: { ...settings, weekdays: [...settings.weekdays], groups: [...settings.groups] },
    licence: { ...licence, people: [...licence.people] },
    groups: [...groups],
  });
});

const REFUSALS = {
  'no-licensee': refusal(400, 'ERR_BAD_REQUEST', 'the licence line names somebody'),
  'no-deadline': refusal(400, 'ERR_BAD_REQUEST', 'what is sent by itself has a time and a weekday'),
} as const;

export const saveDesk: Handler<operations['saveDesk']> = inPressReview(async (call) => {
  const refused = await setDesk(call, call.body);
  return refused ? REFUSALS[refused] : DONE;
});

export const listUsage: Handler<operations['listUsage']> = inPressReview(async (call) =>
  ok({ events: await readUsage(call) }),
);
