import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { leanPage } from './router-script.ts';

const page = (data: string, body = '') =>
  `<main>${body}</main><script data-tsr-stream-part="">(self.$R=self.$R||{})["tsr"]=[];</script>` +
  `<script data-tsr-stream-part="">$_TSR.router=($R=>$R[0]=${data})($R["tsr"])</script>`;

test('names of values that are used once are left out, those that are read again are kept', () => {
  expect(leanPage(page('{a:$R[1]={b:$R[2]=[1]},c:$R[2]}'))).toBe(page('{a:{b:$R[2]=[1]},c:$R[2]}'));
});

test('a text that looks like a name is not changed', () => {
  const text = String.raw`{a:"$R[1]=\"$R[2]=\"",b:",u:1790000123456,"}`;
  expect(leanPage(page(text))).toBe(page(text));
  expect(leanPage(page('0', '<p>$R[7]=</p>'))).toContain('<p>$R[7]=</p>');
});

test('markup in texts is not escaped, unless it could end the script', () => {
  const { raw } = String;
  expect(leanPage(page(raw`{a:"\x3Cp>uno\x3C/p>"}`))).toBe(page('{a:"<p>uno</p>"}'));
  for (const text of [raw`{a:"\x3C/script>"}`, raw`{a:"\x3C!--\x3Cscript"}`, raw`{a:"\\x3Cp>"}`]) {
    expect(leanPage(page(text))).toBe(page(text));
  }
});

test('the moment of rendering is rounded, so that it is the same for minutes', () => {
  const rendered = (moment: number) => leanPage(page(`{i:"x",u:${moment},s:"success"}`));
  expect(rendered(1_790_000_123_456)).toBe(rendered(1_790_000_123_999));
  expect(rendered(1_790_000_123_456)).not.toBe(rendered(1_790_001_123_456));
});

test('there is one doctype, and no empty script', () => {
  const boundary = '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>';
  expect(leanPage(`<!DOCTYPE html><!doctype html><main></main>${boundary}`)).toBe(
    '<!doctype html><main></main>',
  );
});

const DATA = '<script data-tsr-stream-part="">';
const QUEUE =
  '(self.$R=self.$R||{})["tsr"]=[];self.$_TSR={h(){this.hydrated=!0,this.c()},e(){this.streamEnded=!0,this.c()},c(){this.hydrated&&this.streamEnded&&(delete self.$_TSR,delete self.$R.tsr)},p(e){this.initialized?e():this.buffer.push(e)},buffer:[]};';
const REMOVAL =
  "$_TSR.e();{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}";
const ROUTER = '$_TSR.router=($R=>$R[0]={a:1})($R["tsr"])';

test.each([
  ['one script', `${DATA}${QUEUE}${ROUTER};${REMOVAL}</script>`],
  ['several', `${DATA}${QUEUE.slice(0, -1)}</script>${DATA}${ROUTER}</script>${DATA}${REMOVAL}</script>`],
])('the data of %s becomes one script that waits for no more', (_, scripts) => {
  const [, script = '', ...others] = leanPage(`<main></main>${scripts}`).split(/<script[^>]*>|<\/script>/);
  expect(others).toEqual(['']);
  const self: { $_TSR?: { router?: unknown; h(): void } } = {};
  const remove = vi.fn();
  runInNewContext(script, Object.assign(self, { self, document: { currentScript: { remove } } }));
  expect(remove).toHaveBeenCalledOnce();
  expect(self.$_TSR?.router).toEqual({ a: 1 });
  self.$_TSR?.h();
  expect(self.$_TSR).toBeUndefined();
});

test('NWS-04 the text of an article is not repeated in its data, unless it has tables', () => {
  expect(leanPage(page('{body:"<p>uno \\"due\\"</p>",complete:!0}'))).toBe(page('{body:"",complete:!0}'));
  const framed = '{body:"<table><tr><td>1</td></tr></table>",complete:!0}';
  expect(leanPage(page(framed))).toBe(page(framed));
});

test('a text that quotes the end of the data stays a text', () => {
  const quoting = `$_TSR.router=($R=>$R[0]={a:${JSON.stringify(`${REMOVAL}${QUEUE}`)}})($R["tsr"])`;
  const lean = leanPage(`<main></main>${DATA}${QUEUE}${quoting};${REMOVAL}</script>`);
  const [, script = ''] = lean.split(/<script[^>]*>|<\/script>/);
  const self: { $_TSR?: { router?: unknown } } = {};
  const remove = vi.fn();
  runInNewContext(script, Object.assign(self, { self, document: { currentScript: { remove } } }));
  expect(remove).toHaveBeenCalledOnce();
  expect(self.$_TSR?.router).toEqual({ a: REMOVAL + QUEUE });
});
