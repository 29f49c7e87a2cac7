import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import { verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { recountTrials } from '@plumbline/quant/evidence/recount-trials';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { parseEdited, printEdited, withValues } from './edited-parameters.ts';
import { exportStrategy, exportVerdict } from './export-strategy.ts';
import { parseSpecEdit, printSpecEdit, trimmed, withEdit, type SpecEdit } from './edited-spec.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { Overview } from './overview.tsx';
import { MarketPanel } from './market-panel.tsx';
import { ParameterPanel } from './parameter-panel.tsx';
import { PhoneDock } from './phone-dock.tsx';
import { RobustnessTab } from './robustness-tab.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SignalsTab } from './signals-tab.tsx';
import { StrategyHead, type ExportKind } from './strategy-head.tsx';
import { TradesTab } from './trades-tab.tsx';
import { useLab } from './use-lab.ts';
import { useSensitivity } from './use-sensitivity.ts';
import { useStrategyChanges } from './use-strategy-changes.ts';
import { useTrials } from './use-trials.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictCard } from './verdict-card.tsx';
import { VersionsTab } from './versions-tab.tsx';

export interface StrategyDetailProps {
  readonly strategy: StrategyView;
  readonly versions: readonly VersionView[];
}

// What few visits need comes when it is opened.
const LogicTab = lazy(() => import('./logic-tab.tsx').then((file) => ({ default: file.LogicTab })));
const PaperTab = lazy(() => import('./paper-tab.tsx').then((file) => ({ default: file.PaperTab })));
const RobustnessLab = lazy(() =>
  import('./robustness/robustness-lab.tsx').then((file) => ({ default: file.RobustnessLab })),
);

const tabs = ['overview', 'trades', 'robustness', 'logic', 'signals', 'paper', 'versions'] as const;
type TabKey = (typeof tabs)[number];

/** A strategy as a bench: whether to believe it, its numbers to turn, what they do, and everything behind it. */
export function StrategyDetail({ strategy, versions }: StrategyDetailProps) {
  const { t } = useTranslation('strategy');
  const navigate = useNavigate({ from: '/strategy/$strategyId' });
  const search = useSearch({ from: '/layout-2/strategy/$strategyId' });
  const locale = useLocale();
  const isPhone = useMedia('(max-width: 767px)');
  const { date } = useDates();
  const { current } = strategy;
  const saved = current.spec;
  const [sharing, setSharing] = useState(false);
  const [activating, setActivating] = useState(false);
  const [values, setValues] = useState<ParameterValues>(() => parseEdited(search.p, saved));
  const [edit, setEdit] = useState<SpecEdit>(() => parseSpecEdit(search.p, saved));
  const spec = useMemo(() => withEdit(saved, edit), [saved, edit]);
  const parts = [printEdited(values, saved), printSpecEdit(edit, saved)].filter((part) => part !== undefined);
  const printed = parts.length === 0 ? undefined : parts.join('_');
  const isEdited = printed !== undefined;
  const lab = useLab(spec, values);
  const { input, result, universe } = lab;
  const { count: trials, onSweep } = useTrials(
    strategy.id,
    result?.spec ?? spec,
    result?.backtest.parameters ?? null,
    strategy.trials,
  );
  const sensitivity = useSensitivity(spec, input, values, onSweep);
  const judged = useVerdict(input, values, trials);
  const kept = current.test.verdict;
  const counted = useMemo(() => (kept === null ? null : recountTrials(kept, Math.max(1, trials))), [kept, trials]);
  // What the server found stands until this browser has found it again.
  const verdict = judged.verdict ?? (isEdited ? null : counted);
  const isOfBefore = judged.verdict !== null && !judged.isCurrent;
  const savedLabel = counted === null ? null : t(`verdict.${counted.label}`);
  const whose = isOfBefore
    ? t('verdict.ofBefore')
    : !isEdited || verdict === null
      ? null
      : savedLabel === null
        ? t('verdict.ofEditedOnly')
        : t('verdict.ofEdited', { version: `v${current.version}`, label: savedLabel });
  const changes = useStrategyChanges(strategy);
  const tab: TabKey = tabs.find((one) => one === search.tab) ?? 'overview';

  // The address follows the sliders once they rest, so that it can be copied; it adds nothing to the history.
  useEffect(() => {
    if (search.p === printed) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: (known) => ({ ...known, p: printed ?? '' }), replace: true, resetScroll: false }),
      300,
    );
    return () => clearTimeout(timer);
  }, [printed, search.p, navigate]);

  const reset = (): void => {
    setValues({});
    setEdit({});
  };
  // Once they are kept in a version; what was turned meanwhile stays.
  const settle = (): void => {
    setValues((known) => (known === values ? {} : known));
    setEdit((known) => (known === edit ? {} : known));
  };
  const saveVerdict = (): void => {
    exportVerdict(strategy, locale).catch(() =>
      toast.error(t('export.failed'), { action: { label: t('common:action.retry'), onPress: saveVerdict } }),
    );
  };
  const onExport = (kind: ExportKind): void => {
    if (kind === 'verdict') return saveVerdict();
    void exportStrategy(withValues(spec, values), kind, locale).then((why) =>
      why === null ? undefined : toast.error(t('export.refused'), { description: why }),
    );
  };
  const breakEven = verdictFigure(verdict, 'cost', 'breakEvenCommission');
  const turn = useCallback((change: ParameterValues) => setValues((known) => ({ ...known, ...change })), []);
  const assets = useMemo(() => universe?.assets ?? [], [universe]);
  const benchmark = spec.benchmark === null ? null : parseInstrumentId(spec.benchmark);
  const simulated = universe?.simulated ?? current.test.summary?.simulated ?? false;
  const latest = versions[0]?.version ?? current.version;

  const content = (key: TabKey) => {
    if (key === 'versions') {
      return (
        <VersionsTab
          versions={versions}
          current={current.version}
          isBusy={changes.isBusy}
          onRestore={(version) =>
            changes.save(version.spec, t('versions.restored', { version: `v${version.version}` }), settle)
          }
        />
      );
    }
    if (key === 'paper') return <PaperTab id={strategy.id} onActivate={() => setActivating(true)} />;
    if (key === 'signals') return <SignalsTab id={strategy.id} onActivate={() => setActivating(true)} />;
    if (key === 'logic') {
      return (
        <LogicTab
          id={strategy.id}
          spec={saved}
          isBusy={changes.isBusy}
          onSave={(next, onSaved, note = '') =>
            changes.save(next, note, () => {
              settle();
              onSaved?.();
            })
          }
        />
      );
    }
    if (key === 'robustness') {
      return (
        <RobustnessTab verdict={verdict} arrived={judged.arrived}>
          {result === null || input === null ? null : (
            <RobustnessLab
              strategyId={strategy.id}
              spec={spec}
              input={input}
              backtest={result.backtest}
              parameters={values}
              trials={trials}
              simulated={simulated}
              onSweep={onSweep}
              onPick={turn}
            />
          )}
        </RobustnessTab>
      );
    }
    if (lab.error !== null) {
      return (
        <Card>
          <ErrorState
            title={t('detail.notTested')}
            error={lab.error}
            stillWorks={t('detail.stillWorks')}
            onRetry={lab.retry}
          />
        </Card>
      );
    }
    if (universe !== undefined && input === null) {
      return (
        <Card>
          <p className="text-ui font-normal text-2">{t('detail.noPrices')}</p>
        </Card>
      );
    }
    if (result === null || input === null) return <Skeleton className="h-[520px] w-full" />;
    if (key === 'trades') {
      return <TradesTab backtest={result.backtest} assets={assets} simulated={simulated} name={strategy.name} />;
    }
    return (
      <Overview
        id={strategy.id}
        spec={spec}
        input={input}
        backtest={result.backtest}
        parameters={values}
        simulated={simulated}
        benchmarkName={benchmark === null ? null : displaySymbol(benchmark)}
        verdict={isOfBefore ? null : verdict}
        onSweep={onSweep}
        onPick={turn}
      />
    );
  };

  const panels = (
    <>
      <ParameterPanel
        parameters={spec.parameters}
        values={values}
        sensitivity={sensitivity}
        isEdited={isEdited}
        ms={result?.ms ?? null}
        isRunning={lab.isRunning || lab.isLoading}
        nextVersion={latest + 1}
        isSaving={changes.isBusy}
        onChange={(name, value) => turn({ [name]: value })}
        onReset={reset}
        onSave={() => changes.save(withValues(spec, values), '', settle, result?.hash)}
      />
      <MarketPanel
        spec={spec}
        breakEven={breakEven}
        taxes={result === null || input === null ? null : result.backtest.taxes / input.cash}
        onEdit={(change) => setEdit((known) => trimmed({ ...known, ...change }, saved))}
      />
    </>
  );

  return (
    <div data-testid="strategy" className="max-md:pb-20">
      <StrategyHead
        strategy={strategy}
        simulated={simulated}
        isEdited={isEdited}
        isBusy={changes.isBusy}
        onClone={() => changes.clone(t('head.copyOf', { name: strategy.name }))}
        onShare={() => setSharing(true)}
        onActivate={() => setActivating(true)}
        onExport={onExport}
      />
      {universe !== undefined && universe.staleOn !== null && (
        <div className="mb-4">
          <Banner tone="warn">{t('detail.stale', { date: date(universe.staleOn) })}</Banner>
        </div>
      )}
      {(universe?.missing.length ?? 0) > 0 && (
        <Banner tone="warn">
          {t('detail.missing', { list: universe?.missing.map(({ instrumentId }) => instrumentId).join(', ') ?? '' })}
        </Banner>
      )}
      <div className="mb-4">
        <VerdictCard
          verdict={verdict}
          whose={whose}
          failed={judged.failed}
          progress={judged.progress}
          arrived={judged.arrived}
        />
      </div>
      <Tabs
        label={t('detail.tabs')}
        value={tab}
        onChange={(next) =>
          void navigate({
            search: (known) => ({ ...known, tab: next === 'overview' ? '' : next }),
            resetScroll: false,
          })
        }
        tabs={tabs.map((key) => ({
          value: key,
          label: t(`tab.${key}`),
          content: (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              {key === 'overview' || key === 'trades' ? (
                <div className="grid items-start gap-(--card-gap) lg:grid-cols-[296px_minmax(0,1fr)] 2xl:grid-cols-[340px_minmax(0,1fr)]">
                  {isPhone ? null : <div className="flex min-w-0 flex-col gap-(--card-gap)">{panels}</div>}
                  {key === tab ? content(key) : null}
                </div>
              ) : key === tab ? (
                content(key)
              ) : null}
            </Suspense>
          ),
        }))}
      />
      <p className="mt-6 text-caption text-3">{t('detail.disclaimer')}</p>
      <ActivateDialog
        id={strategy.id}
        name={strategy.name}
        version={current.version}
        verdict={counted}
        open={activating}
        onClose={() => setActivating(false)}
      />
      {isPhone ? (
        <PhoneDock onActivate={strategy.state === 'paper' ? null : () => setActivating(true)}>{panels}</PhoneDock>
      ) : null}
      <ShareDialog id={strategy.id} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}
