import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const development = process.env.NODE_ENV === 'development';

/** Two files for what nearly every page needs, beside the route's own: few requests on a bad line. */
const SHARED_CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(?:@tanstack|react|react-dom|scheduler|use-sync-external-store)\//,
  },
  {
    name: 'app',
    test: /src\/(?:paper\/(?!front-page|scope-menu|cover)|router[^?]*$|routes\/[^?]*$|shell\/(?!load|live|theme)|strings\/(?!errors|connection)|ui\/(?!skeleton|empty-state|route-error|offline))|domain\/(?:dates|day|text|search-params|addresses|device-keys|api-error|picture-url)\.|src\/state\/(?:log|opened|track|settled|reload)|vite\/preload-helper/,
    includeDependenciesRecursively: false,
  },
];

/** Class names that press well: the same few letters for a whole file, unlike the build's own that differ in each name. */
function scopedName(local: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file);
  return `${local}-${createHash('sha256').update(path).digest('hex').slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            manifest: false,
            injectManifest: { globPatterns: ['assets/**/*.{js,css,svg,woff2}'] },
          }),
        ]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        minify: !development,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // The boot script calls what the entry exports; the page itself is made by the server.
          input: 'src/entry-browser.tsx',
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
  ssr: { noExternal: true },
}));
