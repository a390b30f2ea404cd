// The server of `npm run dev`, with pages built by Vite. Reports each of its modules to the process that started it,
// which restarts the server when one of them changes.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith(ROOT) && !url.includes('/node_modules/')) process.send?.(fileURLToPath(url));
    return nextLoad(url, context);
  },
});

const { openLiveBuild } = await import('./live-build.ts');
const { start } = await import('../../server/start.ts');
await start(openLiveBuild);
