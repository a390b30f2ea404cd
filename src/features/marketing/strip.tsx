import { useLayoutEffect, useRef } from 'react';
import type { Creative } from '#domain/measurement/creative.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useRootMark } from '#src/ui/use-root-mark.ts';
import { strings } from './strings.ts';
import styles from './strip.module.css';

type Props = { creative: Creative; onPutAway: () => void };

/** An offer at the lower edge of the screen, which covers no content. TRK-05 */
export function Strip({ creative: { title, text, label, href }, onPutAway }: Props) {
  const strip = useRef<HTMLElement>(null);
  useRootMark('data-with-strip');
  useLayoutEffect(() => makeRoomFor(strip.current), []);
  return (
    <aside ref={strip} className={styles.strip} aria-label={strings.name}>
      <div className={`wrap ${styles.row}`}>
        <p className={`secondary ${styles.words}`}>
          <b>{title}</b> {text && <span>{text}</span>}
        </p>
        <ButtonLink href={href} size="small" className={styles.link}>
          {label}
        </ButtonLink>
        <button type="button" className="ib" aria-label={strings.putAway} onClick={onPutAway}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

/** Publishes the strip's height as `--strip-h`, so that other floating elements are placed above it. */
function makeRoomFor(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--strip-h', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--strip-h');
  };
}
