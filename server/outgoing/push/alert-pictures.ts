import type { Brand } from '#domain/brands/brand.ts';

/** Of every alert of a paper: its sign, and the small one in a single colour that phones show beside the clock. PSH-03 */
export const alertPictures = ({ key }: Pick<Brand, 'key'>) => ({
  icon: `/brands/${key}/icon-192.png`,
  badge: `/brands/${key}/monochrome-512.png`,
});
