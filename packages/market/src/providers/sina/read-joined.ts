import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { cnBoardOf } from '@plumbline/model/markets/cn/boards';

/** A member of an index and the day on which it joined. */
export interface JoinedMember {
  readonly instrumentId: InstrumentId;
  readonly date: string;
}

function listedAs(code: string): InstrumentId | null {
  const ids = ['SH', 'SZ', 'BJ'].flatMap((venue) => parseInstrumentId(`${venue}:${code}`) ?? []);
  return ids.find((id) => cnBoardOf(id) !== null) ?? null;
}

const bare = (cell: string): string => cell.replace(/<[^>]*>|&nbsp;|\s+/g, '');

/** Rows of the page of members: code, short name, day of joining, each in a cell; rows of any other kind are passed over. */
export function readJoined(page: string): readonly JoinedMember[] {
  return page.split(/<tr\b/i).flatMap((row): readonly JoinedMember[] => {
    const cells = [...row.matchAll(/<td\b[^>]*>(.*?)<\/td>/gis)].map(([, cell = '']) => bare(cell));
    const [code = '', , date = ''] = cells;
    if (!/^\d{6}$/.test(code) || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return [];
    const instrumentId = listedAs(code);
    return instrumentId === null ? [] : [{ instrumentId, date }];
  });
}
