import type { Brand } from '#domain/brands/brand.ts';
import type { Face } from '../first-view-styles.ts';

const FAMILIES = ['Testata Display', 'Testata Tabloid', 'Testata UI'];

/** Upright faces that the page uses; they replace the system fonts once loaded. */
const facesOf = (faces: readonly Face[], isTabloid: boolean): string =>
  faces
    .filter(([family, , , style]) => FAMILIES.includes(family) && style !== 'italic')
    .filter(([family]) => family !== (isTabloid ? 'Testata Display' : 'Testata Tabloid'))
    .map(
      ([family, url, weight]) =>
        `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`,
    )
    .join('\n');

/** Styles of the gate's page: a dark surface, two front pages and one field; the same in light and dark mode. */
export function gateStyles({ colours, frontPage }: Brand, faces: readonly Face[]): string {
  const isTabloid = frontPage === 'tabloid';
  const headline = isTabloid
    ? '850 2.5rem/1.02 "Testata Tabloid","Arial Narrow"'
    : '640 2.5rem/1.08 "Testata Display",Georgia';
  return `${facesOf(faces, isTabloid)}
:root{color-scheme:dark;--a:${colours.themeLight};--b:${colours.dark};--w:#ffb4a8}
*{box-sizing:border-box}
body{display:grid;align-content:start;gap:0 clamp(32px,8vw,104px);min-block-size:100svh;margin:0;overflow-x:clip;font:16px/1.45 "Testata UI",system-ui,sans-serif;color:#fff;background:radial-gradient(90vmax 70vmax at 15% 0,color-mix(in srgb,var(--b) 72%,var(--a)),var(--b) 80%) var(--b)}
main{inline-size:100%;max-inline-size:390px;margin-inline:auto;padding:8px 20px 32px}
.mark{display:block;block-size:44px;max-inline-size:100%;filter:brightness(0) invert(1)}
h1{margin:24px 0 10px;font:${headline},serif;font-size:clamp(1.9rem,1.6rem + 1.3vw,2.5rem);text-wrap:balance}
.lead{margin:0 0 16px;color:rgb(255 255 255/.82)}
label{display:block;margin-block-end:6px;font-weight:620;font-size:.9375rem}
.box{position:relative}
input{inline-size:100%;block-size:50px;padding:0 54px 0 16px;border:1px solid #fff;border-radius:2px;font:inherit;color:#13171b;background:#fff;color-scheme:light;appearance:none}
input[aria-invalid]{border-color:var(--w);box-shadow:0 0 0 2px var(--w)}
.eye{position:absolute;inset-block:3px;inset-inline-end:3px;display:grid;place-items:center;inline-size:44px;border:0;border-radius:2px;color:#13171b;background:none;cursor:pointer}
.eye[hidden]{display:none}
.eye[aria-pressed=true]{background:#e6e8ea}
.eye svg{inline-size:20px;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.error{margin:8px 0 0;font-weight:560;font-size:.9375rem;color:var(--w)}
.go{inline-size:100%;min-block-size:52px;margin-block-start:14px;border:0;border-radius:2px;font:620 1rem/1.2 "Testata UI",system-ui,sans-serif;color:#13171b;background:#fff;cursor:pointer}
.go[aria-disabled=true]{opacity:.6}
.help{margin:14px 0 0;text-align:center;font-size:.875rem;color:rgb(255 255 255/.82)}
a{display:inline-block;padding-block:10px;font-weight:640;color:#fff;text-underline-offset:.2em}
:focus-visible{outline:3px solid #fff;outline-offset:3px}
input:focus-visible,.eye:focus-visible{outline-color:#13171b;outline-offset:-4px}
.covers{position:relative;block-size:290px;overflow:hidden;mask-image:linear-gradient(#000 72%,transparent)}
.cover{position:absolute;inset-block-start:26px;inset-inline-start:calc(50% - 170px);display:grid;grid-template-columns:1fr 3fr 1fr;grid-template-rows:auto auto 40px 16px 1fr;gap:8px;inline-size:min(62vw,240px);aspect-ratio:10/14;padding:18px 14px;color:#13171b;background:#fff;box-shadow:0 12px 40px rgb(0 0 0/.45);transform:rotate(-5deg)}
.cover:first-child{inset-block-start:44px;inset-inline-start:50%;transform:rotate(7deg)}
.cover img{grid-column:1/-1;justify-self:center;block-size:26px;max-inline-size:80%}
.cover i{border-radius:1px}
.rule{grid-column:1/-1;block-size:4px;border-block:1px solid var(--a)}
.head{grid-area:3/2;background:linear-gradient(#33383d 42%,transparent 42% 58%,#33383d 58%)}
.deck{grid-area:4/2;background:linear-gradient(#a4abae 30%,transparent 30% 70%,#a4abae 70%)}
.art{grid-area:5/2;background:linear-gradient(160deg,color-mix(in srgb,var(--a) 30%,#fff),color-mix(in srgb,var(--a) 70%,#13171b))}
.text{grid-column:1/-1;grid-row:3/6;background:repeating-linear-gradient(#c9cdcf 0 3px,transparent 3px 9px);mask:linear-gradient(90deg,#000 17%,transparent 17% 83%,#000 83%)}
@media (min-width:900px){body{grid-template-columns:1.35fr 1fr;align-content:center;align-items:center}
main{max-inline-size:400px;margin-inline:0;padding:32px 20px}
.mark{block-size:60px}
.covers{block-size:100svh;mask-image:none}
.cover{inset-block-start:calc(50% - 290px);inset-inline-start:calc(50% - 240px);inline-size:400px;gap:12px;padding:30px 22px;grid-template-rows:auto auto 84px 30px 1fr}
.cover:first-child{inset-block-start:calc(50% - 320px);inset-inline-start:calc(50% - 60px);inline-size:360px}
.cover img{block-size:44px}}
@media (max-height:560px){.covers{display:none}main{padding-block-start:24px}}`;
}
