import { useTranslation } from "react-i18next";
import { FormField, type FormFieldProps } from "#app/components/form/form-field.tsx";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";

export interface MessageDetailsProps {
  readonly models: ContactPage["models"];
  /** Returns what fields of the form have in common, with the error of one that is checked if it is wrong. */
  readonly fieldOf: (name: string, error?: string) => Pick<FormFieldProps, "name" | "error">;
}

/** Optional details that help the company to answer, folded up: telephone, municipality and model. */
export function MessageDetails({ models, fieldOf }: MessageDetailsProps) {
  const { t } = useTranslation();
  return (
    <Disclosure summary={t("contact.details.title")}>
      <div className="message-details">
        <FormField
          {...fieldOf("telephone")}
          isOptional
          type="tel"
          autoComplete="tel"
          label={t("contact.details.telephone")}
        />
        <FormField {...fieldOf("town")} isOptional autoComplete="off" label={t("contact.details.town")} />
        <FormField
          {...fieldOf("model")}
          isOptional
          label={t("contact.details.model")}
          options={["", ...models.map(({ name }) => name)].map((name, index) => (
            <option value={name} key={index}>
              {name || t("contact.details.noModel")}
            </option>
          ))}
        />
      </div>
    </Disclosure>
  );
}
