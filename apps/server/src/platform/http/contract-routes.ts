import * as account from '@plumbline/contract/account';
import * as alert from '@plumbline/contract/alert';
import * as bars from '@plumbline/contract/bars';
import * as brief from '@plumbline/contract/brief';
import * as channel from '@plumbline/contract/channel';
import * as chart from '@plumbline/contract/chart';
import * as chat from '@plumbline/contract/chat';
import * as documents from '@plumbline/contract/documents';
import * as desk from '@plumbline/contract/desk';
import * as discover from '@plumbline/contract/discover';
import * as imports from '@plumbline/contract/imports';
import * as instrument from '@plumbline/contract/instrument';
import * as memory from '@plumbline/contract/memory';
import * as models from '@plumbline/contract/models';
import * as news from '@plumbline/contract/news';
import * as operation from '@plumbline/contract/operation';
import * as paper from '@plumbline/contract/paper';
import * as quality from '@plumbline/contract/quality';
import * as report from '@plumbline/contract/report';
import type { Route } from '@plumbline/contract/route';
import * as rules from '@plumbline/contract/rules';
import * as session from '@plumbline/contract/session';
import * as sources from '@plumbline/contract/sources';
import * as signal from '@plumbline/contract/signal';
import * as skill from '@plumbline/contract/skill';
import * as strategy from '@plumbline/contract/strategy';
import * as strategyLab from '@plumbline/contract/strategy-lab';
import * as system from '@plumbline/contract/system';
import * as tokens from '@plumbline/contract/tokens';

/** Every route of the contract under its name. A contract file is a noun; its exports that carry a method and a path are routes. */
export const contractRoutes: ReadonlyMap<string, Route> = new Map(
  [
    account,
    alert,
    bars,
    brief,
    desk,
    discover,
    documents,
    channel,
    chart,
    chat,
    imports,
    instrument,
    memory,
    models,
    news,
    operation,
    paper,
    quality,
    report,
    rules,
    session,
    sources,
    signal,
    skill,
    strategy,
    strategyLab,
    system,
    tokens,
  ].flatMap((noun) => Object.entries(noun).filter((entry): entry is [string, Route] => isRoute(entry[1]))),
);

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
