import process from 'node:process'
import { defineConfig } from '@playwright/test'

// Journeys on the built shop with the demo shop in it. The tests of a project share one shop, so each uses products and
// orders of its own. The global setup starts the shops before a worker reads their addresses here.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 30_000,
  expect: { timeout: 8_000 },
  projects: [
    { name: 'shop', testIgnore: 'admin-*', use: { baseURL: process.env.SHOP_URL } },
    { name: 'office', testMatch: 'admin-*', use: { baseURL: process.env.OFFICE_URL } },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure', // for more: npx playwright test --trace on, which takes a quarter of the time again
  },
})
