import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotBuilt, readBuild } from './build.ts';
import { firstViewStyles } from './first-view-styles.ts';

const LONG = 'p{color:red}'.repeat(100);

const MANIFEST = {
  'src/entry-browser.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/base-1.css'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_picture.js': { file: 'assets/picture-1.js', imports: ['_shared.js'], css: ['assets/picture-1.css'] },
  'src/routes/index.tsx?tsr-split=component---loader': { file: 'assets/home-1.js', imports: ['_picture.js'] },
  '_late.js': { file: 'assets/late-1.js', imports: ['_shared.js'] },
  '_fallback-pages-1.js': {
    file: 'assets/fallback-pages-1.js',
    name: 'fallback-pages',
    imports: ['_shared.js'],
  },
  '_consent-question-1.js': { file: 'assets/consent-question-1.js', name: 'consent-question' },
  'src/routes/articolo.{-$id}.{-$titolo}.tsx?tsr-split=component': {
    file: 'assets/article-1.js',
    imports: ['_picture.js'],
    css: ['assets/article-1.css'],
  },
};

const FACES = `@font-face{font-family:Testata UI;src:url(/assets/testata-ui-9.woff2)format("woff2");font-weight:400 800;font-style:normal;font-display:swap}`;

const FILES: Record<string, string | Buffer> = {
  'client/.vite/manifest.json': JSON.stringify(MANIFEST),
  'client/.vite/routes.json': JSON.stringify({
    index: ['assets/home-1.js'],
    'articolo.{-$id}.{-$titolo}': ['assets/article-1.js'],
    'registrazione.index': ['assets/late-1.js', 'assets/picture-1.js'],
    'registrazione.attiva': ['assets/late-1.js', 'assets/picture-1.js'],
  }),
  'client/.vite/after-paint.json': JSON.stringify({
    'src/startup/after-paint.ts': { file: 'assets/after-paint-1.js', name: 'after-paint', isEntry: true },
  }),
  'client/.vite/faces.json': JSON.stringify({ 'src/ui/fonts.css': { file: 'assets/fonts-1.css' } }),
  'client/assets/fonts-1.css': FACES,
  'client/assets/entry-1.js': 'entry()',
  'client/assets/base-1.css': LONG,
  'client/assets/base-1.css.br': brotliCompressSync(LONG),
  'client/assets/picture-1.css': 'img{}',
  'client/assets/article-1.css': 'h1{}',
  'client/assets/testata-ui-9.woff2': 'FONT',
  'client/brands/mg/icon.svg': '<svg/>',
  'client/sw.js': 'worker()',
  'client/notes.md': '# none of the readers’ business',
  'template.html': '<!doctype html>',
  'boot.js': 'boot()\n',
  'server/package.json': '{"type":"module"}',
  'server/entry-server.js': 'export const renderPage = async () => new Response("rendered");',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-build-'));
  for (const [name, contents] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), contents);
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('files are prepared to be sent, with a cache lifetime that fits their names', async () => {
  const { files } = await readBuild(folder);
  const cache = (url: string) => files.get(url)?.encodedAs('identity').headers['cache-control'];
  expect(cache('/assets/entry-1.js')).toBe('public, max-age=31536000, immutable');
  expect(cache('/brands/mg/icon.svg')).toBe('public, max-age=86400');
  expect(cache('/sw.js')).toBe('no-cache');
  expect(files.get('/brands/mg/icon.svg')?.encodedAs('br').headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('only files that a browser requests are served', async () => {
  const { files } = await readBuild(folder);
  expect([...files.keys()].sort()).toEqual([
    '/assets/article-1.css',
    '/assets/base-1.css',
    '/assets/entry-1.js',
    '/assets/fonts-1.css',
    '/assets/picture-1.css',
    '/assets/testata-ui-9.woff2',
    '/brands/mg/icon.svg',
    '/sw.js',
  ]);
});

test('a file that was compressed by the build is sent as it is', async () => {
  const style = (await readBuild(folder)).files.get('/assets/base-1.css');
  expect(style?.encodedAs('br').body).toEqual(FILES['client/assets/base-1.css.br']);
  expect(brotliDecompressSync(style?.encodedAs('br').body ?? '').toString()).toBe(LONG);
  expect(style?.encodedAs('br').headers).toMatchObject({ 'content-encoding': 'br' });
});

test('a route lists its scripts and styles, each once, dependencies first', async () => {
  const { assetsOf, entry } = await readBuild(folder);
  expect(entry).toBe('/assets/entry-1.js');
  const article = assetsOf(['__root__', '/articolo/{-$id}/{-$titolo}']);
  expect(article.scripts).toEqual(
    ['shared', 'entry', 'picture', 'article'].map((name) => `/assets/${name}-1.js`),
  );
  expect(article.styles.map(({ href }) => href)).toEqual(
    ['base', 'picture', 'article'].map((name) => `/assets/${name}-1.css`),
  );
  const stylesheets = article.styles.map(({ stylesheet }) => stylesheet);
  expect(firstViewStyles(stylesheets, '<p><img><h1>')).toContain('p{color:red}');
  expect(assetsOf(['/']).scripts).toContain('/assets/home-1.js');
  expect(assetsOf(['/unknown']).scripts).toEqual(['/assets/shared-1.js', '/assets/entry-1.js']);
});

test('only a fallback page lists the scripts of the fallback pages', async () => {
  const { assetsOf } = await readBuild(folder);
  expect(assetsOf(['/']).scripts).not.toContain('/assets/fallback-pages-1.js');
  expect(assetsOf(['/'], true).scripts).toContain('/assets/fallback-pages-1.js');
});

test('screens that share a file list its dependencies too, and the route that loads late', async () => {
  const { assetsOf } = await readBuild(folder);
  for (const route of ['/registrazione/', '/registrazione/attiva']) {
    const { scripts, styles } = assetsOf([route]);
    expect(
      styles.map(({ href }) => href),
      route,
    ).toContain('/assets/picture-1.css');
    expect(scripts, route).toContain('/assets/late-1.js');
  }
});

test('TRK-01 the script that asks for consent is found in the file that the bundler has put it into', async () => {
  expect((await readBuild(folder)).consentQuestion).toBe('/assets/consent-question-1.js');
});

test('the faces are listed with name and address', async () => {
  const { faces } = await readBuild(folder);
  expect(faces).toEqual({
    href: '/assets/fonts-1.css',
    list: [['Testata UI', '/assets/testata-ui-9.woff2', '400 800', 'normal']],
  });
});

test.each([
  'client/.vite/manifest.json',
  'template.html',
  'boot.js',
  'client/.vite/faces.json',
  'client/.vite/after-paint.json',
  'client/.vite/routes.json',
  'server/entry-server.js',
])('without %s there is no build, and the message says how to make one', async (name) => {
  await rm(join(folder, name));
  const read = readBuild(folder);
  await expect(read).rejects.toThrow(NotBuilt);
  await expect(read).rejects.toThrow('npm run build');
});
