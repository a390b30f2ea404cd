import ts from 'typescript';
import type { Change } from './mutant.ts';

const ESCAPES = /^(?:escape\w*|encodeURI|encodeURIComponent|sanitize\w*|clean(?:ed|Body|Markdown))$/;
/** A character that has a meaning in HTML or Markdown, as the search argument of `replace`. */
const SPECIAL_SIGN = /^(?:'[<>&"]'|\/\[.*[<>&])/;

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** Leaves out calls that escape or clean a text: the text is passed on unchanged. */
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
  // Removes the call from its dot on, so that the rest of the chain remains.
  return [{ kind: 'escape', start: expression.expression.getEnd(), end: node.getEnd(), replacement: '' }];
}
