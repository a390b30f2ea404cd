export const MIN_PASSWORD_LENGTH = 8;

/** The rules for a password. VAL-01 */
export const PASSWORD_RULES = {
  length: (password: string) => [...password].length >= MIN_PASSWORD_LENGTH,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules that a password breaks, in the order in which they are shown to the reader. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter((rule) => !PASSWORD_RULES[rule](password));
