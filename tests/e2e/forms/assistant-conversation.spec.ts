import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, nextFrames, test } from "#tests/e2e/site-test.ts";
import { openAssistant, reply } from "./assistant-page.ts";
import { calls, heldAnswer, recordCalls } from "./calls.ts";

const { greeting, typing, suggestedQuestions, generated, notice, left_one, left_other } = texts.assistant;
const [models, financing] = [pathTo("models"), pathTo("financing")];

test("questions and replies have their sides, and the question before goes with the next", async ({ page }) => {
  const { panel, input, send, bubbles, log, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Sí."));
  const bodies = await recordCalls(page, calls.chat, held.answer);
  const questions = panel.getByRole("list", { name: suggestedQuestions }).getByRole("button");
  const [assistant] = content.entries("assistant");
  expect(await questions.allInnerTexts()).toEqual(assistant?.data.suggestedQuestions);
  const [first = ""] = await questions.allInnerTexts();
  await test.step("an empty or blank one is not sent", async () => {
    await send.click();
    await ask("   ");
    expect(await bubbles()).toEqual([greeting]);
  });
  await test.step("one to begin with is sent by one press", async () => {
    await questions.first().click();
    await expect.poll(bubbles).toEqual([greeting, first, typing]);
    await expect(questions).toHaveCount(0);
  });
  await test.step("while the reply is pending nothing is sent, and typing on does not scroll the page", async () => {
    await expect(input).toBeDisabled();
    await expect(send).toBeDisabled();
    await panel.locator("form").evaluate((form: HTMLFormElement) => {
      const field = form.elements.namedItem("message");
      if (field instanceof HTMLInputElement) field.value = "Segunda";
      form.requestSubmit();
    });
    const before = await page.evaluate(() => window.scrollY);
    for (const key of [" ", "PageDown", "End"]) await page.keyboard.press(key);
    await nextFrames(page, 10);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect.poll(() => bodies).toEqual([{ message: first }]);
    held.release();
    await expect.poll(bubbles).toEqual([greeting, first, "Sí."]);
    await expect(input).toBeFocused();
  });
  await input.fill("");
  await page.keyboard.insertText("ñ".repeat(1200));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await bubbles()).slice(3)).toEqual(["ñ".repeat(1000), "Sí."]);
  expect(bodies).toEqual([{ message: first }, { message: "ñ".repeat(1000), previous: first }]);
  const sides = await log.locator("li").evaluateAll((items) =>
    items.map((item) => {
      const list = item.parentElement?.getBoundingClientRect();
      const { left, right } = item.getBoundingClientRect();
      return Math.abs(left - (list?.left ?? 0)) < 1 ? "left" : Math.abs(right - (list?.right ?? 0)) < 1 ? "right" : "";
    }),
  );
  expect(sides).toEqual(["left", "right", "left", "right", "left"]);
});

