import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { marketsOf, templateSpec } from '@plumbline/quant/catalogue/strategy-template';

const dictionary: unknown = JSON.parse(
  readFileSync(new URL('../../locales/zh-CN/strategy.json', import.meta.url), 'utf8'),
);

describe('names of parameters', () => {
  it('cover every template and what the box for ideas makes', () => {
    const keys = templates.flatMap((template) =>
      marketsOf(template).flatMap((market) => templateSpec(template, market).parameters.map(({ key }) => key)),
    );
    for (const key of [...keys, 'fast', 'slow', 'length', 'stop']) {
      expect(dictionary).toHaveProperty(['settingNames', key], expect.stringMatching(/\p{Script=Han}/u));
    }
  });
});
