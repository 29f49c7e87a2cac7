import { Braces, Download, FileDown, FileText, Printer, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import { saveFile } from '../../charts/save-file.ts';
import { apiUrl, ownerFetch } from '../../lib/api.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';

/** Takes the report away: as Markdown, as JSON, as a page that checks itself, on paper. */
export function ExportMenu({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('research');
  const locale = useLocale();

  async function save(format: 'md' | 'json' | 'html' | 'pdf'): Promise<void> {
    try {
      const response = await ownerFetch(apiUrl('/reports/:id/export', { id: run.id }, { format, locale }));
      saveFile(`${run.instrument.symbol}-${run.asOf}.${format}`, await response.blob());
    } catch {
      toast.error(t('export.failed'), {
        action: { label: t('common:action.retry'), onPress: () => void save(format) },
      });
    }
  }

  return (
    <Menu
      label={t('export.title')}
      trigger={<IconButton bordered label={t('export.title')} icon={<Download size={16} aria-hidden />} />}
      items={[
        { id: 'md', label: t('export.md'), icon: <FileText size={16} aria-hidden />, onSelect: () => void save('md') },
        {
          id: 'json',
          label: t('export.json'),
          icon: <Braces size={16} aria-hidden />,
          onSelect: () => void save('json'),
        },
        {
          id: 'html',
          label: t('export.html'),
          icon: <ShieldCheck size={16} aria-hidden />,
          onSelect: () => void save('html'),
        },
        {
          id: 'pdf',
          label: t('export.pdf'),
          icon: <FileDown size={16} aria-hidden />,
          onSelect: () => void save('pdf'),
        },
        {
          id: 'print',
          label: t('export.print'),
          icon: <Printer size={16} aria-hidden />,
          onSelect: () => window.print(),
        },
      ]}
    />
  );
}
