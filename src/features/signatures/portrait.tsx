import { initialsOf } from '#domain/graphemes.ts';
import type { Signature } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import styles from './portrait.module.css';

type Props = { signature: Signature; size: 'small' | 'large' };

/** The author's face, or the initials of one without a picture. The name is beside it. */
export function Portrait({ signature: { name, picture }, size }: Props) {
  return (
    <span className={`${styles.portrait} ${styles[size]}`} aria-hidden="true">
      {picture ? (
        <Picture
          picture={picture}
          sizes={size === 'large' ? '112px' : '52px'}
          alt=""
          priority={size === 'large'}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
