import { initialsOf } from '#domain/graphemes.ts';
import styles from './topic-picture.module.css';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

type Props = { topic: { name: string; picture: string | null }; className?: string | undefined };

/** The drawing of a topic, or its initials; assistive technology skips both, because the name is beside them. */
export function TopicPicture({ topic: { name, picture }, className }: Props) {
  const src = picture === null ? undefined : PICTURES[`./pictures/${picture}.webp`];
  if (src) return <img className={className} src={src} width={480} height={270} alt="" loading="lazy" />;
  return (
    <span className={`${styles.initials} ${className ?? ''}`} aria-hidden="true">
      {initialsOf(name).toUpperCase()}
    </span>
  );
}
