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

/**
 * Validates requests against the schemas of their routes. A schema is compiled at its first request, because a process
 * answers few of the operations; one shared by two servers is compiled only once.
 */
export function validateRequests(app: Pick<FastifyInstance, 'setValidatorCompiler'>): void {
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) => {
    const validators = httpPart === 'body' ? bodyValidators : addressValidators;
    return (data: unknown) => {
      const validate = validators.compile(schema);
      return validate(data) || { error: validate.errors ?? [] };
    };
  });
}
