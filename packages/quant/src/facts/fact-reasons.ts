import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { labelOf } from '../catalogue/catalogue.ts';

/**
 * Why a derived figure is missing: one of its inputs is unknown. Carries the input's own reason when it has one, and nothing else
 * where the input is the same quantity of another time: its name says so already.
 */
export function unknownInput(fact: Fact | null, id: string, metric?: string): LocalText {
  if (fact?.why !== undefined && fact.metric === metric) return fact.why;
  const label = fact === null ? localText(id, id, id) : labelOf(fact.metric);
  const because = fact?.why;
  if (because === undefined) {
    return localText(`${label.en} is not known.`, `缺少${label['zh-CN']}。`, `欠缺${label['zh-HK']}。`);
  }
  return localText(
    `${label.en} is not known: ${because.en}`,
    `缺少${label['zh-CN']}：${because['zh-CN']}`,
    `欠缺${label['zh-HK']}：${because['zh-HK']}`,
  );
}

/** Why a derived figure is missing: the prices it reads are not there. */
export function noBars(input: {
  readonly instrumentId: string;
  readonly from: string;
  readonly to: string;
}): LocalText {
  return localText(
    `No prices of ${input.instrumentId} from ${input.from} to ${input.to}.`,
    `没有 ${input.instrumentId} 在 ${input.from} 至 ${input.to} 的价格。`,
    `沒有 ${input.instrumentId} 於 ${input.from} 至 ${input.to} 的價格。`,
  );
}

/** Why a derived figure is missing: a quantity that must be above zero for it to mean anything is not. */
export function notPositive(label: LocalText): LocalText {
  return localText(
    `${label.en} is not above zero, so this figure would mean nothing.`,
    `${label['zh-CN']}不大于零，此数值没有意义。`,
    `${label['zh-HK']}並非大於零，此數值沒有意義。`,
  );
}

/** Why a derived figure is missing: amounts in different currencies without a dated rate between them. */
export function mixedCurrencies(currencies: readonly string[]): LocalText {
  const list = currencies.join(', ');
  return localText(
    `Its inputs are in ${list} and no dated exchange rate joins them.`,
    `输入使用不同货币（${list}），且没有对应日期的汇率。`,
    `輸入項使用不同貨幣（${list}），且沒有對應日期的匯率。`,
  );
}

/** Why a derived figure is missing: arithmetic gives no number. */
export const noNumber: LocalText = localText(
  'The formula gives no number for these inputs: the history is too short or something is divided by zero.',
  '这些输入算不出数值：历史太短，或除数为零。',
  '這些輸入算不出數值：歷史太短，或除數為零。',
);
