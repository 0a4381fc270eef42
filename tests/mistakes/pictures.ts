import { Buffer } from "node:buffer";
import sharp from "sharp";
import { article, type Edit, mistake } from "./mistake.ts";

const before = "Lo demás";
const alt = "alt: LUM|NORTE de noche, con la corredera encendida.";

/** Returns a plain picture. */
function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a9" } });
}

const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

/** Returns noise, which no format makes small. */
async function heavyJpeg(): Promise<Buffer> {
  const width = 1920;
  const bytes = Buffer.alloc(width * 1280 * 3);
  let state = 7;
  for (let index = 0; index < bytes.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = state >> 16;
  }
  return sharp(bytes, { raw: { width, height: 1280, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(400, 7)]);
const pointer =
  "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1280"><rect width="9" height="9"/></svg>';

/** Returns the edits that add a picture, and name it in the body of the sample article. */
function shown(file: string, content: Extract<Edit, { kind: "file" }>["content"]): Edit[] {
  return [
    { kind: "file", file: `content/images/exteriors/${file}`, content, mistaken: true },
    article(before, `▸![Una terraza de madera al sol](exteriors/${file})\n\n${before}`),
  ];
}

/** Pictures of a wrong kind or size, and words about them that say nothing. */
export const pictures = [
  mistake("foto-del-iphone", shown("terraza-iphone.heic", heic), "Es HEIC: guardarla como JPEG.", /JPEG|\.jpg/),
  mistake(
    "foto-del-iphone-llamada-jpg",
    shown("terraza-heic.jpg", heic),
    "Por dentro es HEIC: guardarla como JPEG.",
    /HEIC/,
  ),
  mistake("puntero-de-git-lfs", shown("terraza-lfs.jpg", pointer), "Es un puntero de Git LFS: git lfs pull.", /LFS/),
  mistake(
    "foto-cortada",
    shown("terraza-cortada.jpg", async () => (await jpeg(1920, 1280)).subarray(0, 4000)),
    "Está incompleta: volver a guardarla.",
    /incomplet|cortad|a medias/,
  ),
  mistake("foto-vacia", shown("terraza-vacia.jpg", ""), "El archivo está vacío.", /vací/),
  mistake(
    "pagina-web-guardada-como-foto",
    shown("terraza-web.jpg", "<!DOCTYPE html><html><body>404</body></html>"),
    "No es una imagen: es una página web.",
    /HTML|página web|no es una imagen/i,
  ),
  mistake(
    "png-llamado-jpg",
    shown("terraza-png.jpg", () => picture(1920, 1280).png().toBuffer()),
    "Por dentro es PNG.",
    /PNG|\.png/,
  ),
  mistake("dibujo-svg", shown("terraza-dibujo.svg", svg), "SVG no se admite: JPEG, PNG o WebP.", /JPEG|PNG/),
  mistake(
    "gif",
    shown("terraza-animada.gif", () => picture(1920, 1280).gif().toBuffer()),
    "GIF no se admite: JPEG, PNG o WebP.",
    /JPEG|PNG/,
  ),
  mistake(
    "foto-pequena",
    shown("terraza-pequena.jpg", () => jpeg(400, 300)),
    "Ha de medir más de ancho.",
    /píxeles|ancho/,
  ),
  mistake("foto-pesada", shown("terraza-pesada.jpg", heavyJpeg), "Pesa más de 500 kB.", /500/),
  mistake(
    "foto-con-espacios-en-el-nombre",
    shown("Terraza Norte.jpg", () => jpeg(1920, 1280)),
    "terraza-norte.jpg.",
    /terraza-norte\.jpg|minúsculas/,
  ),
  mistake(
    "foto-sin-usar",
    { kind: "file", file: "content/images/exteriors/sobra.jpg", content: () => jpeg(1920, 1280), mistaken: true },
    "Ninguna página la usa.",
    /[uú]sala|borra/i,
  ),
  mistake(
    "foto-suelta-en-images",
    { kind: "file", file: "content/images/suelta.jpg", content: () => jpeg(1920, 1280), mistaken: true },
    "Va en exteriors, interiors o cutaways.",
    /exteriors/,
  ),
  mistake(
    "foto-en-carpeta-nueva",
    { kind: "file", file: "content/images/terrazas/norte.jpg", content: () => jpeg(1920, 1280), mistaken: true },
    "Va en exteriors, interiors o cutaways, o no se usa.",
    /exteriors|[uú]sala/i,
  ),
  mistake(
    "imagen-con-mayuscula",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: exteriors/Lum-norte-noche.jpg"),
    "exteriors/lum-norte-noche.jpg.",
    /exteriors\/lum-norte-noche\.jpg/,
  ),
  mistake(
    "imagen-con-otra-extension",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: exteriors/lum-norte-noche.png"),
    "exteriors/lum-norte-noche.jpg.",
    /exteriors\/lum-norte-noche\.jpg/,
  ),
  mistake(
    "imagen-sin-carpeta",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: lum-norte-noche.jpg"),
    "exteriors/lum-norte-noche.jpg.",
    /exteriors\/lum-norte-noche\.jpg/,
  ),
  mistake(
    "imagen-con-images-delante",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: /images/exteriors/lum-norte-noche.jpg"),
    "exteriors/lum-norte-noche.jpg.",
    /«exteriors\/lum-norte-noche\.jpg/,
  ),
  mistake(
    "imagen-con-barras-de-windows",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: exteriors\\lum-norte-noche.jpg"),
    "exteriors/lum-norte-noche.jpg.",
    /exteriors\/lum-norte-noche\.jpg/,
  ),
  mistake(
    "imagen-de-la-red",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: https://www.otra.example/noche.jpg"),
    "Va en content/images.",
    /content\/images/,
  ),
  mistake(
    "alt-con-nombre-de-archivo",
    article(alt, "▸alt: lum-norte-noche.jpg"),
    "Contar lo que se ve, no el nombre del archivo.",
    /archivo|se ve|muestra/,
  ),
  mistake(
    "alt-con-nombre-de-camara",
    article(alt, "▸alt: IMG_2034"),
    "Contar lo que se ve, no el nombre del archivo.",
    /archivo|se ve|muestra/,
  ),
  mistake("alt-que-dice-imagen", article(alt, "▸alt: Imagen"), "Contar lo que se ve.", /se ve|muestra|imagen/),
  mistake(
    "alt-que-empieza-por-foto-de",
    article(alt, "▸alt: Foto de una casa de noche, con la corredera encendida."),
    "Sobra «Foto de».",
    /[Ff]oto de/,
  ),
  mistake(
    "alt-larguisimo",
    article(
      alt,
      `▸alt: LUM|NORTE de noche, con la corredera encendida${", con una silla de madera junto a la puerta".repeat(5)}.`,
    ),
    "Menos de 200 caracteres.",
    /200|caracteres/,
  ),
  mistake(
    "alt-igual-que-el-pie",
    article(alt, "▸alt: De noche no se nota la diferencia."),
    "El alt repite el pie.",
    /pie|caption/,
  ),
  mistake("alt-sin-nada", article(alt, "▸alt:"), 'Contar lo que se ve, o alt: "".', /alt/),
];
