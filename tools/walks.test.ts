import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The example of each walk: how files name it, and which files are searched. */
const WALKS = [
  {
    title: 'Add a paper',
    names: /\bQP\b|["[]qp["\],]|QUOTIDIANO_DI_PUGLIA|quotidianodipuglia|Quotidiano di Puglia/,
    files:
      '{*.md,deploy/*,docs/*.md,{api,device,domain,server,src,sw,tools}/**/*.{ts,tsx,css,mjs},openapi/*.yaml}',
  },
  {
    title: 'Add a field to the article',
    names: /\bdateline[:,]|(?<!styles)\.dateline\b|\bluogo: (?:\{|text)|\.luogo\b/m,
    files: '{{api,device,domain,server,src,sw}/**/*.{ts,tsx},openapi/*.yaml}',
  },
  {
    title: 'Add an operation',
    names: /\blistHelpFeedback\b/,
    files: '{{api,device,domain,server,src,sw,tests,tools}/**/*.{ts,tsx},openapi/*.yaml}',
  },
];

const OTHERS = [
  // Articles of the demonstration, this list, and an example for editors.
  'server/operations/demo/articles/**',
  'docs/walks.md',
  'docs/faq.md',
  'tools/walks.test.ts',
  'openapi/generated/**',
  'docs/configuration.md',
  '**/*.test.ts',
  '**/*.test.tsx',
];

const document = readFileSync('docs/walks.md', 'utf8');

/** The numbered files of a walk. */
function listed(title: string): string[] {
  const walk = document.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
  return [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
}

test.each(WALKS)('"$title" lists the files that name its example', ({ title, names, files }) => {
  const naming = globSync(files, { exclude: OTHERS }).filter((path) =>
    names.test(readFileSync(path, 'utf8')),
  );
  expect(listed(title).toSorted()).toEqual(naming.toSorted());
});
