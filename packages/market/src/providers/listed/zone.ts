import type { MarketId } from '@plumbline/model/instrument';
import type { MarketZone } from '@plumbline/model/time-zone';

/** On whose clock a market's dates and times are written. */
export const zones: Readonly<Record<MarketId, MarketZone>> = {
  us: 'America/New_York',
  cn: 'Asia/Shanghai',
  hk: 'Asia/Hong_Kong',
  crypto: 'UTC',
};
