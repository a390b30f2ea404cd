/** Access levels of an article's full text, from everybody to the highest subscription. */
export const ACCESS_LEVELS = ['free', 'online', 'digital', 'digital+'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/**
 * Reads an access level. An unknown one counts as the most restrictive, so that a typing error makes no
 * article free.
 */
export function toAccess(literal: string | undefined): Access {
  return ACCESS_LEVELS.find((level) => level === literal) ?? 'digital+';
}

/**
 * Whether a subscription opens a level: it opens its own and every lower one. `null` is a visitor without one. ROL-06,
 * NWS-05
 */
export function mayRead(entitlement: Access | null, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(entitlement ?? 'free') >= ACCESS_LEVELS.indexOf(access);
}
