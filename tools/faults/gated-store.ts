import { openStaffSession } from '#tests/support/staff-session.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { type Gate, openGate, toGateUrl } from '#tools/faults/gate.ts'
import { addStockedProducts, type InitialState } from '#tools/stress/order-audit.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'

/** A store with two processes and a gate in front of its database, with products and a staff session. */
export type GatedStore = StressStore & {
  readonly gate: Gate
  readonly productIds: readonly string[]
  readonly cookie: string
  readonly before: InitialState
  /** A path that both processes have cached. */
  readonly cachedPath: string
}

export async function withGatedStore<Result>(
  { dataDir, databaseUrl }: FaultHome,
  work: (store: GatedStore) => Promise<Result>,
): Promise<Result> {
  const databasePort = Number(new URL(databaseUrl).port)
  await using gate = await openGate(() => databasePort)
  await using store = await openStressStore(dataDir, toGateUrl(databaseUrl, gate))
  try {
    const stocked = await addStockedProducts(store.db, 6)
    const { cookie } = await openStaffSession(store.db, { dataDir })
    const cachedPath = `/product/${stocked.productIds[0]}`
    for (const { url } of store.web) for (let time = 0; time < 2; time++) await get(url(), cachedPath)
    return await work({ ...store, ...stocked, gate, cookie, cachedPath })
  } finally {
    gate.open()
    gate.delay(0)
  }
}
