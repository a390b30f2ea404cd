// The server's program, with the built pages in `dist/`.
import { start } from './start.ts';

await start();
