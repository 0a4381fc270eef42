import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { Questions } from "#app/components/questions/questions.tsx";
import { fixture } from "#tests/site/fixture-site.ts";

test("a link of the content to a file is no link of the router, which knows pages alone", () => {
  const questions = [{ id: "catalogo", question: "¿Y el catálogo?", answer: "Es un PDF.", href: "/catalogo.pdf" }];
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <Questions questions={questions} />
    </I18nextProvider>,
  );
  expect(html).toMatch(/<a [^>]*href="\/catalogo.pdf"/);
});
