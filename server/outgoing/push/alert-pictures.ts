import type { Brand } from '#domain/brands/brand.ts';

/**
 * Pictures of every alert of a paper: its logo, and the small single-colour one that phones show in the status bar.
 * PSH-03
 */
export const alertPictures = ({ key }: Pick<Brand, 'key'>) => ({
  icon: `/brands/${key}/icon-192.png`,
  badge: `/brands/${key}/monochrome-512.png`,
});
