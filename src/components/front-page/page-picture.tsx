import type { Picture as PictureData } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { Picture } from '../picture.tsx';
import type { CoverDetail } from './cover-detail.ts';

type Props = {
  picture: PictureData;
  detail: CoverDetail;
  priority?: boolean;
  className?: string | undefined;
};

/** Sizes of the lead's picture on a large cover, from a phone's carousel to the desktop's newsstand. */
const LARGE = '(max-width: 820px) 170px, 270px';

/**
 * A picture on a miniature page. Only the priority picture of a full cover has a `srcset`; all others use the
 * narrowest encoding, because with dozens of covers in a page those lists would weigh more than everything
 * else.
 */
export function PagePicture({ picture, detail, priority = false, className }: Props) {
  if (priority && detail === 'full') {
    return <Picture picture={picture} sizes={LARGE} alt="" priority {...(className && { className })} />;
  }
  const width = picture.widths[0] ?? picture.width;
  return <img className={className} src={pictureUrl(picture.id, width, 'webp')} alt="" loading="lazy" />;
}
