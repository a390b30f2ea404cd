import { expect, test } from 'vitest';
import { chunksOf, type Graph } from './chunks.ts';

/** Modules with what they import; `later:` marks dynamic imports. */
function graphOf(imports: Record<string, string[]>): Graph {
  const graph: Graph = new Map(
    Object.keys(imports).map((path) => [path, { imports: [], dynamicImporters: [] as string[] }]),
  );
  for (const [path, all] of Object.entries(imports)) {
    for (const one of all) {
      if (one.startsWith('later:')) graph.get(one.slice('later:'.length))?.dynamicImporters.push(path);
      else graph.get(path)?.imports.push(one);
    }
  }
  return graph;
}

const ARTICLE = 'src/routes/articolo.{-$id}.tsx';
const SEARCH = 'src/routes/ricerca.tsx';
const HELP = 'src/routes/faq.tsx';

const chunks = chunksOf(
  graphOf({
    'src/entry-browser.tsx': [
      'node_modules/react/index.js',
      'src/router.tsx',
      ARTICLE,
      'later:src/routeTree.gen.ts',
    ],
    'node_modules/react/index.js': [],
    'src/router.tsx': ['later:src/state/log-repository.ts'],
    [ARTICLE]: [`later:${ARTICLE}?tsr-split=component`, `later:${ARTICLE}?tsr-split=loader`],
    [`${ARTICLE}?tsr-split=component`]: ['src/features/article/screen.tsx'],
    [`${ARTICLE}?tsr-split=loader`]: ['src/features/article/load.ts'],
    'src/features/article/screen.tsx': [
      'src/ui/button.tsx',
      'src/components/body.tsx',
      'later:src/features/article/more.tsx',
    ],
    'src/features/article/load.ts': ['api/unwrap.ts'],
    'src/features/article/more.tsx': [],
    'src/ui/button.tsx': [],
    'src/components/body.tsx': [],
    'src/routeTree.gen.ts': [ARTICLE, SEARCH, HELP],
    [SEARCH]: [`later:${SEARCH}?tsr-split=component---loader`],
    [HELP]: [`later:${HELP}?tsr-split=component---loader`],
    [`${SEARCH}?tsr-split=component---loader`]: [SEARCH, 'src/features/search/screen.tsx'],
    [`${HELP}?tsr-split=component---loader`]: [HELP, 'src/features/faq/screen.tsx'],
    'src/features/search/screen.tsx': [
      'src/ui/button.tsx',
      'src/ui/notice.tsx',
      'api/unwrap.ts',
      'domain/words.ts',
    ],
    'src/features/faq/screen.tsx': ['src/ui/notice.tsx', 'src/state/log-repository.ts'],
    'src/ui/notice.tsx': [],
    'api/unwrap.ts': [],
    'domain/words.ts': [],
    'src/state/log-repository.ts': [],
  }),
);

test.each([
  ['what React is', 'node_modules/react/index.js', 'react'],
  ['what the entry imports', 'src/router.tsx', 'app'],
  ['a route of the first script', ARTICLE, 'app'],
  ['what the first screen shares', 'src/ui/button.tsx', 'app'],
  ['what the first screen alone needs', 'src/components/body.tsx', 'article'],
  ['what a screen loads later', 'src/features/article/more.tsx', 'more'],
  ['a loader apart from its screen', 'src/features/article/load.ts', 'article-data'],
  ['any other route', SEARCH, 'routes'],
  ['what one feature alone needs, wherever it lies', 'domain/words.ts', 'search'],
  ['what features share: with the first of them', 'src/ui/notice.tsx', 'find'],
  ['what is shared with a loader', 'api/unwrap.ts', 'calls'],
])('%s', (_what, path, chunk) => {
  expect(chunks.get(path)).toBe(chunk);
});
