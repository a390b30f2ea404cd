import { beforeAll, expect, test, vi } from 'vitest';

/** Just enough of an element to read back the markup that was built. */
class FakeElement {
  private readonly name: string;
  private readonly attributes: string[] = [];
  private readonly children: (FakeElement | string)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  setAttribute(key: string, value: string) {
    this.attributes.push(` ${key}="${value}"`);
  }

  append(...children: (FakeElement | string)[]) {
    this.children.push(...children);
  }

  toString(): string {
    return `<${this.name}${this.attributes.join('')}>${this.children.join('')}</${this.name}>`;
  }
}

let questionOf: (cookiePolicyUrl: string) => string;

beforeAll(async () => {
  vi.stubGlobal('document', {
    createElement: (name: string) => new FakeElement(name),
    createElementNS: (_: string, name: string) => new FakeElement(name),
    getElementById: () => null,
  });
  const { consentQuestion } = await import('./question.ts');
  questionOf = (cookiePolicyUrl) => String(consentQuestion({ cookiePolicyUrl }));
  return () => vi.unstubAllGlobals();
});

test('TRK-01 SHL-06 the question leads to our own cookie policy', () => {
  expect(questionOf('/cookie')).toContain('<a class="link" href="/cookie">Informativa cookie</a>');
});

test('TRK-01 BRD-04 a policy on the publisher’s own site is marked as an external link', () => {
  const url = 'https://www.ilmessaggero.it/cookie';
  expect(questionOf(url)).toContain(
    `<a class="link" href="${url}">Informativa cookie<span class="vh"> (altro sito)</span></a>`,
  );
});

test('TRK-01 the question states what closing it means, and offers refusal beside consent', () => {
  const question = questionOf('/cookie');
  expect(question).toContain('(«Continua senza accettare») resta attivo solo ciò che è tecnico');
  expect(question).toContain('aria-label="Continua senza accettare"');
  const actions = [...question.matchAll(/data-privacy="(\w+)"/g)].map(([, action]) => action);
  expect(actions).toEqual(['refuse', 'choose', 'accept', 'refuse']);
});
