import * as v from 'valibot';
import { parse } from 'yaml';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { PRODUCTS } from '#domain/products.ts';

const PAPER_KEYS = BRANDS.map(({ key }) => key);
const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Front matter of a category's file. Unknown keys are typing errors. */
const CategoryMatter = v.strictObject({
  slug,
  title: nonEmptyText,
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Front matter of an answer, in the block under its question. */
const AnswerMatter = v.strictObject({
  /** Its deep link, unique in the whole FAQ. */
  slug,
  /** Products that the answer applies to; absent if it applies to all. */
  products: v.optional(v.pipe(v.array(v.picklist(PRODUCTS)), v.minLength(1))),
  /** Keys of the newspapers that it applies to; absent if it applies to all. */
  brands: v.optional(v.pipe(v.array(v.picklist(PAPER_KEYS)), v.minLength(1))),
  /** Page on which the reader can do what the answer describes. */
  action: v.optional(v.strictObject({ label: nonEmptyText, path: v.pipe(v.string(), v.startsWith('/')) })),
  /** Whether the answer solves a problem: searches that report one prefer it. */
  problem: v.optional(v.boolean()),
  /** The question in two or three words, if the answer is one of the few that are offered before a search. */
  frequent: v.optional(nonEmptyText),
  /** Other words with which readers search for it. */
  words: v.pipe(v.array(nonEmptyText), v.minLength(1)),
});

/**
 * An answer as it is written in its file: words and Markdown with `{{…}}` for values of the code or configuration, and
 * `{{se …}}` in lines that are shown only if that condition is true in the installation. HLP-01
 */
export type SourceAnswer = v.InferOutput<typeof AnswerMatter> & { question: string; text: string };
export type SourceCategory = v.InferOutput<typeof CategoryMatter> & { answers: SourceAnswer[] };

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const ANSWER = /^(.+)\n+```yaml\n([\s\S]*?)\n```\n+([\s\S]+)$/;

/** Reads one category from its file. @throws Error with the file's name and what is wrong in it. */
export function readCategory(name: string, text: string): SourceCategory {
  const [, matter, body] = FILE.exec(text) ?? [];
  if (matter === undefined || body === undefined)
    throw faqError(name, 'no front matter between two lines of ---');
  const [textBefore = '', ...parts] = body.split(/^## /m);
  if (textBefore.trim() !== '') throw faqError(name, 'there is text before the first question');
  return {
    ...parseMatter(CategoryMatter, name, matter),
    answers: parts.map((part) => readAnswer(name, part.trim())),
  };
}

function readAnswer(name: string, part: string): SourceAnswer {
  const [, question = '', matter = '', text = ''] = ANSWER.exec(part) ?? [];
  if (!text) throw faqError(name, `"${part.slice(0, 60)}": must be a question, its yaml block and an answer`);
  return { ...parseMatter(AnswerMatter, `${name}, "${question}"`, matter), question, text: text.trim() };
}

function parseMatter<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  yaml: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseYaml(name, yaml), { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw faqError(name, `${v.getDotPath(issue) ?? 'the front matter'}: ${issue.message}`);
}

function parseYaml(name: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw faqError(name, error instanceof Error ? error.message : String(error));
  }
}

const faqError = (name: string, reason: string) => new Error(`FAQ, ${name}: ${reason}`);
