import '#app/wiring.ts'
import { type Outcome, type Part, type PartOptions, runParts } from '#tools/parts.ts'
import { agreement } from '#tools/stress/agreement.ts'
import { kill } from '#tools/stress/kill.ts'
import { invariantFigure } from '#tools/stress/order-audit.ts'
import { paymentKills } from '#tools/stress/payment-kills.ts'
import { peak } from '#tools/stress/peak.ts'
import { race } from '#tools/stress/race.ts'
import { replay } from '#tools/stress/replay.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'
import { waiting } from '#tools/stress/waiting.ts'

const PARTS: Readonly<Record<string, Part<StressStore>>> = {
  race: { title: 'Shoppers race', run: race },
  replay: { title: 'Checkouts sent again', run: replay },
  agreement: { title: 'Sums worked out again', run: agreement },
  kill: { title: 'Killed at random moments', run: kill },
  payments: { title: 'Killed under webhooks and holds', run: paymentKills },
  peak: { title: 'More orders than can be placed at once', run: peak },
  waiting: { title: 'Units held for a waiting list', run: waiting },
}

/** Runs parts on one store, whose stock, orders and ledger must agree after each. */
export async function runStressParts(dataDir: string, databaseUrl: string, options: PartOptions): Promise<Outcome> {
  await using store = await openStressStore(dataDir, databaseUrl)
  const audited = Object.entries(PARTS).map(([name, { run, ...part }]) => {
    const runAndAudit: typeof run = async (home, random) => {
      const figures = await run(home, random)
      return 'notRun' in figures ? figures : [...figures, await invariantFigure(home.db)]
    }
    return [name, { ...part, run: runAndAudit }] as const
  })
  return await runParts(Object.fromEntries(audited), options, async () => store)
}
