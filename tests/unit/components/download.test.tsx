import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { DownloadButton } from "#app/components/download/download-button.tsx";
import { Questions } from "#app/components/questions/questions.tsx";
import { fixture } from "#tests/site/fixture-site.ts";

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<I18nextProvider i18n={fixture.locales.i18n("es")}>{element}</I18nextProvider>);
}

const textIn = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00A0", " ");

test("a link of the content to a file is no link of the router, which knows pages alone", () => {
  const questions = [{ id: "catalogo", question: "¿Y el catálogo?", answer: "Es un PDF.", href: "/catalogo.pdf" }];
  const html = render(<Questions questions={questions} />);
  expect(html).toMatch(/<a [^>]*href="\/catalogo.pdf"/);
  expect(textIn(html)).toContain("Seguir leyendo (PDF)");
});

test("a file elsewhere is opened, and nothing is said of its size", () => {
  const button = render(
    <DownloadButton file={{ href: "https://www.lum.example/c.pdf", bytes: null }}>Catálogo</DownloadButton>,
  );
  expect(button).not.toContain("download=");
  expect(textIn(button)).toBe("CatálogoPDF");
});
