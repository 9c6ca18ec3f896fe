import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import process from 'node:process'
import { say } from '#scripts/log-line.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { temporaryFolder } from '#tests/support/store.ts'

/** Null if invalid. */
export function readSeed(typed: string | undefined): number | null {
  const seed = Number(typed ?? Math.floor(Math.random() * 2 ** 32))
  return Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : null
}

/** Returns the number of errors; with any, the folder stays. `work` itself imports what reads the environment. */
export async function onThrowawayPostgres(
  seed: number,
  work: (folder: string, url: string) => Promise<number>,
): Promise<number> {
  const folder = temporaryFolder()
  say(`Seed ${seed}. Load of the machine before: ${loadavg()[0]?.toFixed(1)}.`)
  const postgres = await keepPostgres(folder, { say: () => {} })
  let wrong: number | undefined
  try {
    Object.assign(process.env, { DATABASE_URL: postgres.url(), DATA_DIR: folder, LOG_LEVEL: 'silent' })
    wrong = await work(folder, postgres.url())
    say(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} figures are wrong.`)
    return wrong
  } finally {
    await postgres.release()
    if (wrong === 0) rmSync(folder, { recursive: true, force: true })
    else say(`Its folder stays: ${folder}`)
  }
}
