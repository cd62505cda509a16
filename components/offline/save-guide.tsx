import { Download } from 'lucide';
import * as messages from '@/.content/messages/savedGuides';
import { Icon } from '@/components/ui/icon';
import { SaveGuideButton } from './save-guide-button.client';

export type SaveGuideProps = {
  /** Id of the guide. */
  id: string;
};

/** Button for saving a guide. Rendered on the server, so that its messages add no JavaScript. */
export function SaveGuide({ id }: SaveGuideProps) {
  return (
    <div className="js-only mt-4 print:hidden">
      <SaveGuideButton id={id} part={messages.theSaver}>
        <Icon of={Download} size={18} /> {messages.save}
      </SaveGuideButton>
    </div>
  );
}
