import { Link } from '@tanstack/react-router';
import { BellRing, Copy, Download, FlaskConical, GitBranch, Share2, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { isSurvivorOnly } from '@plumbline/quant/engine/strategy/membership';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Menu } from '../../ui/menu.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';

const exportKinds = ['verdict', 'json', 'python'] as const;
export type ExportKind = (typeof exportKinds)[number];

export interface StrategyHeadProps {
  readonly strategy: StrategyView;
  readonly simulated: boolean;
  readonly isEdited: boolean;
  readonly isBusy: boolean;
  readonly onClone: () => void;
  readonly onShare: () => void;
  readonly onExport: (kind: ExportKind) => void;
  readonly onActivate: () => void;
}

/** Name, what kind of strategy it is, where it stands, and what can be done with it. */
export function StrategyHead(props: StrategyHeadProps) {
  const { strategy, simulated, isEdited, isBusy, onClone, onShare, onExport, onActivate } = props;
  const { t } = useTranslation('strategy');
  const { name, state, current, attribution } = strategy;
  const { spec, version } = current;
  const [first] = spec.universe.instruments;
  const count = spec.universe.instruments.length;
  const id = first === undefined ? null : parseInstrumentId(first);
  const sides = spec.entry.short === undefined ? 'long' : spec.entry.long === undefined ? 'short' : 'both';
  return (
    <header className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('head.path')} className="flex min-w-0 items-center gap-2 text-ui text-2">
          <Link to="/strategy" className="hover:text-1">
            {t('head.strategies')}
          </Link>
          <span aria-hidden="true">›</span>
          <span className="truncate text-1">{name}</span>
        </nav>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" icon={<Copy size={14} aria-hidden />} onClick={onClone} disabled={isBusy}>
            {t('head.clone')}
          </Button>
          <Button variant="ghost" icon={<Share2 size={14} aria-hidden />} onClick={onShare}>
            {t('head.share')}
          </Button>
          <Menu
            label={t('head.export')}
            trigger={
              <Button variant="ghost" icon={<Download size={14} aria-hidden />}>
                {t('head.export')}
              </Button>
            }
            items={exportKinds.map((kind) => ({
              id: kind,
              label: t(`export.${kind}`, { version: `v${version}` }),
              onSelect: () => onExport(kind),
            }))}
          />
          <Link to="/strategy" search={{ lab: 'new', from: strategy.id }} className={buttonClass('ghost')}>
            <FlaskConical size={14} aria-hidden />
            {t('head.lab')}
          </Link>
          {state === 'paper' ? null : (
            <Button
              variant="primary"
              // A phone has it in its dock.
              className="max-md:hidden"
              icon={<BellRing size={14} aria-hidden />}
              onClick={onActivate}
            >
              {t('head.activate')}
            </Button>
          )}
        </div>
      </div>
      <h1 tabIndex={-1} className="text-h1 text-balance">
        {name}
      </h1>
      <p className="flex flex-wrap items-center gap-1.5">
        <Chip tone="accent">{t(`kind.${spec.kind}`)}</Chip>
        <Chip>{t(`bar.${spec.bar}`)}</Chip>
        <Chip>{count === 1 && id !== null ? displaySymbol(id) : t('head.instruments', { count })}</Chip>
        <Chip>{t(`sides.${sides}`)}</Chip>
        <Chip tone="outline" icon={<GitBranch size={12} aria-hidden />}>
          {isEdited ? t('head.edited', { version: `v${version}` }) : `v${version}`}
        </Chip>
        <Chip tone="outline">{t(`state.${state}`)}</Chip>
        {simulated && <SimulatedChip />}
        {isSurvivorOnly(spec.universe) ? (
          <Chip tone="danger" icon={<ShieldAlert size={12} aria-hidden />}>
            {t('market.survivors')}
          </Chip>
        ) : null}
        {attribution === null ? null : <Chip tone="outline">{t('head.from', { name: attribution })}</Chip>}
      </p>
    </header>
  );
}
