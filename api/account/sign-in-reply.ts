import type { components } from '#openapi/generated/account.ts';
import { unwrap } from '../unwrap.ts';
import { type DeviceList, toDeviceList } from './wire.ts';

/** As many devices as may be are signed in: one of them is to go, named with this ticket. SES-08 */
export type DeviceChoice = DeviceList & { ticket: string };

/** Every way of signing in ends with the address to go on to, or with the devices to choose from. */
export type SignInReply = { goTo: string } | { choice: DeviceChoice };

type Wire = components['schemas'];
type Result = { data?: Wire['RispostaAccesso']; error?: unknown; response: Response };

/** @throws ApiError */
export async function toSignInReply(operation: string, call: Promise<Result>): Promise<SignInReply> {
  // The limit of devices is an answer too, though it comes as a refusal.
  const answered = call.then(({ data, error, response }) => {
    const known = data?.data ?? (response.status === 409 ? choiceIn(error) : undefined);
    return { ...(known && { data: known }), error, response };
  });
  const reply = await unwrap<Wire['Accesso'] | Wire['SceltaDispositivo']>(operation, answered);
  if ('indirizzo' in reply) return { goTo: reply.indirizzo };
  return { choice: { ...toDeviceList(reply), ticket: reply.biglietto } };
}

/** The page of a proxy is text, whatever its status. */
const choiceIn = (error: unknown): Wire['SceltaDispositivo'] | undefined =>
  typeof error === 'object' && error !== null && 'data' in error
    ? (error as Wire['ErroreDispositivi']).data
    : undefined;
