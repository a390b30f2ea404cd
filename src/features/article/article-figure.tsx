import type { Picture as PictureData } from '#domain/newsstand.ts';
import { PANORAMA_RATIO } from '#domain/picture-shape.ts';
import { Picture } from '#src/components/picture.tsx';
import styles from './article-figure.module.css';

type Props = {
  picture: PictureData;
  /** Alternative text of a picture without a caption. */
  fallbackAlt: string;
  /** The opening picture of the article. */
  lead?: boolean;
};

const SIZES = '(max-width: 820px) 100vw, (max-width: 1140px) calc(100vw - 410px), 700px';

/** The frame for the shape of the picture: that of a landscape would cut off the faces of a portrait. */
function frameOf({ width, height }: PictureData) {
  if (width < height) return styles.portrait;
  return width > height * PANORAMA_RATIO ? styles.panorama : styles.landscape;
}

/** A picture with its caption and credit. */
export function ArticleFigure({ picture, fallbackAlt, lead = false }: Props) {
  const { caption, credit } = picture;
  return (
    <figure className={`${styles.figure} ${lead ? styles.lead : ''}`}>
      <div className={`pic ${frameOf(picture)}`}>
        <Picture picture={picture} sizes={SIZES} alt={caption ? '' : fallbackAlt} priority={lead} />
      </div>
      {(caption || credit) && (
        <figcaption className={`meta ${styles.caption}`}>
          {caption && `${caption} `}
          {credit && <span className={styles.credit}>{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
