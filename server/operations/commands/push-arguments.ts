import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { UsageError } from './usage-error.ts';

export const PUSH_USAGE =
  'npm run push -- --title WORDS [--text WORDS] (--topic SLUG | --article ID | --exceptional) [--story SLUG] [--brand SIGLA] [--key KEY] [--dry-run]';

const slug = (maxLength: number) =>
  v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(maxLength)));

/** Reads an alert from the command line, within the limits of the call over the network. PSH-04 */
export const PushArguments = v.object({
  brand: v.nullable(v.string()),
  kind: v.picklist(['news', 'exceptional']),
  topic: slug(160),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  body: v.pipe(v.string(), v.maxLength(400)),
  articleId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  story: slug(80),
  key: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  dryRun: v.boolean(),
});
export type PushArguments = v.InferOutput<typeof PushArguments>;

const OPTIONS = {
  title: { type: 'string' },
  text: { type: 'string', default: '' },
  topic: { type: 'string' },
  exceptional: { type: 'boolean', default: false },
  article: { type: 'string' },
  story: { type: 'string' },
  brand: { type: 'string' },
  key: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** @throws UsageError */
export function readPushArguments(argv: string[]): PushArguments {
  const values = parseOptions(argv);
  const result = v.safeParse(PushArguments, {
    brand: values.brand ?? null,
    kind: values.exceptional ? 'exceptional' : 'news',
    topic: values.topic ?? null,
    title: values.title,
    body: values.text,
    articleId: values.article === undefined ? null : Number(values.article),
    story: values.story ?? null,
    // A new key for each call: a second call by hand is meant as another alert.
    key: values.key ?? randomUUID(),
    dryRun: values['dry-run'],
  });
  if (result.success) return result.output;
  throw new UsageError(`--${v.getDotPath(result.issues[0])}: ${result.issues[0].message}. ${PUSH_USAGE}`);
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${PUSH_USAGE}`);
  }
}
