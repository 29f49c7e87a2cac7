import { localText } from '@plumbline/model/local-text';
import { describe, expect, it } from 'vitest';
import { figure, paragraph } from './paragraph.ts';

describe('paragraph', () => {
  it('puts figures and words into the slots of every language', () => {
    const template = localText('{name} grew {growth}.', '{name}增长 {growth}。', '{name}增長 {growth}。');
    const parts = paragraph(template, {
      name: localText('Acme', '顶点', '頂點'),
      growth: figure('revenueGrowth.TTM'),
    });
    expect(parts.en).toEqual(['Acme grew ', { fact: 'revenueGrowth.TTM' }, '.']);
    expect(parts['zh-HK']).toEqual(['頂點增長 ', { fact: 'revenueGrowth.TTM' }, '。']);
  });

  it('ends a sentence once where a name ends with a full stop', () => {
    const template = localText('This is about {name}.', '关于{name}。', '關於{name}。');
    const parts = paragraph(template, { name: localText('Acme & Co.', 'Acme & Co.', 'Acme & Co.') });
    expect(parts.en).toEqual(['This is about Acme & Co.']);
    expect(parts['zh-CN']).toEqual(['关于Acme & Co.。']);
  });

  it('refuses a sentence with a slot that nothing fills', () => {
    expect(() => paragraph(localText('{a}', '{a}', '{b}'), { a: 'x' })).toThrow('{b}');
  });
});
