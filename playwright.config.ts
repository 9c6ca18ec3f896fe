import process from 'node:process'
import { defineConfig } from '@playwright/test'

/**
 * What Chromium is to leave out. The first two cost each window as much as the page in it: they load the list below the
 * address bar, which no test sees. A list of ours replaces Playwright's, so the rest is that one.
 */
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

// Journeys on the built shop with the demo store in it. The tests of a project share one store, so each uses products and
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
    { name: 'storefront', testIgnore: 'admin-*', use: { baseURL: process.env.STOREFRONT_URL } },
    { name: 'admin', testMatch: 'admin-*', use: { baseURL: process.env.ADMIN_URL } },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        '--disable-software-rasterizer',
        `--disable-features=${WITHOUT_FEATURES.join(',')}`,
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
