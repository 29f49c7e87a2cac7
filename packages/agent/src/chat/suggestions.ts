import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Figures } from './figures.ts';
import type { Step } from './step.ts';

/** What may be asked next: each names whom it is about, so that it says the same wherever it is pressed. */
export const worthOf = ({ name }: Pick<Instrument, 'name'>): LocalText =>
  localText(`What is ${name.en} worth?`, `${name['zh-CN']}值多少钱`, `${name['zh-HK']}值多少錢`);

const risksOf = ({ name }: Instrument): LocalText =>
  localText(`What are the risks of ${name.en}?`, `${name['zh-CN']}有哪些风险`, `${name['zh-HK']}有哪些風險`);

const returnOf = ({ name }: Instrument): LocalText =>
  localText(
    `How did ${name.en} do over the past year?`,
    `${name['zh-CN']}近一年涨跌多少`,
    `${name['zh-HK']}近一年升跌多少`,
  );

export const howIs = ({ name }: Instrument): LocalText =>
  localText(`How is ${name.en} doing?`, `${name['zh-CN']}现在怎么样`, `${name['zh-HK']}現在怎樣`);

/** After a figure or a price: the value and the risks where there is a company with statements beside its price. */
export function nextFor({ instrument, now }: Figures): readonly LocalText[] {
  return now === null ? [returnOf(instrument)] : [worthOf(instrument), risksOf(instrument), returnOf(instrument)];
}

/** After a comparison: how fast the same companies grow. */
export function nextForSeveral(instruments: readonly Instrument[]): readonly LocalText[] {
  const [one, other] = instruments;
  if (one === undefined || other === undefined || instruments.some(({ kind }) => kind !== 'stock')) return [];
  return [
    localText(
      `Compare the revenue growth of ${one.name.en} and ${other.name.en}`,
      `比较${one.name['zh-CN']}和${other.name['zh-CN']}的营收增长`,
      `比較${one.name['zh-HK']}和${other.name['zh-HK']}的收入增長`,
    ),
  ];
}

/** Beside a greeting: what to begin with, where those instruments are listed here. */
export const toBegin: readonly LocalText[] = [
  localText('What is Apple worth?', '贵州茅台值多少钱', '騰訊控股值多少錢'),
  localText('Compare Apple and Microsoft', '比较贵州茅台和五粮液', '比較騰訊控股和港交所'),
  localText('What is a verdict?', '什么是夏普比率', '評級是甚麼意思'),
];

/** What a call is about: how it is asked, and of which time, makes no other question of it. */
export function keyOf({ tool, input }: Extract<Step, { readonly is: 'call' }>): string {
  const { symbol, symbols, metrics, terms } = input;
  return JSON.stringify([tool, symbol, symbols, metrics, terms]);
}

/** Whether a suggestion was understood as something that was not done already. */
export function isFresh(steps: readonly Step[], done: ReadonlySet<string>): boolean {
  return steps.length > 0 && steps.every((step) => step.is === 'call' && !done.has(keyOf(step)));
}
