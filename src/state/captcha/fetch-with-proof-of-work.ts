type Fetch = (request: Request) => Promise<Response>;

/** What a server answers that wants work before it does what it was asked for. */
const WORK_REQUIRED = 428;

/** What is sent while a page goes away has no time for more; files are handed in where no work is asked for. */
const mayCostWork = ({ method, headers, keepalive }: Request): boolean =>
  method === 'POST' && !keepalive && headers.get('content-type') === 'application/json';

/**
 * A fetch that does the work which a server asks for, and sends the same again. The body is sent whole each time: that of
 * a copied request would be a stream, which browsers do not send again on a connection that broke.
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
