// Builds the app for the browser and for the server; apart from them the faces, and the small script in every page.
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

// The bundler takes any other value for development: a test run must build what readers get.
process.env.NODE_ENV = 'production';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(?:js|css|svg|html|pack)$/;

/** A style sheet of its own, that no page waits for. */
async function buildFaces() {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'dist/client',
      copyPublicDir: false,
      manifest: '.vite/faces.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/ui/fonts.css',
        // Every page names its faces.
        output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
      },
    },
  });
}

async function buildBoot() {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3 }, format: { quote_style: 2 } },
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
    },
  });
}

/** Ways of writing distances and of guessing letters: which suits a file shows only when it is done. */
const WAYS: Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];

async function press(body: Buffer): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const tries = await Promise.all(WAYS.map((way) => compress(body, { params: { ...quality, ...way } })));
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Pressed hard once here, sent as they are ever after. */
async function compressFiles(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(`${file}.br`, await press(await readFile(file)));
  }
}

await rm('dist', { recursive: true, force: true });
await buildFaces();
await build({ logLevel: 'error' });
await build({ logLevel: 'error', build: { ssr: 'src/entry-server.tsx' } });
await buildBoot();
await copyFile('index.html', 'dist/template.html');
await compressFiles('dist/client');
console.log('Built into dist/');
