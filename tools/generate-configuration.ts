// Writes docs/configuration.md and .env.example from the settings and what is said of them.
import { writeFile } from 'node:fs/promises';
import { configurationDocument, environmentExample } from './configuration-documents.ts';

await writeFile('docs/configuration.md', configurationDocument());
await writeFile('.env.example', environmentExample());
