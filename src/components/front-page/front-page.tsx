import type { ComponentType } from 'react';
import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { Issue } from '#domain/newsstand.ts';
import { arrange } from './arrange.ts';
import { Broadsheet } from './broadsheet.tsx';
import { Words } from './column-article.tsx';
import { type CoverSize, detailOf } from './cover-detail.ts';
import { Dense } from './dense.tsx';
import styles from './front-page.module.css';
import type { LayoutProps } from './layout-props.ts';
import type { Paper } from './paper.ts';
import { PictureFirst } from './picture-first.tsx';
import { Tabloid } from './tabloid.tsx';

const LAYOUTS: Record<FrontPageLayout, ComponentType<LayoutProps>> = {
  broadsheet: Broadsheet,
  tabloid: Tabloid,
  'picture-first': PictureFirst,
  dense: Dense,
};

type Props = { paper: Paper; issue: Issue; size: CoverSize; priority?: boolean };

/**
 * The front page of an issue, typeset from its own articles. Every measure is in em, and 1em is 1 % of the cover's
 * width, so one template serves a thumbnail and the hero. It is hidden from screen readers because it is a picture of a
 * page; the cover around it carries the name. NWS-01
 */
export function FrontPage({ paper, issue, size, priority = false }: Props) {
  const Layout = LAYOUTS[paper.frontPage];
  const detail = detailOf(size);
  const arrangement = arrange(issue.frontPage.articles, paper.frontPage, detail);
  return (
    <div className={`column ${styles.page}`} data-detail={detail} aria-hidden="true">
      <Layout paper={paper} issue={issue} arrangement={arrangement} detail={detail} priority={priority} />
      {!arrangement.lead && <Words text="" detail={detail} columns={3} />}
    </div>
  );
}
