import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StoreProcess, startStore } from '#tests/support/store.ts'

// The product list of a store without products, and its responses to forms that its screen never sends.

let store: StoreProcess
let session: string

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  const response = await fetch(`${store.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: store.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(store.admin),
  })
  session = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => store?.stop())

const get = async (path: string) => (await fetch(store.url + path, { headers: { Cookie: session } })).text()

async function send(fields: readonly (readonly [string, string])[]): Promise<{ status: number; body: string }> {
  const response = await fetch(`${store.url}/admin/products.data`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: session, Origin: store.url },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  })
  return { status: response.status, body: await response.text() }
}

test('without products it links to creating the first one, with a filter to the unfiltered list', async () => {
  const empty = await get('/admin/products')
  expect(empty).toContain('No products yet.')
  expect(empty).toMatch(/href="\/admin\/products\/new"[^>]*>Add the first product</)
  const filtered = await get('/admin/products?q=%27%3B%20drop%20table%20products%3B%20--&sort=nonsense&page=-1')
  expect(filtered).toContain('No products match these filters.')
  expect(filtered).toMatch(/href="\/admin\/products"[^>]*>Clear filters</)
})

describe('a form', () => {
  test.each([
    {
      name: 'that shows an unknown product',
      fields: { intent: 'show', show: 'yes' },
      status: 404,
      message: 'Failed to update product',
    },
    {
      name: 'that copies an unknown product',
      fields: { intent: 'duplicate' },
      status: 404,
      message: 'Failed to duplicate product',
    },
    { name: 'that deletes a deleted product', fields: { intent: 'delete' }, status: 200, message: 'failed' },
    { name: 'that undoes nothing', fields: { intent: 'undo' }, status: 200, message: 'undone' },
    { name: 'with an unknown intent', fields: { intent: 'burn' }, status: 400, message: 'Failed to update product' },
    {
      name: 'with an unknown field',
      fields: { intent: 'delete', role: 'owner' },
      status: 400,
      message: 'Failed to delete product',
    },
  ])('$name gets an error message', async ({ fields, status, message }) => {
    const response = await send([...Object.entries(fields), ['id', randomUUID()]])
    expect(response.status).toBe(status)
    expect(response.body).toContain(message)
  })

  test.each([["1' or '1'='1"], ['🔥'], ['../../etc'], ['']])('with the id "%s" is rejected', async (id) => {
    expect(
      (
        await send([
          ['intent', 'delete'],
          ['id', id],
        ])
      ).status,
    ).toBe(400)
    const bulk = await send([
      ['intent', 'apply'],
      ['kind', 'delete'],
      ['scope', 'rows'],
      ['id', id],
    ])
    expect(bulk.status).toBe(400)
    expect(bulk.body).toContain('Unknown product')
  })

  test('of unknown products changes nothing, and says so', async () => {
    const rows = [
      ['scope', 'rows'],
      ['id', randomUUID()],
      ['id', randomUUID()],
    ] as const
    const preview = await send([['intent', 'preview'], ['kind', 'status'], ['status', 'active'], ...rows])
    expect(preview.status).toBe(200)
    expect(preview.body).toMatch(/"missing",2/)
    const applied = await send([
      ['intent', 'apply'],
      ['kind', 'status'],
      ['status', 'active'],
      ['version', 'x'],
      ...rows,
    ])
    expect(applied.status).toBe(409)
    expect(applied.body).toContain('stale')
  })

  test('of too many products is rejected as a whole', async () => {
    const ids = Array.from({ length: 10_001 }, () => ['id', randomUUID()] as const)
    expect((await send([['intent', 'apply'], ['kind', 'delete'], ['scope', 'rows'], ...ids])).status).toBe(413)
  })

  test('with a character that cannot be stored is rejected', async () => {
    const fields = [
      ['kind', 'price'],
      ['what', 'price'],
      ['scope', 'rows'],
      ['id', randomUUID()],
    ] as const
    const response = await send([['intent', 'preview'], ...fields, ['percent', '1\0']])
    expect(response.status).toBe(400)
    expect(response.body).toContain('This text contains a character that cannot be saved')
  })
})
