import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createTemporaryFolder } from '#tests/support/store.ts'
import { prepareTemplate } from '#tests/support/template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database, which test databases are copied from. It must have no connections. */
    templateUrl: string
    /** The data folder that tests use, so that they do not change the developer's store. */
    dataDir: string
  }
}

/** Starts one throwaway PostgreSQL for all test files. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = createTemporaryFolder()
  const template = await prepareTemplate(folder)
  provide('templateUrl', template.url)
  provide('dataDir', join(folder, 'tests'))
  return async () => {
    await template.release()
    rmSync(folder, { recursive: true, force: true })
  }
}
