import {
  Box3,
  MathUtils,
  MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Plane,
  PointLight,
  Raycaster,
  Scene,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { ShellPart } from "#app/designer/solids/shell/shell-parts.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { createAccumulation, halton } from "./accumulation.ts";
import { directionOf, eye, fitTo, outlooks } from "./cameras.ts";
import { daylightAt } from "./daylight.ts";
import type { EyePlace } from "./eye-place.ts";
import { FrameLoop } from "./frame-loop.ts";
import { createGround } from "./ground.ts";
import { createHorizon } from "./horizon.ts";
import { aim, ambientStrength, createAmbientLight, createEnvironment, createShadowLight } from "./light.ts";
import { type ModelPiece, ModelScene } from "./model-scene.ts";
import { glass } from "./paints.ts";
import { createSurfaceAtlas, type SurfacePictures } from "./surface-atlas.ts";
import type { ViewName } from "./view-names.ts";

/** The most pixels that are drawn, and the most for one of the page. */
const most = { pixels: 1_600_000, ratio: 2 } as const;

/** How much is drawn, by how long the first frame took: milliseconds above which a device is slow. */
const slow = 120;
const qualities = {
  fast: { samples: 56, shadow: 1024, ratio: most.ratio },
  slow: { samples: 16, shadow: 512, ratio: 1 },
} as const;

/** Samples that have to be added before their sum is shown: fewer show the outlines of single shadows. */
const firstShown = 8;

/** Milliseconds in which the camera goes to another view and the roof is lifted. */
const moveTime = 450;

/** What the building is seen by: its parts, and the lamps at its ceilings, in millimetres. */
export interface Shell {
  readonly parts: readonly ShellPart[];
  readonly lamps: readonly (readonly [x: number, y: number, z: number])[];
}

/** Where the sun is: towards it in the axes of the plan (to the right, to the back, upwards), and degrees above the horizon. */
export interface SunPlace {
  readonly direction: readonly [x: number, y: number, z: number];
  readonly altitude: number;
}

type Pointer = Pick<PointerEvent, "clientX" | "clientY">;

/**
 * The model in three dimensions on a canvas, which it makes as large as the element around it. It draws only when
 * something has changed.
 */
export class Viewer {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(outlooks.model.field, 1, 0.05, 200);
  readonly #controls: OrbitControls;
  readonly #accumulation = createAccumulation();
  readonly #ground = createGround();
  readonly #horizon = createHorizon();
  readonly #sun = createShadowLight(qualities.fast.shadow);
  readonly #sky = createShadowLight(qualities.fast.shadow);
  readonly #lamps: PointLight[] = [];
  readonly #atlas;
  readonly #painted;
  readonly #model: ModelScene;
  readonly #loop: FrameLoop;
  readonly #observers: readonly { disconnect: () => void }[];
  readonly #abort = new AbortController();
  readonly #ambient = createAmbientLight();
  /** Made at the first rest: without a graphics card it takes seconds. */
  #environment: WebGLRenderTarget | undefined;
  #quality: (typeof qualities)["fast" | "slow"] = qualities.fast;
  readonly #middle = new Vector3();
  #eye: EyePlace | undefined;
  #view: ViewName = "model";
  /** 0 with the roof on, 1 without it. */
  #lift = 1;
  #move = 0;
  #daylight = daylightAt(45);
  readonly #sunDirection = new Vector3(0.4, 0.7, 0.6).normalize();

  /** @param context of the canvas, with transparency */
  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.#canvas = canvas;
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer = renderer;
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    this.#atlas = createSurfaceAtlas(renderer.capabilities.getMaxAnisotropy());
    this.#atlas.draw(renderer);
    this.#painted = new MeshStandardMaterial({
      map: this.#atlas.colour,
      roughnessMap: this.#atlas.finish,
      metalnessMap: this.#atlas.finish,
      metalness: 1,
      emissive: 0xffd9a8,
      emissiveMap: this.#atlas.glow,
    });
    const clear = new MeshStandardMaterial({ ...glass, depthWrite: false });
    this.#model = new ModelScene({ painted: this.#painted, clear });
    this.#scene.add(
      this.#ambient,
      this.#model.root,
      this.#ground,
      this.#horizon,
      this.#sun,
      this.#sun.target,
      this.#sky,
      this.#sky.target,
    );
    this.#controls = this.#createControls();
    this.#loop = new FrameLoop({
      drawPlain: () => this.#drawPlain(),
      drawSample: (sample) => this.#drawSample(sample),
    });
    this.#observers = this.#observe();
  }

  /** Shows another building, from the present view. */
  setShell({ parts, lamps }: Shell): void {
    this.#model.setShell(parts);
    for (const lamp of this.#lamps.splice(0)) lamp.removeFromParent();
    for (const [x, y, z] of lamps) {
      const lamp = new PointLight(0xffc58a, 0, 0, 1.6);
      lamp.position.set(x / 1000, z / 1000, -y / 1000);
      this.#lamps.push(lamp);
      this.#scene.add(lamp);
    }
    new Box3().setFromPoints(this.#model.corners(false)).getCenter(this.#middle);
    this.#ground.position.setX(this.#middle.x).setZ(this.#middle.z);
    this.#jumpTo(this.#view);
  }

  /**
   * Shows the furniture.
   *
   * @param eyes where a person stands who looks around inside
   */
  setPieces(pieces: readonly ModelPiece[], eyes: EyePlace): void {
    this.#model.setPieces(pieces);
    this.#eye = eyes;
    this.invalidate();
  }

  /** Marks a piece on the floor, or none. */
  select(id: number | undefined): void {
    this.#model.select(id);
    this.invalidate();
  }

  setSun({ direction: [x, y, z], altitude }: SunPlace): void {
    this.#sunDirection.set(x, z, -y).normalize();
    this.#daylight = daylightAt(altitude);
    this.invalidate();
  }

  /** Goes to a view; at once for visitors who want no motion. */
  view(name: ViewName): void {
    const from = { position: this.#camera.position.clone(), target: this.#controls.target.clone(), lift: this.#lift };
    const wasOutside = this.#view !== "inside";
    this.#jumpTo(name);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (name !== "inside" && wasOutside && !isCalm) this.#moveFrom(from);
  }

  /** Turns the model by degrees around its upright axis, and by degrees up or down. */
  turn(degrees: number, upwards = 0): void {
    const { target } = this.#controls;
    const place = new Spherical().setFromVector3(this.#camera.position.clone().sub(target));
    place.theta += MathUtils.degToRad(degrees);
    place.phi = MathUtils.clamp(place.phi - MathUtils.degToRad(upwards), 0.01, this.#controls.maxPolarAngle);
    this.#camera.position.setFromSpherical(place).add(target);
    this.#controls.update();
    this.invalidate();
  }

  /** Comes nearer by a factor above 1, or goes away. */
  zoom(factor: number): void {
    const { target, minDistance, maxDistance } = this.#controls;
    const offset = this.#camera.position.clone().sub(target);
    offset.setLength(MathUtils.clamp(offset.length() / factor, minDistance, maxDistance));
    this.#camera.position.copy(target).add(offset);
    this.#controls.update();
    this.invalidate();
  }

  /** Keeps the camera where it is, while a piece is dragged. */
  hold(isHeld: boolean): void {
    this.#controls.enabled = !isHeld;
  }

  /** Has the next frame drawn. */
  invalidate(): void {
    this.#loop.invalidate();
  }

  /** Whether the picture has all its light. */
  get isSettled(): boolean {
    return this.#loop.isSettled;
  }

  /** The draw calls and triangles of the last frame. */
  get lastFrame(): { readonly calls: number; readonly triangles: number } {
    return this.#renderer.info.render;
  }

  /** Returns the point of the floor under a pointer, in millimetres of the plan; undefined above the horizon. */
  floorPointAt(pointer: Pointer): Point | undefined {
    const hit = this.#rayTo(pointer).ray.intersectPlane(new Plane(new Vector3(0, 1, 0)), new Vector3());
    return hit ? [hit.x * 1000, -hit.z * 1000] : undefined;
  }

  /** Returns the id of the piece that is seen under a pointer. */
  pieceAt(pointer: Pointer): number | undefined {
    return this.#model.pieceAt(this.#rayTo(pointer));
  }

  /**
   * Draws the picture as it is shown, with all its light, on another canvas of a ground of this colour.
   *
   * @throws Error while the graphics context is lost
   */
  drawOn(copy: HTMLCanvasElement, ground: string): void {
    this.#expectContext();
    this.#loop.settle();
    this.#accumulation.show(this.#renderer);
    copy.width = this.#canvas.width;
    copy.height = this.#canvas.height;
    const context = copy.getContext("2d");
    if (!context) throw new Error("The browser has no memory for a picture of the model.");
    context.fillStyle = ground;
    context.fillRect(0, 0, copy.width, copy.height);
    // In the task that has drawn it: the canvas does not keep its picture.
    context.drawImage(this.#canvas, 0, 0);
  }

  /**
   * Returns the pictures of all surfaces.
   *
   * @throws Error while the graphics context is lost
   */
  protected surfaces(): SurfacePictures {
    this.#expectContext();
    return this.#atlas.read(this.#renderer);
  }

  #expectContext(): void {
    if (this.#renderer.getContext().isContextLost()) throw new Error("The graphics context of the model is lost.");
  }

  /** Gives the memory of the graphics card back. The canvas cannot be used again. */
  dispose(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#move);
    this.#loop.stop();
    // First, because what was made before an earlier loss cannot be deleted any more.
    this.#renderer.forceContextLoss();
    for (const observer of this.#observers) observer.disconnect();
    this.#controls.dispose();
    this.#model.dispose();
    this.#accumulation.dispose();
    this.#atlas.dispose();
    this.#environment?.dispose();
    this.#renderer.dispose();
    // Safari keeps the memory of a canvas that has left the page.
    this.#canvas.width = 1;
    this.#canvas.height = 1;
  }

  #createControls(): OrbitControls {
    const controls = new OrbitControls(this.#camera, this.#canvas);
    controls.enablePan = false;
    controls.maxPolarAngle = Math.PI / 2 - 0.03;
    // A finger that goes up or down scrolls the page.
    this.#canvas.style.touchAction = "pan-y";
    controls.addEventListener("change", () => this.invalidate());
    controls.addEventListener("start", () => cancelAnimationFrame(this.#move));
    const { signal } = this.#abort;
    // Without a key, the wheel scrolls the page too.
    const zoomsWithKey = ({ ctrlKey, metaKey }: WheelEvent) => {
      controls.enableZoom = ctrlKey || metaKey;
    };
    this.#canvas.addEventListener("wheel", zoomsWithKey, { capture: true, signal });
    this.#canvas.addEventListener("pointerdown", () => (controls.enableZoom = true), { capture: true, signal });
    return controls;
  }

  #observe() {
    const { signal } = this.#abort;
    const canvas = this.#canvas;
    let isOnScreen = true;
    const update = () => this.#loop.setSeen(isOnScreen && document.visibilityState === "visible");
    const seen = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    seen.observe(canvas);
    document.addEventListener("visibilitychange", update, { signal });
    const size = new ResizeObserver(() => this.#fitWindow());
    if (canvas.parentElement) size.observe(canvas.parentElement);
    canvas.addEventListener("webglcontextlost", (event) => this.#lose(event), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#restore(), { signal });
    return [seen, size];
  }

  /** Asks for the context to come back. What was drawn on the card itself is lost with it. */
  #lose(event: Event): void {
    event.preventDefault();
    this.#loop.stop();
    this.#environment?.dispose();
    this.#environment = undefined;
  }

  /** three brings back everything else. */
  #restore(): void {
    this.#atlas.draw(this.#renderer);
    this.invalidate();
  }

  #fitWindow(): void {
    const { clientWidth: width = 1, clientHeight: height = 1 } = this.#canvas.parentElement ?? {};
    const [wide, high] = [Math.max(1, width), Math.max(1, height)];
    const ratio = Math.min(devicePixelRatio, this.#quality.ratio, Math.sqrt(most.pixels / (wide * high)));
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(wide, high);
    const { x, y } = this.#bufferSize();
    this.#accumulation.setSize(x, y);
    this.#camera.aspect = wide / high;
    this.#camera.updateProjectionMatrix();
    this.#fitModel(this.#outlook());
    this.invalidate();
  }

  /** Has all of the model in the window, seen from a direction; inside, the eye stays where it is. */
  #fitModel(direction: Vector3): void {
    const corners = this.#model.corners(this.#lift < 1);
    if (this.#view === "inside" || corners.length === 0) return;
    const { target, distance } = fitTo(corners, direction, this.#camera);
    this.#controls.minDistance = distance * 0.35;
    this.#controls.maxDistance = distance * 1.25;
    this.#controls.target.copy(target);
    this.#camera.position.copy(direction).multiplyScalar(distance).add(target);
    this.#controls.update();
  }

  #jumpTo(name: ViewName): void {
    cancelAnimationFrame(this.#move);
    this.#view = name;
    if (name === "inside") this.#goInside();
    else {
      const outlook = outlooks[name];
      this.#setField(outlook.field);
      this.#lift = outlook.hasRoof ? 0 : 1;
      this.#controls.rotateSpeed = 1;
      this.#fitModel(directionOf(outlook));
    }
    this.invalidate();
  }

  #goInside(): void {
    if (!this.#eye) return;
    const { from, to } = this.#eye;
    const [stand, look] = [from, to].map(([x, y]) => new Vector3(x / 1000, eye.height, -y / 1000));
    if (!stand || !look) return;
    this.#setField(eye.field);
    look.y -= 0.35;
    // Turning around a point before the eye looks around.
    this.#controls.target.copy(stand).addScaledVector(look.sub(stand).normalize(), 0.01);
    this.#controls.rotateSpeed = -0.4;
    this.#camera.position.copy(stand);
    this.#controls.minDistance = this.#controls.maxDistance = 0.01;
    this.#lift = 0;
    this.#controls.update();
  }

  #moveFrom(from: { readonly position: Vector3; readonly target: Vector3; readonly lift: number }): void {
    const to = { position: this.#camera.position.clone(), target: this.#controls.target.clone(), lift: this.#lift };
    const [start, end] = [from, to].map(({ position, target }) =>
      new Spherical().setFromVector3(position.clone().sub(target)),
    );
    if (!start || !end) return;
    const began = performance.now();
    const step = (now: number) => {
      const share = MathUtils.smootherstep((now - began) / moveTime, 0, 1);
      const place = new Spherical(
        MathUtils.lerp(start.radius, end.radius, share),
        MathUtils.lerp(start.phi, end.phi, share),
        MathUtils.lerp(start.theta, end.theta, share),
      );
      this.#controls.target.lerpVectors(from.target, to.target, share);
      this.#camera.position.setFromSpherical(place).add(this.#controls.target);
      this.#lift = MathUtils.lerp(from.lift, to.lift, share);
      this.#controls.update();
      this.invalidate();
      // The last step is exactly the view, so that it looks the same however it was reached.
      if (share < 1) this.#move = requestAnimationFrame(step);
      else this.#jumpTo(this.#view);
    };
    step(began);
  }

  #setField(field: number): void {
    this.#camera.fov = field;
    this.#camera.updateProjectionMatrix();
  }

  /** The direction from the model to the camera. */
  #outlook(): Vector3 {
    return this.#camera.position.clone().sub(this.#controls.target).normalize();
  }

  #bufferSize(): Vector2 {
    return this.#renderer.getDrawingBufferSize(new Vector2());
  }

  #drawPlain(): void {
    const began = performance.now();
    this.#setLight(false);
    aim(this.#sun, this.#sunDirection, this.#middle);
    this.#camera.clearViewOffset();
    this.#renderer.render(this.#scene, this.#camera);
    if (!this.#isMeasured) this.#measure(began);
  }

  #isMeasured = false;

  /** Draws less on a device whose first frames take long. The very first also compiles, and says nothing. */
  #measure(began: number): void {
    const { x, y } = this.#bufferSize();
    if (x <= 1 || y <= 1 || this.#model.corners(false).length === 0) return;
    this.#isMeasured = true;
    const again = performance.now();
    this.#renderer.render(this.#scene, this.#camera);
    const context = this.#renderer.getContext();
    // Waits for the card.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    if (performance.now() - again < slow && again - began < 10 * slow) return;
    this.#quality = qualities.slow;
    for (const light of [this.#sun, this.#sky]) {
      light.shadow.mapSize.setScalar(this.#quality.shadow);
      light.shadow.map?.dispose();
      light.shadow.map = null;
    }
    this.#fitWindow();
  }

  #drawSample(sample: number): boolean {
    const { x, y } = this.#bufferSize();
    this.#environment ??= createEnvironment(this.#renderer);
    this.#setLight(true);
    aim(this.#sun, inDisc(this.#sunDirection, 0.045, sample), this.#middle);
    aim(this.#sky, inSky(sample), this.#middle);
    this.#camera.setViewOffset(x, y, halton(sample, 11) - 0.5, halton(sample, 13) - 0.5, x, y);
    this.#accumulation.add(this.#renderer, sample, () => this.#renderer.render(this.#scene, this.#camera));
    if (sample >= firstShown) this.#accumulation.show(this.#renderer);
    return sample < this.#quality.samples;
  }

  #setLight(isSample: boolean): void {
    const { sun, sunColour, sky, around, lamps } = this.#daylight;
    const isInside = this.#view === "inside";
    this.#model.lower(this.#outlook(), this.#lift);
    this.#horizon.visible = isInside;
    this.#horizon.material.color.setScalar(around.plain * 1.3);
    this.#sun.visible = sun > 0;
    this.#sun.intensity = sun;
    this.#sun.color.copy(sunColour);
    this.#sky.visible = isSample;
    this.#sky.intensity = sky;
    const strength = isInside ? around.inside : around[isSample ? "sample" : "plain"];
    this.#scene.environment = this.#environment?.texture ?? null;
    this.#scene.environmentIntensity = strength;
    this.#ambient.visible = this.#environment === undefined;
    this.#ambient.intensity = strength * ambientStrength;
    // Bare metal reflects nothing else.
    this.#painted.metalness = this.#environment ? 1 : 0;
    this.#painted.emissiveIntensity = 0.12 + 2.4 * lamps;
    for (const lamp of this.#lamps) {
      lamp.visible = lamps > 0;
      lamp.intensity = lamps * 3.2;
    }
  }

  #rayTo({ clientX, clientY }: Pointer): Raycaster {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    const at = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    ray.setFromCamera(at, this.#camera);
    return ray;
  }
}

/** Returns a direction within a disc around another, of a radius in radians. */
function inDisc(direction: Vector3, radius: number, sample: number): Vector3 {
  const [angle, reach] = [halton(sample, 2) * Math.PI * 2, Math.sqrt(halton(sample, 3)) * radius];
  const side = new Vector3(0, 1, 0).cross(direction).normalize();
  const up = direction.clone().cross(side);
  return direction
    .clone()
    .addScaledVector(side, Math.cos(angle) * reach)
    .addScaledVector(up, Math.sin(angle) * reach)
    .normalize();
}

/** Returns a direction of the sky, of its brighter middle more often. */
function inSky(sample: number): Vector3 {
  const [angle, height] = [halton(sample, 5) * Math.PI * 2, Math.sqrt(0.2 + 0.8 * halton(sample, 7))];
  const reach = Math.sqrt(1 - height * height);
  return new Vector3(Math.cos(angle) * reach, height, Math.sin(angle) * reach);
}
