import { settingName } from '@plumbline/model/setting-names';
import { describe, expect, it } from 'vitest';
import { marketsOf, templateSpec } from '../strategy-template.ts';
import { templates } from './registry.ts';

describe('names of settings', () => {
  it('cover every template and what the box for ideas makes', () => {
    const keys = templates.flatMap((template) =>
      marketsOf(template).flatMap((market) => templateSpec(template, market).parameters.map(({ key }) => key)),
    );
    for (const key of [...keys, 'fast', 'slow', 'length', 'stop']) {
      expect(settingName(key)['zh-CN'], key).toMatch(/\p{Script=Han}/u);
    }
  });

  it('tell a second one by its number, and keep an author\u2019s own word', () => {
    expect(settingName('length2')).toEqual({ en: 'Length 2', 'zh-CN': '周期 2', 'zh-HK': '週期 2' });
    expect(settingName('slowPeriod').en).toBe('Slow period');
  });
});
