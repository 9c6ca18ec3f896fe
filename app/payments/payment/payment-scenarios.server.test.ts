import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveKeys } from '#app/payments/connections/connections.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { runScenario } from '#tests/support/payment-scenarios.ts'
import { addProduct } from '#tests/support/products.ts'
import type { ProviderHarness } from '#tests/support/provider-contract.ts'
import { startPaypalHarness, startPaystackHarness, startStripeHarness } from '#tests/support/provider-harnesses.ts'
import { createRandom } from '#tools/stress/random.ts'

const SCENARIOS = isLong ? 500 : 12
const SEED = 1

const PROVIDERS = [
  { provider: 'stripe', start: startStripeHarness },
  { provider: 'paystack', start: startPaystackHarness },
  { provider: 'paypal', start: startPaypalHarness },
] as const

describe.each(PROVIDERS)('whatever happens to orders at $provider,', ({ provider, start }) => {
  let store: TestDatabase
  let db: Database
  let harness: ProviderHarness

  beforeAll(async () => {
    store = await openTestDatabase()
    db = store.db
    harness = await start()
    await saveKeys(db, provider, {
      secretKey: 'unused',
      webhookSecret: 'unused',
      clientId: 'x',
      secret: 'x',
      webhookId: 'x',
    })
    await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT })
  })
  afterAll(async () => {
    await harness.close()
    await store.close()
  })

  test(
    `${SCENARIOS} orders are paid at most once, never refunded more than was paid, and reach a final state`,
    async () => {
      const problems: string[] = []
      for (let at = 0; at < SCENARIOS; at++) {
        const random = createRandom(SEED).fork(at)
        const product = await addProduct(db, { stock: 1_000 })
        const found = await runScenario(db, { provider, harness, product, random })
        problems.push(...found.map((text) => `${at}: ${text}`))
      }
      expect(problems).toEqual([])
      expect(await listBrokenInvariants(db)).toEqual([])
    },
    60_000 + SCENARIOS * 2_000,
  )
})
