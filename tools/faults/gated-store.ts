import type { Database } from '#app/platform/db/db.server.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { addProduct } from '#tests/support/products.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { type Gate, openGate, throughGate } from '#tools/faults/gate.ts'
import { exactly, type Figure } from '#tools/stress/figures.ts'
import { auditOrders, type Before, stockOf } from '#tools/stress/kill-audit.ts'
import type { Acknowledged } from '#tools/stress/ledger.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'

/** A store of two processes behind a gate to its database, with products and a staff session. */
export type GatedStore = {
  readonly store: StressStore
  readonly gate: Gate
  readonly productIds: readonly string[]
  readonly cookie: string
  /** The state before the first order. */
  readonly before: Before
  /** A path that both processes have cached. */
  readonly cachedPath: string
  /** Alternates between the processes. */
  readonly base: () => string
}

export async function withGatedStore<Result>(
  { dataDir, databaseUrl }: FaultHome,
  work: (store: GatedStore) => Promise<Result>,
): Promise<Result> {
  const databasePort = Number(new URL(databaseUrl).port)
  const gate = await openGate(() => databasePort)
  try {
    const store = await openStressStore(dataDir, throughGate(databaseUrl, gate))
    try {
      const productIds: string[] = []
      for (let index = 0; index < 6; index++) productIds.push(await addProduct(store.db, { stock: 1_000_000 }))
      const { cookie } = await openStaffSession(store.db, { dataDir })
      const cachedPath = `/product/${productIds[0]}`
      for (const { url } of store.web) for (let time = 0; time < 2; time++) await get(url(), cachedPath)
      const before = { startedAt: new Date(), stock: await stockOf(store.db) }
      let turn = 0
      const base = () => (turn++ % 2 === 0 ? store.web[0] : store.web[1]).url()
      return await work({ store, gate, productIds, cookie, before, cachedPath, base })
    } finally {
      gate.open()
      gate.delay(0)
      await store.stop()
    }
  } finally {
    await gate.close()
  }
}

export function orderFigures(
  { store, before }: Pick<GatedStore, 'store' | 'before'>,
  acknowledged: readonly Acknowledged[],
): Promise<Figure[]> {
  return acknowledgedFigures(store.db, before, acknowledged)
}

/** Compares the store with what its shoppers saw: nothing lost, nothing extra, all sums right. */
export async function acknowledgedFigures(
  db: Database,
  before: Before,
  acknowledged: readonly Acknowledged[],
): Promise<Figure[]> {
  const broken = await brokenInvariants(db)
  return [
    ...(await auditOrders(db, before, acknowledged, new Set())),
    exactly('stock, orders and their ledger that disagree', broken.join('; ') || 'none', 'none'),
  ]
}
