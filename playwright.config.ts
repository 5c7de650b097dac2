import { defineConfig } from 'playwright/test';
import { findBrowser } from './tools/find-browser.mjs';

// Set once here, inherited by the workers, which read this file too.
process.env.CHROMIUM_PATH ??= findBrowser() ?? '';
const executablePath = process.env.CHROMIUM_PATH;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const FIGURES = /speed\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  // Room for a busy machine; no test waits for its own sake.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    // What cannot be tapped says so long before the whole test is given up.
    actionTimeout: 20_000,
    // Storing the app for offline use takes a third of a short test's time: those that go offline say 'allow'.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'phone', testIgnore: FIGURES, use: PHONE },
    // What is measured has the machine to itself.
    { name: 'figures', testMatch: FIGURES, use: PHONE, dependencies: ['phone'], workers: 1 },
  ],
});
