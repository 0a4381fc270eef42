/** A page of a browser, with what the tests of engines do there. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Calls a function in the page with values of JSON and returns what it returns. */
  run<Values extends readonly unknown[], Result>(
    act: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Clicks the first element of a selector, as a visitor with a mouse. */
  click(selector: string): Promise<void>;
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>;
  press(key: "Escape" | "Shift" | "Enter"): Promise<void>;
  /** Makes the window as large as that inside, or as small as the system lets it be. */
  resize(width: number, height: number): Promise<void>;
  /** Returns what went wrong in the page since it was opened: exceptions, errors on the console where they are told. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
