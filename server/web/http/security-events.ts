import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Operations that are logged whether they succeed or are refused: signing in and out, changes of how readers
 * sign in, requests for a data export or a deletion, and the gate's call. The gate's form without scripts has no
 * operation id and answers with a page, so it is not logged.
 */
export const SECURITY_OPERATIONS: ReadonlySet<string> = new Set([
  'login',
  'loginWithCode',
  'loginWithPasskey',
  'replaceDevice',
  'exchangeIdCode',
  'logout',
  'endSession',
  'register',
  'activateAccount',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'giveProof',
  'addPasskey',
  'removePasskey',
  'disconnectDevice',
  'requestDataExport',
  'requestDeletion',
  'cancelDeletion',
  'unlockSite',
]);

/**
 * Statuses of refusals: calls without a session or a right, calls beyond a limit, and those that violate a contract.
 */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);

/** Configuration of a route: the operation that it serves, as the log names it. */
export type RouteConfig = { operationId: string };

const nameOf = ({ method, routeOptions }: FastifyRequest): string =>
  (routeOptions.config as Partial<RouteConfig>).operationId ??
  `${method} ${routeOptions.url ?? 'unknown route'}`;

const codeOf = (payload: unknown): string | undefined =>
  (payload as { status?: { code?: string } } | null)?.status?.code;

/**
 * Logs sign-ins and the like, successful or failed, and refused calls that are answered with JSON: by operation and
 * code of the refusal. The reader is not logged, as in every line of the log.
 */
export function logSecurityEvents(app: FastifyInstance, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void {
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    const name = nameOf(request);
    if (
      REFUSED_STATUSES.has(statusCode) ||
      (statusCode >= 400 && statusCode < 500 && SECURITY_OPERATIONS.has(name))
    ) {
      log.warn(`${name} was refused: ${codeOf(payload) ?? statusCode}`);
    }
    return payload;
  });
  // Before the answer is sent: a client that hangs up at once gets no response, and what it wanted is done all the same.
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const name = nameOf(request);
    if (statusCode < 400 && SECURITY_OPERATIONS.has(name)) log.info(`${name} was done`);
    return payload;
  });
}
