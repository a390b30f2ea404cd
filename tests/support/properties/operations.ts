import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isDay } from '#domain/day.ts';
import { addContractFormats } from '#server/web/http/contract-formats.ts';
import { CONTRACTS, type ContractName, readContract } from '#server/web/http/contracts.ts';
import { resolved, type Schema } from './schema.ts';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

type Written = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};

/** One operation of a contract, with resolved references down to its parameters. */
export type Operation = {
  contract: ContractName;
  /** The contract's file, in which references are resolved. */
  file: unknown;
  id: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** Schemas of the body by media type; null where the operation takes none. */
  bodies: Readonly<Record<string, Schema>> | null;
  statuses: readonly number[];
  /**
   * Whether the contract allows a JSON body. The validator is separate from the server's, and does not convert texts to
   * numbers.
   */
  allowsBody: (body: unknown) => boolean;
};

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function operationsIn(contract: ContractName): Operation[] {
  const file = readContract(contract);
  const ajv = addContractFormats(new Ajv2020({ strict: false }));
  ajv.addFormat('date', isDay);
  ajv.addSchema({ $id: contract, ...file });
  return Object.entries(file.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, parameters = [], requestBody, responses } = operation as unknown as Written;
      const body = requestBody && resolved(file, requestBody as Written['requestBody'] & { $ref?: string });
      const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
      let validate: ValidateFunction | undefined;
      const found = () => ajv.getSchema(`${contract}#/${pointer.map(escaped).join('/')}`);
      return {
        contract,
        file,
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one) => resolved(file, one as Parameter & { $ref?: string })),
        bodies: body
          ? Object.fromEntries(Object.entries(body.content).map(([type, { schema }]) => [type, schema]))
          : null,
        statuses: Object.keys(responses).map(Number),
        allowsBody: (value) => {
          validate ??= found();
          return !validate || validate(value) === true;
        },
      };
    }),
  );
}

/** Every operation of the three contracts. */
export const OPERATIONS: readonly Operation[] = CONTRACTS.flatMap(operationsIn);

/**
 * The operation that an address leads to: where an empty id was sent, this is the list instead of the intended
 * operation.
 */
export function operationAt(meant: Operation, address: string): Operation {
  const path = address.split('?', 1)[0]?.replace(/\/$/, '');
  return OPERATIONS.find((one) => one.method === meant.method && one.path === path) ?? meant;
}
