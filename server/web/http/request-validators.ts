import { Ajv } from 'ajv';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { isDay } from '#domain/day.ts';
import { addContractFormats } from './contract-formats.ts';

/**
 * Makes a validator like Fastify's own, except that unknown fields are refused and not removed.
 * @param coerceTypes whether a number may be sent as text, as in an address
 */
function makeValidators(coerceTypes: 'array' | false): Ajv {
  const ajv = addContractFormats(
    new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, addUsedSchema: false }),
  );
  // The standard check accepts years that the database's calendar lacks.
  ajv.addFormat('date', isDay);
  return ajv;
}

const addressValidators = makeValidators('array');
const bodyValidators = makeValidators(false);

/** Validates requests against the schemas of their routes. A schema shared by two servers is compiled only once. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyValidators : addressValidators).compile(schema),
  );
}
