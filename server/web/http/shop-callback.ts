import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import { mailOrderResultInBackground } from '#server/sales/checkout/mail-orders.ts';
import { handleShopEvent, ShopEvent } from '#server/sales/checkout/shop-events.ts';
import { isFromShop } from '#server/sales/checkout/shop-signature.ts';
import { refusal } from '../apis/replies.ts';
import { mailOriginsOf } from './mail-origins.ts';

/** Address to which a shop reports the results of payments. docs/shop.md */
export const SHOP_CALLBACK = '/api/checkout/esito';

const MAX_BODY_BYTES = 16 * 1024;

type Deps = { config: Config; identity: IdentityService; checkout: Checkout; now: () => Date };

/** Responses to events that changed nothing. */
const REFUSALS = {
  'no-such-order': [404, 'ERR_NOT_FOUND', 'no such order of this shop'],
  'wrong-amount': [422, 'ERR_AMOUNT', 'not what the order costs'],
  'not-payable': [409, 'ERR_ORDER_NOT_PAYABLE', 'settled otherwise: what was taken is to be paid back'],
} as const;

/**
 * Receives the events of the configured shop, signed over the exact bytes of the body; so the body is read raw, and the
 * route is not part of the contracts. Without a shop there is no route. ACC-03
 */
export async function registerShopCallback(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = deps.config.checkout?.secret;
  if (secret === undefined) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser('application/json', options, (_request, body, done) => done(null, body));
    scope.post(SHOP_CALLBACK, async (request, reply) => {
      const receivedAt = deps.now();
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      if (!isFromShop(secret, { ...signatureOf(request), body }, receivedAt)) {
        return send(reply, 401, 'ERR_SIGNATURE_NOT_VALID', 'signed otherwise, or too long ago');
      }
      const read = v.safeParse(ShopEvent, parse(body));
      if (read.success) return await answer(reply, { deps, receivedAt, request }, read.output);
      return send(reply, 400, 'ERR_BAD_REQUEST', v.getDotPath(read.issues[0]) ?? read.issues[0].message);
    });
  });
}

type EventContext = { deps: Deps; receivedAt: Date; request: FastifyRequest };

async function answer(reply: FastifyReply, { deps, receivedAt, request }: EventContext, event: ShopEvent) {
  const { config, identity, checkout } = deps;
  const outcome = await handleShopEvent({ orm: identity.orm, checkout, now: receivedAt }, event);
  if (outcome.kind !== 'done' && outcome.kind !== 'already-handled') {
    const [status, code, message] = REFUSALS[outcome.kind];
    return send(reply, status, code, message);
  }
  // A refused purchase is not mailed: the page shows it to the reader.
  if (outcome.kind === 'done' && event.tipo !== 'rifiutato') {
    // The shop may call any paper's host, so the links in the mail are those of the order's paper.
    const { accountOrigin } = mailOriginsOf(brandOf(outcome.order.brand), request, config);
    mailOrderResultInBackground(
      { orm: identity.orm, identity, now: receivedAt, accountOrigin },
      outcome.order,
    );
  }
  const data = { nuovo: outcome.kind === 'done' };
  return reply.header('cache-control', 'no-store').send({ success: true, status: { code: 'OK' }, data });
}

const signatureOf = ({ headers }: FastifyRequest) => ({
  timestamp: String(headers['x-edicola-timestamp'] ?? ''),
  signature: String(headers['x-edicola-signature'] ?? ''),
});

const send = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusal(status, code, message).body);

/** Null for a body that is not JSON, which the schema then refuses. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
