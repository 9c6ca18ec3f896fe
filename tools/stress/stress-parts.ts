import '#app/wiring.ts'
import { type Outcome, type Part, type PartOptions, runParts } from '#tools/parts.ts'
import { checkRecomputedTotals } from '#tools/stress/agreement.ts'
import { kill } from '#tools/stress/kill.ts'
import { checkInvariants } from '#tools/stress/order-audit.ts'
import { killDuringPayments } from '#tools/stress/payment-kills.ts'
import { runPeakLoad } from '#tools/stress/peak.ts'
import { race } from '#tools/stress/race.ts'
import { replay } from '#tools/stress/replay.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'
import { testWaitlist } from '#tools/stress/waiting.ts'

const PARTS: Readonly<Record<string, Part<StressStore>>> = {
  race: { title: 'Shoppers compete for the last units', run: withAudit(race) },
  replay: { title: 'Checkouts sent again', run: withAudit(replay) },
  agreement: { title: 'Recomputed sums', run: withAudit(checkRecomputedTotals) },
  kill: { title: 'Processes killed at random moments', run: withAudit(kill) },
  payments: { title: 'Processes killed during payments', run: withAudit(killDuringPayments) },
  peak: { title: 'More orders than can be placed at once', run: withAudit(runPeakLoad) },
  waiting: { title: 'Units held for a waitlist', run: withAudit(testWaitlist) },
}

/** Runs parts on one store. */
export async function runStressParts(dataDir: string, databaseUrl: string, options: PartOptions): Promise<Outcome> {
  await using store = await openStressStore(dataDir, databaseUrl)
  return await runParts(PARTS, options, async () => store)
}

/** Runs a part and then checks that stock, orders and ledger agree. */
function withAudit(run: Part<StressStore>['run']): Part<StressStore>['run'] {
  return async (store, random) => {
    const figures = await run(store, random)
    return 'notRun' in figures ? figures : [...figures, await checkInvariants(store.db)]
  }
}
