import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { FaultHome } from '#scripts/faults/fault-home.ts'
import { fuzz } from '#scripts/faults/fuzz.ts'
import { halfSent } from '#scripts/faults/half-sent.ts'
import { type Figure, tableOf } from '#scripts/stress/figures.ts'
import { type Random, randomOf } from '#scripts/stress/random.ts'
import { say } from '#scripts/tell.ts'

/** `fast`: whether it is also part of `npm test`. */
type Part = {
  readonly title: string
  readonly fast: boolean
  readonly run: (home: FaultHome, random: Random) => Promise<Figure[]>
}

/** All that is tried, in this sequence, by the names that `--only` takes. */
const PARTS: Readonly<Record<string, Part>> = {
  fuzz: { title: 'Requests by chance', fast: true, run: fuzz },
  'half-sent': { title: 'Requests that never end', fast: true, run: halfSent },
}

type Options = { readonly seed: number; readonly only: string | undefined; readonly isFast: boolean }

/** Runs the part of that name, or all of them, and prints their figures. Answers how many were wrong. */
export async function runParts(
  clusterDir: string,
  clusterUrl: string,
  { seed, only, isFast }: Options,
): Promise<number> {
  let wrong = 0
  for (const [index, [name, { title, fast, run }]] of Object.entries(PARTS).entries()) {
    if (only !== undefined ? only !== name : isFast && !fast) continue
    const startedAt = performance.now()
    const dataDir = join(clusterDir, name)
    mkdirSync(dataDir)
    const databaseUrl = await makeDatabase(clusterUrl, `fault_${name}`)
    const figures = await run({ dataDir, databaseUrl, clusterDir, isFast }, randomOf(seed).apart(index))
    const took = ((performance.now() - startedAt) / 1_000).toFixed(0)
    say(`\n${title} (${name}, ${took} s)`)
    for (const line of tableOf(figures)) say(line)
    wrong += figures.filter(({ isRight }) => isRight === false).length
  }
  return wrong
}

/** Makes an empty database; answers its address. */
async function makeDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
