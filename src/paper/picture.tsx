import type { Picture as PictureData } from '#domain/newsstand.ts';
import { pictureSrcSet, pictureUrl } from '#domain/picture-url.ts';

type Props = {
  picture: PictureData;
  /** CSS `sizes`: how wide the picture stands at each breakpoint. */
  sizes: string;
  /** Empty for a picture that only repeats what the text beside it says. */
  alt: string;
  /** The largest paint of the page: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture in the best format and width for this screen. The box's ratio is the parent's business. */
export function Picture({ picture, sizes, alt, priority = false, className }: Props) {
  const fallback = picture.widths.findLast((width) => width <= 820) ?? picture.widths[0] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(picture.id, fallback, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
