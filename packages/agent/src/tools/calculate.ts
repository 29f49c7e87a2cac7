import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fact, Formula } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { needsCurrency } from '@plumbline/model/units';
import { evaluateFormula } from '@plumbline/quant/facts/formula';
import { formulaFunctions } from '@plumbline/quant/facts/formula-library';
import { foreignNumber, numbersIn } from '../chat/reader-numbers.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sums, type Sum } from '../chat/sums.ts';
import type { Tool, ToolContext, ToolInput, ToolResult } from '../tool.ts';

const noResult = localText('The expression has no result.', '该算式没有结果。', '該算式沒有結果。');
const yourNumber = localText('Computed with your number.', '使用了你给出的数字。', '使用了你給出的數字。');

/** What can be computed from figures: how many there are, the expression over a, b, …, and what the result counts. */
const operations = {
  difference: { inputs: 2, expression: 'a - b', unit: 'same' },
  ratio: { inputs: 2, expression: 'a / b', unit: 'multiple' },
  change: { inputs: 2, expression: 'b / a - 1', unit: 'fraction' },
  share: { inputs: 2, expression: 'a / b', unit: 'fraction' },
  sum: { inputs: null, expression: null, unit: 'same' },
  mean: { inputs: null, expression: null, unit: 'same' },
} as const;
type Operation = keyof typeof operations;

const names = 'abcdefghij';

export const calculate: Tool = {
  id: 'calculate',
  title: localText('Calculator', '计算器', '計算器'),
  summary: localText(
    'Computes from figures by their handles, or an expression of numbers that the reader wrote.',
    '用已取得的数值句柄计算，或计算读者写下的算式。',
    '用已取得的數值句柄計算，或計算讀者寫下的算式。',
  ),
  example: localText('What is 1200 * 1.07^10?', '1200 * 1.07^10 等于多少', '1200 * 1.07^10 等於多少'),
  params: {
    op: {
      kind: 'text',
      meaning: 'What to compute from inputs; change is from the first to the second, share is the first of the second',
      isOptional: true,
      options: Object.keys(operations),
    },
    inputs: {
      kind: 'list',
      meaning: 'Handles such as US:NVDA/price, or numbers exactly as the reader wrote them',
      isOptional: true,
    },
    expression: {
      kind: 'text',
      meaning: 'Instead of op and inputs: an expression of the numbers of the reader, such as 1200 * 1.07^10',
      isOptional: true,
    },
    sum: {
      kind: 'text',
      meaning: 'Instead of both: a well-known sum of named values',
      isOptional: true,
      options: Object.keys(sums),
    },
    values: {
      kind: 'list',
      meaning: 'The values of the sum by name, such as principal=100000 or rate=0.05, from numbers of the reader',
      isOptional: true,
    },
    currency: { kind: 'text', meaning: 'What the result of the sum is counted in', isOptional: true },
  },
  drafts: false,
  staysHere: true,
  async run(input, context) {
    const sum = sums[textOf(input, 'sum')];
    if (sum !== undefined) return summed(sum, input, context);
    const expression = textOf(input, 'expression').trim();
    const op = textOf(input, 'op');
    if (expression !== '') return found(computeExpression(expression, context), context);
    if (!isOperation(op)) {
      throw new PlumblineError('bad-input', 'Give op and inputs, or an expression of numbers the reader wrote.');
    }
    return found(computeOperation(op, listOf(input, 'inputs'), context), context);
  },
};

function isOperation(text: string): text is Operation {
  return Object.hasOwn(operations, text);
}

function refuseForeign(text: string, { readerText }: ToolContext): void {
  const foreign = readerText === undefined ? null : foreignNumber(text, readerText);
  if (foreign === null) return;
  throw new PlumblineError(
    'bad-input',
    `The reader did not write ${foreign}. Compute from handles with op and inputs, or from numbers the reader wrote.`,
  );
}

/** Arithmetic of the reader's own numbers: it has no subject and no unit. */
function computeExpression(asked: string, context: ToolContext): Fact {
  if (asked.length > 200) throw new PlumblineError('bad-input', 'Keep the expression under 200 characters.');
  if (asked.includes('{')) {
    throw new PlumblineError('bad-input', 'Handles are computed with op and inputs, so that their units are kept.');
  }
  refuseForeign(asked, context);
  const plain = asked
    .normalize('NFKC')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(\d+(?:\.\d+)?)\s*%/g, '($1 / 100)');
  const value = evaluateFormula(plain, new Map(), formulaFunctions);
  return resultOf(
    'calculation',
    value,
    { unit: 'ratio', decimals: Number.isInteger(value) ? 0 : 4, isAssumed: true, simulated: false },
    { expression: plain, inputs: [] },
    context.today,
  );
}

/** A sum of numbers that the reader gave; each of its inputs has to be there, and nothing else. */
function summed({ inputs, expression, unit, label }: Sum, input: ToolInput, context: ToolContext): ToolResult {
  const given = new Map(
    listOf(input, 'values').map((text): readonly [string, number] => {
      const [name = '', value = '', ...more] = text.split('=');
      if (more.length > 0 || !inputs.includes(name) || value.trim() === '' || !Number.isFinite(Number(value)))
        throw new PlumblineError('bad-input', `The sum takes ${inputs.join(', ')}, each as name=number.`);
      refuseForeign(value, context);
      return [name, Number(value)];
    }),
  );
  if (given.size !== inputs.length) throw new PlumblineError('bad-input', `The sum takes ${inputs.join(', ')}.`);
  const value = evaluateFormula(expression, given, formulaFunctions);
  const currency = textOf(input, 'currency');
  const isMoney = unit === 'price' && currency !== '';
  const fact = resultOf(
    'calculation',
    value,
    {
      unit: unit === 'price' && !isMoney ? 'ratio' : unit,
      decimals: unit === 'ratio' ? (Number.isInteger(value) ? 0 : 4) : 2,
      ...(isMoney ? { currency } : {}),
      isAssumed: true,
      simulated: false,
    },
    { expression, inputs: inputs.map((name) => ({ name, constant: given.get(name) ?? Number.NaN, why: yourNumber })) },
    context.today,
  );
  const result = found(fact, context);
  if (fact.value === null) return result;
  const sentence = paragraph(localText('{label}: {value}.', '{label}：{value}。', '{label}：{value}。'), {
    label,
    value: figure(fact.id),
  });
  return { ...result, sentences: [sentence] };
}

