import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { printLine } from '#scripts/log-line.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'
import type { Outcome } from '#tools/parts.ts'
import { readSeed } from '#tools/stress/random.ts'

/**
 * Runs `work` with the built store's PostgreSQL, in a folder that is deleted only if nothing fails. Returns the exit
 * code. Modules that read the environment must be imported inside `work`. @throws StartError with `usage` for an
 * invalid seed
 */
export async function attack(
  usage: string,
  typedSeed: string | undefined,
  work: (folder: string, url: string, seed: number) => Promise<Outcome>,
): Promise<number> {
  const seed = readSeed(typedSeed)
  if (seed === null) throw new StartError(usage)
  await buildIfChanged(printLine)
  const folder = createTemporaryFolder()
  printLine(`Seed ${seed}. Machine load before: ${loadavg()[0]?.toFixed(1)}.`)
  const postgres = await keepPostgres(folder, { say: () => {} })
  let wrongFigures: number | undefined
  try {
    Object.assign(process.env, { DATABASE_URL: postgres.url(), DATA_DIR: folder, LOG_LEVEL: 'silent' })
    const outcome = await work(folder, postgres.url(), seed)
    wrongFigures = outcome.wrong
    printLine(wrongFigures === 0 ? '\nNothing is wrong.' : `\nWrong figures: ${wrongFigures}.`)
    if (outcome.notRun.length > 0) printLine(`NOT RUN: ${outcome.notRun.join(', ')}.`)
    return wrongFigures === 0 && outcome.notRun.length === 0 ? 0 : 1
  } finally {
    await postgres.release()
    if (wrongFigures === 0) rmSync(folder, { recursive: true, force: true })
    else printLine(`The folder was not deleted: ${folder}`)
  }
}
