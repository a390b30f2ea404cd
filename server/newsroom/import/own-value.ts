/** The value of a word in a table; not what every object inherits, such as `constructor`, which a file may contain. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
