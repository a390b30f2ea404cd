import { type OperatorContext, operatorName } from '#server/help/support-chat/operators.ts';
import type { RequestContext } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED } from '../replies.ts';

/** A handler that answers only operators. HLP-06 */
export const asOperator =
  <Call extends RequestContext, Reply>(
    answer: (call: Call & { operator: OperatorContext }) => Promise<Reply>,
  ) =>
  async (call: Call) => {
    const { session, supportChats, orm, now } = call;
    if (!session) return LOGIN_REQUIRED;
    const name = operatorName(supportChats.operators, session);
    if (name === null) return refuse('operators-only');
    return await answer({ ...call, operator: { orm, now, id: session.readerId, name } });
  };
