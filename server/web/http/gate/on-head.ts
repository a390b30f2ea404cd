import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Calls `changeHeaders` just before the headers of a response are written, with those passed to `writeHead`
 * already set.
 */
export function onHead(response: ServerResponse, changeHeaders: (response: ServerResponse) => void): void {
  const write = response.writeHead.bind(response);
  response.writeHead = (status: number, second?: string | Headers, third?: Headers) => {
    setAll(response, typeof second === 'string' ? third : second);
    changeHeaders(response);
    return typeof second === 'string' ? write(status, second) : write(status);
  };
}

function setAll(response: ServerResponse, headers: Headers): void {
  // No code here passes headers as a flat list, so one is refused instead of being passed on unread.
  if (Array.isArray(headers)) throw new TypeError('headers are written as an object');
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
