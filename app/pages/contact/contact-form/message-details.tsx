import { useTranslation } from "react-i18next";
import { FormField } from "#app/components/form/form-field.tsx";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";

export interface MessageDetailsProps {
  readonly models: ContactPage["models"];
  readonly isBusy: boolean;
}

/** Optional details that help the company to answer, folded up: telephone, municipality and model. */
export function MessageDetails({ models, isBusy }: MessageDetailsProps) {
  const { t } = useTranslation();
  return (
    <Disclosure summary={t("contact.details.title")}>
      <div className="message-details">
        <FormField
          isOptional
          name="telephone"
          type="tel"
          autoComplete="tel"
          label={t("contact.details.telephone")}
          readOnly={isBusy}
        />
        <FormField isOptional name="town" autoComplete="off" label={t("contact.details.town")} readOnly={isBusy} />
        <FormField
          isOptional
          name="model"
          label={t("contact.details.model")}
          options={["", ...models.map(({ name }) => name)].map((name) => (
            <option value={name} key={name}>
              {name || t("contact.details.noModel")}
            </option>
          ))}
        />
      </div>
    </Disclosure>
  );
}
