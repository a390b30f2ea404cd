import type { operations } from '#openapi/generated/account.ts';
import { countTrialAlert } from '#server/accounts/identity/limits.ts';
import { sendTrialAlert as send } from '#server/outgoing/push/trial-alert.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const sendTrialAlert: Handler<operations['sendTrialAlert']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const wait = await countTrialAlert(call.identity, session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const outcome = await send({ ...call, deviceId: session.deviceId });
  if (outcome === 'sent') return DONE;
  return outcome === 'not-reached'
    ? refusal(409, 'ERR_DEVICE_NOT_REACHED', 'there is no way to this device any more')
    : refusal(503, 'ERR_PUSH_SERVICE', 'its push service does not take it now');
};
