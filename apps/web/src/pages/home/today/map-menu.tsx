import { Download, Ellipsis, FileSpreadsheet } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenMatch } from '@plumbline/contract/discover';
import { readColors } from '../../../charts/chart-colors.ts';
import { toCsv } from '../../../charts/csv.ts';
import { saveFile } from '../../../charts/save-file.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { PlainIconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';

interface MapMenuProps {
  /** What holds the map. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly matches: readonly ScreenMatch[];
  readonly simulated: boolean;
}

/** The map as a picture or as rows to take away. */
export function MapMenu({ picture, matches, simulated }: MapMenuProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const label = t('map.menu');
  const icon = <Download size={16} aria-hidden />;

  async function savePicture(type: 'png' | 'svg'): Promise<void> {
    // Drawn by a press alone.
    const { pngOfChart, svgOfChart } = await import('../../../charts/chart-image.ts');
    if (picture.current === null) return;
    const color = readColors(document.documentElement);
    const caption = {
      text: simulated ? `${t('map.title')} · ${t('map.simulated')}` : t('map.title'),
      color: color('--text-2'),
      background: color('--bg-1'),
    };
    const take = type === 'png' ? pngOfChart : svgOfChart;
    saveFile(`market-map.${type}`, await take(picture.current, caption));
  }
  function saveRows(): void {
    const head = ['symbol', 'name', 'sector', 'marketCapUsd', 'dayChange', 'simulated'];
    const rows = matches.map(({ instrument, sector, figures }) => [
      instrument.id,
      instrument.name[locale],
      sector,
      figures['marketCap']?.value ?? null,
      figures['dayChange']?.value ?? null,
      String(simulated),
    ]);
    saveFile('market-map.csv', new Blob([`\uFEFF${toCsv([head, ...rows])}`], { type: 'text/csv;charset=utf-8' }));
  }
  const save = (type: 'png' | 'svg'): void =>
    void savePicture(type).catch(() => void toast.error(t('map.pictureFailed')));
  return (
    <Menu
      label={label}
      trigger={<PlainIconButton label={label} icon={<Ellipsis size={16} aria-hidden />} size="compact" />}
      items={[
        { id: 'png', label: t('map.png'), icon, onSelect: () => save('png') },
        { id: 'svg', label: t('map.svg'), icon, onSelect: () => save('svg') },
        { id: 'csv', label: t('map.csv'), icon: <FileSpreadsheet size={16} aria-hidden />, onSelect: saveRows },
      ]}
    />
  );
}
