// Writes docs/configuration.md and .env.example from the settings, and the map of the server into docs/architecture.md.
import { writeFile } from 'node:fs/promises';
import { configurationDocument, environmentExample } from './configuration-documents.ts';
import { SERVER_MAP_DOCUMENT, withServerMap } from './server-map.ts';

await writeFile('docs/configuration.md', configurationDocument());
await writeFile('.env.example', environmentExample());
await writeFile(SERVER_MAP_DOCUMENT, withServerMap());
