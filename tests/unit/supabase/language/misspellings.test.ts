import { expect, test } from "vitest";
import { createCorrector } from "#supabase/functions/chat-with-gemini/language/misspellings.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "../answers/ask.ts";

const correct = createCorrector(frozenKnowledge);

test.each([
  ["aislamineto", "aislamiento"],
  ["aislamietno termico", "aislamiento termico"],
  ["trasnporte", "transporte"],
  ["hipoetca", "hipoteca"],
  ["hpoteca", "hipoteca"],
  ["tngo una duda", "tengo una duda"],
  ["dnde estais", "donde estais"],
  ["grntia", "garantia"],
  ["cuantocuesta", "cuanto cuesta"],
  ["hacefalta licencia", "hace falta licencia"],
  ["holaaa", "hola"],
  ["buenass", "buenas"],
  ["cimetnacoin", "cimentacion"],
])("«%s» is read as «%s»", (message, meant) => {
  expect(correct(message)).toBe(meant);
});

test.each(["garantizáis", "MOD|ONE", "¿Qué garantía tiene?", "40 m²", "jardín", "Vinaroz", "€/m2", "k"])(
  "«%s» is known and stays as it is",
  (message) => {
    expect(correct(message)).toBe(message);
  },
);

/** Words of other subjects, many of them a letter or two from one of the site's. */
const others =
  `abdomen abogacía abonado acacia acelga aceituna acróbata acuático adivinanza aduana aerolínea afilador agenda
  ajedrez albóndiga alcachofa alegría alfombra algodón alisamiento almeja almohada alpaca amapola ambulancia análisis ancla
  anestesia anillo antena apio aquelarre araña arcilla ardilla arena armadura arpa artesanía asamblea astronauta atún
  autopista avellana aventura avispa azafata azucena bacteria bailarina balanza balcánico baloncesto bandera barbero barniza
  batata batidora bayeta berenjena besugo bicarbonato bigote biología bisturí boleto bombilla boquerón bosque botella boxeo
  brújula bucle búfalo bufanda burbuja burocrática caballo cacao cactus caimán calabaza calamar calcetín calendario camarero
  camiseta campana campeonato canario candidato cangrejo caracol carnaval carpeta cartero casino castaña catedral cebolla
  cementerio cereza cerveza chocolate ciclismo cigüeña cineasta circo ciruela clavel clónica coche-cama cocodrilo código
  colibrí cometa comisario compás concierto concurso conejo contracción convoy corbata cordero coreografía cortesía
  cremallera cualidad cuchara cuervo deferencia delfín democracia desfile detergente diamante dibujante dinosaurio diputado
  disco disensiones doctorado dragón droga ducado eclipse ejército elefante embajada embarazo emigrante encíclica enfermera
  ensalada equinoccio erizo escarabajo esmeralda espaciales espárrago esquela estadio estatua estatuto etiqueta eucalipto
  euro-visión examen explosión fábula farmacia fecundación festival filósofo flamenco florero fósforo fotógrafo franela
  fresa frontera futbolista galleta gallina ganadería garbanzo gasolina gaviota genética gerundio giralda girasol gladiador
  gobierno golondrina gramática granizo guisante guitarra hamaca harina helicóptero hígado hipopótamo hipócrita hormiga
  huracán idioma iglesia imperio incierto insolación instigación instinto invento jabalí jarabe jardinera jirafa jinete
  joyería jubileo judía kiwi laberinto lechuga legislador lenteja leopardo liebre limonada lingote loro luciérnaga
  magdalena maleta mamífero mandarina manualidad mariposa mascota matrícula mejillón melocotón mermelada meteorito micrófono
  misionero mochila molécula monarquía mosquito museo naranja narcótico navaja neumático novela nutria obispo océano oculista
  oliva ópera oráculo orquesta ortografía ostra oveja pájaro palabra paloma pantera papagayo paracaídas paraguas parlamento
  pasaporte pastelería patinaje pelícano peluca península pepino perfume periódico perro petróleo pimiento pingüino pintalabios
  piraña plátano poeta policía polar postre premisa príncipe providencia pulpo quijote quirófano raqueta refrán relámpago
  resistencia retrato revólver ruleta sacerdote salchicha sandía sardina satélite sedimentación semáforo serpiente sinfonía
  sobresaliente soldado sombrero submarino superhéroe tambor tarántula telescopio tenista testamento tiburón tigre tijera
  toalla tobillo tomate tonillo torillo tornado torneo tortuga trabalenguas tractor transistor transpirable trapecio tribunal
  trompeta tulipán uniforme universo vaca vacuna vampiro vascular violín virus volcán yogur zanahoria zapatilla zodiaco`
    .split(/\s+/)
    .filter(Boolean);

test("words of other subjects are never turned into words of the site", () => {
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter((word) => correct(word) !== word)).toEqual([]);
});

test.each(["tienes una caja de galletas", "qué es la fecundación", "el estadio del Castellón", "mi perro ladra"])(
  "«%s» is not answered from the site",
  (message) => {
    expect(ask(message)).toBe(frozenKnowledge.refusals.unknown);
  },
);

test.each([
  ["aislamineto termico bueno?", "vidrio de cámara"],
  ["que garatnia teneis", "garantía total"],
  ["s puede pedir hipteca", "bien inmueble"],
])("«%s» is answered", (message, words) => {
  expect(ask(message)).toContain(words);
});
