/** A speech bubble whose lines are noodles; says nothing to a screen reader. */
export function NoodleNote() {
  return (
    <svg className="ct-note" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M22 22h76a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H62L40 104V86H22a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z" />
      <path d="M28 40c6-6 10-6 16 0s10 6 16 0 10-6 16 0 10 6 16 0" />
      <path d="M28 54c6-6 10-6 16 0s10 6 16 0 10-6 16 0 10 6 16 0" />
      <path d="M28 68c6-6 10-6 16 0s10 6 16 0" />
    </svg>
  );
}
