import { readdir, readFile } from 'node:fs/promises';
import { readCategory, type WrittenCategory } from './faq-file.ts';

export const FAQ_FOLDER = new URL('./faq/', import.meta.url);

/** All categories in their order. @throws Error with the file's name and what is wrong in it. HLP-01 */
export async function readFaq(folder: URL = FAQ_FOLDER): Promise<WrittenCategory[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const categories = await Promise.all(
    files.map(async (name) => readCategory(name, await readFile(new URL(name, folder), 'utf8'))),
  );
  const slugs = categories.flatMap(({ answers }) => answers.map(({ slug }) => slug));
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  if (twice) throw new Error(`FAQ: two answers have the slug "${twice}"`);
  return categories.sort((a, b) => a.position - b.position);
}
