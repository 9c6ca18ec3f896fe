import { findImporters, type ImportGraph } from '#scripts/import-graph.ts'

const MAX_FILES = { unit: 40, database: 25 }
const FIRST_FILES = 8

/**
 * Returns the test files to run, in steps that run one after another, with the tests most likely to fail first. Covers
 * only unit and database tests.
 */
export function listNearestTests(path: string, graph: ImportGraph): string[][] {
  const canRun = (file: string) => /\.test\.tsx?$/.test(file) && !file.includes('.long.')
  const reached = [...findImporters([path], graph).keys()].filter(canRun)
  const database = reached.filter((file) => /\.server\.test\.tsx?$/.test(file)).slice(0, MAX_FILES.database)
  const unit = reached
    .filter((file) => !/\.server\.test\./.test(file) && !file.startsWith('tests/'))
    .slice(0, MAX_FILES.unit)
  const steps = [
    unit.slice(0, FIRST_FILES),
    database.slice(0, FIRST_FILES),
    unit.slice(FIRST_FILES),
    database.slice(FIRST_FILES),
  ]
  return steps.filter((files) => files.length > 0)
}
