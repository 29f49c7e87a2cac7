import type { Fact } from '@plumbline/model/fact';
import { useDates } from '../../lib/use-dates.ts';
import { figureLabel } from './metric-label.ts';
import { useReport } from './report-context.ts';

/** What a figure is called, with the days in it written as all others on the page. asOf: the day it is read on. */
export function useFigureLabel(): (fact: Fact, asOf?: string) => string {
  const { locale } = useReport();
  const { datesIn } = useDates();
  return (fact, asOf) => datesIn(figureLabel(fact, locale, asOf));
}
