import { MathUtils, PerspectiveCamera, Spherical, type Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { toScene } from "./axes.ts";
import { directionOf, eye, fitTo, type Outlook, outlooks } from "./cameras.ts";
import type { EyePlace } from "./eye-place.ts";
import type { ViewName } from "./view-names.ts";

/** Milliseconds in which the camera goes to another view and the roof is lifted. */
const moveTime = 450;

/** Distance of the near plane, as a share of the distance from which the whole model is seen. */
const nearest = 0.1;

/** The object that the camera looks at, and the drawing that follows it. */
export interface Subject {
  /** The corners of all that has to be in the window, with or without those of the roof. */
  readonly corners: (hasRoof: boolean) => readonly Vector3[];
  readonly onChange: () => void;
}

/** A place of the camera, the point that it looks at, and how far the roof is lifted. */
interface Stand {
  readonly position: Vector3;
  readonly target: Vector3;
  readonly field: number;
  readonly lift: number;
}

/** The camera with its views, turned by pointers on the canvas. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(outlooks.model.field, 1, 0.05, 1000);
  readonly #subject: Subject;
  readonly #controls: OrbitControls;
  readonly #abort = new AbortController();
  #view: ViewName = "model";
  #eye: () => EyePlace | undefined = () => undefined;
  #lift = 1;
  #move = 0;

  constructor(canvas: HTMLCanvasElement, subject: Subject) {
    this.#subject = subject;
    this.camera.position.copy(directionOf(outlooks.model));
    this.#controls = this.#createControls(canvas);
  }

  /** 0 with the roof on, 1 without it. */
  get lift(): number {
    return this.#lift;
  }

  get isInside(): boolean {
    return this.#view === "inside";
  }

  /** The direction from the model to the camera. */
  get outlook(): Vector3 {
    return this.camera.position.clone().sub(this.#controls.target).normalize();
  }

  /** Sets how to find the place of a person who looks around inside. */
  setEye(eye: () => EyePlace): void {
    this.#eye = eye;
  }

  /** Goes to a view; at once for visitors who want no motion. */
  view(name: ViewName): void {
    const from = this.#stand();
    const wasInside = this.isInside;
    this.#jumpTo(name);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.isInside && !wasInside && !isCalm) this.#moveFrom(from);
  }

  /** Fits the whole model into a window of this proportion, seen from the present direction; inside, the eye stays. */
  fit(aspect = this.camera.aspect): void {
    this.#setLens({ aspect });
    if (!this.isInside) this.#fitFrom(this.outlook);
  }

  /** Looks at another building from the present direction, or from the best place inside. */
  meet(): void {
    if (this.isInside) this.#goInside();
    else this.#fitFrom(this.outlook);
  }

  /** Turns the model by degrees around its upright axis; inside, the eye. */
  turn(degrees: number): void {
    this.#endMove();
    this.#controls.rotateLeft(MathUtils.degToRad(this.isInside ? degrees : -degrees));
  }

  /** Zooms in by a factor above 1, or out; inside, the field of view changes instead. */
  zoom(factor: number): void {
    this.#endMove();
    if (this.isInside) {
      this.#setLens({ fov: MathUtils.clamp(this.camera.fov / factor, eye.narrowest, eye.widest) });
      this.#subject.onChange();
    } else {
      this.#controls.dollyIn(1 / factor);
    }
  }

  /** Keeps the camera where it is, while a piece is dragged. */
  hold(isHeld: boolean): void {
    this.#controls.enabled = !isHeld;
  }

  dispose(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#move);
    this.#controls.dispose();
  }

  #createControls(canvas: HTMLCanvasElement): OrbitControls {
    const controls = new OrbitControls(this.camera, canvas);
    controls.enablePan = false;
    // A finger that moves up or down scrolls the page.
    canvas.style.touchAction = "pan-y";
    controls.addEventListener("change", this.#subject.onChange);
    controls.addEventListener("start", () => this.#endMove());
    const options = { capture: true, signal: this.#abort.signal };
    // The wheel scrolls the page too, unless a key is held.
    const zoomsWithKey = ({ ctrlKey, metaKey }: WheelEvent) => {
      controls.enableZoom = ctrlKey || metaKey;
    };
    canvas.addEventListener("wheel", zoomsWithKey, options);
    canvas.addEventListener("pointerdown", () => (controls.enableZoom = true), options);
    return controls;
  }

  #fitFrom(direction: Vector3): void {
    const corners = this.#subject.corners(this.#lift < 1);
    if (corners.length === 0) return;
    const { target, distance } = fitTo(corners, direction, this.camera);
    this.#setLens({ near: distance * nearest });
    this.#controls.minDistance = distance * 0.35;
    this.#controls.maxDistance = distance * 1.25;
    this.#controls.target.copy(target);
    this.camera.position.copy(direction).multiplyScalar(distance).add(target);
    this.#update();
  }

  /** Ends a move at its last frame at once. */
  #endMove(): void {
    if (this.#move !== 0) this.#jumpTo(this.#view);
  }

  #jumpTo(name: ViewName): void {
    cancelAnimationFrame(this.#move);
    this.#move = 0;
    this.#view = name;
    if (name === "inside") this.#goInside();
    else this.#goOutside(outlooks[name]);
  }

  #goOutside(outlook: Outlook): void {
    this.#setLens({ fov: outlook.field });
    this.#lift = outlook.hasRoof ? 0 : 1;
    this.#controls.rotateSpeed = 1;
    // Above the ground.
    this.#controls.maxPolarAngle = Math.PI / 2 - 0.03;
    this.#fitFrom(directionOf(outlook));
  }

  #goInside(): void {
    const place = this.#eye();
    if (!place) return;
    const [stand, look] = [place.from, place.to].map(([x, y]) => toScene([x, y, eye.height * 1000]));
    if (!stand || !look) return;
    this.#setLens({ fov: eye.field, near: 0.05 });
    look.y -= 0.35;
    // The eye looks around by turning about a point just before it.
    this.#controls.target.copy(stand).addScaledVector(look.sub(stand).normalize(), 0.01);
    this.#controls.rotateSpeed = -0.4;
    this.#controls.maxPolarAngle = Math.PI * 0.85;
    this.camera.position.copy(stand);
    this.#controls.minDistance = this.#controls.maxDistance = 0.01;
    this.#lift = 0;
    this.#update();
  }

  #moveFrom(from: Stand): void {
    const to = this.#stand();
    const [start, end] = [from, to].map(({ position, target }) =>
      new Spherical().setFromVector3(position.clone().sub(target)),
    );
    if (!start || !end) return;
    const began = performance.now();
    // The limits of the new view do not hold on the way to it.
    this.#controls.minDistance = 0;
    this.#controls.maxDistance = Number.POSITIVE_INFINITY;
    // The model keeps its size in the window while the field changes.
    const sizes = [start.radius * tangent(from.field), end.radius * tangent(to.field)] as const;
    const step = (now: number) => {
      const share = MathUtils.smootherstep((now - began) / moveTime, 0, 1);
      this.#setLens({ fov: MathUtils.lerp(from.field, to.field, share) });
      const place = new Spherical(
        MathUtils.lerp(...sizes, share) / tangent(this.camera.fov),
        MathUtils.lerp(start.phi, end.phi, share),
        MathUtils.lerp(start.theta, end.theta, share),
      );
      this.#controls.target.lerpVectors(from.target, to.target, share);
      this.camera.position.setFromSpherical(place).add(this.#controls.target);
      this.#lift = MathUtils.lerp(from.lift, to.lift, share);
      this.#update();
      // The last step is exactly the view, so that it looks the same however it was reached.
      if (share < 1) this.#move = requestAnimationFrame(step);
      else this.#jumpTo(this.#view);
    };
    step(began);
  }

  #stand(): Stand {
    const { position, fov: field } = this.camera;
    return { position: position.clone(), target: this.#controls.target.clone(), field, lift: this.#lift };
  }

  /** A near plane close to the eye would leave too little precision of depth for a model that is far away. */
  #setLens(lens: Partial<Pick<PerspectiveCamera, "aspect" | "fov" | "near">>): void {
    Object.assign(this.camera, lens);
    this.camera.updateProjectionMatrix();
  }

  #update(): void {
    this.#controls.update();
    this.#subject.onChange();
  }
}

function tangent(field: number): number {
  return Math.tan(MathUtils.degToRad(field) / 2);
}
