import type { IssueContents } from '#domain/newsstand.ts';
import { breadcrumbList } from '#src/components/breadcrumb-list.ts';
import {
  articleList,
  collectionPage,
  graph,
  type JsonLd,
  type JsonLdBrand,
  type PageInfo,
} from '#src/components/json-ld.ts';

/** JSON-LD of one edition on one day. The server writes it into the page. NAV-24 */
export const issueJsonLd = (
  brand: JsonLdBrand,
  { issue, sections }: IssueContents,
  about: PageInfo,
): JsonLd =>
  graph(
    {
      ...collectionPage(
        brand,
        about,
        articleList(
          brand.origin,
          sections.flatMap(({ articles }) => articles),
        ),
      ),
      about: {
        '@type': 'PublicationIssue',
        datePublished: issue.publishedAt,
        pageStart: 1,
        pageEnd: issue.pages,
        isPartOf: { '@type': 'Newspaper', name: brand.name },
      },
    },
    breadcrumbList(brand.origin, [{ name: brand.name, path: '/' }, { name: issue.edition.name }]),
  );
