import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { ConfigError } from '#server/base/config/config-error.ts';
import { type VendorList, VendorListSchema } from './vendor-list-schema.ts';

const DEMONSTRATION = fileURLToPath(new URL('vendor-list.json', import.meta.url));

/**
 * Reads the vendor list that readers consent to: the configured file, or the one of the demonstration.
 * @throws ConfigError naming what is wrong with it. TRK-01
 */
export async function readVendorList(file: string | null): Promise<VendorList> {
  const path = file ?? DEMONSTRATION;
  const fail = (why: string): never => {
    throw new ConfigError(`VENDOR_LIST: ${path}: ${why}`);
  };
  const text = await readFile(path, 'utf8').catch((error: Error) => fail(error.message));
  const result = v.safeParse(VendorListSchema, parsed(text) ?? fail('is no JSON'));
  if (result.success) return result.output;
  const [issue] = result.issues;
  return fail(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
