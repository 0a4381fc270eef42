import {
  Color,
  Group,
  HemisphereLight,
  MathUtils,
  type MeshStandardMaterial,
  PointLight,
  type Scene,
  type Sphere,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { baseDepth, floorHeight } from "#app/floor-plan/building-heights.ts";
import { type Place, toScene } from "./axes.ts";
import { daylightAt } from "./daylight.ts";
import { createGround } from "./ground.ts";
import { createHorizon } from "./horizon.ts";
import { aim, coverWithShadow, createEnvironment, createShadowLight } from "./light.ts";
import { inDisc, inSky } from "./samples.ts";

/** Half of the angular width of the sun, in radians: wider than it is, as behind a thin haze. */
const sunRadius = 0.13;

/** Sun, sky and lamps, and what they fall on around the building. */
export class Lighting {
  readonly #scene: Scene;
  /** The material of all that is painted, some of which glows in the evening. */
  readonly #painted: MeshStandardMaterial;
  readonly #ground = createGround();
  readonly #horizon = createHorizon();
  readonly #sun;
  readonly #sky;
  /** Light until the environment has been made. It is three times brighter than its colours, to look the same. */
  readonly #ambient = new HemisphereLight(new Color(3, 2.96, 2.9), new Color(3, 2.79, 2.52));
  readonly #lamps = new Group();
  readonly #middle = new Vector3();
  readonly #direction = new Vector3(0.4, 0.7, 0.6).normalize();
  #daylight = daylightAt(45);
  /** Created at the first rest, because it takes seconds without a graphics card. */
  #environment: WebGLRenderTarget | undefined;

  constructor(scene: Scene, painted: MeshStandardMaterial, shadowSize: number) {
    this.#scene = scene;
    this.#painted = painted;
    this.#sun = createShadowLight(shadowSize);
    this.#sky = createShadowLight(shadowSize);
    // The sky has a few directions only; blurred, they do not show one by one.
    this.#sky.shadow.radius = 12;
    scene.add(this.#ground, this.#horizon, this.#ambient, this.#lamps);
    for (const light of [this.#sun, this.#sky]) scene.add(light, light.target);
  }

  /** Lights another building, with lamps at these places. */
  setBuilding({ center: middle, radius }: Sphere, lamps: readonly Place[]): void {
    this.#middle.copy(middle);
    for (const light of [this.#sun, this.#sky]) coverWithShadow(light, radius);
    this.#ground.position.setX(middle.x).setZ(middle.z);
    this.#lamps.clear();
    for (const place of lamps) {
      const lamp = new PointLight(0xffc58a, 0, 0, 1.6);
      lamp.position.copy(toScene(place));
      this.#lamps.add(lamp);
    }
  }

  /**
   * Puts the ground below the feet of the building, or, without its roof, below its base, so that it lies on the page.
   *
   * @param lift 0 with the roof on, 1 without it
   */
  setGround(lift: number): void {
    this.#ground.position.setY(-MathUtils.lerp(floorHeight, baseDepth, lift) / 1000);
  }

  /** Sets the direction towards the sun in the axes of the plan, and degrees above the horizon. */
  setSun(direction: Place, altitude: number): void {
    this.#direction.copy(toScene(direction)).normalize();
    this.#daylight = daylightAt(altitude);
  }

  setShadowSize(size: number): void {
    for (const { shadow } of [this.#sun, this.#sky]) {
      shadow.mapSize.setScalar(size);
      shadow.map?.dispose();
      shadow.map = null;
    }
  }

  /** Lights a plain frame. */
  lightPlain(isInside: boolean): void {
    aim(this.#sun, this.#direction, this.#middle);
    this.#sky.visible = false;
    this.#light(isInside, "plain");
  }

  /** Lights a sample, counted from 1, from a point of the sun and one of the sky. */
  lightSample(isInside: boolean, sample: number, renderer: WebGLRenderer): void {
    this.#environment ??= createEnvironment(renderer);
    aim(this.#sun, inDisc(this.#direction, sunRadius, sample), this.#middle, sample);
    aim(this.#sky, inSky(sample), this.#middle, sample);
    this.#sky.visible = true;
    this.#light(isInside, "sample");
  }

  /** Drops the environment, which was drawn on the card, after its context was lost. */
  dropEnvironment(): void {
    this.#environment?.dispose();
    this.#environment = undefined;
  }

  #light(isInside: boolean, frame: "plain" | "sample"): void {
    const { sun, sunColour, sky, around, lamps } = this.#daylight;
    this.#horizon.visible = isInside;
    this.#horizon.material.color.setScalar(around.plain * 1.3);
    this.#sun.visible = sun > 0;
    this.#sun.intensity = sun;
    this.#sun.color.copy(sunColour);
    this.#sky.intensity = sky;
    const strength = isInside ? around.inside : around[frame];
    this.#scene.environment = this.#environment?.texture ?? null;
    this.#scene.environmentIntensity = strength;
    this.#ambient.visible = this.#environment === undefined;
    this.#ambient.intensity = strength;
    // Bare metal reflects nothing else.
    this.#painted.metalness = this.#environment ? 1 : 0;
    this.#painted.emissiveIntensity = 1 + 1.5 * lamps;
    this.#lamps.visible = lamps > 0;
    for (const lamp of this.#lamps.children) if (lamp instanceof PointLight) lamp.intensity = lamps * 3.2;
  }
}
