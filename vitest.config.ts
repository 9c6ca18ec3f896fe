import process from 'node:process'
import { defineConfig } from 'vitest/config'

/** Polling ends when the condition holds; the timeout is for busy machines. */
const EXPECT = { poll: { timeout: 20_000, interval: 25 } }

/** Only `npm run test:long` runs these. */
const LONG_TESTS = process.env.LONG_TESTS === '1' ? [] : ['**/*.long.*']

/** By default, Vitest leaves one core free: half of a machine with two. */
const ALL_CORES = { maxWorkers: '100%' }

// Four projects: unit tests (no network or database), database tests (a real PostgreSQL, one database per file), tests
// of the built, started store, and journeys in Firefox and WebKit. Journeys in Chromium are in playwright.config.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...ALL_CORES,
          include: ['{app,db,scripts,server,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', ...LONG_TESTS],
          isolate: false, // loading React again for each file took longer than the tests; tests must undo stubbed globals
          env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, // a unit test must not connect to it
          setupFiles: ['app/wiring.ts', 'app/wiring.archive.ts', 'app/wiring.imports.ts'],
          expect: EXPECT,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          ...ALL_CORES,
          include: ['{app,db,scripts,server,tools}/**/*.server.test.ts'],
          exclude: LONG_TESTS,
          isolate: false, // as above; each file still has its own database
          globalSetup: ['tests/support/temporary-setup.ts', 'tests/support/database-setup.ts'],
          setupFiles: [
            'tests/support/database-env.ts',
            'app/wiring.ts',
            'app/wiring.archive.ts',
            'app/wiring.imports.ts',
          ],
          expect: EXPECT,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines', // in `npm run test:long`
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/temporary-setup.ts', 'tests/support/prepared-setup.ts'],
          maxWorkers: 1, // two browsers at once would miss their timeouts
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          exclude: LONG_TESTS,
          isolate: false, // as above; each store is a separate process
          env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, // modules read it; tests use their store's URL
          globalSetup: [
            'tests/support/temporary-setup.ts',
            'tests/support/prepared-setup.ts',
            'tests/support/shared-store-setup.ts',
          ],
          expect: EXPECT,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: 3, // tests mostly wait for the processes of their store
          sequence: { groupOrder: 1 }, // after the others: projects in one group must have the same number of workers
        },
      },
    ],
  },
})
