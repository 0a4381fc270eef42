import { beforeEach, expect, test } from "vitest";
import { emailAddresses, invalidEmailAddresses } from "#tests/site/email-addresses.ts";
import { asOwner, call, claim, reset, signUp, signUpAll, storedEmails } from "./session.ts";

beforeEach(reset);

const taken = { count: 1, status: null, headers: {} };
const notAnAddress = { count: 1, status: "400", headers: { "Proxy-Status": "PostgREST; error=23514" } };
const tooMany = {
  count: 1,
  status: "429",
  headers: { "Proxy-Status": "PostgREST; error=PT429", "Retry-After": expect.stringMatching(/^(?:600|59\d)$/) },
};

test("the database takes the email addresses that form and functions take, and refuses the others", async () => {
  for (const email of emailAddresses) {
    await reset();
    expect([email, await signUp(email)]).toEqual([email, taken]);
    expect(await storedEmails()).toEqual([email.trim().normalize("NFKC").toLowerCase()]);
  }
  await reset();
  for (const [issue, email] of Object.entries(invalidEmailAddresses)) {
    expect([issue, await signUp(email)]).toEqual([issue, notAnAddress]);
  }
  expect(await storedEmails()).toEqual([]);
});

test("an email address is stored once, in whatever case and forms of letters it comes", async () => {
  const spellings = ["ana@correo.es", "ANA@correo.es", "ana@\uff43orreo.es", "\uff21\uff4e\uff41@correo.es"];
  for (const email of spellings) expect(await signUp(email)).toEqual(taken);
  expect(await storedEmails()).toEqual(["ana@correo.es"]);
  // One letter for the form, a sentence with spaces for the mail.
  expect(await signUp("\ufdfa@correo.es")).toEqual(notAnAddress);
});

test("no email address at all is refused", async () => {
  expect(await signUp(null)).toEqual({ ...notAnAddress, headers: { "Proxy-Status": "PostgREST; error=23502" } });
});

test.each([
  ["'mal'", "23514"],
  ["null", "23502"],
])("where no request can be answered, %s is an error that tells nothing of the row", async (email, code) => {
  const error: unknown = await asOwner(`insert into public.emails (email) values (${email})`).catch((reason) => reason);
  expect(error).toMatchObject({ code });
  expect(JSON.stringify(error)).not.toContain("Failing row");
});

test("nobody learns who is subscribed: new, waiting and confirmed addresses have one answer", async () => {
  for (const email of ["ana@correo.es", "eva@correo.es"]) await signUp(email);
  const eva = (await claim()).find(({ email }) => email === "eva@correo.es");
  expect(await call("public.confirm_subscriber($1)", [eva?.token])).toBe(true);
  const known = ["ana@correo.es", "eva@correo.es"];
  for (const email of ["nueva@correo.es", ...known]) expect(await signUp(email)).toEqual(taken);
  for (let count = 1; count <= 10; count += 1) await signUp(`a${count}@correo.es`, "10.5.0.1");
  for (const email of ["otra@correo.es", ...known]) expect(await signUp(email, "10.5.0.1")).toEqual(tooMany);
});

test("several rows in one call are refused alike, whatever they hold, and nothing of them stays", async () => {
  await signUp("ana@correo.es");
  for (const emails of [
    ["uno@correo.es", "dos@correo.es"],
    ["ana@correo.es", "uno@correo.es"],
    ["mal", "peor"],
    Array.from({ length: 10_000 }, (_row, index) => `m${index}@correo.es`),
  ]) {
    await expect(signUpAll(emails)).rejects.toMatchObject({
      code: "PT400",
      message: "A request signs up one email address",
    });
  }
  expect(await storedEmails()).toEqual(["ana@correo.es"]);
});

test("a client may sign up ten times in ten minutes, another client is not held up", async () => {
  for (let count = 1; count <= 10; count += 1) {
    // Addresses that a client writes before its own change nothing.
    expect(await signUp(`a${count}@correo.es`, `1.1.1.${count}, 10.1.0.1`)).toEqual(taken);
  }
  expect(await signUp("a11@correo.es", "9.9.9.9, 10.1.0.1")).toEqual(tooMany);
  expect(await signUp("otra@correo.es", "10.1.0.2")).toEqual(taken);
  expect(await storedEmails()).toHaveLength(11);
});

test("refused sign-ups are counted as well", async () => {
  for (let count = 1; count <= 10; count += 1) expect(await signUp("mal", "10.4.0.1")).toEqual(notAnAddress);
  expect(await signUp("bien@correo.es", "10.4.0.1")).toEqual(tooMany);
  expect(await signUp("mal", "10.4.0.1")).toEqual(tooMany);
});

test("the addresses of one home connection are one client, and neighbouring networks have thirty sign-ups in all", async () => {
  // Its share is used up, and no more.
  for (let count = 1; count <= 12; count += 1) await signUp(`s${count}@correo.es`, `2001:db8:7:1::${count}`);
  expect(await storedEmails()).toHaveLength(10);
  for (let count = 2; count <= 21; count += 1) {
    expect(await signUp(`p${count}@correo.es`, `2001:db8:7:${count}::1`)).toEqual(taken);
  }
  expect(await signUp("p22@correo.es", "2001:db8:7:ffff::1")).toEqual(tooMany);
  expect(await signUp("p22@correo.es", "2001:db8:8:1::1")).toEqual(taken);
});

test("all whose IP address cannot be read are one client, which is not that of any other", async () => {
  for (let count = 1; count <= 10; count += 1) await signUp(`u${count}@correo.es`, `no-${count}.example`);
  for (const ip of ["", "10.9.0.1, ?"]) expect(await signUp("u11@correo.es", ip)).toEqual(tooMany);
  expect(await signUp("u11@correo.es", "10.9.0.1")).toEqual(taken);
});

test("rows that come from no visitor are not counted", async () => {
  for (let count = 1; count <= 12; count += 1) await signUp(`c${count}@correo.es`);
  expect(await storedEmails()).toHaveLength(12);
});
