// The same rule as in `app/components/form/email-address.ts` and, in SQL, in `private.is_email_address`; the tests of
// all three read one table of cases. It is a copy because functions are deployed without `app/`.

/**
 * The part before `@`: letters, digits, the characters of an atom in RFC 5322, and dots anywhere. It may not begin with
 * a character that starts a formula in a spreadsheet.
 */
const namePattern = /^(?![=+-])[\p{Alphabetic}\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
/** A part of a domain: letters, in Punycode or not, digits, and hyphens inside. */
const labelPattern = /^(?!-)[\p{Alphabetic}\d-]{1,63}(?<!-)$/u;
/** The last part of a domain begins with a letter, unlike that of an IP address. */
const topLabelPattern = /^\p{Alphabetic}/u;

/** Returns whether a text, without surrounding spaces, can be an email address. */
export function isEmailAddress(text: string): boolean {
  const written = text.trim().normalize("NFC");
  // Mail is delivered to the address in its plain letters (NFKC), which may have spaces that the written form has not.
  return isPlainAddress(written) && isPlainAddress(written.normalize("NFKC"));
}

function isPlainAddress(address: string): boolean {
  if (address.length < 6 || address.length > 254) return false;
  const [name = "", domain = "", ...more] = address.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    namePattern.test(name) &&
    labels.length > 1 &&
    labels.every((label) => labelPattern.test(label)) &&
    topLabelPattern.test(labels.at(-1) ?? "")
  );
}
