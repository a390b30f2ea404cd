// `npm run bench:retrieval [-- --articles N]`: how well and how fast the chatbot finds passages and answers. Needs no
// browser and no running product. `--questions` judges only the questions of `bench/questions`, `--show` prints them
// with their answers, `--locked` asks the half that is reserved for the end, `--practice` asks the practice questions.
// Exits with 1 when a target is not met.
import { parseArgs } from 'node:util';
import { firstChunk } from './first-chunk.ts';
import { NotMeasurable } from './measure.ts';
import { judgeQuestions } from './questions/judge-questions.ts';
import { toTable } from './report.ts';
import { retrievalQuality } from './retrieval-quality.ts';
import { retrievalRefusals } from './retrieval-refusals.ts';
import { retrievalVolume } from './retrieval-volume.ts';
import { notMeasured, type Row } from './row.ts';

async function runMeasure(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  console.log(`▸ ${name}`);
  try {
    return await measure();
  } catch (error) {
    if (error instanceof NotMeasurable) return [notMeasured(name, error.message, null)];
    throw error;
  }
}

const { values } = parseArgs({
  options: {
    articles: { type: 'string' },
    questions: { type: 'boolean' },
    show: { type: 'boolean' },
    locked: { type: 'boolean' },
    practice: { type: 'boolean' },
  },
});
const { articles, questions, ...options } = values;

async function everythingElse(): Promise<Row[]> {
  return [
    ...(await runMeasure('how well', retrievalQuality)),
    ...(await runMeasure('what is refused', retrievalRefusals)),
    ...(await runMeasure('how soon', firstChunk)),
    ...(await runMeasure('how fast', () => retrievalVolume(articles ? Number(articles) : undefined))),
  ];
}

const rows = [
  ...(await runMeasure('what readers ask', () => judgeQuestions(options))),
  ...(questions ? [] : await everythingElse()),
];
console.log(toTable(rows));
process.exit(rows.every(({ isTargetMet }) => isTargetMet !== false) ? 0 : 1);
