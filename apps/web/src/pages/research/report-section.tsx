import { Component, memo, type ComponentType, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Block, Section } from '@plumbline/model/report';
import { sectionTitles } from '@plumbline/model/section-keys';
import type { BlockProps } from '../../blocks/block.ts';
import { ReportContext, useReport } from '../../blocks/figure/report-context.ts';
import { useBlockScope } from '../../blocks/figure/use-block-scope.ts';
import { blocks } from '../../blocks/registry.ts';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Callout } from '../../ui/callout.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { arrange, type Row } from './arrange.ts';
import { FilingsLink } from './filings-link.tsx';

/**
 * One section: its prose and figures in a card of its own, its charts and tables in theirs. An assumption changed in the page
 * draws again what reads the figures, not every section around them.
 */
export const ReportSection = memo(function ReportSection({ section }: { readonly section: Section }) {
  const title = sectionTitles[section.key][useLocale()];
  const rows = arrange(section.blocks, (block) => blocks[block.kind].place);
  const first = rows[0];
  // A section that opens with a chart lends it the heading; one with nothing to lend it to has a card for it.
  const hasOwnHead =
    first === undefined || first.place === 'flow' || section.status !== 'ok' || section.exceptions !== undefined;
  return (
    <section
      id={section.key}
      aria-label={title}
      className="scroll-mt-20"
      data-section={section.key}
      data-status={section.status}
    >
      <div className="grid grid-cols-1 gap-(--card-gap) @container">
        {hasOwnHead ? (
          <div data-card className="min-w-0 rounded-card border border-line bg-1">
            <SectionHead title={title} section={section} />
            <SectionWhy section={section} />
            {first?.place === 'flow' ? <Flow row={first} /> : null}
          </div>
        ) : null}
        {rows.slice(first?.place === 'flow' ? 1 : 0).map((row, index) => {
          const lentTitle = !hasOwnHead && index === 0 ? title : undefined;
          if (row.place === 'flow') {
            return (
              <div key={index} data-card className="rounded-card border border-line bg-1">
                <Flow row={row} />
              </div>
            );
          }
          return (
            <div key={index} className={cx('grid gap-(--card-gap)', row.blocks.length > 1 && '@2xl:grid-cols-2')}>
              {row.blocks.map((block, at) => (
                <BlockView key={at} block={block} title={at === 0 ? lentTitle : undefined} />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
});

function SectionHead({ title, section }: { readonly title: string; readonly section: Section }) {
  const { t } = useTranslation('research');
  const { simulated } = useReport();
  return (
    <div className="flex min-h-[53px] flex-wrap items-center gap-2 border-b border-line px-(--card-padding) py-2.5">
      <h2 tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {simulated ? <SimulatedChip /> : null}
      {section.status === 'ok' ? null : <Chip tone="warn">{t(`sectionStatus.${section.status}`)}</Chip>}
      {section.exceptions === undefined ? null : <FilingsLink count={section.exceptions} />}
    </div>
  );
}

function SectionWhy({ section }: { readonly section: Section }) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  if (section.status === 'ok' || section.why === undefined) return null;
  return (
    <div className="px-(--card-padding) pt-4 last:pb-4">
      <Callout title={t(`sectionStatus.${section.status}Title`)} icon={<TriangleAlert size={14} aria-hidden />}>
        {section.why[locale]}
      </Callout>
    </div>
  );
}

function Flow({ row }: { readonly row: Row }) {
  return (
    <div className="flex flex-col gap-4 p-(--card-padding)">
      {row.blocks.map((block, index) => (
        <BlockView key={index} block={block} title={undefined} />
      ))}
    </div>
  );
}

interface BlockViewProps {
  readonly block: Block;
  readonly title: string | undefined;
}

/** An assumption changed in the page moves a few figures of hundreds: blocks without any of them are left alone. */
function BlockView(props: BlockViewProps) {
  return (
    <ReportContext value={useBlockScope(props.block)}>
      <DrawnBlock {...props} />
    </ReportContext>
  );
}

const DrawnBlock = memo(function DrawnBlock({ block, title }: BlockViewProps) {
  // The registry maps each kind to the view of that kind; the compiler cannot follow one value through both.
  const View = blocks[block.kind].View as ComponentType<BlockProps<Block['kind']>>;
  return (
    <BlockBoundary>
      <View block={block} {...(title === undefined ? {} : { title })} />
    </BlockBoundary>
  );
});

interface BoundaryState {
  readonly error: unknown;
}

/** A block that fails takes only itself down. React knows no other way than a class to catch what rendering throws. */
class BlockBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <BlockFailure error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}

function BlockFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('research');
  return (
    <div className="rounded-card border border-line bg-1">
      <ErrorState title={t('report.blockFailed')} error={error} onRetry={onRetry} />
    </div>
  );
}
