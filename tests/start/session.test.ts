import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { type Shop, startStore, temporaryFolder } from '#tests/support/store.ts'

const dataDir = temporaryFolder()
copyPreparedStore(dataDir, 'empty')
let shop: Shop | null = null
afterAll(async () => {
  await shop?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('who is logged in stays so when the store is stopped and started again', async () => {
  shop = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
  const loggedIn = await fetch(`${shop.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(shop.admin),
  })
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await shop.stop()

  shop = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
  const page = await fetch(`${shop.url}/admin`, { headers: { Cookie: cookie }, redirect: 'manual' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Set up the store')
})
