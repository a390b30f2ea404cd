import type { Picture } from './newsstand.ts';

/**
 * Widths at which every picture is encoded, never above its own: thumbnails, then the layout's breakpoints (SHL-11),
 * then high-density desktops.
 */
export const PICTURE_WIDTHS = [320, 640, 820, 1140, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address of one encoding of a picture. The name contains the hash, so it may be cached for ever. */
export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/immagini/${id}/${width}.${format}`;
}

export function pictureSrcSet({ id, widths }: Pick<Picture, 'id' | 'widths'>, format: PictureFormat): string {
  return widths.map((width) => `${pictureUrl(id, width, format)} ${width}w`).join(', ');
}
