/**
 * The addresses that form, functions and database have to judge alike: the rule is in
 * `app/components/form/email-address.ts`, in `supabase/functions/_shared/email-address.ts` and, in SQL, in
 * `private.is_email_address`. An address that only the form lets through would be refused with a notice of failure.
 */
export const emailAddresses = [
  "ines@correo.es",
  " ines@correo.es ",
  "\tines@correo.es\r\n",
  "ines+mod@correo.co.uk",
  "inés@correo.es",
  // Its accent as a character of its own, as some keyboards write it.
  "ine\u0301s@correo.es",
  "INÉS@CORREO.ES",
  // In forms of letters that mail goes to the plain ones of.
  "ines@\uff43\uff4f\uff52\uff52\uff45\uff4f.es",
  "\uff29nes@correo.es",
  "ines@\ufb01n.es",
  "ines_lopez-2@correo.es",
  "ines!#$%&'*/?^`{|}~=+-@correo.es",
  ".ines.@correo.es",
  "o'brien@correo.es",
  "a@b.es",
  "ines@muñoz.es",
  "ines@dominió.es",
  "ines@xn--muoz-hqa.es",
  "ines@правда.рф",
  "ines@correo.xn--p1ai",
  "ines@1-2.correo-3.es",
  `${"a".repeat(64)}@correo.es`,
  `ines@${"a".repeat(63)}.es`,
  // 254 characters.
  `ines@${"aaaaaa.".repeat(35)}aaes`,
];

/** Each by what is wrong with it. */
export const invalidEmailAddresses = {
  empty: "",
  "a letter whose plain form has spaces": "ines\ufdfa@correo.es",
  "without @": "ines.correo.es",
  "without a domain": "ines@",
  "without a dot": "ines@correo",
  "with a dot after its end": "ines@correo.es.",
  "with two dots": "ines@correo..es",
  "with two @": "ines@@correo.es",
  "with a space in its name": "ines lopez@correo.es",
  "with a line break": "ines@correo.es\nBcc: otra@correo.es",
  "in brackets": "<ines@correo.es>",
  "with a name before it": "Inés <ines@correo.es>",
  "with a quoted name before it": '"Inés" <ines@correo.es>',
  "too short": "a@b.c",
  "with a name of 65 characters": `${"a".repeat(65)}@correo.es`,
  "with a label of 64 characters": `ines@${"a".repeat(64)}.es`,
  "of 255 characters": `ines@${"aaaaaa.".repeat(35)}aaaes`,
  "that begins with =": "=ines@correo.es",
  "that is a formula": '=HYPERLINK("https://evil.example")@correo.es',
  "with < in its name": "ines<@correo.es",
  "with < in its domain": "ines@correo<.es",
  "with an underscore in its domain": "ines@correo_web.es",
  "with a slash in its domain": "ines@correo.es/web",
  "with a port": "ines@correo.es:25",
  "with a hyphen before its domain": "ines@-correo.es",
  "with a hyphen after its domain": "ines@correo-.es",
  "at an IP address in brackets": "ines@[192.168.1.1]",
  "with an emoji in its domain": "ines@corre\u{1f4ee}.es",
  "with a space of no width": "ines\u200b@correo.es",
  "with a mark that turns the direction": "ines\u202e@correo.es",
  "with a no-break space in its name": "ines\u00a0lopez@correo.es",
  "with a control character": "ines\u0001@correo.es",
  "with a full-width at sign": "ines\uff20correo.es",
  "with an ideographic full stop": "ines@correo\u3002es",
  "that is HTML": "<script>alert(1)</script>",
} as const;
