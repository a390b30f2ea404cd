import { customType } from 'drizzle-orm/pg-core';

/** JSON, as text: a name in it may hold what the other type does not keep. */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored),
  })(name);
