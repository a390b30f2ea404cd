import { Ajv } from 'ajv';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { isDay } from '#domain/day.ts';
import { knowFormats } from './contract-formats.ts';

/**
 * As Fastify's own, but that nothing is taken away from what a caller sent: what the contract does not know is refused.
 * @param coerceTypes whether a number may come as its text, as it does in an address
 */
function makeValidators(coerceTypes: 'array' | false): Ajv {
  const ajv = knowFormats(
    new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, addUsedSchema: false }),
  );
  // The usual check lets years pass that no calendar of the database has.
  ajv.addFormat('date', isDay);
  return ajv;
}

const ofAddresses = makeValidators('array');
const ofBodies = makeValidators(false);

/** Holds requests against the schemas of their routes. A schema that two servers share is compiled for the first alone. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? ofBodies : ofAddresses).compile(schema),
  );
}
