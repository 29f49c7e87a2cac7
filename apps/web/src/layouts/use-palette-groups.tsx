import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Contrast,
  FileText,
  FlaskConical,
  Keyboard,
  Languages,
  MessageSquare,
  Settings,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, exchangeName, parseInstrumentId } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { decideTarget } from '../lib/decide-target.ts';
import { modKey } from '../lib/mod-key.ts';
import { openKeys } from '../lib/overlay.ts';
import { rankByText } from '../lib/rank-by-text.ts';
import { reportsQuery, searchQuery } from '../lib/queries.ts';
import { readingQuery } from '../lib/reading-query.ts';
import { toggleTheme } from '../lib/toggle-theme.ts';
import { useDates } from '../lib/use-dates.ts';
import { useLocale } from '../lib/use-locale.ts';
import { usePreferences } from '../lib/use-preferences.ts';
import { settingsSections, useSettings } from '../lib/use-settings.ts';
import { useSettled } from '../lib/use-settled.ts';
import { localeNames } from './language-menu.tsx';
import { navItems } from './nav-items.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Where it leads, in one word. */
  readonly target?: string;
  readonly keys?: readonly string[];
  readonly icon: ReactNode;
  /** More words it can be found by. */
  readonly words?: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly value: string;
  readonly items: readonly PaletteItem[];
}

const pageKeys: Readonly<Record<string, readonly string[]>> = {
  today: ['g', 'h'],
  research: ['g', 'r'],
  discover: ['g', 'd'],
  strategies: ['g', 's'],
  signals: ['g', 'i'],
  chat: ['g', 'c'],
};

/** What a search found for a text; `isSearching` while its answer is on the way. */
interface Found {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
}

function useInstrumentItems(text: string): Found {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const settled = useSettled(text, 80);
  const { data, isPlaceholderData, isError } = useQuery(searchQuery(settled));
  // What an earlier text found must not be chosen for this one.
  if (text.trim() === '') return { items: [], isSearching: false };
  if (data === undefined || isPlaceholderData || settled !== text) return { items: [], isSearching: !isError };
  const items = data.hits.map(({ instrument }) => {
    const id = parseInstrumentId(instrument.id);
    return {
      id: `instrument-${instrument.id}`,
      label: instrument.name[locale],
      detail: `${id === null ? instrument.symbol : displaySymbol(id)} · ${exchangeName(instrument, locale)} · ${instrument.currency}`,
      target: t('palette.research'),
      icon: <TrendingUp size={16} aria-hidden />,
      run: () => void navigate({ to: '/research', search: { symbol: instrument.id } }),
    };
  });
  return { items, isSearching: false };
}

/** A question or a rule in words goes to the assistant, where it waits to be sent. */
function useAskItems(text: string): readonly PaletteItem[] {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const settled = useSettled(text, 150);
  const { data: reading } = useQuery(readingQuery(useQueryClient(), settled, locale));
  if (reading === undefined || settled !== text || decideTarget(reading, null) === 'research') return [];
  return [
    {
      id: 'ask',
      label: text.trim(),
      target: t('palette.ask'),
      icon: <MessageSquare size={16} aria-hidden />,
      run: () => void navigate({ to: '/chat/{-$conversationId}', params: {}, search: { q: text.trim() } }),
    },
  ];
}

function useReportItems(): readonly PaletteItem[] {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { date } = useDates();
  const { data } = useQuery(reportsQuery());
  return (data?.runs ?? []).map((run) => ({
    id: `report-${run.id}`,
    label: run.instrument.name[locale],
    detail: date(run.asOf),
    target: t('palette.report'),
    words: `${run.instrument.id} ${run.instrument.symbol}`,
    icon: <FileText size={16} aria-hidden />,
    run: () => void navigate({ to: '/research', search: { symbol: run.instrument.id, run: run.id } }),
  }));
}

function usePageItems(): readonly PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return navItems.map(({ to, search = {}, key, icon: Icon }) => ({
    id: `page-${key}`,
    label: t(`nav.${key}`),
    keys: pageKeys[key] ?? [],
    icon: <Icon size={16} aria-hidden />,
    run: () => void navigate({ to, search }),
  }));
}

function useActionItems(): readonly PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const change = usePreferences((state) => state.change);
  const current = useLocale();
  const languages = locales
    .filter((locale) => locale !== current)
    .map((locale) => ({
      id: `language-${locale}`,
      label: localeNames[locale],
      words: `language 语言 語言 ${locale}`,
      icon: <Languages size={16} aria-hidden />,
      run: () => change({ locale }),
    }));
  return [
    {
      id: 'action-research',
      label: t('palette.startResearch'),
      icon: <FlaskConical size={16} aria-hidden />,
      run: () => void navigate({ to: '/research' }),
    },
    {
      id: 'action-theme',
      label: t('palette.theme'),
      keys: [`${modKey}⇧L`],
      icon: <Contrast size={16} aria-hidden />,
      run: toggleTheme,
    },
    { id: 'action-keys', label: t('keys.title'), keys: ['?'], icon: <Keyboard size={16} aria-hidden />, run: openKeys },
    ...languages,
  ];
}

interface Offered {
  readonly groups: readonly PaletteGroup[];
  /** More may come: nothing found is not said yet. */
  readonly isSearching: boolean;
}

/** What the palette offers for a text, best first within each group; empty groups are left out. */
export function usePaletteGroups(text: string): Offered {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const instruments = useInstrumentItems(text);
  const asked = useAskItems(text);
  const reports = useReportItems();
  const pages = usePageItems();
  const actions = useActionItems();
  const sections = settingsSections.map((section) => ({
    id: `settings-${section}`,
    label: t(`palette.settings.${section}`),
    target: t('palette.settingsTarget'),
    icon: <Settings size={16} aria-hidden />,
    run: () => settings.open(section),
  }));
  const found = (items: readonly PaletteItem[]): readonly PaletteItem[] =>
    rankByText(items, text, (item) => `${item.label} ${item.words ?? ''}`);
  const groups: readonly PaletteGroup[] = [
    { value: t('palette.pages'), items: found(pages) },
    { value: t('palette.symbols'), items: instruments.items },
    { value: t('palette.question'), items: asked },
    { value: t('palette.reports'), items: found(reports) },
    { value: t('palette.actions'), items: found(actions) },
    { value: t('palette.settingsGroup'), items: found(sections) },
  ];
  return { groups: groups.filter((group) => group.items.length > 0), isSearching: instruments.isSearching };
}
