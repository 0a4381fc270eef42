/**
 * What form and database have to judge alike: the rule stands in `app/components/form/email-address.ts` and, in
 * SQL, in the table `emails`. An address that only the form lets through would be refused with a notice of failure.
 */
export const emailAddresses = [
  "ines@correo.es",
  " ines@correo.es ",
  "\tines@correo.es\r\n",
  "ines+mod@correo.co.uk",
  "inés@correo.es",
  "o'brien@correo.es",
  "a@b.es",
  "ines@muñoz.es",
  "ines@dominió.es",
  "ines@xn--muoz-hqa.es",
  `${"a".repeat(64)}@correo.es`,
  `ines@${"a".repeat(246)}.es`,
];

/** Each by what is wrong with it. */
export const invalidEmailAddresses = {
  empty: "",
  "only spaces": "   ",
  "without @": "ines.correo.es",
  "without a domain": "ines@",
  "without a name": "@correo.es",
  "without a dot": "ines@correo",
  "with a dot at the end": "ines@correo.",
  "with a dot after its end": "ines@correo.es.",
  "with a dot after @": "ines@.es",
  "with two dots": "ines@correo..es",
  "with two @": "ines@@correo.es",
  "with an @ too many": "ines@b@correo.es",
  "with a space in its name": "ines lopez@correo.es",
  "with a space before @": "ines @correo.es",
  "with a space in its domain": "ines@correo .es",
  "with a line break": "ines@correo.es\nBcc: otra@correo.es",
  "in brackets": "<ines@correo.es>",
  "with a name before it": "Inés <ines@correo.es>",
  "with a quoted name before it": '"Inés" <ines@correo.es>',
  "two of them": "ines@correo.es,eva@correo.es",
  "too short": "a@b.c",
  "with a name of 65 characters": `${"a".repeat(65)}@correo.es`,
  "of 255 characters": `ines@${"a".repeat(247)}.es`,
  "of 300 characters": `${"a".repeat(60)}@${"b".repeat(235)}.es`,
  "that is HTML": "<script>alert(1)</script>",
  "that is SQL": "'; drop table emails; --",
} as const;
