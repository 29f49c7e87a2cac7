import type { LocalParts } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../paragraph.ts';
import { saysNoMore } from './says-no-more.ts';

const slots = { a: figure('revenue.TTM'), b: figure('revenue.FY2025') };
const say = (en: string, zhCN: string, zhHK: string): LocalParts => paragraph(localText(en, zhCN, zhHK), slots);
const original = say(
  'Revenue over the last twelve months was {a}, not below the {b} of the year before.',
  '最近十二个月营收为 {a}，不低于上年的 {b}。',
  '最近十二個月收入為 {a}，不低於上年的 {b}。',
);
const withEnglish = (en: string): LocalParts => ({ ...original, en: say(en, '', '').en });
const withChinese = (zh: string): LocalParts => ({ ...original, 'zh-CN': say('', zh, '')['zh-CN'] });

describe('other words around the same figures', () => {
  it.each([
    'Over the last twelve months revenue was {a}, not below the {b} of the year before.',
    'By these figures, revenue over the last twelve months was {a}, which is not below the {b} of the year before.',
  ])('may stand in another order with small words: %s', (en) => {
    expect(saysNoMore(original, withEnglish(en))).toBe(true);
  });

  it.each([
    [
      'an amount in Roman figures',
      'Revenue over the last twelve months was {a}, or CXX, not below the {b} of the year before.',
    ],
    [
      'an amount in words',
      'Revenue over the last twelve months was {a}, a dozen more, not below the {b} of the year before.',
    ],
    [
      'an event',
      'Revenue over the last twelve months was {a}, its auditor resigned, not below the {b} of the year before.',
    ],
    ['a cause', 'Revenue over the last twelve months was {a} thanks to pricing, not below the {b} of the year before.'],
    ['a lost negation', 'Revenue over the last twelve months was {a}, below the {b} of the year before.'],
    [
      'figures in each other’s place',
      'Revenue over the last twelve months was {b}, not below the {a} of the year before.',
    ],
    ['a negation elsewhere', 'Revenue over the last twelve months was not {a}, below the {b} of the year before.'],
  ])('are refused with %s', (_, en) => {
    expect(saysNoMore(original, withEnglish(en))).toBe(false);
  });

  it('are held to the same in Chinese', () => {
    expect(saysNoMore(original, withChinese('从这些数值看，最近十二个月营收为 {a}，不低于上年的 {b}。'))).toBe(true);
    expect(saysNoMore(original, withChinese('最近十二个月营收为 {a}，低于上年的 {b}。'))).toBe(false);
    expect(saysNoMore(original, withChinese('最近十二个月营收为 {a}，约三成，不低于上年的 {b}。'))).toBe(false);
    expect(saysNoMore(original, withChinese('最近十二个月营收为 {a}，订单强劲，不低于上年的 {b}。'))).toBe(false);
  });
});
