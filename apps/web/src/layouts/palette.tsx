import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOverlay, useOverlay } from '../lib/overlay.ts';
import { Kbd } from '../ui/kbd.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePaletteGroups, type PaletteGroup, type PaletteItem } from './use-palette-groups.tsx';

/** Symbols of four markets, reports, pages, actions and settings behind one field. */
export function Palette() {
  const { open, query } = useOverlay();
  // Each opening starts from the given text.
  return open === 'palette' ? <OpenPalette key={query} initial={query} /> : null;
}

function OpenPalette({ initial }: { readonly initial: string }) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState(initial);
  const deferred = useDeferredValue(text);
  const { groups, isSearching } = usePaletteGroups(deferred);
  const [isTaking, setTaking] = useState(false);
  const first = groups[0]?.items[0];
  const isComing = deferred !== text || (first === undefined && isSearching);
  const run = (item: PaletteItem): void => {
    closeOverlay();
    item.run();
  };
  // Enter that came before the list takes what stands first in it, never what an earlier text had found.
  const onListed = useEffectEvent(() => {
    setTaking(false);
    if (first !== undefined) run(first);
  });
  useEffect(() => {
    if (isTaking && !isComing) onListed();
  }, [isTaking, isComing]);
  return (
    <Dialog.Root open onOpenChange={closeOverlay}>
      <Dialog.Portal>
        <Dialog.Backdrop className="pop fixed inset-0 z-70 bg-scrim" />
        <Dialog.Viewport className="fixed inset-0 z-70 flex items-start justify-center px-2 pt-[12dvh] max-md:pt-2">
          <Dialog.Popup
            data-testid="palette"
            aria-label={t('palette.title')}
            className="pop flex max-h-[min(560px,80dvh)] w-[600px] max-w-full flex-col overflow-hidden rounded-modal border border-line bg-1 text-1 shadow-overlay outline-none"
          >
            <Autocomplete.Root
              open
              inline
              // Base UI keeps the list it is given; groups are rebuilt, never changed.
              items={groups.map((group) => ({ ...group, items: [...group.items] }))}
              value={text}
              onValueChange={(next) => {
                setText(next);
                setTaking(false);
              }}
              itemToStringValue={(item) => item.label}
              filter={null}
              // Without a word typed nothing is marked, so that Enter starts nothing.
              autoHighlight={text.trim() !== ''}
              keepHighlight
            >
              <Autocomplete.InputGroup className="flex items-center gap-2.5 border-b border-line pr-3 pl-4">
                <Search size={16} className="text-3" aria-hidden />
                <Autocomplete.Input
                  aria-label={t('palette.title')}
                  placeholder={t('palette.placeholder')}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '' || !isComing)
                      return;
                    event.preventBaseUIHandler();
                    event.preventDefault();
                    setTaking(true);
                  }}
                  className="h-12 min-w-0 flex-1 bg-transparent text-[15px] text-1 outline-none placeholder:text-3"
                />
                <Dialog.Close
                  aria-label={t('palette.close')}
                  className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                >
                  <Kbd>Esc</Kbd>
                </Dialog.Close>
              </Autocomplete.InputGroup>
              <div className="flex min-h-0 flex-1 flex-col">
                <Autocomplete.Empty>
                  {isSearching ? (
                    <Skeleton className="mx-3 my-6 h-5" />
                  ) : (
                    <p className="px-3 py-6 text-ui font-normal text-2 empty:hidden">{t('palette.nothing')}</p>
                  )}
                </Autocomplete.Empty>
                {/* The list itself scrolls: its options are reached from the field. */}
                <Autocomplete.List className="min-h-0 overflow-y-auto p-1.5 empty:p-0">
                  {(group: PaletteGroup) => (
                    <Autocomplete.Group key={group.value} items={[...group.items]}>
                      <Autocomplete.GroupLabel className="px-2.5 pt-2.5 pb-1 text-caption font-medium text-3">
                        {group.value}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => (
                          <Autocomplete.Item
                            key={item.id}
                            value={item}
                            onClick={() => run(item)}
                            className="menu-item min-h-10 text-ui font-normal"
                          >
                            <span className="text-2">{item.icon}</span>
                            <span className="min-w-0 truncate">{item.label}</span>
                            {item.detail !== undefined && (
                              <span className="num min-w-0 truncate text-caption text-3">{item.detail}</span>
                            )}
                            <span className="ml-auto flex shrink-0 items-center gap-1 text-caption text-3">
                              {item.target}
                              {item.keys?.map((key) => (
                                <Kbd key={key}>{key}</Kbd>
                              ))}
                            </span>
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
