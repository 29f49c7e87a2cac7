import type { FormulaInput } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { growthAssumption, waccAssumption } from '@plumbline/quant/facts/assumptions';
import { addCashFlowValue, cashFlowInputs, cashFlowRefusal } from '../report/cash-flow-value.ts';
import { change, figure, paragraph } from '../report/paragraph.ts';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData, said } from '../chat/no-data.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import type { Tool } from '../tool.ts';

const whatIf = localText('Given with the question.', '随问题给出。', '隨問題給出。');
const fairValue = localText('a fair value', '公允价值', '公允價值');

/** Arguments of the tool and the assumption each replaces. */
const replaced = { growth: growthAssumption, discountRate: waccAssumption } as const;

export const valuation: Tool = {
  id: 'valuation',
  title: localText('Valuation', '估值', '估值'),
  summary: localText(
    'What a share is worth by its discounted free cash flow, with growth and discount rate as given or as on record.',
    '按自由现金流折现计算每股价值，增长率与折现率可指定或取自记录。',
    '按自由現金流折現計算每股價值，增長率與折現率可指定或取自記錄。',
  ),
  example: localText(
    'What is MSFT worth if it grows 8% a year?',
    '如果每年增长 8%，微软值多少钱',
    '如果每年增長 8%，微軟值多少錢',
  ),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one company' },
    growth: {
      kind: 'number',
      meaning: 'Growth of the first years as a fraction, 0.08 for 8 %',
      isOptional: true,
      isFraction: true,
    },
    discountRate: { kind: 'number', meaning: 'Discount rate as a fraction', isOptional: true, isFraction: true },
  },
  drafts: false,
  async run(input, toolContext) {
    const instrument = await findInstrument(toolContext.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, toolContext);
    const { context, now } = figures;
    const { book, statements } = context;
    if (statements === null || now === null) return noData(instrument, fairValue);
    const refusal = cashFlowRefusal(context, now);
    const inputs = refusal === null ? cashFlowInputs(context, now) : null;
    if (inputs === null) {
      const reason = refusal ?? fairValue;
      return said(
        localText('Could not value it', '无法估值', '無法估值'),
        [
          paragraph(
            localText(
              '{name} is not valued by cash flow: {reason}',
              '{name}不适用现金流估值：{reason}',
              '{name}不適用現金流估值：{reason}',
            ),
            { name: instrument.name, reason },
          ),
        ],
        [instrument],
      );
    }
    addCashFlowValue(context, statements, now, inputs);
    const base = book.get('dcfTwoStage');
    if (base === null || base.value === null) return noData(instrument, fairValue);
    const given = (['growth', 'discountRate'] as const).flatMap((name) => {
      const value = numberOf(input, name);
      if (value === null) return [];
      const { metric: kind, min, max } = replaced[name];
      const metric = kind.id;
      // What the reader asks about may lie beyond what we would choose.
      const range = { min: Math.min(min, value), max: Math.max(max, value) };
      return [{ metric, id: book.assumed({ id: `${metric}.given`, metric, value, why: whatIf, range }).id }];
    });
    const swap = (one: FormulaInput): FormulaInput => {
      const other = 'fact' in one ? given.find(({ metric }) => metric === one.fact) : undefined;
      return other === undefined ? one : { name: one.name, fact: other.id };
    };
    const formula = base.formula;
    const value =
      given.length === 0 || formula === undefined
        ? base
        : book.derived({
            id: 'dcfTwoStage.given',
            metric: base.metric,
            expression: formula.expression,
            inputs: formula.inputs.map(swap),
            ...(base.currency === undefined ? {} : { currency: base.currency }),
          });
    const gap = book.derived({
      id: 'upside.chat',
      metric: 'upside',
      expression: 'value / price - 1',
      inputs: [
        { name: 'value', fact: value.id },
        { name: 'price', fact: inputs.price },
      ],
    });
    const growth = given.find(({ metric }) => metric === 'growth')?.id ?? 'growth';
    const rate = given.find(({ metric }) => metric === 'wacc')?.id ?? 'wacc';
    const shown = [value.id, inputs.price, gap.id, growth, rate].filter((id) => book.get(id) !== null);
    const found = figures.take([...shown, 'impliedGrowth'].filter((id) => book.get(id) !== null));
    const at = (id: string): string => handleOf(instrument, id);
    if (value.value === null) return noData(instrument, fairValue);
    return {
      summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
      sentences: [
        paragraph(
          localText(
            'Discounted free cash flow puts a share of {name} at {value} against a price of {price}, a gap of {gap}.',
            '按自由现金流折现，{name}每股价值 {value}，现价 {price}，差距 {gap}。',
            '按自由現金流折現，{name}每股價值 {value}，現價 {price}，差距 {gap}。',
          ),
          {
            name: instrument.name,
            value: figure(at(value.id)),
            price: figure(at(inputs.price)),
            gap: change(at(gap.id)),
          },
        ),
        paragraph(
          localText(
            'It rests on growth of {growth} in the first years and a discount rate of {rate}; other assumptions give other values.',
            '前提是前几年增长 {growth}、折现率 {rate}；假设不同，结果也不同。',
            '前提是前幾年增長 {growth}、折現率 {rate}；假設不同，結果也不同。',
          ),
          { growth: figure(at(growth)), rate: figure(at(rate)) },
        ),
      ],
      widgets: [{ kind: 'figures', facts: shown.map(at) }],
      ...found,
      instruments: [instrument],
    };
  },
};
