/**
 * The phone and the network that pages are measured with. Lighthouse's mobile run has the same figures: it loads the
 * page unthrottled and works out what 1.6 Mbit/s, 150 ms and a processor four times as slow would have made of it.
 */
export const conditions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  /** Of one request, in milliseconds; connections cost nothing more. */
  latencyMs: 150,
  downloadBytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
  cpuSlowdown: 4,
} as const;
