import fc from 'fast-check';
import type { CallerKind } from './callers.ts';
import { CALLER_KINDS } from './callers.ts';
import type { Operation, Parameter } from './operations.ts';
import { valuesOf } from './schema-values.ts';

/** A generated request that follows its contract, before remembered values are filled in and before it is damaged. */
export type MadeRequest = {
  caller: CallerKind;
  parameters: Record<string, unknown>;
  /** Null where the operation takes no body. */
  body: { type: string; value: unknown } | null;
  fault: Fault;
};

/** The damage that makes a request invalid. */
export type Fault = { kind: FaultKind; where: number; what: number };

export const FAULT_KINDS = [
  'none',
  'field left out',
  'unknown field',
  'odd value',
  'odd parameter',
  'doubled parameter',
  'parameter left out',
  'raw query',
  'broken body',
  'other media type',
  'no body',
  'false bearer',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

const optional = ({ required, in: place }: Parameter) => place !== 'path' && required !== true;

function parametersOf({ parameters, file }: Operation) {
  const made = Object.fromEntries(
    parameters.map((one) => [one.name, valuesOf(file, one.schema, one.name)] as const),
  );
  const requiredKeys = parameters.filter((one) => !optional(one)).map(({ name }) => name);
  return fc.record(made, { requiredKeys, noNullPrototype: true });
}

const BINARY = fc.uint8Array({ maxLength: 400 });

function bodyOf({ bodies, file }: Operation) {
  if (!bodies) return fc.constant(null);
  const made = Object.entries(bodies).map(([type, schema]) => {
    const value = type === 'application/json' && schema.$ref !== '#/components/schemas/Consegna';
    return fc.record({ type: fc.constant(type), value: value ? valuesOf(file, schema) : BINARY });
  });
  return fc.oneof(...made);
}

/** Requests to an operation: half follow its contract, the others may be damaged in one way. */
export const requestsTo = (operation: Operation): fc.Arbitrary<MadeRequest> =>
  fc.record({
    caller: fc.constantFrom(...CALLER_KINDS),
    parameters: parametersOf(operation) as fc.Arbitrary<Record<string, unknown>>,
    body: bodyOf(operation) as fc.Arbitrary<MadeRequest['body']>,
    fault: fc.record({
      kind: fc.oneof(
        { weight: 1, arbitrary: fc.constant('none' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...FAULT_KINDS) },
      ),
      where: fc.nat(10_000),
      what: fc.nat(10_000),
    }),
  });
