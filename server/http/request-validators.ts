import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { isDay } from '#domain/day.ts';

/** As Fastify's own, but that nothing is taken away from what a caller sent: what the contract does not know is refused. */
const ajv = new Ajv({
  coerceTypes: 'array',
  useDefaults: true,
  removeAdditional: false,
  addUsedSchema: false,
});
addFormats.default(ajv);
// The usual check lets years pass that no calendar of the database has.
ajv.addFormat('date', isDay);

/** Holds requests against the schemas of their routes. A schema that two servers share is compiled for the first alone. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>(({ schema }) => ajv.compile(schema));
}
