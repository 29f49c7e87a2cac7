import { dateOf } from '@plumbline/model/date';
import { displaySymbol, exchangeName } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Report, Section } from '@plumbline/model/report';
import { markdownWords as words } from './messages/markdown-words.ts';
import { sectionTitles } from '@plumbline/model/section-keys';
import { escapeMarkdown } from './markdown/escape.ts';
import { printBlock } from './markdown/print-block.ts';
import type { FigureMark, Printer } from './markdown/printer.ts';
import { createPrinter } from './markdown/printer.ts';
import { sourceTitle } from '@plumbline/model/source';

function heading(report: Report, print: Printer, locale: Locale): readonly string[] {
  const { instrument, header } = report;
  const title = `# ${print.say(instrument.name)} (${escapeMarkdown(displaySymbol(instrument.id))})`;
  const place = `${escapeMarkdown(exchangeName(instrument, locale))} · ${instrument.currency} · ${print.say(words.asOf)} ${report.asOf}`;
  const paid = report.facts.find(({ id }) => id === header.price);
  const day = paid === undefined ? '' : `, ${paid.asOf}`;
  const price = `${print.say(words.price)} ${print.figure(header.price)} (${print.figure(header.change)}${day})`;
  const range = `${print.say(words.range52w)} ${print.figure(header.low52w)} – ${print.figure(header.high52w)}`;
  const notice = report.simulated ? [`> **${print.say(words.simulated)}** ${print.say(words.simulatedNotice)}`] : [];
  return [title, ...notice, place, `${price} · ${range}`];
}

function sectionText(section: Section, print: Printer): readonly string[] {
  const status = section.status === 'partial' ? words.partial : words.notRunnable;
  const why = section.why === undefined ? '' : `${print.say(words.colon)}${print.say(section.why)}`;
  const note = section.status === 'ok' ? [] : [`*${print.say(status)}${why}*`];
  return [
    `## ${print.say(sectionTitles[section.key])}`,
    ...note,
    ...section.blocks.map((block) => printBlock(block, print)),
  ];
}

function sourceList(report: Report, print: Printer, locale: Locale): readonly string[] {
  const lines = report.sources.map((source, at) => {
    const url = source.url === undefined ? '' : ` <${source.url}>`;
    const mark = source.simulated ? ` · ${print.say(words.simulated)}` : '';
    const credit = source.attribution === undefined ? '' : ` · ${escapeMarkdown(source.attribution)}`;
    const taken = `${print.say(words.retrieved)} ${dateOf(source.retrievedAt)}`;
    // The simulated market is its own publisher; once is enough.
    const publisher = source.kind === 'simulated' ? '' : `${escapeMarkdown(source.publisher)}: `;
    const name = `${publisher}${escapeMarkdown(sourceTitle(source, locale))}`;
    return `${at + 1}. ${name}, ${source.asOf}, ${escapeMarkdown(source.locator)}, ${taken}${url}${mark}${credit}`;
  });
  return [`## ${print.say(words.sources)}`, lines.join('\n')];
}

function gapList(report: Report, print: Printer): readonly string[] {
  const lines = report.gaps.map((gap) => `- ${print.say(gap.what)}${print.say(words.colon)}${print.say(gap.why)}`);
  const conflicts = report.conflicts.map(
    (conflict) =>
      `- ${print.label(conflict.metric)}${print.say(words.colon)}${print.say(conflict.note)} ${conflict.facts.map((id) => print.figure(id)).join(' / ')}`,
  );
  return [
    `## ${print.say(words.gaps)}`,
    lines.length === 0 ? print.say(words.noGaps) : lines.join('\n'),
    ...(conflicts.length === 0 ? [] : [`## ${print.say(words.conflicts)}`, conflicts.join('\n')]),
  ];
}

/**
 * The whole report as Markdown in one language: every section, numbered sources, gaps, and the mark of simulated data.
 * `mark` frames printed figures for whoever turns the Markdown into something else.
 */
export function reportToMarkdown(report: Report, locale: Locale, mark?: FigureMark): string {
  const print = createPrinter(report, locale, mark);
  const { figures, withheld } = report.checked;
  const parts = [
    ...heading(report, print, locale),
    ...report.sections.flatMap((section) => sectionText(section, print)),
    ...gapList(report, print),
    ...sourceList(report, print, locale),
    `${print.say(words.checked)} ${figures} · ${print.say(words.withheld)} ${withheld} · ${report.engineVersion} · ${report.hash}`,
    print.say(words.disclaimer),
  ];
  return `${parts.join('\n\n')}\n`;
}
