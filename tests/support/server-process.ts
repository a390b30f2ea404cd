import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ended = { code: number | null; signal: string | null; out: string; err: string };

export type ServerProcess = {
  pid: number;
  /** Port from the line that the server prints; rejects when the process ends before. */
  port: Promise<number>;
  ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): Promise<Ended>;
};

/** Cache of compiled code: programs that start repeatedly spend most of their time on compiling. */
export const COMPILE_CACHE_FOLDER = 'node_modules/.cache/edicola-compiled';

const ADDRESS = /^Edicola: http:\/\/localhost:(\d+)$/m;

/**
 * Runs a program of the product as a process of its own, without the settings of this process.
 * @param within a command that starts it, such as one that gives it a disk of its own
 */
export function runProgram(
  file: string,
  args: string[],
  environment: Record<string, string>,
  within: readonly string[] = [],
) {
  const { PATH = '' } = process.env;
  const [command = '', ...line] = [...within, process.execPath, file, ...args];
  const child = spawn(command, line, {
    env: { PATH, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    err += part;
  });
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    out += part;
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, out, err }));
  return { child, ended, said: () => out };
}

/** Starts the real server without the demonstration, on a free port. */
export function startServer(
  environment: Record<string, string>,
  within: readonly string[] = [],
): ServerProcess {
  const settings = { PORT: '0', DEMO: 'off', GATE: 'off', ...environment };
  const { child, ended, said } = runProgram('server/main.ts', [], settings, within);
  const port = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = ADDRESS.exec(said());
      if (address) resolve(Number(address[1]));
    });
    ended.then(({ err }) => reject(new Error(`it ended: ${err}`)));
  });
  // A caller that awaits only `ended` gets no unhandled rejection of `port`.
  port.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    port,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
