import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Maps the path of a file from the project's root to the files that import it. Types are erased, so they do not count.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const FILES = '{app,db,scripts,server,tests,tools}/**/*.{ts,tsx}'
const TYPE_IMPORT = /^(?:import|export) type [^']*'[^']*'/gm
const IMPORT = /\b(?:from|import|import\()\s*'#([^']+)'/g

/** Reads the imports of every file in `root` and its subfolders. */
export function readImportGraph(root = '.'): ImportGraph {
  const importers = new Map<string, string[]>()
  for (const file of globSync(FILES, { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8').replace(TYPE_IMPORT, '')
    for (const [, imported = ''] of source.matchAll(IMPORT)) {
      const knownImporters = importers.get(imported)
      if (knownImporters) knownImporters.push(file)
      else if (existsSync(join(root, imported))) importers.set(imported, [file])
    }
  }
  return importers
}

/** Returns `changed` and its direct and indirect importers, nearest first, with the number of imports in between. */
export function findImporters(changed: readonly string[], graph: ImportGraph): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances) {
    for (const importer of graph.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}
