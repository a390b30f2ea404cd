import {
  type CacheTrait,
  type Caller,
  type ContractName,
  callerOf,
  hasStreamedBody,
  type Operation,
  readContract,
  readGenerated,
  type Spec,
} from './contracts.ts';
import { type ExpensiveKind, isExpensiveKind } from './expensive-work.ts';

/** A request that a contract allows, as `npm run generate` writes it: schemas of its parts, without references. */
export type ContractRequest = {
  operationId: string;
  method: string;
  url: string;
  schema: {
    params?: object | undefined;
    querystring?: object | undefined;
    headers?: object | undefined;
    body?: { content: object } | undefined;
  };
};

export type ContractRoute = ContractRequest & {
  bodyLimit?: number;
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
 * Makes the routes of a contract from its requests and the traits of its operations.
 * @throws Error if it names an unknown kind of work, or does not say who may call an operation
 */
export function toRoutes(requests: readonly ContractRequest[], { paths }: Spec): ContractRoute[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const operationsById = new Map(operations.map((operation) => [operation.operationId, operation]));
  return requests.map((request) => toRoute(request, operationOf(request.operationId, operationsById)));
}

function toRoute(request: ContractRequest, operation: Operation): ContractRoute {
  const {
    'x-per-minute': perMinute = null,
    'x-expensive': kind = null,
    'x-mails': mails = false,
    'x-fresh-proof': freshProof = false,
    'x-body-limit': bodyLimit,
    'x-cache': cache,
  } = operation;
  if (kind !== null && !isExpensiveKind(kind))
    throw new Error(`${request.operationId}: unknown kind of expensive work: ${kind}`);
  return {
    ...request,
    perMinute,
    expensive: kind,
    mails,
    freshProof,
    cache,
    bodyTypes: Object.keys(request.schema.body?.content ?? {}),
    caller: callerOf(operation),
    ...(bodyLimit !== undefined && { bodyLimit }),
  };
}

/** @throws Error naming an operation without a security entry, so that none is open by omission */
function operationOf(operationId: string, operationsById: ReadonlyMap<string, Operation>): Operation {
  const operation = operationsById.get(operationId);
  if (!operation?.security) throw new Error(`${operationId}: the contract does not say who may call it`);
  return operation;
}

/** The requests that a contract allows. */
export const readRequests = (name: ContractName): ContractRequest[] =>
  readGenerated<ContractRequest[]>(`${name}-requests`);

const routesByContract = new Map<ContractName, ContractRoute[]>();

/**
 * The routes of a contract's operations, those with a streamed body and the others. They are made once a process, so
 * that all servers share the schemas and each is compiled only once.
 */
export function contractRoutes(name: ContractName) {
  const routes = routesByContract.get(name) ?? toRoutes(readRequests(name), readContract(name));
  routesByContract.set(name, routes);
  return {
    streamed: routes.filter(({ bodyTypes }) => hasStreamedBody(bodyTypes)),
    buffered: routes.filter(({ bodyTypes }) => !hasStreamedBody(bodyTypes)),
  };
}

/** All media types that the bodies of these routes may have. */
export const typesOf = (routes: readonly ContractRoute[]): string[] => [
  ...new Set(routes.flatMap(({ bodyTypes }) => bodyTypes)),
];
