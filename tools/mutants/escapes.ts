import ts from 'typescript';
import type { Change } from './fault.ts';

const ESCAPES = /^(?:escape\w*|encodeURI|encodeURIComponent|sanitize\w*|clean(?:ed|Body|Markdown))$/;
/** A sign that means something in HTML or Markdown, as what a call of `replace` looks for. */
const SPECIAL_SIGN = /^(?:'[<>&"]'|\/\[.*[<>&])/;

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** Calls that escape or clean a text, left out: the text goes on as it is. */
export function leaveOutEscapes(node: ts.Node): Change[] {
  if (!ts.isCallExpression(node)) return [];
  const [first] = node.arguments;
  if (!first || ts.isSpreadElement(first)) return [];
  const { expression } = node;
  const name = nameOf(expression);
  if (ESCAPES.test(name)) {
    return [
      { kind: 'escape', start: node.getStart(), end: node.getEnd(), replacement: `(${first.getText()})` },
    ];
  }
  const replaces = ts.isPropertyAccessExpression(expression) && /^replace(?:All)?$/.test(name);
  if (!replaces || !SPECIAL_SIGN.test(first.getText())) return [];
  // From the dot on, so that what a chain holds before and after it stays.
  return [{ kind: 'escape', start: expression.expression.getEnd(), end: node.getEnd(), replacement: '' }];
}
