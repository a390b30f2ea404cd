import type { ReactNode } from 'react';
import { commonStrings } from '#src/strings/common.ts';
import styles from './skeleton.module.css';

type BlockProps = {
  /** Takes its height from the type it stands for; `fill` takes the box it stands in. */
  kind?: 'text' | 'title' | 'button' | 'fill';
  width?: 'full' | 'long' | 'half' | 'short';
};

/** One grey block in the place of a line, a title, a button or a picture. */
export function SkeletonBlock({ kind = 'text', width = 'full' }: BlockProps) {
  return <span className={`${styles.block} ${styles[kind]} ${styles[width]}`} />;
}

/** A paragraph's worth of lines, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <SkeletonBlock key={line} width={line === lines - 1 ? 'half' : line % 2 ? 'long' : 'full'} />
      ))}
    </span>
  );
}

type LoadingProps = {
  /** What is being loaded, read out once. */
  label?: string;
  children?: ReactNode;
};

/** Wraps a layout's skeleton: hidden from assistive technology but for its label. At least 56 px high. SHL-12 */
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
  /** Class of the row that the title stands in. */
  head: string | undefined;
};

/** A screen in grey that opens with its title. */
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
