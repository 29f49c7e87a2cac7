import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import { titled } from '../source-titles.ts';

/** Raised whenever the same seed would give other numbers than before. */
const generatorVersion = 4;

/** How a receipt names the generator: `market-sim 4 · seed 4620`. */
export function generatorName(seed: number): string {
  return `market-sim ${generatorVersion} · seed ${seed}`;
}

export type SimulatedKind =
  'prices' | 'statements' | 'events' | 'quote' | 'instruments' | 'news' | 'measures' | 'network';

const titles: Readonly<Record<SimulatedKind, LocalText>> = {
  prices: localText('Simulated prices', '合成行情', '合成行情'),
  statements: localText('Simulated statements', '合成财报', '合成財報'),
  events: localText('Simulated events', '合成事件', '合成事件'),
  quote: localText('Simulated quote', '合成报价', '合成報價'),
  instruments: localText('Simulated instruments', '合成标的资料', '合成標的資料'),
  news: localText('Simulated news', '合成新闻', '合成新聞'),
  measures: localText('Simulated figures', '合成指标', '合成指標'),
  network: localText('Simulated network', '合成链上数据', '合成鏈上數據'),
};

function titleOf(kind: SimulatedKind, { name }: Instrument): LocalText {
  const what = titles[kind];
  const inChinese = (locale: 'zh-CN' | 'zh-HK'): string => `${name[locale]}的${what[locale]}`;
  return localText(`${what.en} of ${name.en}`, inChinese('zh-CN'), inChinese('zh-HK'));
}

/** Where simulated figures come from. Sources in this folder are made in this file alone, so none can look real. */
export function simulatedSource(
  kind: SimulatedKind,
  instrument: Instrument,
  seed: number,
  retrievedAt: number,
  asOf: string,
): Source {
  return {
    id: simulatedSourceId(kind, instrument),
    kind: 'simulated',
    publisher: 'Plumbline simulated market',
    ...titled(titleOf(kind, instrument)),
    retrievedAt,
    asOf,
    locator: generatorName(seed),
    simulated: true,
  };
}

export function simulatedSourceId(kind: SimulatedKind, instrument: Instrument): string {
  return `simulated-${kind}-${instrument.id}`;
}

/** The same for exchange rates and series of the economy, which belong to no instrument. */
export function simulatedSeriesSource(
  what: { readonly id: string; readonly titles: LocalText },
  seed: number,
  retrievedAt: number,
  asOf: string,
): Source {
  return {
    id: `simulated-${what.id}`,
    kind: 'simulated',
    publisher: 'Plumbline simulated market',
    ...titled(what.titles),
    retrievedAt,
    asOf,
    locator: generatorName(seed),
    simulated: true,
  };
}
