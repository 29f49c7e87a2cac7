import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Message } from '@plumbline/model/conversation';
import type { InstrumentId } from '@plumbline/model/instrument';
import { createRunBook } from '../../blocks/figure/report-book.ts';
import { ReportContext, useReport, type ReportScope } from '../../blocks/figure/report-context.ts';
import { instrumentQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useChatAddress } from './use-chat-address.ts';

const noName = { en: '', 'zh-CN': '', 'zh-HK': '' } as const;

/** Gives the figures and marks of one answer what they need: its own facts and sources, and where a press leads. */
export function useAnswerScope(message: Message): ReportScope {
  const locale = useLocale();
  const { address, open } = useChatAddress();
  const { id, facts, sources } = message;
  const book = useMemo(() => createRunBook(facts, sources), [facts, sources]);
  const openFigure = address.message === id ? (address.figure ?? null) : null;
  return useMemo(
    () => ({
      book,
      locale,
      instrumentName: noName,
      simulated: facts.some((fact) => fact.simulated),
      asOf: facts.reduce((latest, fact) => (fact.asOf > latest ? fact.asOf : latest), ''),
      priceDecimals: 2,
      openFigure,
      onOpenFigure: (figure) => open({ message: id, figure }),
      onOpenSource: (source) => open({ message: id, source }),
    }),
    [book, locale, facts, openFigure, open, id],
  );
}

/** The same around a chart of one instrument, which prints prices in that instrument's ticks. */
export function InstrumentScope({ id, children }: { readonly id: InstrumentId; readonly children: ReactNode }) {
  const scope = useReport();
  const { data } = useQuery(instrumentQuery(id));
  const inner = useMemo(
    () => (data === undefined ? scope : { ...scope, instrumentName: data.name, priceDecimals: data.priceDecimals }),
    [scope, data],
  );
  return <ReportContext value={inner}>{children}</ReportContext>;
}
