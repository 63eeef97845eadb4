import { defineConfig } from '@playwright/test'
import { installedChromium } from './build/chromium.mjs'

const executablePath = installedChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // Two leave a tenth of two cores idle.
  workers: 3,
  // The report names each story that needed its second attempt; more than two fail the run.
  retries: 1,
  // Limits are only for hangs: at least four times what the slowest story takes on a quiet machine.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // A map that moves is drawn without a graphics card some fifty times for each place that is chosen.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A trace costs a third of a story's time: `--trace on` writes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a UTF-8 locale Chromium cannot write 'Pekárna' as a file name and calls the download 'download'.
      env: { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>,
      ...(executablePath && { executablePath }),
    },
  },
})
