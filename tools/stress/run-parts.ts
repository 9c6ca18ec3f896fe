import '#app/wiring.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { say } from '#scripts/log-line.ts'
import { requireParts } from '#tools/named-parts.ts'
import { agreement } from '#tools/stress/agreement.ts'
import { type Figure, tableOf } from '#tools/stress/figures.ts'
import { kill } from '#tools/stress/kill.ts'
import { paymentKills } from '#tools/stress/payment-kills.ts'
import { peak } from '#tools/stress/peak.ts'
import { race } from '#tools/stress/race.ts'
import { type Random, randomOf } from '#tools/stress/random.ts'
import { rate } from '#tools/stress/rate.ts'
import { replay } from '#tools/stress/replay.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'
import { waiting } from '#tools/stress/waiting.ts'

type Part = { readonly title: string; readonly run: (store: StressStore, random: Random) => Promise<Figure[]> }

const PARTS: Readonly<Record<string, Part>> = {
  race: { title: 'Shoppers race', run: race },
  replay: { title: 'Checkouts sent again', run: replay },
  agreement: { title: 'Sums worked out again', run: agreement },
  kill: { title: 'Killed at random moments', run: kill },
  payments: { title: 'Killed under webhooks and holds', run: paymentKills },
  peak: { title: 'More orders than can be placed at once', run: peak },
  rate: { title: 'Orders a second', run: rate },
  waiting: { title: 'Units held for a waiting list', run: waiting },
}

/** `only`: all if empty. Returns how many figures were wrong. @throws StartError for an unknown part */
export async function runParts(
  dataDir: string,
  databaseUrl: string,
  { seed, only }: { readonly seed: number; readonly only: readonly string[] },
): Promise<number> {
  requireParts(only, Object.keys(PARTS))
  await using store = await openStressStore(dataDir, databaseUrl)
  let wrong = 0
  for (const [index, [name, { title, run }]] of Object.entries(PARTS).entries()) {
    if (only.length > 0 && !only.includes(name)) continue
    const startedAt = performance.now()
    const figures = await run(store, randomOf(seed).apart(index))
    const broken = await brokenInvariants(store.db)
    const took = ((performance.now() - startedAt) / 1_000).toFixed(0)
    say(`\n${title} (${name}, ${took} s)`)
    for (const line of tableOf(figures)) say(line)
    for (const line of broken) say(`WRONG  ${line}`)
    if (broken.length === 0) say('  ok   stock, orders and their ledger agree')
    wrong += figures.filter(({ isRight }) => isRight === false).length + broken.length
  }
  return wrong
}
