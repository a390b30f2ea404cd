import { useLocation } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { ArchiveSkeleton } from '#src/features/archive/archive-skeleton.tsx';
import { ArticleSkeleton } from '#src/features/article/article-skeleton.tsx';
import { DownloadsSkeleton } from '#src/features/downloads/downloads-skeleton.tsx';
import { FaqSkeleton } from '#src/features/faq/faq-skeleton.tsx';
import { FavouritesSkeleton } from '#src/features/favourites/favourites-skeleton.tsx';
import { IssueSkeleton } from '#src/features/issue/issue-skeleton.tsx';
import { NewsstandSkeleton } from '#src/features/newsstand/newsstand-skeleton.tsx';
import { SearchSkeleton } from '#src/features/search/search-skeleton.tsx';
import { SectionSkeleton } from '#src/features/section/section-skeleton.tsx';
import { SectionsSkeleton } from '#src/features/section/sections-skeleton.tsx';
import { SignatureSkeleton } from '#src/features/signatures/signature-skeleton.tsx';
import { SignaturesSkeleton } from '#src/features/signatures/signatures-skeleton.tsx';
import { SpecialSkeleton } from '#src/features/specials/special-skeleton.tsx';
import { SpecialsSkeleton } from '#src/features/specials/specials-skeleton.tsx';

/** Skeletons by the first segment of the address, which is empty for the home page. */
const SKELETONS: Record<string, FunctionComponent> = {
  '': NewsstandSkeleton,
  archivio: ArchiveSkeleton,
  articolo: ArticleSkeleton,
  edizione: IssueSkeleton,
  faq: FaqSkeleton,
  firma: SignatureSkeleton,
  firme: SignaturesSkeleton,
  preferiti: FavouritesSkeleton,
  ricerca: SearchSkeleton,
  scaricati: DownloadsSkeleton,
  sezione: SectionSkeleton,
  sezioni: SectionsSkeleton,
  speciale: SpecialSkeleton,
  speciali: SpecialsSkeleton,
};

/**
 * Skeleton of the page that is loading. All skeletons are in one chunk: the script of every page lists one file name
 * instead of many, and the second skeleton needs no fetch.
 */
export function Skeleton() {
  const screen = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' });
  const Layout = SKELETONS[screen];
  return Layout ? <Layout /> : null;
}
