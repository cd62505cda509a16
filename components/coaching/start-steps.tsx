import { SectionFrame } from '@/components/pages/sections/section-frame';

export type StartStepsProps = {
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
};

/** What happens one after the other, in numbered columns. */
export function StartSteps({ id, title, steps }: StartStepsProps) {
  return (
    <SectionFrame id={id} title={title} wide>
      <ol className="co-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
