/** Choices for the look of texts; the values are written to `data-reading-*` attributes, which the stylesheets use. */
export const READING_OPTIONS = {
  /** Index into `READING_SCALES`. */
  scale: ['0', '1', '2', '3', '4', '5'],
  face: ['serif', 'sans'],
  leading: ['tight', 'medium', 'wide'],
  /** Background of the text. The name is saved on devices. */
  paper: ['white', 'sepia', 'night'],
  /** Single keys that turn articles; readers who dictate to the computer want them off. */
  keys: ['on', 'off'],
} as const;

type Options = typeof READING_OPTIONS;

/** A setting that is not chosen has the design's value, the background that of the theme. */
export type Reading = { [Name in keyof Options]?: Options[Name][number] };

export const READING_SCALES = [0.9, 1, 1.1, 1.25, 1.4, 1.6] as const;

const isOption = (name: string, value: unknown) => {
  const options: readonly unknown[] = Object.hasOwn(READING_OPTIONS, name)
    ? READING_OPTIONS[name as keyof Options]
    : [];
  return options.includes(value);
};

/** Parses the saved settings; unknown or broken ones are left out. BRW-04 */
export function parseReading(stored: string | null): Reading {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
    return Object.fromEntries(entries.filter(([name, value]) => isOption(name, value)));
  } catch {
    return {};
  }
}
