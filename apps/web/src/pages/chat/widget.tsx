import { lazy, Suspense, type ComponentType } from 'react';
import type { Message, Widget } from '@plumbline/model/conversation';
import { figures } from '../../blocks/figures.tsx';
import { Headlines } from '../../blocks/headlines.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InstrumentScope } from './answer-scope.tsx';
import { BacktestCard } from './backtest-card.tsx';
import { Choices } from './choices.tsx';
import { FigureTable } from './figure-table.tsx';
import { InnerLink } from './inner-link.tsx';
import { AskInstead, ReadingEcho } from './reading-echo.tsx';
import { RuleCard } from './rule-card.tsx';
import { TermCard } from './term-card.tsx';
import type { WidgetOf } from '@plumbline/model/conversation';

// Charts and the language of strategies are large; they come with the first answer that shows one.
const PriceChart = lazy(async () => ({ default: (await import('../../blocks/price-chart.tsx')).priceChart.View }));
const LogicView = lazy(async () => ({ default: (await import('../strategy/logic-view.tsx')).LogicView }));
const VerdictCard = lazy(async () => ({ default: (await import('../strategy/verdict-card.tsx')).VerdictCard }));

interface ViewProps<Kind extends Widget['kind']> {
  readonly widget: WidgetOf<Kind>;
  readonly message: Message;
}

function StrategyWidget({ widget: { spec, strategyId } }: ViewProps<'strategy'>) {
  return (
    <div className="flex flex-col items-start gap-2 [&>section]:w-full">
      <LogicView spec={spec} />
      {strategyId !== undefined && <StrategyLink id={strategyId} name={spec.name} />}
    </div>
  );
}

function StrategyLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <InnerLink to={`/strategy/${id}`} className={buttonClass('default')}>
      {name}
    </InnerLink>
  );
}

function LinkWidget({ widget: { to, label } }: ViewProps<'link'>) {
  const locale = useLocale();
  return (
    <InnerLink to={to} className={buttonClass('default')}>
      {label[locale]}
    </InnerLink>
  );
}

/** How each kind is drawn; the compiler refuses a kind without one. */
const views: { readonly [Kind in Widget['kind']]: ComponentType<ViewProps<Kind>> } = {
  'price-chart': ({ widget }) => (
    <InstrumentScope id={widget.instrumentId}>
      <PriceChart block={widget} />
    </InstrumentScope>
  ),
  figures: ({ widget }) => (
    <div className="rounded-card border border-line bg-1 p-(--card-padding)">
      <figures.View block={widget} />
    </div>
  ),
  table: ({ widget }) => <FigureTable columns={widget.columns} rows={widget.rows} />,
  news: ({ widget }) => (
    <div className="rounded-card border border-line bg-1">
      <Headlines items={widget.items} />
    </div>
  ),
  strategy: StrategyWidget,
  backtest: ({ widget }) => <BacktestCard widget={widget} />,
  verdict: ({ widget }) => (
    <div className="flex flex-col items-start gap-2 [&>section]:w-full">
      <VerdictCard verdict={widget.verdict} failed={null} progress={null} />
      <StrategyLink id={widget.strategyId} name={widget.name} />
    </div>
  ),
  rules: ({ widget }) => <RuleCard rules={widget.rules} />,
  reading: ReadingEcho,
  instead: AskInstead,
  choices: ({ widget, message }) => <Choices items={widget.items} message={message} />,
  term: ({ widget }) => <TermCard widget={widget} />,
  link: LinkWidget,
};

/** A picture or a table inside an answer, by its kind. */
export function WidgetView({ widget, message }: { readonly widget: Widget; readonly message: Message }) {
  // The table above pairs every kind with its own view; indexing by a union loses the pairing.
  const View = views[widget.kind] as ComponentType<ViewProps<Widget['kind']>>;
  return (
    <div data-widget={widget.kind} className="min-w-0">
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <View widget={widget} message={message} />
      </Suspense>
    </div>
  );
}
