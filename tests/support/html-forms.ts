import { decodeEntities } from './html-words.ts';

/** The HTML of the form that has a field of this name. @throws Error when there is none */
export function formWith(html: string, field: string): string {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
  const found = forms.find((form) => new RegExp(`<input[^>]* name="${field}"`).test(form));
  if (!found) throw new Error(`no form has a field ${field}`);
  return found;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Fields of a form with their initial values, as a browser sends them when nothing is typed. */
export function fieldsOf(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const name = attribute(tag, 'name');
    return name === undefined ? [] : [[name, decodeEntities(attribute(tag, 'value') ?? '')] as const];
  });
  return Object.fromEntries(inputs);
}
