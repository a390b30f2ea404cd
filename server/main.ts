// The server's program, with the pages of the build in `dist/`.
import { start } from './start.ts';

await start();
