import { median } from './median.ts';
import { runProgram } from './push/run-program.ts';
import { startSink } from './push/start-sink.ts';
import { atMostTimes, type Row } from './row.ts';

const ROUNDS = 5;
const PRODUCT_LOAD = { warmUp: 5000, count: 10_000 };
const LIBRARY_LOAD = { warmUp: 1000, count: 3000 };
const MAX_RATIO = 0.6;

/** Processor time that sending one message costs the server, compared with `sendNotification` of web-push. PSH-02 */
export async function pushCpu(): Promise<Row[]> {
  const sink = await startSink();
  try {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = (await runProgram('sender', sink, PRODUCT_LOAD)).cpuUs;
      rounds.push({ ours, theirs: (await runProgram('library', sink, LIBRARY_LOAD)).cpuUs });
    }
    const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
    const baseline = median(rounds.map(({ theirs }) => theirs));
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)} ×`;
    return [
      atMostTimes(MAX_RATIO, {
        name: 'push: CPU per message',
        // The median of the rounds' ratios, expressed in the library's time.
        value: median(ratios) * baseline,
        baseline,
        unit: 'µs',
        note: `against web-push's sendNotification over kept connections; median of ${ROUNDS} rounds, ${spread}`,
      }),
    ];
  } finally {
    await sink.stop();
  }
}
