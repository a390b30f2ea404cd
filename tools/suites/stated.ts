import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields of an item that readers see, or that decide whether they see it. */
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
 * A value that the test of another program states for the item at that position of its file; dates as
 * ISO. `how` says whether the test states the whole value, its beginning or a part of it.
 */
export type StatedValue = {
  item: number;
  field: Field;
  value: string;
  how?: 'whole' | 'start' | 'part';
  /** The suite keeps neither the order nor all words of a sentence with elements between its words. */
  isUnordered?: boolean;
};

/** One file of a suite, what is known of how it was fetched, and the values that its test states. */
export type SuiteTest = {
  name: string;
  bytes: Uint8Array;
  address?: string | undefined;
  charset?: string | undefined;
  stated: StatedValue[];
  /** Positions count only items that are texts. */
  hasTextPositions?: boolean;
};

export type ComparedSuite = (folder: string) => AsyncGenerator<SuiteTest>;

/** The files of a folder whose path matches, sorted. */
export async function filesOf(folder: string, pattern: RegExp): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => pattern.test(path)).sort();
}

export const textIn = (folder: string, path: string): Promise<string> => readFile(join(folder, path), 'utf8');

/** A date as an ISO instant; a text that is no date is returned unchanged, and equals no instant. */
export function toInstant(written: string): string {
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? written : date.toISOString();
}
