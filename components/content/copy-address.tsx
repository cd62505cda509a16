import * as messages from '@/.content/messages/contact';

export type CopyAddressProps = { address: string };

/** An email address with a button that copies it. `FrameEffects` handles the press. */
export function CopyAddress({ address }: CopyAddressProps) {
  return (
    <span>
      <span className="me-1.5 wrap-anywhere select-all">{address}</span>{' '}
      <button type="button" className="link js-only min-h-11" data-copy={address}>
        {messages.copyAddress}
      </button>
    </span>
  );
}
