import type { operations } from '#openapi/generated/site.ts';
import { readDesk, storeDeskSettings } from '#server/press-review/desk/desk-settings.ts';
import { readUsage } from '#server/press-review/usage.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrRefused } from '../refusals.ts';
import { ok } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

export const getDesk: Handler<operations['getDesk']> = inPressReview(async (call) => {
  const { settings, version, licence, groups } = await readDesk(call);
  return ok({
    version,
    settings: { ...settings, weekdays: [...settings.weekdays], groups: [...settings.groups] },
    licence: { ...licence, people: [...licence.people] },
    groups: [...groups],
  });
});

export const saveDesk: Handler<operations['saveDesk']> = inPressReview(async (call) => {
  const { version = null, ...settings } = call.body;
  return doneOrRefused(await storeDeskSettings(call, settings, version));
});

export const listUsage: Handler<operations['listUsage']> = inPressReview(async (call) =>
  ok({ events: await readUsage(call) }),
);
