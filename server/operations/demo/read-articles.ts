import { readdir, readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type DemoArticle, FrontMatter } from './demo-article.ts';

export const ARTICLES_FOLDER = new URL('./articles/', import.meta.url);

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const markdown = new Marked();

/** Every article of the folder, by slug. @throws Error with the file's name and what is wrong in it. */
export async function readArticles(folder: URL = ARTICLES_FOLDER): Promise<DemoArticle[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return await Promise.all(
    files.map(async (name) => readArticle(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** Reads one article from its file. @throws Error with the file's name and what is wrong in it. */
export function readArticle(name: string, text: string): DemoArticle {
  const [, matter, body] = FILE.exec(text) ?? [];
  if (matter === undefined || body === undefined)
    throw articleError(name, 'no front matter between two lines of ---');
  const html = markdown.parse(body, { async: false }).trim();
  if (!html) throw articleError(name, 'no text');
  return { ...readMatter(name, matter), slug: name.replace(/\.md$/, ''), html, words: countWords(html) };
}

function readMatter(name: string, matter: string) {
  const read = v.safeParse(FrontMatter, parseYaml(name, matter), { abortPipeEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw articleError(name, `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
}

function parseYaml(name: string, matter: string): unknown {
  try {
    return parse(matter);
  } catch (error) {
    throw articleError(name, error instanceof Error ? error.message : String(error));
  }
}

const articleError = (name: string, reason: string) => new Error(`Demonstration article ${name}: ${reason}`);

/** Inline tags do not separate words, block tags do. */
const countWords = (html: string) =>
  html
    .replace(/<\/?(?:em|strong|a|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .match(/\S+/g)?.length ?? 0;
