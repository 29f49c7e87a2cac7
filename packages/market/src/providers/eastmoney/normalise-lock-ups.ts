import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import { dateIn, textIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/** Whose shares become free, in the words of the table. */
const holders: ReadonlyMap<string, LocalText> = new Map([
  ['首发原股东限售股份', localText('shares held since before the listing', '首发前股份', '上市前持有的股份')],
  [
    '首发机构配售股份',
    localText('shares placed with institutions at the listing', '首发机构配售股份', '上市時配售予機構的股份'),
  ],
  [
    '首发战略配售股份',
    localText(
      'shares placed with strategic investors at the listing',
      '首发战略配售股份',
      '上市時配售予策略投資者的股份',
    ),
  ],
  ['定向增发机构配售股份', localText('shares of a private placement', '定向增发股份', '定向增發股份')],
  ['股权激励限售股份', localText('shares granted to staff', '股权激励股份', '股權激勵股份')],
  ['股权分置限售股份', localText('shares of the share reform', '股权分置股份', '股權分置股份')],
]);

function titleOf(whose: LocalText | undefined): LocalText {
  if (whose === undefined) return localText('End of a lock-up', '限售解禁', '禁售期屆滿');
  return localText(`End of a lock-up: ${whose.en}`, `限售解禁：${whose['zh-CN']}`, `禁售期屆滿：${whose['zh-HK']}`);
}

/**
 * Rows of RPT_LIFT_STAGE → days from which locked shares may be sold. The table does not say when a day was announced, so one that
 * lies ahead counts as known since today, and one that has passed since itself. How many shares it is about stays out: the unit of
 * the column is written nowhere.
 */
export function normaliseLockUps(
  rows: readonly ReportRow[],
  instrument: Instrument,
  today: string,
): readonly MarketEvent[] {
  return rows.flatMap((row): readonly MarketEvent[] => {
    const date = dateIn(row, 'FREE_DATE');
    if (date === null) return [];
    const whose = holders.get(textIn(row, 'FREE_SHARES_TYPE') ?? '');
    return [
      {
        instrumentId: instrument.id,
        kind: 'lock-up',
        date,
        knownAt: date < today ? date : today,
        title: titleOf(whose),
      },
    ];
  });
}
