import type { ActionResult } from '#server/help/support-chat/operator-actions.ts';
import { type Operator, operatorName } from '#server/help/support-chat/operators.ts';
import type { RequestContext } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';
import { chatEnded, noSuchChat, quotedNotHere } from './chat-refusals.ts';

type Found = { refused: null; operator: Operator } | { refused: ReturnType<typeof notForThem> };

const notForThem = () => refusal(403, 'ERR_FORBIDDEN', 'only operators');

/** Whether an operator asks. */
export function operatorOf({
  session,
  chats,
  orm,
  now,
}: RequestContext): Found | { refused: typeof LOGIN_REQUIRED } {
  if (!session) return { refused: LOGIN_REQUIRED };
  const name = operatorName(chats.operators, session);
  return name === null
    ? { refused: notForThem() }
    : { refused: null, operator: { orm, now, id: session.readerId, name } };
}

/** Why an operator could not. */
export function actionRefused(result: Exclude<ActionResult, 'done'>) {
  if (result === 'not-found') return noSuchChat();
  if (result === 'quoted') return quotedNotHere();
  return result === 'ended' ? chatEnded() : refusal(409, 'ERR_CHAT_TAKEN', 'another operator is in it');
}
