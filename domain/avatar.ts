/** Image types that a reader may upload as a portrait. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

export const isAvatarType = (type: string): type is AvatarType =>
  AVATAR_TYPES.some((allowed) => allowed === type);

export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Messages for a refused image. */
export const AVATAR_MESSAGES = {
  size: 'L’immagine supera i 5 MB: scegline una più leggera.',
  kind: 'Scegli un’immagine PNG, JPEG, WebP o AVIF.',
  unreadable: 'Non riusciamo a leggere questa immagine: scegline un’altra.',
} as const;

/** Path of a portrait on any of our sites. It cannot be guessed, and changes with every picture. */
export const avatarPath = (version: string): string => `/ritratti/${version}.webp`;
