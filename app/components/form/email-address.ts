// Same rule as the check of the table `emails`, which a test compares: one @, no spaces or brackets, a domain with a
// dot.
const emailAddress = /^[^\s@<>(),;:"\\]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Returns whether a text, without surrounding spaces, can be an email address: `"inés@correo.es"` → true,
 * `"ines@correo"` → false.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length >= 6 && address.length <= 254 && emailAddress.test(address);
}
