import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Cost } from './sending.ts';
import type { Sink } from './start-sink.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

const Answer = v.object({
  cpuUs: v.number(),
  wallMs: v.number(),
  memoryMb: v.tuple([v.number(), v.number()]),
});

/** Cost of sending a number of messages in one of the ways, after `warmUp` messages to warm up. */
export async function runProgram(
  way: 'sender' | 'library' | 'nothing',
  { port, certificate }: Sink,
  { warmUp, count }: { warmUp: number; count: number },
): Promise<Cost> {
  const { stdout } = await run(process.execPath, [
    PROGRAM,
    way,
    String(port),
    certificate,
    String(warmUp),
    String(count),
  ]);
  return v.parse(Answer, JSON.parse(stdout));
}
