import type { SendingRequest } from '#domain/press-review/sending.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { cancelSending as cancel } from '#server/press-review/sending/cancel-sending.ts';
import { previewOrder } from '#server/press-review/sending/preview-order.ts';
import { readSending, readSendings } from '#server/press-review/sending/read-sendings.ts';
import { resendLetters } from '#server/press-review/sending/resend-letters.ts';
import { placeSendingOrder } from '#server/press-review/sending/sending-order.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { doneOrRefused, okOrRefused, refuse } from '../refusals.ts';
import { ok } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

const toOrder = ({ source, ...order }: components['schemas']['Invio']): SendingRequest => ({
  ...order,
  source: { day: source.day, ...(source.clips && { clips: source.clips }) },
});

const dispatchDeps = ({ sendingJobs, identity }: Pick<RequestContext, 'sendingJobs' | 'identity'>) => ({
  jobs: sendingJobs,
  secret: identity.secret,
});

export const listSendings: Handler<operations['listSendings']> = inPressReview(async ({ orm, desk }) =>
  ok({ sendings: await readSendings(orm, desk.id) }),
);

export const getSending: Handler<operations['getSending']> = inPressReview(async ({ orm, desk, path }) => {
  const found = await readSending(orm, desk.id, path.id);
  return found ? ok(found) : refuse('no-such-sending');
});

export const previewSending: Handler<operations['previewSending']> = inPressReview(async (call) => {
  const { newsstandUrl, mailOrigins } = call;
  return okOrRefused(
    await previewOrder(call, toOrder(call.body), { newsstandUrl, origin: mailOrigins.origin }),
  );
});

export const orderSending: Handler<operations['orderSending']> = inPressReview(async (call) =>
  okOrRefused(await placeSendingOrder(call, toOrder(call.body), dispatchDeps(call))),
);

export const cancelSending: Handler<operations['cancelSending']> = inPressReview(async (call) =>
  doneOrRefused(await cancel(call, call.path.id)),
);

export const resend: Handler<operations['resend']> = inPressReview(async (call) =>
  okOrRefused(await resendLetters(call, { id: call.path.id, ...call.body }, dispatchDeps(call))),
);
