import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';

/** A share that joined or left an index. */
export interface IndexChange {
  readonly instrumentId: InstrumentId;
  readonly isJoining: boolean;
  /** The first day on which the index counts with the change, or the first list that shows it. */
  readonly date: string;
  readonly knownAt: string;
  /** The list before, where lists are all that is known: the change happened after it. */
  readonly after?: string;
  /** In the source's own words. */
  readonly reason?: string;
}

/** Indices whose members are followed, by market. */
export const followedIndices: Readonly<Record<MarketId, readonly InstrumentId[]>> = {
  us: ['US:^GSPC', 'US:^NDX', 'US:^DJI'],
  cn: ['SH:^000300'],
  hk: [],
  crypto: [],
};

function titleOf({ isJoining, date, after, reason }: IndexChange, { name }: Instrument): LocalText {
  const why = reason === undefined ? '' : `: ${reason}`;
  const between = after === undefined ? '' : ` between ${after} and ${date}`;
  const zhWhy = reason === undefined ? '' : `：${reason}`;
  const [zhCN, zhHK] =
    after === undefined ? ['', ''] : [`（${after} 至 ${date} 之间）`, `（${after} 至 ${date} 之間）`];
  return localText(
    `${isJoining ? 'Joins' : 'Leaves'} the ${name.en}${between}${why}`,
    `${isJoining ? '调入' : '调出'}${name['zh-CN']}${zhCN}${zhWhy}`,
    `${isJoining ? '納入' : '剔出'}${name['zh-HK']}${zhHK}${zhWhy}`,
  );
}

/** The changes of one index that concern one share, as events of it. */
export function indexChangeEvents(
  changes: readonly IndexChange[],
  index: Instrument,
  instrument: Instrument,
): readonly MarketEvent[] {
  return changes
    .filter(({ instrumentId }) => instrumentId === instrument.id)
    .map((change) => ({
      instrumentId: instrument.id,
      kind: 'index-change',
      date: change.date,
      knownAt: change.knownAt,
      title: titleOf(change, index),
    }));
}
