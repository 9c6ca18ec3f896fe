import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Sends forms to the product list that the list's screen never sends.

const store = getSharedStore()
let session: string

beforeAll(async () => {
  const { db, close } = openStoreDatabase(store)
  session = (await openStaffSession(db, store)).cookie
  await close()
})

async function send(fields: readonly (readonly [string, string])[]): Promise<{ status: number; body: string }> {
  const response = await fetch(`${store.url}/admin/products.data`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: session, Origin: store.url },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  })
  return { status: response.status, body: await response.text() }
}

describe('a form', () => {
  test('for an unknown product, of an unknown kind or with an unknown field is answered with an error', async () => {
    const forms = [
      { fields: { intent: 'show', show: 'yes' }, status: 404, message: 'Failed to update product' },
      { fields: { intent: 'duplicate' }, status: 404, message: 'Failed to duplicate product' },
      { fields: { intent: 'burn' }, status: 400, message: 'Failed to update product' },
      { fields: { intent: 'delete', role: 'owner' }, status: 400, message: 'Failed to delete product' },
    ]
    for (const { fields, status, message } of forms) {
      const response = await send([...Object.entries(fields), ['id', randomUUID()]])
      expect([response.status, response.body], message).toEqual([status, expect.stringContaining(message)])
    }
  })

  test.each([
    ['delete', 'failed'],
    ['undo', 'undone'],
  ])('to %s an unknown product is answered without an error', async (intent, key) => {
    const { status, body } = await send(Object.entries({ intent, id: randomUUID() }))
    expect([status, body]).toEqual([200, expect.stringContaining(key)])
    expect(body).not.toContain('Failed to')
  })

  test('with an invalid id is rejected', async () => {
    for (const id of ["1' or '1'='1", '🔥', '../../etc', '']) {
      const single = [
        ['intent', 'delete'],
        ['id', id],
      ] as const
      expect((await send(single)).status, id).toBe(400)
      const bulk = await send([['intent', 'apply'], ['kind', 'delete'], ['scope', 'rows'], ...single.slice(1)])
      expect([bulk.status, bulk.body], id).toEqual([400, expect.stringContaining('Unknown product')])
    }
  })

  test('for unknown products changes nothing and reports that they are missing', async () => {
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

  test('for too many products is rejected entirely', async () => {
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
