const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The drawing of a topic: it only repeats what the name beside it says. */
export function TopicPicture({ name, className }: { name: string; className?: string | undefined }) {
  const src = PICTURES[`./pictures/${name}.webp`];
  return src && <img className={className} src={src} width={480} height={270} alt="" loading="lazy" />;
}
