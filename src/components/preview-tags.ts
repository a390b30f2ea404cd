import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#domain/preview-address.ts';

const property = (name: string, content: string) => ({ property: name, content });

/** Tags that name the preview image, which the server draws, to sites that show a shared link. NAV-24 */
export const previewTags = (url: string, alt: string): Record<string, string>[] => [
  property('og:image', url),
  property('og:image:width', String(PREVIEW_WIDTH)),
  property('og:image:height', String(PREVIEW_HEIGHT)),
  property('og:image:alt', alt),
  { name: 'twitter:card', content: 'summary_large_image' },
];
