'use client';

import { Copy, ExternalLink } from 'lucide';
import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as messages from '@/.content/messages/inApp';
import { appName, menuHint } from '@/lib/ui/app-menu';
import { thisBrowser } from '@/lib/ui/browser';
import { copyText } from '@/lib/ui/copy-text';
import { externalLink } from '@/lib/ui/external-link';
import { Button, buttonClass } from './button';
import { Dialog } from './dialog.client';
import { Icon } from './icon';

/**
 * Limit of the built-in browser of an app. `file`: saving a file; `list`: one of the list in the address; `stored`: one of
 * the data on the device. `print`: printing. `guide`: keeping a guide offline. `maps`: opening a map app.
 */
export type Obstacle = 'file' | 'list' | 'stored' | 'print' | 'guide' | 'maps';

const REASONS: Readonly<Record<Obstacle, (parameters: { app: string }) => string>> = {
  file: messages.noFile,
  list: messages.noListFile,
  stored: messages.noStoredFile,
  print: messages.noPrint,
  guide: messages.noGuide,
  maps: messages.noMaps,
};

type OpenInBrowserProps = { obstacle: Obstacle; address: string; open: boolean; onClose: () => void };

/** Dialog with the limit that was met, the menu entry or link that leaves the app, and the address to copy. */
function OpenInBrowser({ obstacle, address, open, onClose }: OpenInBrowserProps) {
  const [browser] = useState(() => thisBrowser());
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const link = externalLink(browser, address);

  const copy = async () => {
    if (await copyText(address)) return setStatus(messages.linkCopied);
    // Web views of Android refuse the Clipboard API, but copy what is selected.
    field.current?.select();
    setStatus(document.execCommand('copy') ? messages.linkCopied : messages.linkSelected);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title}
      description={REASONS[obstacle]({ app: appName(browser.app) })}
      initialFocus={top}
    >
      <p className="mt-4 text-lg leading-snug outline-none" ref={top} tabIndex={-1}>
        {menuHint(browser)}
      </p>
      {link && (
        <a className={buttonClass({ className: 'mt-4' })} href={link.href}>
          <Icon of={ExternalLink} size={18} />{' '}
          {link.opens === 'chrome' ? messages.openChrome : messages.openDefault}
        </a>
      )}
      <p className="secondary mt-6">{messages.orCopy}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <input
          className="field h-11 w-[min(20rem,100%)] text-sm text-ellipsis text-ink-2"
          type="text"
          readOnly
          aria-label={messages.link}
          value={address}
          ref={field}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="quiet" small onClick={copy}>
          <Icon of={Copy} size={18} /> {messages.copyLink}
        </Button>
      </div>
      <p className="mt-2.5 min-h-5 font-display text-sm font-medium" role="status">
        {status}
      </p>
    </Dialog>
  );
}

let root: Root | undefined;
/** Counts the dialogs, so that each one starts without the status of the last. */
let count = 0;

/** Opens the dialog in a React root of its own, over any other. Called by `showOpenInBrowser` only. */
export function openDialog(obstacle: Obstacle, address: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  count += 1;
  const render = (open: boolean, key = count) =>
    root?.render(
      <OpenInBrowser
        key={key}
        obstacle={obstacle}
        address={address}
        open={open}
        onClose={() => render(false, key)}
      />,
    );
  render(true);
}
