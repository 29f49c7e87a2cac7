import type { InstrumentId } from './instrument.ts';

/** A report that a company filed with its regulator or exchange. */
export interface Filing {
  readonly instrumentId: InstrumentId;
  /** Its number at the place of filing: `0001045810-25-000023`. */
  readonly accession: string;
  /** As filers call it: `10-K`, `10-Q`, `8-K`, `20-F`. */
  readonly form: string;
  /** `YYYY-MM-DD` */
  readonly filedAt: string;
  /** The last day of what it reports, `YYYY-MM-DD`; null where it reports no period. */
  readonly period: string | null;
  /** What it is called where it is listed. */
  readonly title: string;
  readonly url: string;
}

/** A paragraph of a filing, under the item it stands in and on its page where the filing has such. */
export interface FilingParagraph {
  readonly item: string | null;
  readonly page?: number;
  readonly text: string;
}

/** A filing with its words. What was filed never changes. */
export interface FilingText extends Filing {
  readonly paragraphs: readonly FilingParagraph[];
}
