import { localText } from '@plumbline/model/local-text';
import { asserting } from '../asserting.ts';

/** Sentences and reasons of today's multiples among their own past. */
export const standingTexts = {
  leftOut: localText(
    'No range counts the {name} of {ends}: the margin was below a quarter of the company’s median, so the multiple reflects the profit and not the price.',
    '以下{name}不计入区间：{ends}。当年利润率不足公司中位数的四分之一，倍数反映的是利润而非价格。',
    '以下{name}不計入區間：{ends}。當年溢利率不足公司中位數的四分之一，倍數反映的是溢利而非價格。',
  ),
  tooFewQuarters: localText(
    'Fewer than twenty past quarter-ends have a meaningful multiple with a price and statements known on that day.',
    '具备当时价格与当时已知报表、且倍数有意义的历史季度末不足二十个。',
    '具備當時價格與當時已知報表、且倍數有意義的歷史季度末不足二十個。',
  ),
  fewerThanFive: localText(
    'Fewer than sixteen of the last twenty quarter-ends have a meaningful multiple.',
    '最近二十个季度末中，倍数有意义的不足十六个。',
    '最近二十個季度末中，倍數有意義的不足十六個。',
  ),
  fewerThanTen: localText(
    'Fewer than thirty-two of the last forty quarter-ends have a meaningful multiple.',
    '最近四十个季度末中，倍数有意义的不足三十二个。',
    '最近四十個季度末中，倍數有意義的不足三十二個。',
  ),
  lowerQuartile: localText(
    'A quarter of past quarter-ends lie below.',
    '四分之一的历史季度末低于该值。',
    '四分之一的歷史季度末低於該值。',
  ),
  upperQuartile: localText(
    'A quarter of past quarter-ends lie above.',
    '四分之一的历史季度末高于该值。',
    '四分之一的歷史季度末高於該值。',
  ),
  cheap: asserting(
    localText(
      'Its {name} of {current} stands in the lower quarter of its own past: percentile {percentile} of {points} quarter-ends, half of which lay between {lower} and {upper}.',
      '当前{name}为 {current}，处于自身历史低位：{points} 个季度末中的第 {percentile} 百分位，其中一半介于 {lower} 与 {upper} 之间。',
      '目前{name}為 {current}，處於自身歷史低位：{points} 個季度末中的第 {percentile} 百分位，其中一半介乎 {lower} 與 {upper} 之間。',
    ),
    {},
    ['percentile', 'below', 0.25],
  ),
  usual: asserting(
    localText(
      'Its {name} of {current} is usual for the company: percentile {percentile} of {points} quarter-ends, half of which lay between {lower} and {upper}.',
      '当前{name}为 {current}，对该公司属常态：{points} 个季度末中的第 {percentile} 百分位，其中一半介于 {lower} 与 {upper} 之间。',
      '目前{name}為 {current}，對該公司屬常態：{points} 個季度末中的第 {percentile} 百分位，其中一半介乎 {lower} 與 {upper} 之間。',
    ),
    {},
    ['percentile', 'above', 0.25],
    ['percentile', 'below', 0.75],
  ),
  dear: asserting(
    localText(
      'Its {name} of {current} stands in the upper quarter of its own past: percentile {percentile} of {points} quarter-ends, half of which lay between {lower} and {upper}.',
      '当前{name}为 {current}，处于自身历史高位：{points} 个季度末中的第 {percentile} 百分位，其中一半介于 {lower} 与 {upper} 之间。',
      '目前{name}為 {current}，處於自身歷史高位：{points} 個季度末中的第 {percentile} 百分位，其中一半介乎 {lower} 與 {upper} 之間。',
    ),
    {},
    ['percentile', 'above', 0.75],
  ),
} as const;