type Operand = { readonly fact: Fact } | { readonly number: number };

function operandOf(text: string, context: ToolContext): Operand {
  const handle = /^\{?([^{}]+)\}?$/.exec(text.trim())?.[1] ?? text;
  const fact = context.factOf?.(handle) ?? null;
  if (fact !== null) {
    if (fact.value !== null) return { fact };
    throw new PlumblineError('bad-input', `The figure {${handle}} is not known, so nothing is computed from it.`);
  }
  const [first, ...others] = numbersIn(handle);
  if (first === undefined || others.length > 0 || !/^[\d.,\s%]+$/.test(handle.normalize('NFKC'))) {
    throw new PlumblineError(
      'bad-input',
      `The figure {${handle.slice(0, 80)}} is not at hand: call the tool that gives it, again if it did before, and compute from the handle in that answer.`,
    );
  }
  refuseForeign(handle, context);
  return { number: first.isPercent ? first.value / 100 : first.value };
}

/** One operation on figures: units must agree, and the result keeps subject, currency and period where all inputs share them. */
function computeOperation(op: Operation, inputs: readonly string[], context: ToolContext): Fact {
  const { inputs: wanted, unit } = operations[op];
  if (wanted !== null && inputs.length !== wanted) {
    throw new PlumblineError('bad-input', `The operation ${op} takes two inputs.`);
  }
  const operands = inputs.map((text) => operandOf(text, context));
  const facts = operands.flatMap((one) => ('fact' in one ? [one.fact] : []));
  const [first] = facts;
  if (first === undefined || operands.length < 2) {
    throw new PlumblineError('bad-input', 'At least one handle is needed; numbers alone are written as an expression.');
  }
  if (facts.some((fact) => fact.unit !== first.unit || fact.currency !== first.currency) || first.unit === 'date') {
    throw new PlumblineError('bad-input', `The operation ${op} takes figures of the same unit and currency only.`);
  }
  if (facts.some(({ simulated }) => simulated !== first.simulated)) {
    throw new PlumblineError('bad-input', 'Real and simulated figures are never computed together.');
  }
  const letters = operands.map((_, at) => names[at] ?? '');
  const total = letters.join(' + ');
  const expression = operations[op].expression ?? (op === 'sum' ? total : `(${total}) / ${String(operands.length)}`);
  const scope = new Map(
    operands.map((one, at) => [names[at] ?? '', 'fact' in one ? (one.fact.value ?? 0) : one.number]),
  );
  const value = evaluateFormula(expression, scope, formulaFunctions);
  const shared = facts.every(({ instrumentId }) => instrumentId === first.instrumentId)
    ? first.instrumentId
    : undefined;
  const period = facts.every((fact) => fact.period?.label === first.period?.label) ? first.period : undefined;
  const kept = unit === 'same' ? first.unit : unit;
  return resultOf(
    `calculation.${op}`,
    value,
    {
      unit: kept,
      decimals: unit === 'same' ? first.decimals : unit === 'fraction' ? 1 : 2,
      ...(shared === undefined ? {} : { instrumentId: shared }),
      ...(period === undefined ? {} : { period }),
      ...(needsCurrency(kept) && first.currency !== undefined ? { currency: first.currency } : {}),
      isAssumed: facts.length < operands.length,
      simulated: first.simulated,
    },
    {
      expression,
      inputs: operands.map((one, at) => {
        const name = names[at] ?? '';
        return 'fact' in one ? { name, fact: one.fact.id } : { name, constant: one.number, why: yourNumber };
      }),
    },
    context.today,
  );
}

type ResultTraits = Pick<Fact, 'unit' | 'decimals' | 'simulated'> &
  Partial<Pick<Fact, 'instrumentId' | 'period' | 'currency'>> & { readonly isAssumed: boolean };

function resultOf(id: string, value: number, traits: ResultTraits, formula: Formula, today: string): Fact {
  const { isAssumed, ...kept } = traits;
  const isKnown = Number.isFinite(value);
  return {
    id,
    metric: 'calculation',
    value: isKnown ? value : null,
    ...kept,
    asOf: today,
    knownAt: today,
    source: { id: 'question', locator: formula.expression },
    formula,
    quality: isAssumed ? ['assumed'] : [],
    ...(isKnown ? (isAssumed ? { why: yourNumber } : {}) : { why: noResult }),
  };
}

function found(fact: Fact, { now, today }: ToolContext): ToolResult {
  return {
    summary: localText('Computed it', '完成计算', '完成計算'),
    sentences: [
      fact.value === null
        ? paragraph(noResult, {})
        : paragraph(localText('The result is {value}.', '结果为 {value}。', '結果為 {value}。'), {
            value: figure(fact.id),
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
        simulated: fact.simulated,
      },
    ],
  };
}
