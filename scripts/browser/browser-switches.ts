/** What Playwright switches off itself. Of several `--disable-features` only the last counts, so ours names these too. */
const withoutByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * What Chromium gets ready for a person in front of it: two pages of its own behind the address bar of each window, and a
 * process for the page that may come next. Each test has a new window, for which these took half of the time.
 */
const withoutPerson = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

/** How Chromium is started, beside what Playwright itself says. */
export const browserSwitches: readonly string[] = [
  // Containers, where CI runs, offer no sandbox and no graphics card.
  "--no-sandbox",
  "--disable-gpu",
  // Nothing of the browser's own may go out: tests count the requests to other origins.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...withoutByPlaywright, ...withoutPerson].join(",")}`,
];
