import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { type StoreProcess, startStore, temporaryFolder } from '#tests/support/store.ts'

const dataDir = temporaryFolder()
copyPreparedStore(dataDir, 'empty')
let store: StoreProcess | null = null
afterAll(async () => {
  await store?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a login survives a restart of the store', async () => {
  store = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
  const loggedIn = await fetch(`${store.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: store.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(store.admin),
  })
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await store.stop()

  store = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
  const page = await fetch(`${store.url}/admin`, { headers: { Cookie: cookie }, redirect: 'manual' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Total products')
})
