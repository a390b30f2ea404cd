import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { makeBrandSprites } from './tools/brand-sprites.ts';
import { chunkByFolder } from './tools/chunks.ts';
import { leaveOutRouterLink } from './tools/leave-out-router-link.ts';
import { packFiles } from './tools/pack-files.ts';
import { writeStaticTokens } from './tools/static-tokens.ts';
import { buildWorkerScripts } from './tools/worker-scripts.ts';

const chunks = chunkByFolder(import.meta.dirname);
const brandSprites = await makeBrandSprites();

/** CSS modules, numbered to shorten class names, which occur many times in every page. */
const STYLE_FILES = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort();

function scopedName(local: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file);
  const index = STYLE_FILES.indexOf(path);
  // A file that was added since the start gets the next number.
  const number = index < 0 ? STYLE_FILES.push(path) - 1 : index;
  return `${local}-${number.toString(36)}`;
}

const shortName = (name = '') => /^\w[\w-]*/.exec(name)?.[0] ?? 'other';

const emitBrandSprites: Plugin = {
  name: 'marks',
  generateBundle() {
    for (const { path, source } of brandSprites.files) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    }
  },
};

const ROUTE = /^src\/routes\/([^?]+)\.tsx(?:\?tsr-split=component(?:---loader)?)?$/;

/**
 * Writes the files of each route and its screen to `.vite/routes.json`, and the modules of each file to
 * `.vite/modules.json`: Vite's own manifest has neither.
 */
const emitChunkContents: Plugin = {
  name: 'contents',
  generateBundle(_options, bundle) {
    const routes: Record<string, string[]> = {};
    const modules: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const paths = chunk.moduleIds.map((id) => relative(import.meta.dirname, id));
      modules[chunk.fileName] = paths;
      for (const path of paths) {
        const route = ROUTE.exec(path)?.[1];
        if (route) routes[route] = [...(routes[route] ?? []), chunk.fileName];
      }
    }
    for (const [name, contents] of Object.entries({ routes, modules }))
      this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: JSON.stringify(contents) });
  },
};

/** Files that every page has already loaded, and which are left out of the lists of files to fetch. */
const ALWAYS_LOADED = /\/(?:react|entry-browser|rolldown-runtime)-[^/]*\.js$/;

/**
 * Short asset names, because the script of every page lists them all. A name is cut at its first character
 * other than a letter, digit, `_` or `-`: `articolo.{-$id}` becomes `articolo`. The server build uses the
 * same names.
 */
const assetFileNames = ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash:6][extname]`;

export default defineConfig(({ command, isSsrBuild }) => ({
  define: {
    BRAND_SPRITES_URL: JSON.stringify(brandSprites.href),
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Loaders are needed for the next page. Where most visits begin they are a separate file; elsewhere loader and
        // component are one file, because every file's name is part of every page's script.
        splitBehavior: ({ routeId }) =>
          /^\/(?:$|articolo|edizione)/.test(routeId)
            ? [['component'], ['loader']]
            : [['component', 'loader']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    ...(command === 'serve' || isSsrBuild
      ? []
      : [
          leaveOutRouterLink,
          chunks.plugin,
          emitBrandSprites,
          emitChunkContents,
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            manifest: false,
            integration: { configureCustomSWViteBuild: buildWorkerScripts },
            injectManifest: {
              // `buildWorkerScripts` chooses the format; with any other value here the plugin renames the script.
              rollupFormat: 'iife',
              globPatterns: ['assets/**/*.{js,css,svg,woff2}'],
              // Word list of the password check, not precached because no password is chosen offline.
              // The worker's own second script is stored with the worker.
              globIgnores: ['assets/judging-thread-*', 'assets/worker-data-*'],
              manifestTransforms: [packFiles('dist/client')],
              additionalManifestEntries: [{ url: brandSprites.href.slice(1), revision: null }],
            },
          }),
        ]),
  ],
  // React itself has had the shimmed hook since version 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [writeStaticTokens()] } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { assetFileNames } },
      }
    : {
        outDir: 'dist/client',
        // Keeps the fonts, which are built before, so that the worker's list includes them.
        emptyOutDir: false,
        manifest: true,
        // Terser saves more than a kilobyte of an article's scripts compared with the bundler's own minifier.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((needed) => !ALWAYS_LOADED.test(needed)),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // The boot script calls the exports of the entry; the page itself is rendered by the server.
          input: 'src/entry-browser.tsx',
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks.chunkOf }] },
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
            assetFileNames,
          },
        },
      },
  // A built server contains its packages; from sources Node loads them itself.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}));
