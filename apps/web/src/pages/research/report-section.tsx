import { Component, Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Block, Section } from '@plumbline/model/report';
import { sectionTitles } from '@plumbline/model/section-keys';
import type { LocalParts } from '@plumbline/model/text-part';
import type { BlockProps } from '../../blocks/block.ts';
import { TextParts } from '../../blocks/figure/text-parts.tsx';
import { ReportContext, useReport } from '../../blocks/figure/report-context.ts';
import { useBlockScope } from '../../blocks/figure/use-block-scope.ts';
import { FoldButton, Folded } from '../../blocks/fold/fold.tsx';
import { useFolds } from '../../blocks/fold/fold-context.ts';
import { FoldedHeading } from '../../blocks/fold/folded-heading.tsx';
import { blocks } from '../../blocks/registry.ts';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Callout } from '../../ui/callout.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { arrange, type Row } from './arrange.ts';
import type { HeadedSection } from './first-screen/order.ts';
import { leadOf } from './folding.ts';
import { FilingsLink } from './filings-link.tsx';
import { PriceWithEvents } from './price-events-card.tsx';

/**
 * One section: its prose and figures in a card of its own, its charts and tables in theirs; what is not read first opens in place.
 * An assumption changed in the page draws again what reads the figures, not every section around them.
 */
export const ReportSection = memo(function ReportSection({ section, findings }: HeadedSection) {
  const { t } = useTranslation('research');
  const title = sectionTitles[section.key][useLocale()];
  const folds = useFolds();
  const rows = arrange(section.blocks, (block) => blocks[block.kind].place);
  const lead = leadOf(section.key);
  const first = rows[0];
  // A section that opens with a chart lends it the heading; one with nothing to lend it to has a card for it.
  const isFolded = lead === 0;
  const hasOwnHead =
    isFolded ||
    first === undefined ||
    first.place === 'flow' ||
    section.status !== 'ok' ||
    (section.exceptions !== undefined && findings.length === 0);
  const inHead = hasOwnHead && first?.place === 'flow' ? 1 : 0;
  const drawn = rows
    .slice(inHead)
    .map((row, index) => <RowView key={index} row={row} title={!hasOwnHead && index === 0 ? title : undefined} />);
  const shown = Math.max(0, lead - inHead);
  return (
    <section
      id={section.key}
      aria-label={title}
      className="report-anchor"
      data-section={section.key}
      data-status={section.status}
      data-folded={isFolded}
      data-open={!isFolded || folds === null || folds.isOpen(section.key)}
    >
      <div className="grid h-full grid-cols-1 content-start gap-(--card-gap) @container">
        {findings.length === 0 ? null : (
          <Findings said={findings} exceptions={hasOwnHead ? undefined : section.exceptions} />
        )}
        {hasOwnHead ? (
          <div data-card className="min-w-0 overflow-clip rounded-card border border-line bg-1">
            {isFolded ? (
              <FoldedHead title={title} section={section} />
            ) : (
              <SectionHead title={title} section={section} />
            )}
            <MaybeFolded part={section.key} isFolded={isFolded}>
              <div className="border-line">
                {saysWhyInHead(section, isFolded) ? null : <SectionWhy section={section} />}
                {inHead === 1 && first !== undefined ? <Flow row={first} /> : null}
              </div>
            </MaybeFolded>
          </div>
        ) : null}
        {drawn.slice(0, shown)}
        <Folded part={section.key}>{drawn.slice(shown)}</Folded>
        {isFolded || drawn.length <= shown ? null : (
          <FoldButton
            part={section.key}
            label={t('fold.rest', { section: title })}
            className="-my-2 justify-self-start px-1"
          />
        )}
      </div>
    </section>
  );
});

/** What else the summary says in sentences. */
export function InWords({ blocks: said }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation('research');
  return (
    <div data-card data-folded className="min-w-0 overflow-clip rounded-card border border-line bg-1">
      <FoldedHeading part="words" title={t('fold.words')} />
      <Folded part="words">
        <Flow row={{ place: 'flow', blocks: said }} />
      </Folded>
    </div>
  );
}

interface FindingsProps {
  readonly said: readonly LocalParts[];
  /** Identities of the filings that fail; undefined where that is said in a head of its own. */
  readonly exceptions: number | undefined;
}

/** What the section found, in words: what it is called stands on its first card. */
function Findings({ said, exceptions }: FindingsProps) {
  const { locale } = useReport();
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-1">
      <p className="min-w-0 flex-[1_1_480px] text-h2 text-pretty" data-testid="finding">
        {said.map((parts, at) => (
          <Fragment key={at}>
            {at > 0 && locale === 'en' ? ' ' : null}
            <TextParts parts={parts[locale]} />
          </Fragment>
        ))}
      </p>
      {exceptions === undefined ? null : <FilingsLink count={exceptions} />}
    </div>
  );
}

function MaybeFolded({
  part,
  isFolded,
  children,
}: {
  readonly part: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}) {
  return isFolded ? <Folded part={part}>{children}</Folded> : children;
}

function RowView({ row, title }: { readonly row: Row; readonly title: string | undefined }) {
  if (row.place === 'flow') {
    return (
      <div data-card className="rounded-card border border-line bg-1">
        <Flow row={row} />
      </div>
    );
  }
  const columns = row.place === 'beside' ? '@5xl:grid-cols-[minmax(0,1fr)_440px]' : '@2xl:grid-cols-2';
  const drawn = (
    <div className={cx('grid min-w-0 gap-(--card-gap)', row.blocks.length > 1 && columns)}>
      {row.blocks.map((block, at) => (
        <BlockView key={at} block={block} title={at === 0 ? title : undefined} />
      ))}
    </div>
  );
  const priced = row.blocks.find((block) => block.kind === 'price-chart');
  return priced === undefined ? drawn : <PriceWithEvents instrumentId={priced.instrumentId}>{drawn}</PriceWithEvents>;
}

function FoldedHead({ title, section }: { readonly title: string; readonly section: Section }) {
  const { t } = useTranslation('research');
  return (
    <FoldedHeading part={section.key} title={title}>
      {section.status === 'ok' ? null : <Chip tone="warn">{t(`sectionStatus.${section.status}`)}</Chip>}
      {section.exceptions === undefined ? null : <FilingsLink count={section.exceptions} />}
    </FoldedHeading>
  );
}

/** What a section lacks stands beside its title, in one line of a desk; where there is no section the reason is all there is. */
const saysWhyInHead = ({ status, why }: Section, isFolded: boolean): boolean =>
  status === 'partial' && why !== undefined && !isFolded;

function SectionHead({ title, section }: { readonly title: string; readonly section: Section }) {
  const { t } = useTranslation('research');
  const { simulated, locale } = useReport();
  return (
    <div className="flex min-h-[53px] flex-wrap items-center gap-2 border-b border-line px-(--card-padding) py-2.5">
      <h2 tabIndex={-1} className="text-h2">
        {title}
      </h2>
      {simulated ? <SimulatedChip /> : null}
      {section.status === 'ok' ? null : <Chip tone="warn">{t(`sectionStatus.${section.status}`)}</Chip>}
      {saysWhyInHead(section, false) ? (
        <p className="min-w-0 flex-1 basis-72 text-ui text-pretty text-2">{section.why?.[locale]}</p>
      ) : null}
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
