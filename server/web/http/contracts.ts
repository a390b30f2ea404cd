import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Attachment, EventStream, TextStream } from './answer-bodies.ts';
import { addContractFormats } from './contract-formats.ts';

export const CONTRACTS = ['site', 'account', 'archive'] as const;
export type ContractName = (typeof CONTRACTS)[number];

/** Security schemes of which one has to be met; any caller meets an empty one. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** Who may cache an answer: clients that revalidate it each time, or none. */
export type CacheTrait = 'revalidate' | 'no-store';

/** An operation of a contract. `openapi/traits.yaml` describes each trait. */
export type Operation = {
  operationId: string;
  security: Security;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
  'x-cache': CacheTrait;
  'x-offline': string;
  'x-robots': 'disallow' | 'allow';
  'x-per-minute'?: number;
  'x-expensive'?: string;
  'x-mails'?: true;
  'x-fresh-proof'?: true;
  'x-body-limit'?: number;
  'x-stream'?: true;
  'x-gate'?: 'open';
};

/**
 * Who may call an operation. `nobody`: everyone, and no session is read; `anybody`: with or without a
 * session; `reader`: only with a session; `program`: only with its key.
 */
export type Caller = 'sessionless' | 'optional-session' | 'reader' | 'program';

/** Reads from the contract who may call an operation. */
export function callerOf({ security }: Pick<Operation, 'security'>): Caller {
  if (security.length === 0) return 'sessionless';
  if (security.some((scheme) => 'key' in scheme)) return 'program';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional-session' : 'reader';
}

export type Spec = {
  paths: Record<string, Record<string, Operation>>;
  components: unknown;
};

const contracts = new Map<ContractName, Spec>();

/** A contract as in its file: each caller gets a copy, because the file is read and parsed only once. */
export const readContract = (name: ContractName): Spec => structuredClone(readOnce(name));

function readOnce(name: ContractName): Spec {
  const contract = contracts.get(name) ?? readGenerated<Spec>(name);
  contracts.set(name, contract);
  return contract;
}

/** Every operation of the three contracts, with the path in its contract. Do not change the result. */
export const everyOperation = (): { path: string; operation: Operation }[] =>
  CONTRACTS.flatMap((name) =>
    Object.entries(readOnce(name).paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    ),
  );

/** `npm run generate` makes the JSON from the YAML, which would take ten times as long to read at each start. */
export function readGenerated<T>(name: string): T {
  const file = fileURLToPath(new URL(`../../../openapi/generated/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Whether an operation with these media types reads its body as a stream: only ZIP uploads do. */
export const hasStreamedBody = (types: readonly string[]): boolean => types.includes('application/zip');

/** Splits a contract into the operations with a streamed body and the others. */
export function splitByStreamedBody(spec: Spec): { streamed: Spec; buffered: Spec } {
  const select = (streamed: boolean): Spec => ({
    ...spec,
    paths: Object.fromEntries(
      Object.entries(spec.paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).filter(
            ([, { requestBody }]) => hasStreamedBody(Object.keys(requestBody?.content ?? {})) === streamed,
          ),
        ),
      ]),
    ),
  });
  return { streamed: select(true), buffered: select(false) };
}

/** A response that violates its contract: a bug, which is thrown only in tests and development. */
export class ContractViolation extends Error {}

export type CheckReply = (operationId: string, status: number, body: unknown) => void;

const checkers = new Map<ContractName, CheckReply>();

/**
 * Validates responses against a contract; the validators are made at the first response. @throws ContractViolation
 * naming the operation and the place.
 */
export function replyChecker(name: ContractName): CheckReply {
  return (operationId, status, body) => {
    const check = checkers.get(name) ?? makeChecker(name);
    checkers.set(name, check);
    check(operationId, status, body);
  };
}

function makeChecker(name: ContractName): CheckReply {
  const spec = readContract(name);
  const ajv = addContractFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: `${name}.yaml`, ...spec });
  const responses = new Map<string, unknown>();
  for (const [path, methods] of Object.entries(spec.paths)) {
    for (const [method, { operationId, responses: operationResponses }] of Object.entries(methods)) {
      for (const status of Object.keys(operationResponses)) {
        const pointer = ['paths', path, method, 'responses', status].map(escapePointer).join('/');
        responses.set(`${operationId} ${status}`, `${name}.yaml#/${pointer}`);
      }
    }
  }
  return (operationId, status, body) => {
    const pointer = responses.get(`${operationId} ${status}`);
    if (!pointer) throw new ContractViolation(`${operationId}: the contract knows no answer ${status}`);
    const response = resolveResponse(spec, name, String(pointer));
    const type = typeOf(body);
    if (type !== null) {
      if (ajv.getSchema(`${response}/content/${escapePointer(type)}/schema`)) return;
      throw new ContractViolation(`${operationId} ${status}: the contract knows no ${type}`);
    }
    const validate = ajv.getSchema(`${response}/content/application~1json/schema`);
    if (!validate) throw new ContractViolation(`${operationId} ${status}: no JSON schema`);
    if (!validate(body)) {
      throw new ContractViolation(
        `${operationId} ${status}: ${ajv.errorsText(validate.errors, { dataVar: 'answer' })}`,
      );
    }
  };
}

/** Media type of a body that is not JSON. */
function typeOf(body: unknown): string | null {
  if (body instanceof EventStream) return 'text/event-stream';
  if (body instanceof TextStream) return 'text/plain';
  return body instanceof Attachment ? body.type : null;
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** A response may be a reference to a shared one. */
function resolveResponse(spec: Spec, name: string, pointer: string): string {
  const parts = pointer.slice(pointer.indexOf('#/') + 2).split('/');
  let node: unknown = spec;
  for (const part of parts) {
    node = (node as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const reference = (node as { $ref?: string }).$ref;
  return reference ? `${name}.yaml${reference}` : pointer;
}
