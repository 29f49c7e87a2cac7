import type { Block, Report } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { type SectionKey, sectionTitles } from '@plumbline/model/section-keys';
import { ClaimsCard } from '../../../blocks/claims.tsx';
import { rating as ratingBlock } from '../../../blocks/rating.tsx';
import { useLocale } from '../../../lib/use-locale.ts';
import { ValueCard } from './value-card.tsx';

type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

export interface FirstScreenProps {
  readonly report: Report;
  readonly lead: LocalParts | null;
  readonly rating: Of<'rating'>;
  /** Null where a stopped report has none. */
  readonly claims: Of<'claims'> | null;
}

/** What is read first: what it is worth against its price, how it is rated, what speaks for and against, what would change it. */
export function FirstScreen({ report, lead, rating, claims }: FirstScreenProps) {
  const statusOf = (key: SectionKey): string | undefined => report.sections.find((one) => one.key === key)?.status;
  const locale = useLocale();
  const RatingCard = ratingBlock.View;
  return (
    <section
      id="summary"
      aria-label={sectionTitles.summary[locale]}
      data-section="summary"
      data-status={statusOf('summary')}
      data-testid="first-screen"
      className="report-anchor grid gap-(--card-gap)"
    >
      <div className="grid gap-(--card-gap) xl:grid-cols-[minmax(0,1fr)_372px] [[data-docked]_&]:xl:grid-cols-1">
        <ValueCard instrumentId={report.instrumentId} lead={lead} rating={rating.rating} />
        <RatingCard block={rating} />
      </div>
      <div id="case" data-section="case" data-status={statusOf('case')} className="report-anchor">
        <ClaimsCard block={claims} falsifiers={rating.rating.falsifiers} title={sectionTitles.case[locale]} />
      </div>
    </section>
  );
}
