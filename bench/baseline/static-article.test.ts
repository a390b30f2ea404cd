import { expect, test } from 'vitest';
import { pictureFiles, toStaticArticle } from './static-article.ts';

const PAGE = `<html><head><title data-x="1">Riapre il ponte</title></head><body><header>Menu</header>
<article class="_a_1"><h1 class="t-xl" tabIndex="-1">Riapre il ponte</h1>
<svg class="ic"><use href="#x"></use></svg><button type="button">Ascolta</button>
<picture><source type="image/avif" srcSet="/immagini/ab/320.avif 320w, /immagini/ab/640.avif 640w" sizes="100vw"/>
<img class="p" src="/immagini/ab/640.webp" width="640" height="400" fetchPriority="high"/></picture>
<p>Uno &amp; due.</p></article><script>app()</script></body></html>`;

test('the baseline keeps words and pictures, and nothing of the app', () => {
  const html = toStaticArticle(PAGE);
  expect(html).toContain('<h1>Riapre il ponte</h1>');
  expect(html).toContain('<p>Uno &amp; due.</p>');
  expect(html).toContain('sizes="100vw"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toMatch(/Menu|Ascolta|<svg|<script|class=/);
});

test('every picture file is listed once', () => {
  expect(pictureFiles(PAGE)).toEqual([
    '/immagini/ab/320.avif',
    '/immagini/ab/640.avif',
    '/immagini/ab/640.webp',
  ]);
});

test('a page without an article is refused as a baseline', () => {
  expect(() => toStaticArticle('<title>x</title>')).toThrow('no <article>');
});

test('only pictures in figures are wide, because a portrait must not become the largest paint', () => {
  const html = toStaticArticle(PAGE);
  expect(html).toMatch(/(?<!figure )img\{width:46px/);
  expect(html).toContain('figure img{display:block;width:100%}');
});