test("the field grows to five lines and says how many characters are left when they are few", {
  tag: "@both",
}, async ({ page }) => {
  const { panel, input, bubbles } = await openAssistant(page);
  const heightOf = async (lines: number) => {
    await input.fill(Array(lines).fill("a").join("\n"));
    return (await input.boundingBox())?.height ?? 0;
  };
  const [one, two, five, six] = [await heightOf(1), await heightOf(2), await heightOf(5), await heightOf(6)];
  expect(two).toBeGreaterThan(one);
  expect(five - one).toBeCloseTo(4 * (two - one), 0);
  expect(six).toBe(five);
  expect(await heightOf(1)).toBe(one);
  await test.step("Enter with Shift begins a line", async () => {
    await input.press("Shift+Enter");
    await input.pressSequentially("b");
    await expect(input).toHaveValue("a\nb");
    expect(await bubbles()).toEqual([greeting]);
  });
  for (const [length, words] of [
    [899, undefined],
    [900, left_other.replace("{{count}}", "100")],
    [999, left_one.replace("{{count}}", "1")],
    [1000, left_other.replace("{{count}}", "0")],
  ] as const) {
    await input.fill("ñ".repeat(length));
    if (words === undefined) await expect(input).toHaveAccessibleDescription(notice);
    else {
      await expect(panel.getByText(words)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(`${notice} ${words}`);
    }
  }
  await expectAccessible(page, "the assistant with a long question");
});

test("only new replies are announced, as they are shown, and of a language model with its origin", async ({ page }) => {
  const { input, announced, bubbles, ask } = await openAssistant(page);
  await expect(announced).toHaveText("");
  const { heading } = content.page("financing").data;
  for (const [answeredBy, response, lines] of [
    ["search", `Sí, en ${financing}.`, [`Sí, en ${heading}.`]],
    ["model", "Sí.", ["Sí.", generated]],
    ["search", "No.", ["No."]],
  ] as const) {
    await page.route(calls.chat, (route) => route.fulfill({ json: { response, answeredBy } }));
    await ask("¿Y bien?");
    await expect.poll(async () => (await bubbles()).at(-1)?.split(/\n+/)).toEqual(lines);
    await expect(announced).toHaveText(lines.join(" "));
    await expect(input).toBeFocused();
  }
  // The same words again are new ones: a new element says them.
  const words = await announced.locator("span").elementHandle();
  await ask("¿Seguro?");
  await expect.poll(() => words?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(announced).toHaveText("No.");
});

test("a reply takes no focus from elsewhere; one for a closed panel is said as it opens", async ({ page }) => {
  const { button, close, panel, input, send, log, announced, bubbles, ask } = await openAssistant(page);
  await test.step("the focus returns from the button to the input", async () => {
    const held = heldAnswer(reply("Sí."));
    await page.route(calls.chat, held.answer);
    await input.fill("Hola");
    // Safari gives the focus to what is around the button.
    await panel.focus();
    await send.evaluate((element: HTMLElement) => element.click());
    await expect(input).toBeDisabled();
    held.release();
    await expect(input).toBeFocused();
  });
  const long = "Una respuesta que ocupa bastante sitio. ".repeat(20).trim();
  const first = heldAnswer(reply(long));
  await page.route(calls.chat, first.answer);
  await ask("¿Una?");
  const link = page.getByRole("link", { name: texts.nav.blog });
  await link.focus();
  first.release();
  await expect.poll(async () => (await bubbles()).at(-1)).toBe(long);
  await expect(link).toBeFocused();
  const last = heldAnswer(reply("Y es la última."));
  await page.route(calls.chat, last.answer);
  await ask("¿Y la última?");
  await close.click();
  last.release();
  await expect.poll(async () => (await bubbles()).at(-1)).toContain("Y es la última.");
  await expect(announced.locator("span")).toHaveCount(0);
  await button.click();
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 1 });
  await expect(announced).toHaveText("Y es la última.");
  await close.click();
  await button.click();
  await expect(input).toBeFocused();
  await expect(announced.locator("span")).toHaveCount(0);
});

