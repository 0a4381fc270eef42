import { useId } from "react";

export interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly words: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Called while it slides. */
  readonly onSlide: (value: number) => void;
  /** Called when the slider is released, and after each key. */
  readonly onSettle: (value: number) => void;
}

/** A slider with its value in words. */
export function RangeField({ label, words, onSlide, onSettle, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="designer-range">
      <label className="type-label" htmlFor={id}>
        {label}
      </label>
      <output className="designer-range__words" htmlFor={id}>
        {words}
      </output>
      <input
        className="designer-range__input"
        type="range"
        id={id}
        aria-valuetext={words}
        onChange={({ target }) => onSlide(Number(target.value))}
        ref={(input) => {
          // React's `onChange` is called at every step of a drag.
          const settle = () => input && onSettle(Number(input.value));
          input?.addEventListener("change", settle);
          return () => input?.removeEventListener("change", settle);
        }}
        {...range}
      />
    </div>
  );
}
