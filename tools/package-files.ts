import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      optional: z.boolean().default(false),
    }),
  ),
})

/** A package that is needed in two versions appears twice. */
export type LockedPackage = z.output<typeof lockFile>['packages'][string] & { readonly name: string }

/** Packages whose manifest contains no license, with the license from their LICENSE file. */
export const LICENSED_BY_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Returns all packages that may be installed on any machine, sorted by name and version. */
export function readLockFile(): readonly LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, found]) => ({ ...found, name: path.replace(/^.*node_modules\//, '') }))
    .map((found) => ({ ...found, license: found.license ?? LICENSED_BY_FILE[found.name] }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const manifest = z.object({
  allowScripts: z.record(z.string(), z.literal(true)),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
})

export type Manifest = z.output<typeof manifest>

export function readManifest(): Manifest {
  return manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
}
