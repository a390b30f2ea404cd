import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A column that holds a file. */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  // As base64, because the embedded database would write a byte array out byte by byte: seconds and hundreds of
  // megabytes for ten.
  toDriver: (file) => sql`decode(${Buffer.from(file).toString('base64')}, 'base64')`,
});

/** JSON in a text column: a name in it may hold characters that a `jsonb` column does not keep. */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored),
  })(name);
