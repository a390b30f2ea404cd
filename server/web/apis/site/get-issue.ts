import type { operations } from '#openapi/generated/site.ts';
import { readIssue } from '#server/newsroom/content/issue-contents.ts';
import type { Handler } from '../../http/handler.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toNumeroConArticoli } from './wire.ts';

const NONE = refusal(404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then');

export const getIssue: Handler<operations['getIssue']> = async (call) => {
  const { query, orm, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return NONE;
  const contents = await readIssue(orm, brand, query.edizione, now, query.data);
  if (!contents) return NONE;
  return ok(toNumeroConArticoli(contents));
};
