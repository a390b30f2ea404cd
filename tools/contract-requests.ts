import fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ContractRequest } from '#server/web/http/contract-routes.ts';

/** Placeholder handler: this Fastify instance only reads the contract. */
const PLACEHOLDER_HANDLER = async () => undefined;

/**
 * The requests that a contract allows, with schemas without references. The server reads them instead of the contract,
 * because checking and resolving it takes longer than the rest of creating its routes.
 * @throws Error if it is not a valid OpenAPI document
 */
export async function contractRequests(specification: object): Promise<ContractRequest[]> {
  const reader = fastify({ exposeHeadRoutes: false });
  const requests: ContractRequest[] = [];
  reader.addHook('onRoute', ({ method, url, schema = {} }) => {
    const { operationId, params, querystring, headers, body } = schema as ContractRequest['schema'] & {
      operationId: string;
    };
    requests.push({
      operationId,
      method: String(method),
      url,
      schema: { params, querystring, headers, body },
    });
  });
  await reader.register(openapiGlue, { specification, operationResolver: () => PLACEHOLDER_HANDLER });
  return requests;
}
