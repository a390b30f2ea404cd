import { type ChildProcess, spawn } from 'node:child_process';
import type { Case } from './cases.ts';

/** A part of a run, in a process of its own. */
export type Phase = {
  name: string;
  /** Arguments of Node. */
  args: string[];
  environment?: Record<string, string>;
  /** Reads the cases from the phase's report; a phase without cases counts as one. */
  read?: () => Promise<Case[]>;
  /** Its output is held back until it has ended, because another phase prints meanwhile. */
  quiet?: boolean;
};

export type Outcome = { name: string; seconds: number; cases: Case[] };

/** Runs a phase to its end. A phase that crashed without a failed case counts as failed itself. */
export async function runPhase(phase: Phase): Promise<Outcome> {
  const startedAt = performance.now();
  if (!phase.quiet) console.log(`\n▸ ${phase.name}`);
  const passed = await run(phase);
  const seconds = (performance.now() - startedAt) / 1000;
  const phaseCase = (status: Case['status']): Case => ({
    file: phase.name,
    title: phase.name,
    seconds,
    status,
  });
  if (!phase.read) return { name: phase.name, seconds, cases: [phaseCase(passed ? 'passed' : 'failed')] };
  const cases = await phase.read().catch((): Case[] => []);
  const isReported = passed ? cases.length > 0 : cases.some(({ status }) => status === 'failed');
  return { name: phase.name, seconds, cases: isReported ? cases : [...cases, phaseCase('failed')] };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Ends the child with this process, so that nothing keeps running when a run is stopped. */
function endChildOnExit(child: ChildProcess): () => void {
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  return () => process.off('exit', end);
}

function run({ name, args, environment, quiet = false }: Phase): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  const removeExitHandler = endChildOnExit(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
  }
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      removeExitHandler();
      if (quiet) console.log(`\n▸ ${name}\n${printed.trimEnd()}`);
      resolve(code === 0);
    });
  });
}
