import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { LANGUAGES } from "./build/languages.mjs";

/** The places where a browser is looked for, `CHROMIUM` first. Nothing is downloaded. */
const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));

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
    })),
    ...(process.env.LONG_TESTS ? LANGUAGES.map(longTests) : []),
    { name: "dark", use: { language: "en", colorScheme: "dark" }, testMatch: "axe.spec.ts" },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: "off",
    // What a worker fetches passes by the routes of a test; those about workers allow them.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"],
    },
  },
});
