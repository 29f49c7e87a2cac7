import { lazy, Suspense, type ComponentType } from 'react';
import type { Message, Widget, WidgetOf } from '@plumbline/model/conversation';
import { figures } from '../../blocks/figures.tsx';
import { Headlines } from '../../blocks/headlines.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InstrumentScope } from './answer-scope.tsx';
import { Choices } from './choices.tsx';
import { FigureTable } from './figure-table.tsx';
import { InnerLink } from './inner-link.tsx';
import { AskInstead, ReadingEcho } from './reading-echo.tsx';
import { Tex } from '../../blocks/figure/tex.tsx';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';

/** A back-test in brief: its curve after costs, its headline figures, and the way to all of it. */
function BacktestCard({ widget }: { readonly widget: WidgetOf<'backtest'> }) {
  const { t } = useTranslation('chat');
  const { strategyId, name, version, sparkline, facts } = widget;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-1 p-(--card-padding)">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-h3">{name}</h3>
        <span className="num text-caption text-3">{t('version', { version })}</span>
      </div>
      <div className="my-3">
        <TrendLine values={sparkline} height={64} tone="neutral" label={t('equity', { name })} />
      </div>
      <figures.View block={{ kind: 'figures', facts }} />
      <InnerLink to={`/strategy/${strategyId}`} className={`${buttonClass('default')} mt-4`}>
        {t('openStrategy')}
      </InnerLink>
    </section>
  );
}

const tones = { verified: 'neutral', secondary: 'outline', unverified: 'warn' } as const;

/** Market rules with their source and how far it can be trusted. */
function RuleCard({ rules }: Pick<WidgetOf<'rules'>, 'rules'>) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  return (
    <ul className="rounded-card border border-line bg-1">
      {rules.map(({ id, title, text, source, status }) => (
        <li key={id} className="border-line px-4 py-3 not-last:border-b">
          <p className="flex flex-wrap items-center gap-2 text-ui font-semibold">
            {title[locale]}
            <Chip tone={tones[status]}>{t(`rule.${status}`)}</Chip>
          </p>
          <p className="mt-1 text-ui font-normal text-pretty text-2">{text[locale]}</p>
          <p className="mt-1 text-caption break-words text-3">{source[locale]}</p>
        </li>
      ))}
    </ul>
  );
}

/** A definition as it stands in the catalogue. */
function TermCard({ widget: { title, text, tex } }: { readonly widget: WidgetOf<'term'> }) {
  const locale = useLocale();
  return (
    <section aria-label={title[locale]} className="rounded-card border border-line bg-1 p-(--card-padding)">
      <h3 className="text-h3">{title[locale]}</h3>
      <p className="mt-1.5 text-ui font-normal text-pretty whitespace-pre-line text-2">{text[locale]}</p>
      {tex !== undefined && (
        <div className="mt-3 overflow-x-auto">
          <Tex tex={tex} display />
        </div>
      )}
    </section>
  );
}

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
