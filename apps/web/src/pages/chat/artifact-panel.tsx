import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { PlainIconButton } from '../../ui/icon-button.tsx';

export interface ArtifactPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const dockQuery = '(min-width: 1280px)';
const widthKey = 'plumbline.artifact-width';
const narrowest = 420;
const usual = 560;
/** Sidebar and a readable thread stay beside it. */
const leftForPage = 232 + 480;
const stepPx = 24;

const widest = (): number => Math.max(narrowest, window.innerWidth - leftForPage);
const within = (width: number): number => Math.round(Math.min(widest(), Math.max(narrowest, width)));

/** A piece of an answer with room: docked at the right and as wide as wanted from 1280 px, over the whole window below. */
export function ArtifactPanel(props: ArtifactPanelProps) {
  const isDocked = useMedia(dockQuery);
  return isDocked ? <Docked {...props} /> : <WholeWindow {...props} />;
}

function Docked({ title, onClose, children }: ArtifactPanelProps) {
  const [width, setWidth] = useState(() => within(Number(readStored(widthKey)) || usual));
  const change = (next: number): void => {
    const fitting = within(next);
    setWidth(fitting);
    writeStored(widthKey, String(fitting));
  };
  // The page makes room by the same length.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--dock', `${width}px`);
    return () => void style.removeProperty('--dock');
  }, [width]);
  return (
    <Drawer open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={title} testId="artifact">
      <Handle width={width} onChange={change} />
      <div className="p-5">{children}</div>
    </Drawer>
  );
}

/** Drags the edge; the arrow keys move it as well. */
function Handle({ width, onChange }: { readonly width: number; readonly onChange: (width: number) => void }) {
  const { t } = useTranslation('chat');
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = {
      ArrowLeft: width + stepPx,
      ArrowRight: width - stepPx,
      Home: narrowest,
      End: widest(),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(window.innerWidth - event.clientX);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('artifact.resize')}
      aria-valuemin={narrowest}
      aria-valuemax={widest()}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none hover:bg-accent-wash focus-visible:bg-accent-wash"
    />
  );
}

function WholeWindow({ title, onClose, children }: ArtifactPanelProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup data-testid="artifact" className="pop fixed inset-0 z-30 flex flex-col bg-1 outline-none">
          <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pr-3 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-h3">{title}</Dialog.Title>
            <Dialog.Close render={<PlainIconButton label={t('action.close')} icon={<X size={16} aria-hidden />} />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
