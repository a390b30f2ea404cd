/** Who may read an article whole, from everybody to the fullest subscription. */
export const ACCESS_LEVELS = ['free', 'online', 'digital', 'digital+'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** An access level that nobody knows is read as the most restrictive one: a typing error must not open the paper. */
export function toAccess(literal: string | undefined): Access {
  return ACCESS_LEVELS.find((level) => level === literal) ?? 'digital+';
}

/** A subscription opens its own level and every level before it. `null` is a visitor without one. ROL-06, NWS-05 */
export function mayRead(entitlement: Access | null, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(entitlement ?? 'free') >= ACCESS_LEVELS.indexOf(access);
}
