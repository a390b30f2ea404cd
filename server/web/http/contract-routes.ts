import fastify, { type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import {
  type CacheTrait,
  type Caller,
  type ContractName,
  callerOf,
  isStreamed,
  type Operation,
  readContract,
} from './contracts.ts';
import { type ExpensiveKind, isExpensiveKind } from './expensive-work.ts';

export type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'bodyLimit'> & {
  operationId: string;
  /** What its body may be. */
  bodyTypes: string[];
  /** How often a minute one network may ask; null for what costs little. */
  perMinute: number | null;
  /** The kind of expensive work that it takes a turn for; null for what is done at once. */
  expensive: ExpensiveKind | null;
  /** Whether its answer says that a mail is on its way. */
  mails: boolean;
  /** Whether it wants a fresh proof of who the reader is. */
  freshProof: boolean;
  caller: Caller;
  /** What may keep its answer. */
  cache: CacheTrait;
};

/** This server only reads a contract; those that take its routes over have their own handlers. */
const UNHEARD = async () => undefined;

/** @throws Error where a contract is no valid OpenAPI document, or names work that there is not */
async function readRoutes(name: ContractName): Promise<ContractRoute[]> {
  const reader = fastify({ exposeHeadRoutes: false });
  const routes: ContractRoute[] = [];
  const specification = readContract(name);
  const operations = Object.values(specification.paths).flatMap((methods) => Object.values(methods));
  const asWritten = new Map(operations.map((one) => [one.operationId, one]));
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
    } = operationOf(operationId, asWritten);
    const bodyTypes = Object.keys(body?.content ?? {});
    if (kind !== null && !isExpensiveKind(kind)) throw new Error(`${operationId}: no work is called ${kind}`);
    routes.push({
      ...{ method, url, schema, operationId, perMinute, expensive: kind, mails, freshProof, bodyTypes },
      cache,
      caller: callerOf({ security }),
      ...(bodyLimit !== undefined && { bodyLimit }),
    });
  });
  await reader.register(openapiGlue, { specification, operationResolver: () => UNHEARD });
  return routes;
}

/** @throws Error naming an operation that does not say who may call it: nothing is open because a line was forgotten */
function operationOf(operationId: string, asWritten: ReadonlyMap<string, Operation>): Operation {
  const operation = asWritten.get(operationId);
  if (!operation?.security) throw new Error(`${operationId}: the contract does not say who may call it`);
  return operation;
}

const known = new Map<ContractName, Promise<ContractRoute[]>>();

/**
 * The routes of a contract's operations, those whose body is streamed and the others. A process makes them once: their
 * schemas are the same objects for every server, and so are compiled for the first alone.
 */
export async function contractRoutes(name: ContractName) {
  const made = known.get(name) ?? readRoutes(name);
  known.set(name, made);
  const routes = await made;
  return {
    streamed: routes.filter(({ bodyTypes }) => isStreamed(bodyTypes)),
    whole: routes.filter(({ bodyTypes }) => !isStreamed(bodyTypes)),
  };
}

/** Everything that the body of one of them may be. */
export const typesOf = (routes: readonly ContractRoute[]): string[] => [
  ...new Set(routes.flatMap(({ bodyTypes }) => bodyTypes)),
];
