import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Field, filesOf, type StatedValue, type SuiteTest, textIn, toInstant } from './stated.ts';

type DpaItem = Record<string, unknown>;

const FIELDS: [string, Field][] = [
  ['headline', 'title'],
  ['teaser', 'summary'],
  ['byline', 'author'],
  ['article_html', 'text'],
  ['version_created', 'updated'],
  ['embargoed', 'embargo'],
  ['copyrightnotice', 'copyright'],
  ['pubstatus', 'status'],
  ['dpasubject_names', 'topic'],
  ['geosubject_names', 'topic'],
  ['keyword_names', 'topic'],
];

const DATES: Field[] = ['updated', 'embargo'];

/** Puts place and source before the first words of a text, and the box below it. */
function withCompleteText(item: DpaItem): DpaItem {
  const [article, dateline, box] = [item.article_html, item.dateline, item.infobox_html].map((one) =>
    typeof one === 'string' ? one : '',
  );
  if (!article) return item;
  const opening = /class="dateline"/.test(article) ? '' : `${dateline} `;
  return { ...item, article_html: `${opening}${article} ${box}` };
}

const statedOf = (item: DpaItem): StatedValue[] =>
  FIELDS.flatMap(([key, field]) =>
    [item[key]]
      .flat()
      .flatMap((value) =>
        typeof value === 'string' && value
          ? [{ item: 0, field, value: DATES.includes(field) ? toInstant(value) : value }]
          : [],
      ),
  );

/** dpa: the input of its converter, and the NewsML-G2 that the converter made of it. */
export async function* dpa(folder: string): AsyncGenerator<SuiteTest> {
  for (const path of await filesOf(folder, /^tests\/data\/output\/.*\.xml$/)) {
    const input = path.replace('/output/', '/input/').replace(/\.xml$/, '.json');
    const stated = statedOf(withCompleteText(JSON.parse(await textIn(folder, input)) as DpaItem));
    yield { name: path, bytes: await readFile(join(folder, path)), stated };
  }
}
