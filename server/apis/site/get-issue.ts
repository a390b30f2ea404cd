import type { operations } from '#openapi/generated/site.ts';
import { readIssue } from '#server/content/issue-contents.ts';
import type { Handler } from '#server/http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toNumeroConArticoli } from './wire.ts';

export const getIssue: Handler<operations['getIssue']> = async ({ query, orm, brand, now }) => {
  const contents = await readIssue(orm, brand, query.edizione, now, query.data);
  if (!contents) return refusal(404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then');
  return ok(toNumeroConArticoli(contents));
};
