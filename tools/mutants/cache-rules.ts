import ts from 'typescript';
import type { Change } from './mutant.ts';

const CACHE_HEADER = /^['"]?(?:cache-control|vary)['"]?$/i;
const CACHE_RULE =
  /^(?:(?:public|private|no-store|no-cache|immutable|must-revalidate|(?:s-)?max-age=\d+)(?:, ?|$))+$/;
const CACHE_WRITES = new Map([
  ['put', 'Promise.resolve()'],
  ['add', 'Promise.resolve()'],
  ['addAll', 'Promise.resolve()'],
  ['delete', 'Promise.resolve(false)'],
]);

const replaceWith = (start: number, end: number, replacement = ''): Change => ({
  kind: 'cache',
  start,
  end,
  replacement,
});

function dropCall(node: ts.CallExpression): Change[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const header = node.arguments[0]?.getText() ?? '';
  if (/^(?:header|setHeader)$/.test(name) && CACHE_HEADER.test(header)) {
    return [replaceWith(expression.name.getStart() - 1, node.getEnd())];
  }
  const replacement = CACHE_WRITES.get(name);
  if (!replacement || !/cache/i.test(expression.expression.getText())) return [];
  return [replaceWith(node.getStart(), node.getEnd(), replacement)];
}

function dropProperty(node: ts.PropertyAssignment): Change[] {
  const name = node.name.getText();
  const isFetchOption = name === 'cache' && ts.isStringLiteral(node.initializer);
  if (!isFetchOption && !CACHE_HEADER.test(name)) return [];
  const comma = /^\s*,/.exec(node.getSourceFile().text.slice(node.getEnd()))?.[0] ?? '';
  return [replaceWith(node.getStart(), node.getEnd() + comma.length)];
}

/** Loosens a single rule: what must not be cached may be, and what may be cached must be requested again. */
function loosen(node: ts.StringLiteral): Change[] {
  const isRule = CACHE_RULE.test(node.text) && /no-store|no-cache|max-age/.test(node.text);
  const { parent } = node;
  const isFetchOption = ts.isPropertyAssignment(parent) && parent.name.getText() === 'cache';
  if (!isRule || isFetchOption) return [];
  const looser = /no-store|no-cache|private/.test(node.text) ? 'public, max-age=60' : 'no-cache';
  return [replaceWith(node.getStart(), node.getEnd(), `'${looser}'`)];
}

/** Drops cache rules: headers, options of `fetch`, writes to a cache and deletions from it. */
export function dropCacheRules(node: ts.Node): Change[] {
  if (ts.isCallExpression(node)) return dropCall(node);
  if (ts.isPropertyAssignment(node)) return dropProperty(node);
  return ts.isStringLiteral(node) ? loosen(node) : [];
}
