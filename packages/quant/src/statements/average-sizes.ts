import { addDays, daysBetween } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import { isNominal } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'weighted shares are of the size of the counts before',
  '加权平均股数与此前股数的数量级一致',
  '加權平均股數與此前股數的數量級一致',
);

/** The newest counts before an average, which must be alike among themselves, and from how far apart they are of another unit. */
const beside = 3;
const oldest = 500;
const alike = 3;
const slip = 100;

/**
 * Average shares that the counts on the covers of the reports before are a hundred times as large as, or a hundredth of: filed in
 * thousands or millions. It needs no count and no earnings per share of the same report, which the newest one may not have yet.
 */
export function averageSizes(index: StatementIndex): readonly Verdict[] {
  const days = index.ends('sharesOutstanding', 'instant');
  return (['sharesDiluted', 'sharesBasic'] as const).flatMap((line) =>
    (['quarter', 'year'] as const).flatMap((kind) =>
      index.ends(line, kind).flatMap((end): readonly Verdict[] => {
        const item = index.known(line, kind, end, latest);
        if (item === null || !(item.value > 0) || isNominal(item)) return [];
        const counts = days
          .filter((day) => day <= end && daysBetween(day, end) <= oldest)
          .flatMap((day) => index.known('sharesOutstanding', 'instant', day, addDays(item.knownAt, 3)) ?? [])
          .filter((count) => count.value > 0 && !isNominal(count))
          .slice(-beside)
          .map(({ value }) => value);
        const [least, most] = [Math.min(...counts), Math.max(...counts)];
        if (counts.length < beside || most > alike * least) return [];
        if (item.value * slip > least && item.value < slip * most) return [];
        const by = least / item.value;
        return [{ id: 'average-sizes', line, name, period: item.period, holds: false, by, concerned: [item] }];
      }),
    ),
  );
}
