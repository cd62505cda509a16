import { Plus } from 'lucide';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Icon } from '@/components/ui/icon';

export type QuestionsProps = {
  id: string;
  title: string;
  items: readonly { question: string; answer: string }[];
};

/** Questions that open on their answers. They open without script too, and each by itself. */
export function Questions({ id, title, items }: QuestionsProps) {
  return (
    <SectionFrame id={id} title={title}>
      <div className="co-questions">
        {items.map(({ question, answer }) => (
          <details className="acc" key={question}>
            <summary>
              {question}
              <Icon of={Plus} size={24} />
            </summary>
            <p className="in prose">{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
