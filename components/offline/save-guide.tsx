import { Download } from 'lucide';
import * as messages from '@/.content/messages/savedGuides';
import { Icon } from '@/components/ui/icon';
import { KeepGuideButton } from './save-guide-button.client';

export type KeepGuideProps = {
  /** Id of the guide. */
  id: string;
};

/** What keeps a guide on the device, with its words in the page, so that no script has to bring them. */
export function KeepGuide({ id }: KeepGuideProps) {
  return (
    <div className="js-only mt-6 print:hidden">
      <KeepGuideButton id={id} part={messages.theKeeping}>
        <Icon of={Download} size={18} /> {messages.keep}
      </KeepGuideButton>
    </div>
  );
}
