// Writes docs/configuration.md and .env.example from the settings, the map of the server into docs/architecture.md, and
// the fallback faces from the font files.
import { writeFile } from 'node:fs/promises';
import { configurationDocument, environmentExample } from './configuration-documents.ts';
import {
  FALLBACKS_FILE,
  fallbacksStylesheet,
  MEASURES_FILE,
  readOwnFaces,
  updateOwnFaces,
} from './font-fallbacks.ts';
import { SERVER_MAP_DOCUMENT, withServerMap } from './server-map.ts';

await writeFile('docs/configuration.md', configurationDocument());
await writeFile('.env.example', environmentExample());
await writeFile(SERVER_MAP_DOCUMENT, withServerMap());
const ownFaces = await updateOwnFaces(readOwnFaces());
await writeFile(MEASURES_FILE, `${JSON.stringify(ownFaces, null, 2)}\n`);
await writeFile(FALLBACKS_FILE, fallbacksStylesheet(ownFaces));
