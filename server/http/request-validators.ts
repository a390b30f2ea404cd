import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { isDay } from '#domain/day.ts';

/**
 * As Fastify's own, but that nothing is taken away from what a caller sent: what the contract does not know is refused.
 * @param coerceTypes whether a number may come as its text, as it does in an address
 */
function makeValidators(coerceTypes: 'array' | false): Ajv {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, addUsedSchema: false });
  addFormats.default(ajv);
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
