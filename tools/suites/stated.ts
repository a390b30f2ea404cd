import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What of an item readers see, or what decides whether they see it. */
export type Field =
  | 'title'
  | 'text'
  | 'summary'
  | 'author'
  | 'topic'
  | 'subject code'
  | 'published'
  | 'updated'
  | 'embargo'
  | 'status'
  | 'dateline'
  | 'copyright'
  | 'picture'
  | 'validity';

/**
 * A value that the test of another reader states of the item at that place of its file; dates as ISO. `how` says
 * whether the test states the whole value, its beginning or a part of it.
 */
export type Stated = {
  item: number;
  field: Field;
  value: string;
  how?: 'whole' | 'start' | 'part';
  /** The suite keeps neither order nor all words of a sentence in which elements stand between words. */
  isUnordered?: boolean;
};

/** One file of a suite, what is known of how it was fetched, and what its test states of it. */
export type SuiteTest = {
  name: string;
  bytes: Uint8Array;
  address?: string | undefined;
  charset?: string | undefined;
  stated: Stated[];
  /** Its items are counted without those that are no texts. */
  countsTexts?: boolean;
};

export type Suite = (folder: string) => AsyncGenerator<SuiteTest>;

/** The files of a folder whose path matches, in order. */
export async function filesOf(folder: string, pattern: RegExp): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => pattern.test(path)).sort();
}

export const textIn = (folder: string, path: string): Promise<string> => readFile(join(folder, path), 'utf8');

/** The instant a date says, as ISO; a text that is no date stays as it is, and equals nothing. */
export function instantOf(written: string): string {
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? written : date.toISOString();
}
