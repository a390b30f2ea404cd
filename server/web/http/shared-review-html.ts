import type { Brand } from '#domain/brands/brand.ts';
import { clipAnchor, SHARED_PDF, sharedReviewPath } from '#domain/press-review/addresses.ts';
import { escapeHtml, escapeLines } from '#server/base/mail/escape.ts';
import { placeOf } from '#server/base/mail/letters/press-review-letter.ts';
import { pressReviewStrings } from '#server/base/mail/letters/press-review-strings.ts';
import type { DocumentClip, ReviewDocument } from '#server/press-review/documents/review-document.ts';
import { sharedReviewStrings as strings } from './shared-review-strings.ts';

/** Styles of both pages: the review, and the notice that there is none. */
export const stylesOf = ({ themeLight, themeDark }: Brand['colours']): string =>
  `:root{color-scheme:light dark;--a:${themeLight};--b:light-dark(#fff,${themeDark});--t:light-dark(#17171a,#f2f0ec);--s:light-dark(#55524c,#c9c5bd);--l:light-dark(#d8d4cc,#5a5751)}
body{margin:0;font:18px/1.6 Georgia,serif;color:var(--t);background:var(--b);overflow-wrap:break-word}
header{padding:14px 20px;font:700 24px/1.2 Georgia,serif;color:#fff;background:var(--a)}
main{max-inline-size:42rem;margin:32px auto 64px;padding:0 20px}
h1{margin:.1em 0 .4em;font:700 clamp(30px,7vw,48px)/1.08 Georgia,serif}
h2{margin:2.2em 0 .6em;padding-block-start:10px;border-block-start:3px solid;font:700 24px/1.2 Georgia,serif}
h3{margin:.1em 0 .3em;font:700 clamp(24px,5vw,32px)/1.15 Georgia,serif}
nav h2{margin-block-start:1.4em}
nav h3{margin:1em 0 .3em;font:650 16px/1.4 system-ui,sans-serif}
nav ol{margin:0;padding:0;list-style:none}
nav li{margin-block:10px}
nav a{font-weight:700}
article{margin-block:28px 44px}
article+article{padding-block-start:28px;border-block-start:1px solid var(--l)}
.k,.m,.n,.u,footer{font:15px/1.5 system-ui,sans-serif;color:var(--s)}
.k{margin:0;font-weight:650}
.m{margin:0 0 14px}
.n{padding:10px 14px;border-inline-start:4px solid var(--a);color:inherit}
.d{font-size:20px;line-height:1.45}
.p{display:inline-block;margin-block:10px;padding:13px 24px;border-radius:4px;font:650 17px/1.3 system-ui,sans-serif;color:#fff;background:var(--a);text-decoration:none}
table{display:block;max-inline-size:100%;overflow-x:auto;border-collapse:collapse}
td,th{padding:6px 10px;border:1px solid var(--l)}
footer{margin-block-start:48px;padding-block-start:16px;border-block-start:1px solid var(--l)}
a{color:inherit}
:focus-visible{outline:3px solid;outline-offset:3px}`;

/** Page of a shared review: every clip with its text, as far as the licence opens it. PRS-04, ROL-06 */
export function reviewHtml({ contents, chapters, licensee }: ReviewDocument, token: string): string {
  const { day, title, abstract } = contents;
  return `<p class="k">${strings.kicker}</p>
<h1>${escapeHtml(title)}</h1>
<p class="m">${escapeHtml(pressReviewStrings.date(day))}</p>
${paragraphs(abstract, 'd')}
<p><a class="p" href="${sharedReviewPath(token)}/${SHARED_PDF}">${strings.download}</a></p>
<nav id="indice" aria-labelledby="titolo-indice">
<h2 id="titolo-indice">${strings.index}</h2>
${chapters.map(indexOf).join('\n')}
</nav>
${chapters.map(chapterHtml).join('\n')}
<footer><p>${escapeHtml(pressReviewStrings.licence(licensee))}</p></footer>`;
}

/** The notice for every address that shows no review. */
export const noReviewHtml = `<p class="k">${strings.kicker}</p>
<h1>${strings.over}</h1>
<p>${strings.overText}</p>`;

type Chapter = ReviewDocument['chapters'][number];

const indexOf = ({ title, clips }: Chapter) => `<h3>${escapeHtml(title)}</h3>
<ol>
${clips
  .map(
    ({ clip }) =>
      `<li><a href="#${clipAnchor(clip.id)}">${escapeHtml(clip.title)}</a><br><span class="u">${escapeHtml(placeOf(clip))}</span></li>`,
  )
  .join('\n')}
</ol>`;

const chapterHtml = ({ title, clips }: Chapter) => `<section>
<h2>${escapeHtml(title)}</h2>
${clips.map(clipHtml).join('\n')}
</section>`;

/** A clip's text was cleaned at import; everything else is escaped. */
function clipHtml({ clip, note }: DocumentClip): string {
  const also = clip.alsoIn.length === 0 ? [] : [strings.alsoIn(clip.alsoIn.length)];
  const details = [placeOf(clip), ...also, clip.author].filter((part) => part !== '').join(' · ');
  return `<article id="${clipAnchor(clip.id)}">
${clip.kicker ? `<p class="k">${escapeHtml(clip.kicker)}</p>` : ''}
<h3>${escapeHtml(clip.title)}</h3>
${clip.subtitle ? `<p class="d">${escapeHtml(clip.subtitle)}</p>` : ''}
<p class="m">${escapeHtml(details)}</p>
${paragraphs(note === '' ? '' : `${strings.note}: ${note}`, 'n')}
${clip.body}
${clip.partial ? `<p class="m">${strings.partial}</p>` : ''}
${clip.copyright ? `<p class="m">${escapeHtml(clip.copyright)}</p>` : ''}
<p class="u"><a href="${escapeHtml(clip.url)}">${strings.read}</a> · <a href="#indice">${strings.back}</a></p>
</article>`;
}

const paragraphs = (text: string, className: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p class="${className}">${escapeLines(part)}</p>`)
    .join('\n');
