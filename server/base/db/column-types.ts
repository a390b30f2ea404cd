import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A column that holds a file. */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database would spell an array byte by byte: seconds and hundreds of megabytes for ten.
  toDriver: (file) => sql`decode(${Buffer.from(file).toString('base64')}, 'base64')`,
});

/** JSON, as text: a name in it may hold what the other type does not keep. */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored),
  })(name);
