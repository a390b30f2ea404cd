import { useLayoutEffect, useRef } from 'react';
import type { Creative } from '#domain/measurement/creative.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useRootAttribute } from '#src/ui/use-root-attribute.ts';
import { strings } from './strings.ts';
import styles from './strip.module.css';

type Props = { creative: Creative; onDismiss: () => void };

/** An offer at the lower edge of the screen; room is reserved for it, so that it covers no content. TRK-05 */
export function Strip({ creative: { title, text, label, href }, onDismiss }: Props) {
  const strip = useRef<HTMLElement>(null);
  useRootAttribute('data-with-strip');
  useLayoutEffect(() => publishHeight(strip.current), []);
  return (
    <aside ref={strip} className={styles.strip} aria-label={strings.name}>
      <div className={`wrap ${styles.row}`}>
        <p className={`secondary ${styles.words}`}>
          <b>{title}</b> {text && <span>{text}</span>}
        </p>
        <ButtonLink href={href} size="small" className={styles.link}>
          {label}
        </ButtonLink>
        <button type="button" className="ib" aria-label={strings.dismiss} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

/** Publishes the strip's height as `--strip-h`, so that other floating elements are placed above it. */
function publishHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--strip-h', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--strip-h');
  };
}
