import { expect, test } from 'vitest'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { cpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4242  4242  4242  4242',
  // Of 13 to 19 digits, none of which is right in a part of it
  '4381881818009',
  '56956043319504',
  '595888741198351',
  '5588874119835178',
  '69995049394202286',
  '540412231823709637',
  '6068394644758946552',
  'Ada 4242424242424242 Obi',
  '4242 4242 4242 4242 12/27',
  '12/27 4242424242424242 123',
  '4242424242424242123', // three extra digits at its end
  '４２４２４２４２４２４２４２４２',
  '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
])('"%s" holds a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  '',
  '4242424242439150', // wrong check digit, wherever it is cut
  '424242424242', // 12 digits
  '1 Palm Street, Flat 12',
  '97477-0001',
  '0000 0000 0000 0000',
  '4242 and 4242 and 4242 and 4242',
])('"%s" does not', (text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

test('a long hostile text is processed quickly', () => {
  const text = `${'1 '.repeat(50_000)}x${' - '.repeat(50_000)}`
  expect(cpuTimeMs(() => void holdsCardNumber(text))).toBeLessThan(1_000)
})
