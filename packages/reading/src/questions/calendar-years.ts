import type { Question, QuestionFrame } from '../reading.ts';

const words = /\bcalendar(?=[ -]year\b| ?['’]?\d)|\bcy(?= ?['’]?\d{2})|自然年|(?:日历|日曆|公历|公曆|西历|西曆)年/iu;

/**
 * "Revenue in calendar 2023": figures of a company are told by its own years, and many of these end in another month.
 * Which of the two is meant is asked; a price of a calendar year is told as it is.
 */
export function calendarYearQuestion(source: string, frames: readonly QuestionFrame[]): Question | undefined {
  const [said] = words.exec(source) ?? [];
  const isFiscal = frames.some(({ periods }) =>
    periods.some(({ value }) => value.is === 'lastFiscalYear' || (value.is === 'fiscal' && value.part === undefined)),
  );
  return said === undefined || !isFiscal ? undefined : { about: 'calendar year', text: said, choices: [] };
}
