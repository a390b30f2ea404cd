import ts from 'typescript';
import type { Change } from './mutant.ts';

/** The change that removes `await` from a statement that consists only of an awaited call. */
export function removeAwaits(node: ts.Node): Change[] {
  if (!ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return [];
  const { expression } = node.expression;
  if (!ts.isCallExpression(expression)) return [];
  return [{ kind: 'wait', start: node.getStart(), end: expression.getStart(), replacement: '' }];
}
