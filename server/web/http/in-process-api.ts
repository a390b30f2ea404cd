import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createApi } from '#api/clients.ts';
import { callForSameRequester } from '#server/base/db/query-priority.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import type { PreparedReply } from './prepared-reply.ts';
import { forwardedFor } from './request-sender.ts';
import type { Site } from './site-of-host.ts';

/** Called when a loader's call was refused, with its status and body. */
type OnRefusal = (status: number, body: string) => void;

/** Sources of answers to the calls of loaders: the prepared replies, otherwise the routes of the APIs. */
type AnswerSources = { app: FastifyInstance; prepared: PreparedReplies };

/** API for the loaders of a page: it calls the routes in this process, without a socket. */
export function inProcessApi(
  sources: AnswerSources,
  request: FastifyRequest,
  site: Site,
  onRefusal: OnRefusal,
) {
  const fetch = inProcessFetch(sources, request, onRefusal);
  const origins = { site: site.origin, account: site.origin, archive: site.origin };
  return createApi({ readToken: () => null, origins, fetch });
}

/** Fetches as a visitor from the network of the client that opens the page. */
export function inProcessFetch(
  { app, prepared }: AnswerSources,
  pageRequest: FastifyRequest,
  onRefusal: OnRefusal = () => undefined,
) {
  // Rate limits by network count these calls for the client that opens the page.
  const headers = { host: pageRequest.host, 'x-forwarded-for': forwardedFor(pageRequest) };
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const ready = prepared.find({ headers, url });
    if (ready) return responseOf(ready);
    const reply = await callForSameRequester(() => app.inject({ method: 'GET', url, headers }));
    if (reply.statusCode >= 400) onRefusal(reply.statusCode, reply.body);
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
    });
  };
}

function responseOf({ status, body, encodedAs }: PreparedReply): Response {
  const type = encodedAs('identity').headers['content-type'];
  return new Response(body.toString(), { status, headers: { 'content-type': String(type) } });
}
