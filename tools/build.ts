// Builds the app for the browser and for the server. The stylesheet of the fonts, the small inline script of every
// page, and the file that this loads after the first paint are separate builds.
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { isFullDisk } from '#server/base/db/full-disk.ts';

// With any other value the bundler makes a development build, but a test run must build what readers get.
process.env.NODE_ENV = 'production';

const compress = promisify(brotliCompress);
const COMPRESSED_FILES = /\.(?:js|css|svg|html|pack)$/;

/** A separate stylesheet, which does not delay the first paint of a page. */
async function buildFonts() {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: 'dist/client',
      copyPublicDir: false,
      manifest: '.vite/faces.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/ui/fonts.css',
        // Every page contains the names of the font files, so they are short.
        output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
      },
    },
  });
}

/** The file that the boot script loads after the first paint. */
async function buildAfterPaint() {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/after-paint.json',
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020 },
      modulePreload: false,
      rolldownOptions: {
        input: 'src/startup/after-paint.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  });
}

async function buildBoot() {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3 }, format: { quote_style: 2 } },
      lib: {
        entry: 'src/startup/inline-boot.ts',
        formats: ['iife'],
        name: 'boot',
        fileName: () => 'boot.js',
      },
    },
  });
}

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Compresses the files of the build once, at the highest level; the server sends them as they are. */
async function compressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSED_FILES.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file), BEST_BROTLI))),
  );
}

async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true });
  // The worker's list of files includes those of these two builds.
  await buildFonts();
  await buildAfterPaint();
  await Promise.all([
    build({ logLevel: 'silent' }),
    build({ logLevel: 'silent', build: { ssr: 'src/entry-server.tsx' } }),
    buildBoot(),
  ]);
  await compressFiles('dist/client');
  // Written last: its presence marks a complete build.
  await copyFile('index.html', 'dist/template.html');
}

try {
  await buildAll();
} catch (error) {
  if (!isFullDisk(error)) throw error;
  console.error('dist/: the disk is full. Make room on it, then start again.');
  process.exit(1);
}
console.log('Built into dist/');
