import { sql } from './drizzle.ts';
import { customType } from './drizzle-tables.ts';

/** A column that holds a file. */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  // As base64, because the embedded database would convert a byte array to text byte by byte: for 10 MB that
  // takes seconds and hundreds of megabytes.
  toDriver: (file) => sql`decode(${Buffer.from(file).toString('base64')}, 'base64')`,
});

/**
 * JSON in a text column, because its texts may contain characters that `jsonb` rejects, such as U+0000.
 * `name` is the name of the column.
 */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored),
  })(name);
