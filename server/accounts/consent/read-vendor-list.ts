import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { ConfigError } from '#server/base/config/config-error.ts';
import { type VendorList, VendorListSchema } from './vendor-list-schema.ts';

const DEMONSTRATION_LIST = fileURLToPath(new URL('vendor-list.json', import.meta.url));

/**
 * Reads the vendor list that readers consent to: the configured file, or the demonstration's if none is
 * configured.
 * @throws ConfigError naming what is wrong with it. TRK-01
 */
export async function readVendorList(file: string | null): Promise<VendorList> {
  const path = file ?? DEMONSTRATION_LIST;
  const fail = (reason: string): never => {
    throw new ConfigError(`VENDOR_LIST: ${path}: ${reason}`);
  };
  const text = await readFile(path, 'utf8').catch((error: Error) => fail(error.message));
  const result = v.safeParse(VendorListSchema, parseJson(text) ?? fail('is no JSON'));
  if (result.success) return result.output;
  const [issue] = result.issues;
  return fail(`${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
