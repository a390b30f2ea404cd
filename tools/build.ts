// Builds the app for the browser and for the server; apart from them the faces, and the small script in every page.
import { copyFile, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

// The bundler asks for any other value as for development: a test run must build what readers get.
if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(?:js|css|svg|html)$/;

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
      minify: process.env.NODE_ENV === 'development' ? false : 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3 }, format: { quote_style: 2 } },
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
    },
  });
}

/** Pressed hard once here, sent as they are ever after. */
async function compressFiles(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const body = await readFile(file);
    const pressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, pressed);
  }
}

await rm('dist', { recursive: true, force: true });
await buildFaces();
await build({ logLevel: 'error' });
await build({ logLevel: 'error', build: { ssr: 'src/entry-server.tsx' } });
await buildBoot();
await copyFile('index.html', 'dist/template.html');
if (process.env.NODE_ENV === 'development') {
  // As old as can be: `npm start` must not take it for a build of its own.
  await utimes('dist/boot.js', 0, 0);
} else {
  await compressFiles('dist/client');
}
console.log('Built into dist/');
