const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g;
const CONDITION = /\{\{se ([a-z-]+)\}\}/;

/** With a value for every name between braces. @throws Error for a name that nobody knows. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => known(values, name));

/** Without the lines whose condition does not hold. @throws Error for a condition that nobody knows. */
export const holding = (text: string, conditions: Record<string, boolean>): string =>
  text
    .split('\n')
    .filter((line) => {
      const [, name] = CONDITION.exec(line) ?? [];
      return name === undefined || known(conditions, name);
    })
    .map((line) => line.replace(CONDITION, ''))
    .join('\n');

function known<Value>(table: Record<string, Value>, name: string): Value {
  const value = table[name];
  if (value === undefined) throw new Error(`FAQ: nobody knows {{${name}}}`);
  return value;
}
