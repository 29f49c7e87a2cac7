import type { AssistantTables } from './tables/assistant.ts';
import type { ChartTables } from './tables/chart.ts';
import type { PeopleTables } from './tables/people.ts';
import type { WorkTables } from './tables/work.ts';
import type { ReportTables } from './tables/report.ts';
import type { MarketTables } from './tables/market.ts';
import type { StrategyTables } from './tables/strategy.ts';
import type { SignalTables } from './tables/signal.ts';
import type { ChannelTables } from './tables/channel.ts';
import type { ConversationTables } from './tables/conversation.ts';
import type { DeskTables } from './tables/desk.ts';
import type { DiscoverTables } from './tables/discover.ts';
import type { OperationTables } from './tables/operation.ts';
import type { StrategyLabTables } from './tables/strategy-lab.ts';

/** Every table of the store, by noun. */
export interface Database
  extends
    PeopleTables,
    WorkTables,
    ReportTables,
    MarketTables,
    StrategyTables,
    StrategyLabTables,
    SignalTables,
    ChannelTables,
    ConversationTables,
    DeskTables,
    AssistantTables,
    ChartTables,
    DiscoverTables,
    OperationTables {}
