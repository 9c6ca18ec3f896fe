import { defineConfig } from 'vitest/config'

/** A wait ends with what is waited for. How long until that counts as never is for a machine that is busy. */
const WAIT = { poll: { timeout: 20_000, interval: 25 } }

/** Vitest leaves one core free unless told otherwise: of two, half. */
const EVERY_CORE = { maxWorkers: '100%' }

// Three kinds of test: rules (no outside), queries (a real PostgreSQL, one database per file) and the start of the
// built shop. Browser journeys are Playwright's, see playwright.config.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...EVERY_CORE,
          include: ['{app,db,scripts,server,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts'],
          isolate: false, // to load React again for each file took longer than the tests; who stubs a global takes it back
          env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, // a rule that needs it is no rule
          expect: WAIT,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          ...EVERY_CORE,
          include: ['{app,db,scripts,server,tools}/**/*.server.test.ts'],
          isolate: false, // as above; each file has a database of its own all the same
          globalSetup: ['tests/support/temporary-setup.ts', 'tests/support/database-setup.ts'],
          setupFiles: ['tests/support/database-env.ts'],
          expect: WAIT,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          globalSetup: ['tests/support/temporary-setup.ts', 'tests/support/prepared-setup.ts'],
          expect: WAIT,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: 2, // each test starts processes of its own
        },
      },
    ],
  },
})
