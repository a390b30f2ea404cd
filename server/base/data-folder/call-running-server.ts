import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { ControlLine } from './control-channel.ts';
import type { Control } from './lock.ts';

/**
 * The running server refused a command or could not finish it. `kind` is the name of the server's error, or
 * `refused` or `broken-off`.
 */
export class CommandFailed extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.name = 'CommandFailed';
    this.kind = kind;
  }
}

/** Commands may take minutes between two lines, so the call has no time limit of its own. */
function post(
  { port, token }: Control,
  command: string,
  args: unknown,
  signal: AbortSignal | undefined,
): Promise<IncomingMessage> {
  const body = JSON.stringify(args);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: `/${command}`, method: 'POST', headers };
    const call = request({ ...options, ...(signal && { signal }) }, resolve);
    call.on('error', reject);
    call.end(body);
  });
}

/** Reads the lines of an answer until it ends or the connection is reset. */
async function* linesOf(reply: IncomingMessage): AsyncGenerator<ControlLine> {
  let incomplete = '';
  try {
    for await (const chunk of reply.setEncoding('utf8')) {
      const parts = (incomplete + chunk).split('\n');
      incomplete = parts.pop() ?? '';
      for (const text of parts) yield JSON.parse(text) as ControlLine;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
  }
}

/**
 * Has the server that holds the data folder run a command.
 * @param signal tells the server to stop the command; the call then fails with the signal's reason
 * @returns what the command returned.
 * @throws CommandFailed
 */
export async function callRunningServer(
  control: Control,
  command: string,
  args: unknown,
  onLine: (line: ControlLine) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    return await readResult(await post(control, command, args, signal), command, onLine);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

async function readResult(
  reply: IncomingMessage,
  command: string,
  onLine: (line: ControlLine) => void,
): Promise<unknown> {
  if (reply.statusCode !== 200) {
    const reason = await textOf(reply);
    throw new CommandFailed('refused', `The running server refused ${command}${reason && `: ${reason}`}`);
  }
  for await (const line of linesOf(reply)) {
    if (line.type === 'done') return line.result;
    if (line.type === 'failed') throw new CommandFailed(String(line.name), String(line.message));
    onLine(line);
  }
  throw new CommandFailed('broken-off', 'The running server stopped before the command was done');
}
