import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that test databases are copied from. It must have no connections. */
    templateUrl: string
    /** The data folder of tests, so that they leave the developer's store alone. */
    dataDir: string
  }
}

/** Starts one throwaway PostgreSQL for all test files, without fsync. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lumina-test-'))
  chmodSync(dataDir, 0o711) // if we are root, PostgreSQL runs as another user
  const postgres = await keepPostgres(dataDir, { say: console.error, settings: ['fsync=off', 'max_connections=200'] })
  const tearDown = async () => {
    await postgres.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const templateUrl = new URL(postgres.url())
    const client = new Client({ connectionString: templateUrl.href })
    await client.connect()
    await client.query('create database template_shop')
    await client.end()
    templateUrl.pathname = '/template_shop'
    await migrate(templateUrl.href)
    provide('templateUrl', templateUrl.href)
    provide('dataDir', join(dataDir, 'tests'))
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
