import type { operations } from '#openapi/generated/site.ts';
import { readSections } from '#server/newsroom/content/issue-contents.ts';
import type { Handler } from '../../http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toEdizione, toSezioneInBreve } from './wire.ts';

const NONE = refusal(404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then');

export const listSections: Handler<operations['listSections']> = async (call) => {
  const { query, orm, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return NONE;
  const list = await readSections(orm, brand, now, { edition: query.edizione, day: query.data });
  if (!list) return NONE;
  return ok({
    edizione: toEdizione(list.edition),
    data: list.day,
    sezioni: list.sections.map(toSezioneInBreve),
  });
};
