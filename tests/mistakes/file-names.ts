import { type Edit, inFile, mistake, newFile } from "./mistake.ts";
import { sampleArticle } from "./sample-article.ts";

const text = (title: string) => sampleArticle.replaceAll("§", title);

/** Returns the edit that puts a whole, right article under a path. */
const articleAt = (file: string, title: string): Edit => ({
  kind: "file",
  file: `content/es/${file}`,
  content: text(title),
  mistaken: true,
});

const removed = (file: string): Edit => ({ kind: "remove", file: `content/es/${file}`, mistaken: true });

/** Files with a wrong name or in a wrong place. */
export const fileNames = [
  mistake(
    "nombre-con-espacios",
    articleAt("blog/Mi articulo.md", "de Ana"),
    "Minúsculas y guiones: mi-articulo.md.",
    /mi-articulo/,
  ),
  mistake("nombre-con-acento", articleAt("blog/jardín.md", "del jardín"), "Sin acentos: jardin.md.", /jardin\.md/),
  mistake(
    "nombre-con-mayuscula",
    articleAt("blog/Terraza.md", "de la terraza"),
    "Minúsculas: terraza.md.",
    /terraza\.md/,
  ),
  mistake(
    "nombre-con-guion-bajo",
    articleAt("blog/otra_casa.md", "de otra casa"),
    "Con guiones: otra-casa.md.",
    /otra-casa/,
  ),
  mistake("nombre-de-copia", articleAt("blog/madera-al-sol copia.md", "en copia"), "Un nombre sin espacios.", /copia/),
  mistake(
    "nombre-de-descarga",
    articleAt("blog/madera-al-sol (1).md", "descargada"),
    "Un nombre sin paréntesis ni espacios.",
    /madera-al-sol-1|minúsculas|guiones/,
  ),
  mistake("extension-txt", articleAt("blog/valla.txt", "de la valla"), "La extensión es .md.", /\.md/),
  mistake(
    "extension-doble",
    articleAt("blog/valla.md.txt", "de la otra valla"),
    "Sobra .txt: valla.md.",
    /valla\.md\b/,
  ),
  mistake("extension-en-mayusculas", articleAt("blog/verja.MD", "de la verja"), "verja.md.", /verja\.md/),
  mistake("extension-markdown", articleAt("blog/cerca.markdown", "de la cerca"), "cerca.md.", /cerca\.md/),
  mistake(
    "documento-de-word",
    newFile("blog/tejado.docx", "PK\u0003\u0004 word/document.xml"),
    "Se escribe en un archivo .md.",
    /\.md/,
  ),
  mistake(
    "articulo-suelto-en-content-es",
    articleAt("puerta.md", "de la puerta"),
    "Los artículos van en content/es/blog.",
    /content\/es\/blog/,
  ),
  mistake(
    "articulo-en-content-blog",
    newFile("content/blog/ventana.md", text("de la ventana")),
    "Van en content/es/blog.",
    /content\/es/,
  ),
  mistake(
    "articulo-en-subcarpeta",
    articleAt("blog/2025/tejado.md", "del tejado"),
    "Van en content/es/blog, sin carpetas.",
    /content\/es\/blog/,
  ),
  mistake(
    "carpeta-mal-escrita",
    articleAt("blogs/alero.md", "del alero"),
    "La carpeta es content/es/blog.",
    /content\/es\/blog/,
  ),
  mistake(
    "carpeta-en-castellano",
    articleAt("historias/alero.md", "del alero"),
    "La carpeta es content/es/stories.",
    /content\/es\/stories|stories/,
  ),
  mistake(
    "articulo-en-paginas",
    articleAt("pages/alero.md", "del alero"),
    "Las páginas son fijas; los artículos, en content/es/blog.",
    /blog|página/i,
  ),
  mistake("pagina-borrada", removed("pages/about.md"), "Falta la página: recuperarla.", /about|git|recup/i),
  mistake(
    "pagina-renombrada",
    [newFile("pages/campings.md", (read) => read("content/es/pages/campsites.md")), removed("pages/campsites.md")],
    "El archivo se llama campsites.md.",
    /campsites/,
  ),
  mistake(
    "texto-legal-borrado",
    removed("legal/cookies.md"),
    "Falta el texto legal: recuperarlo.",
    /cookies|git|recup/i,
  ),
  mistake(
    "preguntas-borradas",
    removed("faq/preguntas-frecuentes.md"),
    "Faltan las preguntas: recuperar el archivo.",
    /preguntas-frecuentes|git|recup/i,
  ),
  mistake(
    "articulo-borrado-con-enlaces",
    [inFile("blog/cuentas-claras.md", "Lo contamos en", "▸Lo contamos en"), removed("blog/madera-al-sol.md")],
    "El artículo no existe y se le enlaza.",
    /madera-al-sol/,
  ),
  mistake(
    "carpeta-con-nombre-de-articulo",
    { kind: "folder", file: "content/es/blog/porche.md" },
    "Es una carpeta, no un archivo.",
    /carpeta/,
  ),
  mistake("archivo-vacio", newFile("blog/patio.md", ""), "El archivo está vacío.", /vací/),
  mistake("archivo-con-solo-espacios", newFile("blog/corral.md", "\n\n  \n"), "El archivo está vacío.", /vací/),
  mistake(
    "datos-borrados",
    { kind: "remove", file: "content/site.yaml", mistaken: true },
    "Falta content/site.yaml: recuperarlo.",
    /site\.yaml|git|recup/i,
  ),
  mistake(
    "datos-con-otra-extension",
    [
      newFile("content/site.yml", (read) => read("content/site.yaml")),
      { kind: "remove", file: "content/site.yaml", mistaken: true },
    ],
    "El archivo se llama site.yaml.",
    /site\.yaml/,
  ),
  mistake(
    "imagen-en-la-carpeta-de-textos",
    newFile("blog/foto.jpg", "no es un texto"),
    "Las imágenes van en content/images.",
    /content\/images/,
  ),
];
