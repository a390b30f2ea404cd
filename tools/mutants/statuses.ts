import ts from 'typescript';
import type { Change } from './mutant.ts';

/** A wrong status for each HTTP status, which a caller might take for another outcome. */
const WRONG_STATUSES = new Map([
  ['200', '204'],
  ['201', '200'],
  ['204', '200'],
  ['206', '200'],
  ['301', '302'],
  ['302', '301'],
  ['303', '307'],
  ['304', '200'],
  ['308', '302'],
  ['400', '500'],
  ['401', '400'],
  ['403', '200'],
  ['404', '200'],
  ['405', '404'],
  ['409', '400'],
  ['410', '404'],
  ['413', '400'],
  ['415', '400'],
  ['416', '404'],
  ['422', '400'],
  ['429', '400'],
  ['500', '200'],
  ['503', '500'],
]);

/** Functions that take a status. */
const TAKES_STATUS =
  /^(?:code|status|redirect|writeHead|refus\w*|send|sendRefusal|sendPage|prepare|renderRoute|show)$/;
const IS_STATUS_NAME = /(?:^|\.)(?:status|statusCode)\b|Status$/;

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** Climbs from a number out of the conditional expressions and parentheses in which it is one of several outcomes. */
function outermostOutcome(node: ts.Node): { part: ts.Node; parent: ts.Node } {
  let part = node;
  while (ts.isConditionalExpression(part.parent) || ts.isParenthesizedExpression(part.parent)) {
    part = part.parent;
  }
  return { part, parent: part.parent };
}

function isComparedStatus(part: ts.Node, parent: ts.Node): boolean {
  if (!ts.isBinaryExpression(parent)) return false;
  const other = parent.left === part ? parent.right : parent.left;
  return IS_STATUS_NAME.test(other.getText());
}

/** An entry such as `[404, 'ERR_NOT_FOUND']`. */
function isPairedWithCode(part: ts.Node, parent: ts.Node): boolean {
  if (!ts.isArrayLiteralExpression(parent) || parent.elements[0] !== part) return false;
  const code = parent.elements[1];
  return code !== undefined && ts.isStringLiteral(code) && code.text.startsWith('ERR_');
}

function isStatus(node: ts.NumericLiteral): boolean {
  const { part, parent } = outermostOutcome(node);
  if (ts.isCallExpression(parent)) {
    return parent.expression !== part && TAKES_STATUS.test(nameOf(parent.expression));
  }
  if (ts.isPropertyAssignment(parent)) return IS_STATUS_NAME.test(parent.name.getText());
  return isComparedStatus(part, parent) || isPairedWithCode(part, parent);
}

/** Changes HTTP statuses into others. */
export function changeStatuses(node: ts.Node): Change[] {
  if (!ts.isNumericLiteral(node)) return [];
  const replacement = WRONG_STATUSES.get(node.text);
  if (!replacement || !isStatus(node)) return [];
  return [{ kind: 'status', start: node.getStart(), end: node.getEnd(), replacement }];
}
