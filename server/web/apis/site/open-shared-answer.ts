import type { operations } from '#openapi/generated/site.ts';
import { openSharedAnswer as open } from '#server/assistant/answer-links.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { ok, refusal } from '../replies.ts';

export const openSharedAnswer: Handler<operations['openSharedAnswer']> = async (call) => {
  const { orm, brand, now, session, body } = call;
  const readerId = session?.readerId ?? null;
  const answer = await open(body.token, { orm, brand, now, access: accessOf(call), readerId });
  return answer ? ok(answer) : refusal(404, 'ERR_NOT_FOUND', 'this address shows nothing');
};
