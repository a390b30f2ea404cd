import { readdir, readFile } from 'node:fs/promises';
import type { Brand } from '#domain/brands/brand.ts';
import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';
import { plainWords } from '#domain/support/plain-words.ts';
import { loadOnce } from '#server/base/load-once.ts';
import type { AnsweringSetup } from './answering-setup.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import { readCategory, type SourceAnswer, type SourceCategory } from './faq-file.ts';
import { faqConditions, faqValues } from './faq-values.ts';
import { applyLineConditions, fillPlaceholders } from './fill-in.ts';

const FAQ_FOLDER = new URL('./faq/', import.meta.url);

/** Reads all categories in their order. @throws Error with the file's name and what is wrong in it. HLP-01 */
export async function readFaq(folder: URL = FAQ_FOLDER): Promise<SourceCategory[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const categories = await Promise.all(
    files.map(async (name) => readCategory(name, await readFile(new URL(name, folder), 'utf8'))),
  );
  const slugs = categories.flatMap(({ answers }) => answers.map(({ slug }) => slug));
  const duplicate = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (duplicate) throw new Error(`FAQ: two answers have the slug "${duplicate}"`);
  return categories.sort((a, b) => a.position - b.position);
}

/** Reads the files once, because they do not change while the server runs. */
const readSource = loadOnce(readFaq);
const faqByKey = new Map<string, FaqCategory[]>();

/** Cache key of data made from a paper's FAQ. */
export const faqKey = ({ sigla }: Brand, { operators, model }: AnsweringSetup): string =>
  `${sigla} ${operators} ${model}`;

/**
 * The FAQ of a paper, without answers of other papers and lines that do not hold for this installation.
 * @throws Error for a file that is wrong.
 */
export async function faqOf(brand: Brand, answering: AnsweringSetup): Promise<FaqCategory[]> {
  const key = faqKey(brand, answering);
  const cached = faqByKey.get(key);
  if (cached) return cached;
  const values = faqValues(brand);
  const conditions = faqConditions(answering);
  const fill = (text: string) => fillPlaceholders(applyLineConditions(text, conditions), values);
  const categories = (await readSource()).map(({ slug, title, answers }) => ({
    slug,
    title,
    answers: answers
      .filter(({ brands }) => !brands || brands.includes(brand.key))
      .map((answer) => toAnswer(answer, fill)),
  }));
  faqByKey.set(key, categories);
  return categories;
}

function toAnswer(answer: SourceAnswer, fill: (text: string) => string): FaqAnswer {
  const { slug, question, words, products = [], action = null, frequent = null, problem = false } = answer;
  const html = cleanMarkdown(fill(answer.text));
  return {
    slug,
    question: fill(question),
    words: words.map(fill),
    products,
    action,
    frequent,
    html,
    isProblem: problem,
    text: plainWords(html),
  };
}
