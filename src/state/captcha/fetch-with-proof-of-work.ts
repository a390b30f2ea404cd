type Fetch = (request: Request) => Promise<Response>;

/** Status with which a server asks for work before it carries out the call. */
const WORK_REQUIRED = 428;

/**
 * Whether the server may require work: not for file uploads, nor for a call that is sent while the page is
 * closing.
 */
const mayRequireWork = ({ method, headers, keepalive }: Request): boolean =>
  method === 'POST' && !keepalive && headers.get('content-type') === 'application/json';

/**
 * A fetch that does the work which the server asks for, and repeats the request. The body is sent whole each time: that
 * of a cloned request would be a stream, which browsers do not send again on a broken connection.
 */
export function withProofOfWork(fetch: Fetch): Fetch {
  return async (request) => {
    if (!mayRequireWork(request)) return await fetch(request);
    const body = await request.arrayBuffer();
    const newRequest = () => new Request(request, { body });
    const answer = await fetch(newRequest());
    if (answer.status !== WORK_REQUIRED) return answer;
    const { retryWithProofOfWork } = await import('./proof-of-work.ts');
    return await retryWithProofOfWork(newRequest, answer, fetch);
  };
}