test("a reply is text with cards and links of the site alone", { tag: "@phone" }, async ({ page }) => {
  const { log, bubbles, ask } = await openAssistant(page);
  const answer = async (response: string, cards: readonly object[] = []) => {
    await page.route(calls.chat, reply(response, cards));
    await ask("<b>¿Hola?</b>");
  };
  await test.step("hostile text", async () => {
    const hostile =
      '<img src=x onerror="document.title=1"><a href="https://otra.example">x</a> **y** [z](javascript:alert(1))';
    await answer(hostile);
    await expect.poll(bubbles).toEqual([greeting, "<b>¿Hola?</b>", hostile]);
    await expect(log.locator("img, b, script, li a")).toHaveCount(0);
  });
  await test.step("cards and links", async () => {
    const product = productPath("lum-norte");
    const table = { heads: ["Precio orientativo", "Modelo"], rows: [["24.000 €", "LUM|NORTE"]] };
    await answer("Todo en una línea.", [
      { title: "¿Qué modelos hay?", text: "Hay tres modelos.", path: models },
      { text: "Precios orientativos:", table, path: models },
      { text: `No /no-existe, sino ${product}.`, path: "/no-existe" },
    ]);
    const parts = log.getByRole("listitem").filter({ hasText: "Hay tres modelos." }).locator("section");
    await expect(parts).toHaveCount(3);
    await expect(log.getByText("Todo en una línea.")).toHaveCount(0);
    await expect(parts.getByRole("table").getByRole("columnheader")).toHaveText(table.heads);
    await expect(parts.getByRole("table").getByRole("cell")).toHaveText(table.rows.flat());
    const card = parts.first();
    await expect(card.getByRole("heading", { name: "¿Qué modelos hay?" })).toBeVisible();
    await expect(card).toContainText("Hay tres modelos.");
    await expect(card.getByRole("link")).toHaveAttribute("href", models);
    // The link in its words, and none of its own to a page that is not there.
    await expect(parts.last().getByRole("link")).toHaveCount(1);
    await expect(log.getByText("No /no-existe, sino Ficha de LUM|NORTE.")).toBeVisible();
    await expect(log.getByRole("link", { name: "Ficha de LUM|NORTE" })).toHaveAttribute("href", product);
    await expectAccessible(page, "the assistant with a passage");
  });
  await test.step("a long word, and a table with letters of twice the size, which scrolls by itself", async () => {
    const heads = ["Precio orientativo", "Modelo", "Superficie exterior"];
    const table = { heads, rows: [["24.000 €", "LUM|NORTE · 6,0 × 3,2 m", "19,20 m²"]] };
    await answer("Todo en una línea.", [
      { title: "Palabras", text: `La web no dice nada de «quier${"o".repeat(47)}».` },
      { text: "Precios orientativos, a 1.250 €/m² (impuestos según presupuesto):", table },
    ]);
    await expect(log.getByText("quierooo")).toBeVisible();
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const wide = await log.evaluate((element) =>
        [element, ...element.querySelectorAll(".reply-table, li p")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className }) => className),
      );
      expect(wide).toEqual(size === "100%" ? [] : ["reply-table", "reply-table"]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  });
  await test.step("a long one", async () => {
    await answer(Array.from({ length: 60 }, (_, line) => `Línea ${line + 1}`).join("\n"));
    await expect(log.getByText("Línea 60")).toBeAttached();
    const start = () =>
      log.evaluate((element) => {
        const last = element.querySelector("li:last-child");
        return (last?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
      });
    await expect.poll(start).toBeLessThan(40);
    expect(await start()).toBeGreaterThanOrEqual(0);
  });
});

test("a question is not cut above its short reply, and what is being read stays where it is", {
  tag: "@phone",
}, async ({ page }) => {
  const { log, input, ask } = await openAssistant(page);
  const topOf = (place: number) =>
    log.evaluate((element, index) => {
      const entry = [...element.querySelectorAll("li")].at(index);
      return (entry?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
    }, place);
  const { width = 360, height = 780 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 400 });
  for (const lines of [30, 8]) {
    await page.route(calls.chat, reply(Array.from({ length: lines }, (_, line) => `Línea ${line + 1}`).join("\n")));
    await ask("¿Y la licencia?");
    await expect(input).toBeEnabled();
  }
  expect(await log.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(8 * 22 + 80);
  await expect.poll(() => topOf(-2)).toBeGreaterThanOrEqual(0);
  await test.step("at the latest, also in another height", async () => {
    await page.setViewportSize({ width, height: 385 });
    await nextFrames(page, 5);
    await expect(log.locator("li").nth(-2)).toBeInViewport({ ratio: 1 });
  });
  await test.step("farther up", async () => {
    await log.evaluate((element) => element.scrollTo({ top: 200, behavior: "instant" }));
    await nextFrames(page, 2);
    await page.setViewportSize({ width, height });
    await nextFrames(page, 5);
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(200);
  });
});

test("the call carries the public key, and the token of a session if there is one", async ({ page, baseURL }) => {
  const session = {
    access_token: "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.firma",
    refresh_token: "renovar",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "1", aud: "authenticated" },
  };
  const key = `sb-${new URL(String(baseURL)).hostname.split(".")[0]}-auth-token`;
  await page.route(calls.chat, reply("Sí."));
  const { ask, input } = await openAssistant(page);
  for (const authorization of [undefined, `Bearer ${session.access_token}`]) {
    await expect(input).toBeEnabled();
    const call = page.waitForRequest(calls.chat);
    await ask("Hola");
    expect((await call).headers()).toMatchObject({ apikey: "sb_publishable_local" });
    expect((await call).headers().authorization).toBe(authorization);
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, JSON.stringify(session)] as const);
  }
});
