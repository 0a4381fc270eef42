import { type FocusEvent, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { FormStore } from "./create-form-store.ts";
import { type FormControl, isFormControl } from "./form-control.ts";
import { suggestEmailAddress } from "./suggest-email-address.ts";
import { useAfterPress } from "./use-after-press.ts";

/** The fields that a form checks, in its order, each with a function that returns whether an entry is right. */
export type FieldRules<Field extends string> = Readonly<Record<Field, (value: string) => boolean>>;

/**
 * The fields of a form: checks one when it is left and all before they are sent, keeps the entries in `store`, and
 * suggests what was probably meant by the entry of the field `email`.
 */
export function useFormFields<Field extends string>(
  store: Pick<FormStore<unknown>, "attachTo" | "save">,
  rules: FieldRules<Field>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set());
  const [suggestion, setSuggestion] = useState<string>();
  const [announceKey, setAnnounceKey] = useState(0);
  const afterPress = useAfterPress();

  // Before the effects of the fields, of which one fixes a choice while it is sent.
  useLayoutEffect(() => (form.current ? store.attachTo(form.current) : undefined), [store]);

  function control(name: string): FormControl | undefined {
    const element = form.current?.elements.namedItem(name);
    return isFormControl(element) ? element : undefined;
  }

  function check({ name, value }: Pick<FormControl, "name" | "value">): void {
    if (!isRuled(name, rules)) return;
    setInvalidFields((before) => {
      const others = [...before].filter((other) => other !== name);
      return new Set(rules[name](value) ? others : [...others, name]);
    });
    if (name === "email") setSuggestion(suggestEmailAddress(value));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (isFormControl(target)) afterPress(() => check(target));
  }

  // Removes an error as soon as the entry is right; new errors appear on blur only.
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!isFormControl(target)) return;
    store.save(target);
    if (invalidFields.has(target.name) || (target.name === "email" && suggestion !== undefined)) check(target);
  }

  function onReset(): void {
    setInvalidFields(new Set());
    setSuggestion(undefined);
  }

  /**
   * Checks all fields. Moves the focus to the first wrong one, which makes screen readers announce its error; where it
   * has the focus already, after Enter, `announceKey` changes and the fields announce their errors again.
   *
   * @returns whether all are right.
   */
  function checkAll(): boolean {
    const controls = Object.keys(rules).flatMap((name) => control(name) ?? []);
    for (const field of controls) {
      // Also entries that were not typed: a prefilled message, or what the browser filled in.
      store.save(field);
      check(field);
    }
    const wrong = controls.find(({ name, value }) => isRuled(name, rules) && !rules[name](value));
    if (!wrong) return true;
    const folded = wrong.closest("details");
    if (folded) folded.open = true;
    if (document.activeElement === wrong) setAnnounceKey((before) => before + 1);
    else wrong.focus();
    return false;
  }

  /** Writes the email address that was meant, and stays in its field. */
  function correctEmail(email: string): void {
    const field = control("email");
    if (!field) return;
    field.value = email;
    store.save(field);
    field.focus();
    check(field);
  }

  const handlers = { onBlur, onInput, onReset };
  return { form, invalidFields, suggestion, correctEmail, announceKey, checkAll, handlers };
}

function isRuled<Field extends string>(name: string, rules: FieldRules<Field>): name is Field {
  return Object.hasOwn(rules, name);
}
