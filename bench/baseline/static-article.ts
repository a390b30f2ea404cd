/**
 * Styles of a minimal newspaper page. Only pictures in figures are wide: if a portrait beside a name became the largest
 * paint, the two pages would be timed by different pictures.
 */
const STYLE = `
body{margin:0 auto;max-width:44rem;padding:1rem;font:1.125rem/1.6 Georgia,serif;color:#111;background:#fff}
h1{font-size:2rem;line-height:1.15}
img{width:46px;height:auto}
figure{margin:1rem 0}
figure img{display:block;width:100%}
nav ol,ul{list-style:none;padding:0}
`;

const ARTICLE = /<article\b[^>]*>([\s\S]*)<\/article>/;
const REMOVED_ELEMENTS = /<(svg|button|dialog|form|script|style)\b[\s\S]*?<\/\1>/g;
/**
 * Attributes that only the app's own styles and scripts need; pictures keep every attribute that decides how they load.
 */
const REMOVED_ATTRIBUTES = /\s(?:class|id|tabindex|role|aria-[a-z]+|data-[a-z-]+)="[^"]*"/gi;

/**
 * Strips a served article page to its words and pictures. The baseline then shows the cost of the same text without an
 * app. @throws Error when the page has no article.
 */
export function toStaticArticle(page: string): string {
  const article = ARTICLE.exec(page)?.[1];
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(page)?.[1];
  if (!article || !title) throw new Error('the article page holds no <article> or no <title>');
  const words = article.replace(REMOVED_ELEMENTS, '').replace(REMOVED_ATTRIBUTES, '');
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><article>${words}</article></main></body>
</html>
`;
}

/** Addresses of all picture files that a page may load. */
export const pictureFiles = (html: string): string[] => [
  ...new Set(html.match(/\/immagini\/[\w/.]+/g) ?? []),
];
