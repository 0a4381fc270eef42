import { useTranslation } from "react-i18next";
import { OptionalChoice, OptionalField } from "#app/components/form/optional-field.tsx";
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
        <OptionalField
          name="telephone"
          type="tel"
          autoComplete="tel"
          label={t("contact.details.telephone")}
          readOnly={isBusy}
        />
        <OptionalField name="town" autoComplete="off" label={t("contact.details.town")} readOnly={isBusy} />
        <OptionalChoice
          name="model"
          label={t("contact.details.model")}
          none={t("contact.details.noModel")}
          choices={models.map(({ name }) => name)}
        />
      </div>
    </Disclosure>
  );
}
