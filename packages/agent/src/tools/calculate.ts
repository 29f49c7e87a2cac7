import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { evaluateFormula } from '@plumbline/quant/formula';
import { formulaFunctions } from '@plumbline/quant/formula-library';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

export const calculate: Tool = {
  id: 'calculate',
  title: localText('Calculator', '计算器', '計算器'),
  summary: localText(
    'Computes an expression: + - * / ^, brackets, and the functions of the formula language.',
    '计算算式：加减乘除、乘方、括号及公式语言的函数。',
    '計算算式：加減乘除、乘方、括號及公式語言的函數。',
  ),
  example: localText('What is 1200 * 1.07^10?', '1200 * 1.07^10 等于多少', '1200 * 1.07^10 等於多少'),
  params: { expression: { kind: 'text', meaning: 'Expression such as 1200 * 1.07^10; per cents as 7% or 0.07' } },
  drafts: false,
  run(input, { now, today }) {
    const asked = textOf(input, 'expression').trim();
    if (asked.length > 200) throw new PlumblineError('bad-input', 'Keep the expression under 200 characters.');
    const plain = asked
      .replace(/[×＊]/g, '*')
      .replace(/[÷／]/g, '/')
      .replace(/[（]/g, '(')
      .replace(/[）]/g, ')')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replace(/(\d+(?:\.\d+)?)\s*%/g, '($1 / 100)');
    const value = evaluateFormula(plain, new Map(), formulaFunctions);
    const id = 'calculation';
    const fact: Fact = {
      id,
      metric: 'calculation',
      value: Number.isFinite(value) ? value : null,
      unit: 'ratio',
      decimals: Number.isInteger(value) ? 0 : 4,
      asOf: today,
      knownAt: today,
      source: { id: 'question', locator: plain },
      formula: { expression: plain, inputs: [] },
      quality: [],
      ...(Number.isFinite(value)
        ? {}
        : { why: localText('The expression has no result.', '该算式没有结果。', '該算式沒有結果。') }),
      simulated: false,
    };
    return Promise.resolve({
      summary: localText('Computed it', '完成计算', '完成計算'),
      sentences: [
        fact.value === null
          ? paragraph(localText('The expression has no result.', '该算式没有结果。', '該算式沒有結果。'), {})
          : paragraph(localText('The result is {value}.', '结果为 {value}。', '結果為 {value}。'), {
              value: figure(id),
            }),
      ],
      widgets: [],
      facts: [fact],
      sources: [
        {
          id: 'question',
          kind: 'user' as const,
          publisher: 'You',
          title: 'Your question',
          retrievedAt: Math.max(now, timeOf(today)),
          asOf: today,
          locator: 'question',
          simulated: false,
        },
      ],
    });
  },
};
