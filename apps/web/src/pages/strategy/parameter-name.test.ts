import { describe, expect, it } from 'vitest';
import { templates } from '@plumbline/quant/strategies/registry';
import { marketsOf, templateSpec } from '@plumbline/quant/strategy-template';
import chinese from '../../locales/zh-CN/strategy.json' with { type: 'json' };

describe('names of parameters', () => {
  it('cover every template and what the box for ideas makes', () => {
    const keys = templates.flatMap((template) =>
      marketsOf(template).flatMap((market) => templateSpec(template, market).parameters.map(({ key }) => key)),
    );
    const named = new Set(Object.keys(chinese.settingNames));
    expect([...keys, 'fast', 'slow', 'length', 'stop'].filter((key) => !named.has(key))).toEqual([]);
  });
});
