import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkWithVies } from '#app/orders/checkout/order/vies.server.ts'
import { checkVatNumber, type TaxNumber } from '#app/pricing/vat-number.ts'
import { type FakeVies, startFakeVies } from '#tests/support/fake-vies.ts'

let vies: FakeVies
beforeAll(async () => {
  vies = await startFakeVies({
    DE136695976: { name: '---', address: '---' },
    EL094259216: { name: 'Example A.E.', address: 'Athinas 1\n10551 Athina' },
    NL004495445B01: { name: 'Lumina B.V.', address: 'Damrak 1\n1012 LG Amsterdam' },
  })
})
beforeEach(() => {
  Object.assign(vies, { failWith: null, garbage: null, hold: null, isDown: false, requests: [] })
})
afterAll(() => vies.stop())

const store = parseNumber('NL004495445B01')

function parseNumber(typed: string, country?: string): TaxNumber {
  const check = checkVatNumber(typed, country)
  if (!check.ok) throw new Error(check.message)
  return check
}

const check = (typed: string, requester: TaxNumber | null = store, timeoutMs?: number) =>
  checkWithVies(parseNumber(typed), { url: vies.url, requester, ...(timeoutMs !== undefined && { timeoutMs }) })

test('a registered number is valid, with the consultation number and the time as proof', async () => {
  const before = Date.now()
  const result = await check('GR 094259216')
  expect(result).toMatchObject({
    status: 'valid',
    consultation: 'WAPIAAAA1',
    name: 'Example A.E.',
    address: 'Athinas 1\n10551 Athina',
    reason: null,
  })
  expect(result?.checkedAt.getTime()).toBeGreaterThanOrEqual(before)
  expect(vies.requests).toEqual([
    {
      countryCode: 'EL',
      vatNumber: '094259216',
      requesterMemberStateCode: 'NL',
      requesterNumber: '004495445B01',
    },
  ])
})

test('data that a member state does not disclose is null', async () => {
  expect(await check('DE136695976')).toMatchObject({ status: 'valid', name: null, address: null })
})

test('without a VAT number of the store, there is no consultation number', async () => {
  expect(await check('DE136695976', null)).toMatchObject({ status: 'valid', consultation: null })
  expect(await check('DE136695976', parseNumber('GB980780684'))).toMatchObject({ status: 'valid', consultation: null })
  for (const request of vies.requests) expect(request).not.toHaveProperty('requesterNumber')
})

test('a number that is not registered is invalid, with a consultation number if VIES gave one', async () => {
  expect(await check('ATU13585627')).toMatchObject({ status: 'invalid', consultation: 'WAPIAAAA1', reason: null })
  vies.failWith = 'INVALID_INPUT'
  expect(await check('ATU13585627')).toMatchObject({ status: 'invalid', consultation: null })
})

test.each([
  'MS_UNAVAILABLE',
  'MS_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
  'INVALID_REQUESTER_INFO',
  'IP_BLOCKED',
])('a check that fails with %s is unavailable and returns the code as the reason', async (code) => {
  vies.failWith = code
  expect(await check('DE136695976')).toMatchObject({ status: 'unavailable', reason: code, consultation: null })
})

test('checks are unavailable if the store’s own number is not registered', async () => {
  const requester = parseNumber('DK13585628')
  expect(await check('DE136695976', requester)).toMatchObject({
    status: 'unavailable',
    reason: 'INVALID_REQUESTER_INFO',
  })
})

test('a slow service counts as unavailable after the timeout', async () => {
  let release = () => {}
  vies.hold = new Promise((resolve) => {
    release = resolve
  })
  expect(await check('DE136695976', store, 50)).toMatchObject({ status: 'unavailable', reason: 'TIMEOUT' })
  release()
})

test('a service that is down or has a wrong URL counts as unavailable', async () => {
  vies.isDown = true
  expect(await check('DE136695976')).toMatchObject({ status: 'unavailable', reason: 'NO_RESPONSE' })
  const nowhere = { url: `${vies.url}/elsewhere`, requester: store }
  vies.isDown = false
  expect(await checkWithVies(parseNumber('DE136695976'), nowhere)).toMatchObject({ status: 'unavailable' })
})

test.each([
  '<html>Maintenance</html>',
  '',
  '{"valid": true',
  'null',
  '[]',
  '"valid"',
  '{}',
  '{"valid": "true"}',
  '{"valid": true, "name": 5}',
  '{"errorWrappers": []}',
  '{"valid": false, "userError": "MS_UNAVAILABLE"}',
  `{"valid": true, "name": "${'x'.repeat(20_000)}"}`,
])('an unreadable response counts as unavailable, never valid or invalid: %.40s', async (garbage) => {
  vies.garbage = garbage
  expect(await check('DE136695976')).toMatchObject({ status: 'unavailable', consultation: null })
})

test('without a service URL, and for numbers that VIES does not cover, nothing is requested', async () => {
  expect(await checkWithVies(parseNumber('DE136695976'), { url: undefined, requester: store })).toBeNull()
  expect(await check('GB980780684')).toBeNull()
  expect(await check('CHE-100.155.212 MWST')).toBeNull()
  expect(await check('NO995525828MVA')).toBeNull()
  expect(vies.requests).toEqual([])
  expect(await check('XI980780684')).toMatchObject({ status: 'invalid' })
})
