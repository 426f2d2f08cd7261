import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { LANGUAGES } from "./build/languages.mjs";

/** The first of these programs that is there. Nothing is downloaded. */
const found = (...paths: (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

const chromium = found(
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
);
/** Who wants to look on needs windows. The processes of the tests have no arguments. */
if (process.argv.includes("--headed")) process.env.HEADED = "yes";
/** Chromium without windows and all that belongs to them, where it is installed: tests take two thirds of the time. */
const withoutWindows = process.env.HEADED
  ? undefined
  : found(process.env.CHROMIUM_HEADLESS_SHELL, "/usr/bin/chromium-headless-shell");

const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"],
});

/** Only a browser with windows shows notifications. */
const WITH_WINDOWS = /@notifications/;

/** The tests that each other language than English has to pass. The longest words are French. */
const IN_LANGUAGES: Record<string, readonly string[]> = {
  fr: ["large_text.spec.ts", "turns.spec.ts"],
  es: ["turns.spec.ts"],
};

/** The tests that take minutes, which run when they are asked for: in English, and in the other languages. */
const LONG = "stranger.spec.ts";
const LONG_IN_LANGUAGES = ["axe.spec.ts", "large_text.spec.ts"];

/** The tests of a language that take minutes. */
const longTests = (language: string) => ({
  name: `long-${language}`,
  use: { language },
  testMatch: language === "en" ? LONG : LONG_IN_LANGUAGES,
});

export default defineConfig<{ language: string }>({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A browser beside a service and bots is slow now and then. The report names a test that was tried twice.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"]],
  projects: [
    ...LANGUAGES.map((language) => ({
      name: language,
      use: { language },
      testMatch: language === "en" ? undefined : [...(IN_LANGUAGES[language] ?? [])],
      testIgnore: LONG,
      grepInvert: WITH_WINDOWS,
    })),
    {
      name: "windows",
      use: { language: "en", launchOptions: launchOptions(chromium) },
      grep: WITH_WINDOWS,
    },
    ...(process.env.LONG_TESTS ? LANGUAGES.map(longTests) : []),
    { name: "dark", use: { language: "en", colorScheme: "dark" }, testMatch: "axe.spec.ts" },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: "off",
    // What a worker fetches passes by the routes of a test; those about workers allow them.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(withoutWindows ?? chromium),
  },
});
