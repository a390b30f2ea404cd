const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g;
const CONDITION = /\{\{se ([a-z-]+)\}\}/;

/** Replaces every placeholder by its value. @throws Error for an unknown name, and for braces without a name. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  const full = text.replace(PLACEHOLDER, (_whole, name: string) => known(values, name));
  if (full.includes('{{')) throw new Error(`what is meant by ${/\{\{.{0,30}/.exec(full)?.[0]}`);
  return full;
}

/** Removes the lines whose condition does not hold. @throws Error for an unknown condition. */
export const keepTrueLines = (text: string, conditions: Record<string, boolean>): string =>
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
  if (value === undefined) throw new Error(`nobody knows {{${name}}}`);
  return value;
}
