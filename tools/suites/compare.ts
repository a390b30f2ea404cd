import { Rejected } from '#server/newsroom/import/rejected.ts';
import { isGarbled, isShown, shownValue, withPictures } from './compare-values.ts';
import { dpa } from './dpa.ts';
import { feedparser } from './feedparser.ts';
import { withAuthorNames, withTitles } from './fill-placeholders.ts';
import { gofeed } from './gofeed.ts';
import { miniflux } from './miniflux.ts';
import { newsinjson } from './newsinjson.ts';
import { newsmlg2 } from './newsmlg2.ts';
import { type Read, readItems } from './read-item.ts';
import { rome } from './rome.ts';
import { rssParser } from './rss-parser.ts';
import type { ComparedSuite, StatedValue, SuiteTest } from './stated.ts';
import { superdesk } from './superdesk.ts';

/**
 * Compares the values that the tests of another feed reader state for their files with those that the import reads.
 * FOLDER is a copy of its repository. `--show` prints each difference and each refusal; with `--names-as-written` a
 * placeholder for an author is not replaced by a name.
 */
const SUITES: Record<string, ComparedSuite> = {
  dpa,
  feedparser,
  gofeed,
  miniflux,
  newsinjson,
  newsmlg2,
  rome,
  superdesk,
  'rss-parser': rssParser,
};

const [folder, ...flags] = process.argv.slice(2);
const name = flags.find((flag) => flag.startsWith('--suite='))?.slice('--suite='.length) ?? '';
const suite = SUITES[name];
if (!folder || !suite) {
  const names = Object.keys(SUITES).join('|');
  console.error(`node tools/suites/compare.ts FOLDER --suite=${names} [--show] [--names-as-written]`);
  process.exit(2);
}
const showsDetails = flags.includes('--show');
const fillsAuthorNames = !flags.includes('--names-as-written');
const now = new Date();

const counts = { equal: 0, different: 0, refused: 0, garbled: 0 };
type Outcome = keyof typeof counts;

/** All items of a file; a file that is refused as a whole counts as one refusal. */
async function readAll({ bytes, address, charset }: SuiteTest): Promise<Read[]> {
  try {
    return await readItems(bytes, now, { address, charset });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return [{ refused: error.reason, place: error.place }];
  }
}

/** Reasons for refusing an item that may still be valid. */
const NO_WORDS = /no title|no text|neither/;

/** Outcome of comparing a stated value, and the value shown instead. */
function outcomeOf(stated: StatedValue, read: Read | undefined): [Outcome, string] {
  if (!read) return ['refused', 'no item'];
  if ('shown' in read) {
    const shownInsteadText = shownValue(stated, read.shown);
    if (isShown(stated, read.shown)) return ['equal', shownInsteadText];
    return [isGarbled(stated, read.shown) ? 'garbled' : 'different', shownInsteadText];
  }
  const isRightly = stated.value === 'invalid' && !NO_WORDS.test(read.refused);
  return [isRightly ? 'equal' : 'refused', `${read.place}: ${read.refused}`];
}

/** Removes values that a file's tests state repeatedly, and empty ones. */
const distinctValues = (stated: StatedValue[]): StatedValue[] => {
  const all = stated.flatMap(withPictures);
  const nonEmpty = all.filter(({ value }) => value.trim() !== '');
  return [...new Map(nonEmpty.map((one) => [`${one.item} ${one.field} ${one.value}`, one])).values()];
};

for await (const written of suite(folder)) {
  const titled = withTitles(written);
  const test = fillsAuthorNames ? withAuthorNames(titled) : titled;
  const read = await readAll(test);
  const [onlyItem] = read.length === 1 ? read : [];
  const refused = onlyItem && 'refused' in onlyItem ? onlyItem : undefined;
  const items = test.hasTextPositions ? read.filter((item) => 'shown' in item) : read;
  for (const stated of distinctValues(test.stated)) {
    const [outcome, instead] = outcomeOf(stated, items[stated.item] ?? refused);
    counts[outcome] += 1;
    if (!showsDetails || outcome === 'equal') continue;
    console.log(`${outcome}: ${test.name} [${stated.item}] ${stated.field}`);
    console.log(`  stated: ${stated.value.slice(0, 400)}\n  here: ${instead.slice(0, 400)}`);
  }
}
console.log(
  `${name}: ${Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')}`,
);
