import fastify, { type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import {
  type CacheTrait,
  type Caller,
  type ContractName,
  callerOf,
  hasStreamedBody,
  type Operation,
  readContract,
  type Spec,
} from './contracts.ts';
import { type ExpensiveKind, isExpensiveKind } from './expensive-work.ts';

export type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'bodyLimit'> & {
  operationId: string;
  /** Media types that its body may have. */
  bodyTypes: string[];
  /** How many calls a minute one network may make; null for no limit. */
  perMinute: number | null;
  /** The kind of expensive work in whose queue it waits; null for an operation that is not expensive. */
  expensive: ExpensiveKind | null;
  /** Whether its response says that a mail is being sent. */
  mails: boolean;
  /** Whether it requires a fresh proof of the reader's identity. */
  freshProof: boolean;
  caller: Caller;
  /** Who may cache its answer. */
  cache: CacheTrait;
};

/**
 * Placeholder handler: this Fastify instance only reads the contract. Servers that use its routes have
 * handlers of their own.
 */
const PLACEHOLDER_HANDLER = async () => undefined;

/**
 * Reads the routes of a contract.
 * @throws Error if it is not a valid OpenAPI document, names an unknown kind of work, or does not say who may call an
 * operation
 */
export async function readRoutes(specification: Spec): Promise<ContractRoute[]> {
  const reader = fastify({ exposeHeadRoutes: false });
  const routes: ContractRoute[] = [];
  const operations = Object.values(specification.paths).flatMap((methods) => Object.values(methods));
  const operationsById = new Map(operations.map((operation) => [operation.operationId, operation]));
  reader.addHook('onRoute', ({ method, url, schema = {} }) => {
    const { operationId, body } = schema as { operationId: string; body?: { content: object } };
    const {
      'x-per-minute': perMinute = null,
      'x-expensive': kind = null,
      'x-mails': mails = false,
      'x-fresh-proof': freshProof = false,
      'x-body-limit': bodyLimit,
      'x-cache': cache,
      security,
    } = operationOf(operationId, operationsById);
    const bodyTypes = Object.keys(body?.content ?? {});
    if (kind !== null && !isExpensiveKind(kind))
      throw new Error(`${operationId}: unknown kind of expensive work: ${kind}`);
    routes.push({
      ...{ method, url, schema, operationId, perMinute, expensive: kind, mails, freshProof, bodyTypes },
      cache,
      caller: callerOf({ security }),
      ...(bodyLimit !== undefined && { bodyLimit }),
    });
  });
  await reader.register(openapiGlue, { specification, operationResolver: () => PLACEHOLDER_HANDLER });
  return routes;
}

/** @throws Error naming an operation without a security entry, so that none is open by omission */
function operationOf(operationId: string, operationsById: ReadonlyMap<string, Operation>): Operation {
  const operation = operationsById.get(operationId);
  if (!operation?.security) throw new Error(`${operationId}: the contract does not say who may call it`);
  return operation;
}

const routesByContract = new Map<ContractName, Promise<ContractRoute[]>>();

/**
 * The routes of a contract's operations, those with a streamed body and the others. They are made once a process, so
 * that all servers share the schemas and each is compiled only once.
 */
export async function contractRoutes(name: ContractName) {
  const pending = routesByContract.get(name) ?? readRoutes(readContract(name));
  routesByContract.set(name, pending);
  const routes = await pending;
  return {
    streamed: routes.filter(({ bodyTypes }) => hasStreamedBody(bodyTypes)),
    buffered: routes.filter(({ bodyTypes }) => !hasStreamedBody(bodyTypes)),
  };
}

/** All media types that the bodies of these routes may have. */
export const typesOf = (routes: readonly ContractRoute[]): string[] => [
  ...new Set(routes.flatMap(({ bodyTypes }) => bodyTypes)),
];
