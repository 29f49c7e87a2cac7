import {
  Bell,
  Bot,
  Database,
  FolderDown,
  Info,
  Lock,
  NotebookPen,
  Server,
  Settings as Gear,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { configQuery } from '../../lib/queries.ts';
import { settingsSections, useSettings, type SettingsSection } from '../../lib/use-settings.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AboutSection } from './about-section.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { ExportSection } from './export-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { useOperatorToken } from './use-source-settings.ts';

// With its own texts: opened less often than the others.
const AiSection = lazy(async () => ({ default: (await import('./ai-section.tsx')).AiSection }));
const AssistantSection = lazy(async () => {
  await loadNamespaces('assistant', 'alerts');
  return { default: (await import('./assistant-section.tsx')).AssistantSection };
});
const ServerSection = lazy(async () => {
  await loadNamespaces('server');
  return { default: (await import('./server-section.tsx')).ServerSection };
});
const AlertsSection = lazy(async () => ({ default: (await import('./alerts-section.tsx')).AlertsSection }));

const icons: Readonly<Record<SettingsSection, LucideIcon>> = {
  general: Gear,
  providers: Bot,
  assistant: NotebookPen,
  data: Database,
  alerts: Bell,
  account: UserRound,
  privacy: Lock,
  export: FolderDown,
  server: Server,
  about: Info,
};
const bodies: Readonly<Record<SettingsSection, ComponentType>> = {
  general: GeneralSection,
  providers: AiSection,
  assistant: AssistantSection,
  data: DataSection,
  alerts: AlertsSection,
  account: AccountSection,
  privacy: PrivacySection,
  export: ExportSection,
  server: ServerSection,
  about: AboutSection,
};

/** On a phone the sections stand in a row that scrolls. */
const showTab = (tab: HTMLButtonElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The settings modal of every page; its section stands in the address. */
export function Settings() {
  const { t } = useTranslation('settings');
  const { section, open, close } = useSettings();
  // While it fades out, it still shows what was open.
  const [last, setLast] = useState<SettingsSection>(section ?? 'general');
  if (section !== null && section !== last) setLast(section);
  const shown = section ?? last;
  const Body = bodies[shown];
  const config = useQuery(configQuery);
  const token = useOperatorToken((state) => state.token);
  // Whoever knows its address finds it on any server, and the token lets them in.
  const isOperator = config.data?.operator === 'everyone' || token !== '' || shown === 'server';
  const sections = settingsSections.filter((key) => key !== 'server' || isOperator);
  return (
    <Modal
      open={section !== null}
      size="large"
      title={t('title')}
      testId="settings"
      flush
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <div className="flex h-[664px] max-h-full max-md:h-full max-md:flex-col">
        <nav
          aria-label={t('sections')}
          className="flex w-[190px] shrink-0 flex-col gap-0.5 border-r border-line p-2.5 max-md:w-full max-md:flex-row max-md:overflow-x-auto max-md:border-r-0 max-md:border-b"
        >
          {sections.map((key) => {
            const Icon = icons[key];
            return (
              <button
                key={key}
                type="button"
                ref={key === shown ? showTab : null}
                aria-current={key === shown ? 'page' : undefined}
                onClick={() => open(key)}
                className={cx(
                  'flex min-h-8 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-ui whitespace-nowrap pointer-coarse:min-h-11',
                  key === shown ? 'bg-2 text-1' : 'text-2 hover:bg-2 hover:text-1',
                )}
              >
                <Icon size={16} aria-hidden />
                {t(`section.${key}`)}
              </button>
            );
          })}
        </nav>
        {/* A region that scrolls must be reachable with the keyboard. */}
        <div
          role="group"
          tabIndex={0}
          aria-label={t(`section.${shown}`)}
          className="min-h-0 min-w-0 flex-1 overflow-y-auto p-5 -outline-offset-2! max-md:p-4"
        >
          <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
            <Body />
          </Suspense>
        </div>
      </div>
    </Modal>
  );
}
