import { expect, test } from 'vitest'
import { createWiredList } from '#app/lib/wired-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'

test('handlers run one after another, and the last result that is not null is returned', async () => {
  const ran: string[] = []
  const handler = (name: string, result: string | null) => async () => {
    ran.push(`${name} begins`)
    await Promise.resolve()
    ran.push(`${name} ends`)
    return result
  }
  const soldHandlers = createWiredList<(tx: typeof db, event: string) => Promise<string | null>>('sold')
  soldHandlers.fill([handler('invoice', 'INV-1'), handler('stock', null)])
  expect(await emit(soldHandlers, db, 'a dress')).toBe('INV-1')
  expect(ran).toEqual(['invoice begins', 'invoice ends', 'stock begins', 'stock ends'])
})
