import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Measure } from './measure.ts';
import { median } from './median.ts';
import { atMostTimes, forInformation } from './row.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const MAX_RATIO = 1.5;
const PROGRAM = fileURLToPath(new URL('baseline/import-and-inserts.ts', import.meta.url));

const Round = v.object({
  importMs: v.number(),
  insertsMs: v.number(),
  picturesMs: v.number(),
  longestPauseMs: v.number(),
});

/** Time to import a thousand articles, compared with bare inserts of the same rows and the same image work. */
export const importTime: Measure = async () => {
  const rounds: v.InferOutput<typeof Round>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { stdout } = await run(process.execPath, [PROGRAM]);
    rounds.push(v.parse(Round, JSON.parse(stdout)));
  }
  const ratios = rounds.map(({ importMs, insertsMs, picturesMs }) => importMs / (insertsMs + picturesMs));
  const baseline = median(rounds.map(({ insertsMs, picturesMs }) => insertsMs + picturesMs));
  const [inserts, pictures] = [
    median(rounds.map(({ insertsMs }) => insertsMs)),
    median(rounds.map(({ picturesMs }) => picturesMs)),
  ];
  const spread = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  return [
    atMostTimes(MAX_RATIO, {
      name: 'import of 1,000 articles',
      value: median(ratios) * baseline,
      baseline,
      unit: 'ms',
      note: `inserts ${Math.round(inserts)} ms, pictures ${Math.round(pictures)} ms; rounds ${spread} ×`,
    }),
    forInformation({
      name: 'longest pause of the server meanwhile',
      value: median(rounds.map(({ longestPauseMs }) => longestPauseMs)),
      unit: 'ms',
    }),
  ];
};
