import { expect, it } from 'vitest';
import { pinyinInitials } from './pinyin-initials.ts';

it.each([
  ['贵州茅台', ['gzmt']],
  ['腾讯控股', ['txkg']],
  ['騰訊控股', ['txkg']],
  ['万科A', ['wka']],
  ['长江电力', ['zjdl', 'cjdl']],
  ['重庆啤酒', ['zqpj', 'cqpj']],
  ['平安银行', ['payx', 'payh']],
  ['科创50ETF', ['kc50etf']],
  ['*ST 海华', ['sthh']],
  ['Apple Inc.', []],
])('%s is typed as %j', (name, ways) => {
  expect(pinyinInitials(name)).toEqual(ways);
});
