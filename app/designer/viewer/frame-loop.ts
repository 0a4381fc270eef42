/** How frames are drawn: a plain one after each change, and, once nothing moves, samples of light one by one. */
export interface Frames {
  readonly drawPlain: () => void;
  /** Draws a sample, counted from 1, and returns whether a further one is wanted. */
  readonly drawSample: (sample: number) => boolean;
  /** Waits until the graphics card has drawn all that it was told. */
  readonly waitForCard: () => void;
}

/** Milliseconds without a change before light is added up: samples between the moves of a drag would slow it down. */
const rest = 200;

/** Milliseconds that a copy of the picture may wait for its light: on a slow device, its shadows are less soft. */
const patience = 2000;

/** Draws when something has changed, and never while nobody sees it. */
export class FrameLoop {
  readonly #frames: Frames;
  #request = 0;
  #timer = 0;
  #sample = 0;
  #isSeen = true;
  #isSettled = false;

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Has the next frame drawn, however often it is called before. */
  invalidate(): void {
    this.stop();
    this.#sample = 0;
    this.#isSettled = false;
    this.#schedule(() => {
      // Before the drawing, which may ask for another frame.
      this.#timer = window.setTimeout(() => this.#schedule(() => this.#addSamples()), rest);
      this.#frames.drawPlain();
    });
  }

  /** Sets whether the canvas is on the screen. In a hidden tab, browsers draw no frames anyway. */
  setSeen(isSeen: boolean): void {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (isSeen) this.invalidate();
    else this.stop();
  }

  /** Adds the samples that are missing, also where nobody sees them, as far as `patience` allows. */
  settle(): void {
    this.stop();
    const end = performance.now() + patience;
    while (!this.#isSettled && performance.now() < end) {
      this.#addSample();
      this.#frames.waitForCard();
    }
    if (!this.#isSettled) this.#schedule(() => this.#addSamples());
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
  }

  #schedule(draw: () => void): void {
    if (this.#isSeen) this.#request = requestAnimationFrame(draw);
  }

  #addSamples(): void {
    this.#addSample();
    if (!this.#isSettled) this.#schedule(() => this.#addSamples());
  }

  #addSample(): void {
    this.#sample += 1;
    this.#isSettled = !this.#frames.drawSample(this.#sample);
  }
}
