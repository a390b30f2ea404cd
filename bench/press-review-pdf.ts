import { reviewPdf } from '#server/press-review/documents/review-pdf.ts';
import { sampleReview } from '#tests/support/press-document.ts';
import { SAMPLE_DATA } from '#tests/support/sample-data.ts';
import { barePdf } from './baseline/bare-pdf.ts';
import { NotMeasurable } from './measure.ts';
import { median } from './median.ts';
import { atMostTimes, type Row } from './row.ts';

const CLIPS = 100;
const ROUNDS = 5;
const MAX_RATIO = 3;

async function cpuMsOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Time to make a press review of a hundred real articles with cover, index, bookmarks, links and tags, compared with
 * the PDF library writing only the same texts. PRS-04
 */
export async function pressReviewPdf(): Promise<Row[]> {
  if (!SAMPLE_DATA) throw new NotMeasurable('no SAMPLE_DATA');
  const review = await sampleReview(CLIPS);
  // Warms both up, because the first one measured would otherwise include compiling.
  await barePdf(review);
  await reviewPdf(review);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await cpuMsOf(() => reviewPdf(review));
    rounds.push({ ours, bare: await cpuMsOf(() => barePdf(review)) });
  }
  const ratios = rounds.map(({ ours, bare }) => ours / bare);
  const baseline = median(rounds.map(({ bare }) => bare));
  return [
    atMostTimes(MAX_RATIO, {
      name: 'press review as PDF, 100 clips',
      value: median(ratios) * baseline,
      baseline,
      unit: 'ms',
      note: `processor time against the bare texts by pdfkit; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} ×`,
    }),
  ];
}
