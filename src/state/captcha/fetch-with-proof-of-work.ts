type Fetch = (request: Request) => Promise<Response>;

/** Status with which a server asks for work before it carries out the call. */
const WORK_REQUIRED = 428;

/** A call sent while the page is closing has no time for work; file uploads are not asked for any. */
const mayCostWork = ({ method, headers, keepalive }: Request): boolean =>
  method === 'POST' && !keepalive && headers.get('content-type') === 'application/json';

/**
 * A fetch that does the work which the server asks for, and repeats the request. The body is sent whole each time: that
 * of a cloned request would be a stream, which browsers do not send again on a broken connection.
 */
export function withProofOfWork(fetch: Fetch): Fetch {
  return async (request) => {
    if (!mayCostWork(request)) return await fetch(request);
    const body = await request.arrayBuffer();
    const made = () => new Request(request, { body });
    const answer = await fetch(made());
    if (answer.status !== WORK_REQUIRED) return answer;
    const { retryWithProofOfWork } = await import('./proof-of-work.ts');
    return await retryWithProofOfWork(made, answer, fetch);
  };
}
