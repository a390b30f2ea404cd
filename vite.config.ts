import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const development = process.env.NODE_ENV === 'development';

/** What every page needs comes in one file beside the route's own: few requests on a bad line. */
const SHARED_CHUNKS = [
  { name: 'front-page', test: /src\/paper\/front-page\// },
  {
    name: 'app',
    test: /node_modules\/(?!dexie|workbox)|src\/(?:paper|shell|state|strings|ui)\/|\/(?:api|domain)\//,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
  ssr: { noExternal: true },
}));
