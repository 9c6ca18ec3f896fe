import { resolve } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from '#tests/e2e/fixtures.ts'
import { isLong } from '#tests/support/long.ts'

/**
 * The first two features render web UI below the address bar, which costs each window as much time as the page. Because
 * this list replaces Playwright's default list, the other entries repeat the defaults.
 */
const DISABLED_FEATURES = [
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

/** Only `npm run test:long` runs these. */
const LONG_TESTS = isLong ? [] : ['*.long.*']

// Journeys in the built store with demo data. The tests of a project share one store, so each uses its own products and
// orders. The global setup starts the stores before a worker reads their URLs here.
export default defineConfig<JourneyOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  workers: 2, // one per core: with three, each test takes 50% longer and the whole run takes just as long
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // For tests that hang: the longest takes 20 s on idle cores, and the machine can be four times slower
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'storefront', testIgnore: ['admin-*', ...LONG_TESTS], use: { baseURL: process.env.STOREFRONT_URL } },
    {
      name: 'admin',
      testMatch: 'admin-*',
      testIgnore: LONG_TESTS,
      use: { baseURL: process.env.ADMIN_URL, prefetches: false },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: resolve('tests/support/browser.sh'), // starts CHROMIUM_PATH
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        '--disable-software-rasterizer',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--js-flags=--no-turbofan --no-maglev', // pages live too briefly: optimizing their code takes 10% more time
      ],
    },
    screenshot: 'only-on-failure', // for more: npx playwright test --trace on, which takes 25% longer
  },
})
