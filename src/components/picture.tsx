import type { Picture as PictureData } from '#domain/newsstand.ts';
import { pictureSrcSet, pictureUrl } from '#domain/picture-url.ts';

type Props = {
  picture: PictureData;
  /** CSS `sizes`: width of the picture at each breakpoint. */
  sizes: string;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The largest paint (LCP) of the page: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture in the best width for this screen; browsers without AVIF get one medium size. The parent sets the aspect
 * ratio of the box.
 */
export function Picture({ picture, sizes, alt, priority = false, className }: Props) {
  const fallback = picture.widths.findLast((width) => width <= 820) ?? picture.widths[0] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(picture.id, fallback, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
