/** How frames are drawn: a plain one after each change, and, once nothing moves, samples of light one by one. */
export interface Frames {
  readonly drawPlain: () => void;
  /** Draws a sample, counted from 1, and returns whether a further one is wanted. */
  readonly drawSample: (sample: number) => boolean;
  /** Waits until the graphics card has finished drawing. */
  readonly waitForCard: () => void;
}

/** Milliseconds without a change before light is added up: samples between the moves of a drag would slow it down. */
const rest = 200;

/** Milliseconds that a copy of the picture may wait for its light. On a slow device its shadows are less soft. */
const patience = 2000;

/** Draws when something has changed, and only while the canvas is seen. */
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

  /** Requests the next frame; further calls before that change nothing. */
  invalidate(): void {
    this.stop();
    this.#sample = 0;
    this.#isSettled = false;
    this.#schedule(() => {
      // Set before drawing, which may request another frame.
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

  /** Adds the missing samples as far as `patience` allows, even if the canvas is not seen. */
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
