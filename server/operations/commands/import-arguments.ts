import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { UsageError } from './usage-error.ts';

export const IMPORT_USAGE = 'npm run import -- PATH… [--brand SIGLA] [--media URL=FOLDER] [--dry-run]';

/**
 * Arguments of an import. Paths are absolute, because a running server may have another working directory.
 * `media` are local folders with the pictures whose addresses begin with `prefix`.
 */
export const ImportArguments = v.object({
  paths: v.pipe(v.array(v.string()), v.minLength(1)),
  brand: v.nullable(v.string()),
  media: v.array(v.object({ prefix: v.string(), folder: v.string() })),
  dryRun: v.boolean(),
});
export type ImportArguments = v.InferOutput<typeof ImportArguments>;

function toMedia(text: string, cwd: string): { prefix: string; folder: string } {
  const separator = text.indexOf('=');
  if (separator < 1 || separator === text.length - 1)
    throw new UsageError(`--media wants URL=FOLDER, not ${text}`);
  return { prefix: text.slice(0, separator), folder: resolve(cwd, text.slice(separator + 1)) };
}

/** @throws UsageError */
export function readImportArguments(argv: string[], cwd: string): ImportArguments {
  const options = {
    brand: { type: 'string' },
    media: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
    // An empty path, of a shell's variable that is not set, would mean the current folder.
    if (positionals.length === 0 || positionals.includes(''))
      throw new UsageError(`No PATH to import. ${IMPORT_USAGE}`);
    return {
      paths: positionals.map((path) => resolve(cwd, path)),
      brand: values.brand ?? null,
      media: (values.media ?? []).map((text) => toMedia(text, cwd)),
      dryRun: values['dry-run'] ?? false,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${IMPORT_USAGE}`);
  }
}
