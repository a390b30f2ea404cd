import { runProgram } from './push/run-program.ts';
import { startSink } from './push/start-sink.ts';
import { atMostTimes, type Row } from './row.ts';

const MESSAGES = 100_000;
const WARM_UP = 5000;
const MAX_RATIO = 1.5;
const MAX_MEMORY_RATIO = 1.2;

/**
 * Time to send a hundred thousand messages to a push service on this machine, and growth of memory meanwhile. PSH-02
 */
export async function pushThroughput(): Promise<Row[]> {
  const sink = await startSink();
  try {
    // Half of the baseline is measured before and half after, so that a machine that slows down affects both.
    const half = { warmUp: WARM_UP, count: MESSAGES / 2 };
    const before = await runProgram('nothing', sink, half);
    const ours = await runProgram('sender', sink, { warmUp: WARM_UP, count: MESSAGES });
    const after = await runProgram('nothing', sink, half);
    const [first, second] = ours.memoryMb;
    return [
      atMostTimes(MAX_RATIO, {
        name: `push: ${MESSAGES.toLocaleString('en')} messages`,
        value: ours.wallMs,
        baseline: before.wallMs + after.wallMs,
        unit: 'ms',
        note: 'against as many bare requests and, on another thread at the same time, as many bare encryptions',
      }),
      atMostTimes(MAX_MEMORY_RATIO, {
        name: 'push: memory in the second half',
        value: second,
        baseline: first,
        unit: 'MB',
        note: 'against the first half',
      }),
    ];
  } finally {
    await sink.stop();
  }
}
