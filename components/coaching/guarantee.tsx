import { WholeWords } from './whole-words';

export type GuaranteeProps = {
  id: string;
  title: string;
  /** The promise itself, one sentence. */
  text: string;
  /** How it works, in order. */
  steps: readonly string[];
};

/** The money-back guarantee on its own ground. */
export function Guarantee({ id, title, text, steps }: GuaranteeProps) {
  return (
    <section className="co-guarantee" id={id}>
      <div className="wrap co-split">
        <h2 className="t-3">
          <WholeWords text={title} />
        </h2>
        <div>
          <p className="t-1">{text}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
