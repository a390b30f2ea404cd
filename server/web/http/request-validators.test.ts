import { expect, test, vi } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { CONTRACTS } from './contracts.ts';
import { validateRequests } from './request-validators.ts';

type Validator = (data: unknown) => unknown;

/** Makes validators like those of a route. */
function openCompiler() {
  const setValidatorCompiler = vi.fn();
  validateRequests({ setValidatorCompiler });
  return (schema: object, httpPart: string): Validator =>
    setValidatorCompiler.mock.calls[0]?.[0]({ schema, httpPart });
}

/** The schemas of a contract's requests, by part. A body has one for each of its media types. */
const requestSchemas = CONTRACTS.flatMap((name) => Object.values(contractRoutes(name)).flat()).flatMap(
  ({ operationId, schema }) =>
    Object.entries(schema).flatMap(([part, partSchema]) => {
      const { content } = partSchema as { content?: Record<string, { schema: object }> };
      const schemas = content ? Object.values(content).map((type) => type.schema) : [partSchema as object];
      return schemas.map((each) => ({ operationId, part, schema: each }));
    }),
);

test('API-01 every schema of a request can be compiled, which happens only at its first request', () => {
  const compile = openCompiler();
  const failures = requestSchemas.flatMap(({ operationId, part, schema }) => {
    try {
      compile(schema, part)({});
      return [];
    } catch (error) {
      return [`${operationId} ${part}: ${error}`];
    }
  });
  expect(failures).toEqual([]);
  expect(requestSchemas.length).toBeGreaterThan(150);
});

test('API-01 a validator accepts what its schema allows, and otherwise names the errors', () => {
  const validate = openCompiler()(
    { type: 'object', required: ['email'], additionalProperties: false },
    'body',
  );
  expect(validate({ email: 'a@example.it' })).toEqual({
    error: [expect.objectContaining({ keyword: 'additionalProperties' })],
  });
  expect(validate({})).toEqual({ error: [expect.objectContaining({ keyword: 'required' })] });
  const text = openCompiler()({ type: 'object', properties: { pagina: { type: 'integer' } } }, 'querystring');
  expect(text({ pagina: '2' })).toBe(true);
});
