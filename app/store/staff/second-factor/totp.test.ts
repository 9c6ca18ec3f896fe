import { expect, test } from 'vitest'
import {
  buildKeyUri,
  computeCode,
  computeStep,
  createTotpSecret,
  findStep,
  formatKey,
} from '#app/store/staff/second-factor/totp.ts'

/** The test vectors of RFC 6238, appendix B, with the last six of their eight digits. */
const SECRET = new TextEncoder().encode('12345678901234567890')
const TEST_VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(TEST_VECTORS)('%d seconds after the start of 1970, the code is %s', async (seconds, code) => {
  const now = new Date(seconds * 1_000)
  expect(await computeCode(SECRET, computeStep(now))).toBe(code)
  expect(await findStep(SECRET, code, now)).toBe(computeStep(now))
})

test('the codes of the previous and the next 30 seconds are valid, but no others', async () => {
  const now = new Date('2026-11-21T12:00:10Z')
  const foundSteps = await Promise.all(
    [-2, -1, 0, 1, 2].map(async (offset) =>
      findStep(SECRET, await computeCode(SECRET, computeStep(now) + offset), now),
    ),
  )
  expect(foundSteps.map((step) => step && step - computeStep(now))).toEqual([null, -1, 0, 1, null])
})

test.each(['', '0', '28708', '2870822', ' 287082', '２８７０８２', 'abcdef'])('%j is not a code', async (code) => {
  expect(await findStep(SECRET, code, new Date(59_000))).toBeNull()
})

test('the secret is formatted for typing and for a QR code', () => {
  expect(formatKey(SECRET)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(buildKeyUri(SECRET, { store: 'Ada: Dresses & Co', email: 'ada@lumina.example' })).toBe(
    'otpauth://totp/Ada%20%20Dresses%20%26%20Co:ada%40lumina.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ada%20%20Dresses%20%26%20Co',
  )
})

test('secrets are unique and have 160 bits', () => {
  const secrets = Array.from({ length: 50 }, () => formatKey(createTotpSecret()))
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
})
