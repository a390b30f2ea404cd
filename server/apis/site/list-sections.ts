import type { operations } from '#openapi/generated/site.ts';
import { readSections } from '#server/content/issue-contents.ts';
import type { Handler } from '#server/http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toEdizione, toSezioneInBreve } from './wire.ts';

export const listSections: Handler<operations['listSections']> = async ({ query, orm, brand, now }) => {
  const list = await readSections(orm, brand, now, { edition: query.edizione, day: query.data });
  if (!list) return refusal(404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then');
  return ok({
    edizione: toEdizione(list.edition),
    data: list.day,
    sezioni: list.sections.map(toSezioneInBreve),
  });
};
