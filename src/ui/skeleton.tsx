import type { ReactNode } from 'react';
import { commonStrings } from '#src/strings/common.ts';
import styles from './skeleton.module.css';

type BlockProps = {
  /** The height is that of the text style it replaces; `fill` fills its box. */
  kind?: 'text' | 'title' | 'button' | 'fill';
  width?: 'full' | 'long' | 'half' | 'short';
};

/** A grey block in place of a line, a title, a button or a picture. */
export function SkeletonBlock({ kind = 'text', width = 'full' }: BlockProps) {
  return <span className={`${styles.block} ${styles[kind]} ${styles[width]}`} />;
}

/** Lines of a paragraph, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and keep their order
        <SkeletonBlock key={line} width={line === lines - 1 ? 'half' : line % 2 ? 'long' : 'full'} />
      ))}
    </span>
  );
}

type LoadingProps = {
  /** Name of what is being loaded, read out once. */
  label?: string;
  children?: ReactNode;
};

/** Wraps a layout's skeleton: hidden from assistive technology except for its label. At least 56 px high. SHL-12 */
export function Loading({ label = commonStrings.loading, children }: LoadingProps) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children ?? <SkeletonLines />}</div>
    </div>
  );
}

type ScreenProps = Required<LoadingProps> & {
  /** Class of the title's row. */
  head: string | undefined;
};

/** Skeleton of a screen that begins with its title. */
export function ScreenSkeleton({ label, head, children }: ScreenProps) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <Loading label={label}>
        <div className={head}>
          <SkeletonBlock kind="title" width="short" />
        </div>
        {children}
      </Loading>
    </main>
  );
}
