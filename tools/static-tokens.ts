import { readFileSync } from 'node:fs';
import { type PluginCreator, parse } from 'postcss';

const FILE = new URL('../src/ui/static-tokens.css', import.meta.url);

function readTokens() {
  const values = new Map<string, string>();
  const queries = new Map<string, string>();
  const sheet = parse(readFileSync(FILE, 'utf8'));
  sheet.walkDecls(({ prop, value }) => {
    values.set(prop, value);
  });
  sheet.walkAtRules('custom-media', ({ params }) => {
    const [name = '', query = ''] = params.split(/\s+(.*)/);
    queries.set(name, query);
  });
  return { values, queries };
}

export const STATIC_TOKENS = readTokens();

/** PostCSS plugin that writes the values of `src/ui/static-tokens.css` where a stylesheet names them. */
export const writeStaticTokens: PluginCreator<void> = () => ({
  postcssPlugin: 'static-tokens',
  Once(sheet) {
    const { values, queries } = STATIC_TOKENS;
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /(-1 \* )?var\((--(?:space|scale)-[^)]*)\)/g,
        (_, minus, name) => {
          const value = values.get(name);
          if (!value) throw declaration.error(`${name} is not in static-tokens.css`);
          return minus ? `-${value}` : value;
        },
      );
    });
    sheet.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(/\((--[^)]*)\)/g, (_, name) => {
        const query = queries.get(name);
        if (!query) throw rule.error(`${name} is not in static-tokens.css`);
        return query;
      });
    });
  },
});
writeStaticTokens.postcss = true;
