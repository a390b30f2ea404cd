import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

type Props = {
  title: ReactNode;
  moreLink?: { label: string; href: string };
  /** Level of the heading. */
  level?: 2 | 3;
  /** Size of the headline font: `t-3` for a page's sections, `t-4` in narrow columns. */
  size?: 't-3' | 't-4';
  /** Id by which a region is labelled with this heading. */
  id?: string;
};

/** Head of a section: a double rule, its title and the link to more of it. */
export function SectionHead({ title, moreLink, level = 2, size = 't-3', id }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <Heading className={size} id={id}>
        {title}
      </Heading>
      {moreLink && (
        <AppLink className="more" href={moreLink.href}>
          {moreLink.label}
          <Icon name="right" size={15} />
        </AppLink>
      )}
    </div>
  );
}
