import ts from 'typescript';

const FILE = `${process.cwd()}/tests/support/__structured-data.ts`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  // The definitions need no declarations of a browser or of Node.
  types: [],
  lib: ['lib.es5.d.ts'],
};

/** Source text that is compiled as if it were a file of the tests. */
let text = '';
const host = ts.createCompilerHost(OPTIONS);
const { getSourceFile, fileExists } = host;
const read = new Map<string, ts.SourceFile | undefined>();
host.fileExists = (name) => name === FILE || fileExists.call(host, name);
host.getSourceFile = (name, ...rest) => {
  if (name === FILE) return ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
  if (!read.has(name)) read.set(name, getSourceFile.call(host, name, ...rest));
  return read.get(name);
};
/** The last program: the next one reuses all of its files except the text. */
let program: ts.Program | undefined;

function problemsOf(compiled: string): { line: number; message: string }[] {
  text = compiled;
  program = ts.createProgram([FILE], OPTIONS, host, program);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** Removes `…-input` annotations of actions, which name a parameter and are no properties of schema.org. */
const withoutInputs = (text: string): string => text.replace(/,"[a-z]+-input":"[^"]*"/g, '');

/** A thing is compared with its own type only, because comparing it with all types takes seconds. */
function typeOf(thing: unknown): string {
  const { '@type': type } = thing as { '@type'?: unknown };
  return typeof type === 'string' ? type : 'Thing';
}

/**
 * Errors of things as schema.org defines them: types that do not exist, properties that their type does not have,
 * values that a property does not accept. The definitions are those of `schema-dts`, which is generated from
 * schema.org's own.
 */
export function schemaOrgProblems(things: readonly unknown[]): string[] {
  const lines = things.map(
    (thing, index) =>
      `export const thing${index}: schema.${typeOf(thing)} = ${withoutInputs(JSON.stringify(thing))};`,
  );
  const problems = problemsOf(["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  return problems.map(({ line, message }) => `${message.slice(0, 300)} ← ${lines[line - 1]?.slice(0, 300)}`);
}

const DATES = /^(?:date[A-Z]\w+|uploadDate)$/;
const ADDRESSES = /^(?:url|item|logo|image|sameAs|mainEntityOfPage|urlTemplate)$/;
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

/** Values that the types accept as any text but that have a fixed form: dates of ISO 8601, absolute addresses. */
export function formProblems(thing: unknown, path = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => formProblems(one, path));
  if (typeof thing === 'object' && thing !== null) {
    return Object.entries(thing).flatMap(([name, value]) => formProblems(value, `${path}.${name}`));
  }
  const name = path.slice(path.lastIndexOf('.') + 1);
  const wrong =
    (DATES.test(name) && !ISO.test(String(thing))) ||
    (ADDRESSES.test(name) && !URL.canParse(String(thing))) ||
    thing === '';
  return wrong ? [`${path}: ${String(thing)}`] : [];
}
