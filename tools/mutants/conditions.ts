import ts from 'typescript';
import type { Change } from './mutant.ts';

const REPLACED_OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

const EQUALITIES = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
] as ts.SyntaxKind[];

/** A condition that is one equality is inverted by its operator; inverting it as a whole would be the same mutant. */
const isEquality = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) && EQUALITIES.includes(node.operatorToken.kind);

const change = (node: ts.Node, replacement: string): Change => ({
  kind: 'condition',
  start: node.getStart(),
  end: node.getEnd(),
  replacement,
});

function negated(condition: ts.Expression): string {
  const isNegation =
    ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken;
  return isNegation ? condition.operand.getText() : `!(${condition.getText()})`;
}

/** Inverts conditions, and moves limits by one. */
export function invertConditions(node: ts.Node): Change[] {
  if (ts.isIfStatement(node) && !isEquality(node.expression)) {
    return [change(node.expression, negated(node.expression))];
  }
  if (ts.isConditionalExpression(node) && !isEquality(node.condition)) {
    const { condition, whenTrue, whenFalse } = node;
    return [change(node, `${condition.getText()} ? (${whenFalse.getText()}) : (${whenTrue.getText()})`)];
  }
  if (ts.isBinaryExpression(node)) {
    const replacementOperator = REPLACED_OPERATORS.get(node.operatorToken.kind);
    return replacementOperator ? [change(node.operatorToken, replacementOperator)] : [];
  }
  return [];
}
