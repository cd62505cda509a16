import * as messages from '@/.content/messages/contact';

export type CopyAddressProps = { address: string };

/** An e-mail address as text, and the button that copies it, whose press `FrameEffects` answers without a script here. */
export function CopyAddress({ address }: CopyAddressProps) {
  return (
    <span>
      <span className="mr-1.5 wrap-anywhere select-all">{address}</span>{' '}
      <button type="button" className="link js-only min-h-11" data-copy={address}>
        {messages.copyAddress}
      </button>
    </span>
  );
}
