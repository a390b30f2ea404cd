import { useState } from 'react';
import { outerInitialsOf } from '#domain/graphemes.ts';
import type { ShortUser } from '#domain/reader.ts';
import styles from './user-panel.module.css';

/** The reader's picture over their initials, which stay visible where there is no picture or it cannot be loaded. */
export function Avatar({ user: { avatar, name, username } }: { user: ShortUser }) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    // The stylesheet draws the initials: the text beside the picture is its name.
    <span className={`centred ${styles.avatar}`} data-initials={outerInitialsOf(name || username)}>
      {avatar && avatar !== missing && (
        <img src={avatar} alt="" width={32} height={32} onError={() => setMissing(avatar)} />
      )}
    </span>
  );
}
