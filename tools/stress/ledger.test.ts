import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { openLedger } from '#tools/stress/ledger.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const createOrder = () => ({
  key: crypto.randomUUID(),
  orderId: newId(),
  lines: [{ productId: newId(), quantity: 2 }],
})

test('an order is on disk once `record` returns, and is read back unchanged', () => {
  const ledger = openLedger(folder)
  const orders = [createOrder(), createOrder()]
  for (const [index, order] of orders.entries()) {
    ledger.record(order)
    expect(readFileSync(join(folder, 'acknowledged'), 'utf8').split('\n')).toHaveLength(index + 2)
  }
  expect(ledger.close()).toEqual(orders)
})

test('a partially written row is an error, not a missing order', () => {
  const ledger = openLedger(folder)
  ledger.record(createOrder())
  appendFileSync(join(folder, 'acknowledged'), '{"key":"')
  expect(() => ledger.close()).toThrow()
})
