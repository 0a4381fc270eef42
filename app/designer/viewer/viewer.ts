import {
  Box3,
  MeshStandardMaterial,
  NeutralToneMapping,
  Plane,
  Raycaster,
  Scene,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { glass } from "#app/designer/solids/paints.ts";
import type { ShellPart } from "#app/designer/solids/shell/shell-parts.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { Accumulation } from "./accumulation.ts";
import { type Place, toPlan } from "./axes.ts";
import { CameraRig } from "./camera-rig.ts";
import type { EyePlace } from "./eye-place.ts";
import { FrameLoop } from "./frame-loop.ts";
import { Lighting } from "./lighting.ts";
import { type ModelPiece, ModelScene } from "./model-scene.ts";
import { halton } from "./samples.ts";
import { createSurfaceAtlas, type SurfacePictures } from "./surface-atlas.ts";

/** The largest number of drawn pixels, and the largest ratio to those of the page. */
const most = { pixels: 1_600_000, ratio: 2 } as const;

/** Milliseconds of a frame above which a device is slow, and how much is drawn on each kind of device. */
const slow = 120;
const qualities = {
  fast: { samples: 56, shadow: 1024, ratio: most.ratio },
  slow: { samples: 32, shadow: 512, ratio: 1 },
} as const;

/**
 * Size in pixels of the model while it is not seen, as on a phone that shows the plan: its picture can still be saved.
 */
const unseen = { width: 900, height: 600 } as const;

/** The number of samples before their sum is shown: fewer show the outlines of single shadows. */
const firstShown = 8;

type Pointer = Pick<PointerEvent, "clientX" | "clientY">;

/**
 * The model in three dimensions on a canvas, which it makes as large as the element around it. It draws only when
 * something has changed.
 */
export class Viewer {
  readonly rig: CameraRig;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #accumulation = new Accumulation();
  readonly #atlas;
  readonly #lighting: Lighting;
  readonly #model: ModelScene;
  readonly #loop: FrameLoop;
  readonly #observers: readonly { disconnect: () => void }[];
  readonly #abort = new AbortController();
  #quality: (typeof qualities)["fast" | "slow"] = qualities.fast;
  #isMeasured = false;
  #bounds = new Box3();

  /** @param context of the canvas, with transparency */
  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.#canvas = canvas;
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer = renderer;
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    this.#atlas = createSurfaceAtlas(renderer.capabilities.getMaxAnisotropy());
    this.#atlas.draw(renderer);
    const painted = new MeshStandardMaterial({
      map: this.#atlas.colour,
      roughnessMap: this.#atlas.finish,
      metalnessMap: this.#atlas.finish,
      metalness: 1,
      emissive: 0xffe6c8,
      emissiveMap: this.#atlas.glow,
    });
    const clear = new MeshStandardMaterial({ ...glass, depthWrite: false });
    this.#model = new ModelScene({ painted, clear });
    this.#scene.add(this.#model.root);
    this.#lighting = new Lighting(this.#scene, painted, this.#quality.shadow);
    this.#loop = new FrameLoop({
      drawPlain: () => this.#drawPlain(),
      drawSample: (sample) => this.#drawSample(sample),
      waitForCard: () => this.#waitForCard(),
    });
    this.rig = new CameraRig(canvas, {
      corners: (hasRoof) => this.#model.corners(hasRoof),
      onChange: () => this.invalidate(),
    });
    this.#fitWindow();
    this.#observers = this.#observe();
  }

  /**
   * Shows a building from the present direction, with lamps at its ceilings.
   *
   * @param isSame whether only its looks have changed: the camera stays where it is if the size is the same
   */
  setShell(parts: readonly ShellPart[], lamps: readonly Place[], isSame: boolean): void {
    this.#model.setShell(parts);
    const bounds = new Box3().setFromPoints(this.#model.corners(false));
    this.#lighting.setBuilding(bounds.getBoundingSphere(new Sphere()), lamps);
    if (!isSame) this.rig.meet();
    else if (!bounds.equals(this.#bounds)) this.rig.fit();
    this.#bounds = bounds;
    this.invalidate();
  }

  /**
   * Shows the furniture.
   *
   * @param eye finds the place of a person who looks around inside
   */
  setPieces(pieces: readonly ModelPiece[], eye: () => EyePlace): void {
    this.#model.setPieces(pieces);
    this.rig.setEye(eye);
    this.invalidate();
  }

  /** Marks a piece on the floor, or none. */
  select(id: number | undefined): void {
    this.#model.select(id);
    this.invalidate();
  }

  /** Sets the direction towards the sun in the axes of the plan, and degrees above the horizon. */
  setSun(direction: Place, altitude: number): void {
    this.#lighting.setSun(direction, altitude);
    this.invalidate();
  }

  /** Requests the next frame. */
  invalidate(): void {
    this.#loop.invalidate();
  }

  /** Returns the point of the floor under a pointer, in millimetres of the plan; undefined above the horizon. */
  floorPointAt(pointer: Pointer): Point | undefined {
    const hit = this.#rayTo(pointer).ray.intersectPlane(new Plane(new Vector3(0, 1, 0)), new Vector3());
    return hit ? toPlan(hit) : undefined;
  }

  /** Returns the id of the piece that is seen under a pointer. */
  pieceAt(pointer: Pointer): number | undefined {
    return this.#model.pieceAt(this.#rayTo(pointer));
  }

  /**
   * Draws the present picture, with the light that is added within two seconds, on another canvas with a ground of this
   * colour.
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
    // The copy is made in the task that has drawn the picture, because the canvas does not keep it.
    context.drawImage(this.#canvas, 0, 0);
  }

  /** Frees the memory of the graphics card. The canvas cannot be used again. */
  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    // The context is lost first: objects from before an earlier loss cannot be deleted any more.
    this.#renderer.forceContextLoss();
    for (const observer of this.#observers) observer.disconnect();
    this.rig.dispose();
    this.#model.dispose();
    this.#accumulation.dispose();
    this.#atlas.dispose();
    this.#lighting.dropEnvironment();
    this.#renderer.dispose();
    // Safari keeps the memory of a canvas that has left the page.
    this.#canvas.width = 1;
    this.#canvas.height = 1;
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

  get #isLost(): boolean {
    return this.#renderer.getContext().isContextLost();
  }

  #expectContext(): void {
    if (this.#isLost) throw new Error("The graphics context of the model is lost.");
  }

  #observe() {
    const { signal } = this.#abort;
    const canvas = this.#canvas;
    const seen = new IntersectionObserver((entries) => this.#loop.setSeen(entries.at(-1)?.isIntersecting ?? true));
    seen.observe(canvas);
    const size = new ResizeObserver(() => this.#fitWindow());
    if (canvas.parentElement) size.observe(canvas.parentElement);
    canvas.addEventListener("webglcontextlost", (event) => this.#lose(event), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#restore(), { signal });
    return [seen, size];
  }

  /** Lets the browser restore the context. */
  #lose(event: Event): void {
    event.preventDefault();
    this.#loop.stop();
    this.#lighting.dropEnvironment();
  }

  /** Draws the surfaces again, and the environment at the next rest; three brings back everything else. */
  #restore(): void {
    this.#lighting.dropEnvironment();
    this.#atlas.draw(this.#renderer);
    this.invalidate();
  }

  #fitWindow(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#canvas.parentElement ?? {};
    const isSeen = clientWidth > 0 && clientHeight > 0;
    const [wide, high] = isSeen ? [clientWidth, clientHeight] : [unseen.width, unseen.height];
    const ratio = Math.min(devicePixelRatio, this.#quality.ratio, Math.sqrt(most.pixels / (wide * high)));
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(wide, high);
    const { x, y } = this.#bufferSize();
    this.#accumulation.setSize(x, y);
    this.rig.fit(wide / high);
    this.invalidate();
  }

  #bufferSize(): Vector2 {
    return this.#renderer.getDrawingBufferSize(new Vector2());
  }

  #drawPlain(): void {
    if (this.#isLost) return;
    const began = performance.now();
    this.#lower();
    this.#lighting.lightPlain(this.rig.isInside);
    this.rig.camera.clearViewOffset();
    this.#render();
    if (!this.#isMeasured) this.#measure(began);
  }

  /**
   * Lowers the quality on a slow device. The second frame is measured, because the first also compiles, unless the
   * first alone took ten times as long.
   */
  #measure(began: number): void {
    if (this.#model.isEmpty) return;
    this.#isMeasured = true;
    const again = performance.now();
    this.#render();
    this.#waitForCard();
    if (performance.now() - again < slow && again - began < 10 * slow) return;
    this.#quality = qualities.slow;
    this.#lighting.setShadowSize(this.#quality.shadow);
    this.#fitWindow();
  }

  #drawSample(sample: number): boolean {
    if (this.#isLost) return false;
    const { x, y } = this.#bufferSize();
    this.#lower();
    this.#lighting.lightSample(this.rig.isInside, sample, this.#renderer);
    this.rig.camera.setViewOffset(x, y, halton(sample, 11) - 0.5, halton(sample, 13) - 0.5, x, y);
    this.#accumulation.add(this.#renderer, sample, () => this.#render());
    if (sample >= firstShown) this.#accumulation.show(this.#renderer);
    return sample < this.#quality.samples;
  }

  /** Reading a pixel waits until all is drawn. */
  #waitForCard(): void {
    const context = this.#renderer.getContext();
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }

  #lower(): void {
    this.#model.lower(this.rig.outlook, this.rig.lift);
    this.#lighting.setGround(this.rig.lift);
  }

  #render(): void {
    this.#renderer.render(this.#scene, this.rig.camera);
  }

  #rayTo({ clientX, clientY }: Pointer): Raycaster {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    const at = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    ray.setFromCamera(at, this.rig.camera);
    return ray;
  }
}
