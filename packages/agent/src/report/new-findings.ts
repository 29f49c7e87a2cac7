import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { NewFindings } from './stage-log.ts';

/** Figures of a book since the last time one asked, with the sources that were added meanwhile. */
export function newFindings(book: FactBook): NewFindings {
  let facts = 0;
  let sources = 0;
  return () => {
    const all = { facts: book.facts(), sources: book.sources() };
    const news = { facts: all.facts.slice(facts), sources: all.sources.slice(sources) };
    facts = all.facts.length;
    sources = all.sources.length;
    return news;
  };
}
