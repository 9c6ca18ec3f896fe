import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchRates } from '#app/operations/markets/rates/fetch-rates.server.ts'
import { createEcbFile, ECB_RATES, type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'

const DAY = '2026-11-20'

let bank: FakeEcb
beforeAll(async () => {
  bank = await startFakeEcb()
})
beforeEach(() => {
  Object.assign(bank, { file: createEcbFile(DAY, ECB_RATES), status: 200, hold: null, isDown: false })
})
afterAll(() => bank.stop())

const fetchAt = (now = `${DAY}T18:00:00Z`, timeoutMs?: number) =>
  fetchRates({ url: bank.url, now: new Date(now), ...(timeoutMs !== undefined && { timeoutMs }) })

const readMessage = async (...args: Parameters<typeof fetchAt>) => {
  const result = await fetchAt(...args)
  return result.ok ? null : result.message
}

test('the rates of the day are fetched', async () => {
  const result = await fetchAt()
  expect(result).toMatchObject({ ok: true, rates: { day: DAY } })
})

test('rates of the last seven days and of the next day are accepted; all others are rejected', async () => {
  expect(await readMessage('2026-11-27T23:59:00Z')).toBeNull()
  expect(await readMessage('2026-11-19T01:00:00Z')).toBeNull() // in some time zones, the next day has begun
  for (const now of ['2026-11-28T00:00:00Z', '2026-11-18T00:00:00Z', '2027-11-20T00:00:00Z']) {
    expect(await readMessage(now)).toBe(
      `The rates at ${bank.host} are from 2026-11-20, not from the last few days. Current rates are unchanged.`,
    )
  }
})

test.each([
  ['an error', () => Object.assign(bank, { status: 500 }), 'returned status 500'],
  ['a missing file', () => Object.assign(bank, { status: 404 }), 'returned status 404'],
  ['a redirect', () => Object.assign(bank, { status: 302 }), 'could not be reached'],
  ['a closed connection', () => Object.assign(bank, { isDown: true }), 'could not be reached'],
  ['a wrong file', () => Object.assign(bank, { file: '<html>Maintenance</html>' }), 'did not return exchange rates'],
  ['an endless file', () => Object.assign(bank, { file: 'x'.repeat(300_000) }), 'is too large'],
])('%s is reported, with a note that current rates are unchanged', async (_, prepare, expected) => {
  prepare()
  const message = await readMessage()
  expect(message).toContain(bank.host)
  expect(message).toContain(expected)
  expect(message).toContain('Current rates are unchanged.')
})

test('a request to a slow bank is aborted after the timeout', async () => {
  const held = Promise.withResolvers<void>()
  bank.hold = held.promise
  expect(await readMessage(`${DAY}T18:00:00Z`, 50)).toContain('did not respond in time')
  held.resolve()
})
