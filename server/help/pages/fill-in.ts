const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g;
/** Makes its line conditional, wherever it is in it: `{{se name}}`, Italian for "if". */
const CONDITION = /\{\{se ([a-z-]+)\}\}/;

/** Replaces every placeholder by its value. @throws Error for an unknown name, and for braces without a name. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  const filled = text.replace(PLACEHOLDER, (_whole, name: string) => lookUp(values, name));
  if (filled.includes('{{')) throw new Error(`invalid placeholder: ${/\{\{.{0,30}/.exec(filled)?.[0]}`);
  return filled;
}

/**
 * Removes the lines whose condition is false, and the conditions of the others. @throws Error for an unknown
 * one.
 */
export const applyLineConditions = (text: string, conditions: Record<string, boolean>): string =>
  text
    .split('\n')
    .filter((line) => {
      const [, name] = CONDITION.exec(line) ?? [];
      return name === undefined || lookUp(conditions, name);
    })
    .map((line) => line.replace(CONDITION, ''))
    .join('\n');

function lookUp<Value>(table: Record<string, Value>, name: string): Value {
  const value = table[name];
  if (value === undefined) throw new Error(`unknown placeholder or condition {{${name}}}`);
  return value;
}
