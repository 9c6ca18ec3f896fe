import { expect, test } from 'vitest'
import { containsCardNumber, containsWebAddress } from '#app/lib/unwanted-text.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4242  4242  4242  4242',
  // These have 13 to 19 digits, and no part of any of them is another valid number
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
])('"%s" contains a card number', (text) => {
  expect(containsCardNumber(text)).toBe(true)
})

test.each([
  '',
  '4242424242439150', // wrong check digit, wherever it is cut
  '424242424242', // 12 digits
  '1 Palm Street, Flat 12',
  '97477-0001',
  '0000 0000 0000 0000',
  '4242 and 4242 and 4242 and 4242',
])('"%s" does not contain a card number', (text) => {
  expect(containsCardNumber(text)).toBe(false)
})

test('long hostile text is processed quickly', () => {
  const text = `${'1 '.repeat(50_000)}x${' - '.repeat(50_000)}`
  expect(measureCpuTimeMs(() => void containsCardNumber(text))).toBeLessThan(1_000)
})

test.each([
  ['WIN now at https://evil.example/x', true],
  ['HTTP://evil.example', true],
  ['hxxp://evil.example', true],
  ['www.evil.example', true],
  ['see WWW.evil.example', true],
  ['(www.evil.example)', true],
  ['ｗｗｗ．evil.example', true],
  ['https：／／evil.example', true],
  ['w\u200bww.evil.example', true],
  ['WIN evil.com/x', true],
  ['bit.ly/abc', true],
  ['t.me/abc', true],
  ['Evil.Co.Uk/prize', true],
  ['evil.com?prize', true],
  ['evil.com:8080', true],
  ['evil。com/x', true],
  ['пример.рф/x', true],
  ['xn--e1afmkfd.xn--p1ai/x', true],
  ['//evil.com', true],
  ['\\\\evil.com', true],
  ['https:evil.com', true],
  ['evil.no/1', true],
  ['evil.no:8080', true],
  ['win.no:80', true],
  ['vg.no/1', true],
  ['h.no/2promo', true],
  ['h.no/1?ref=x', true],
  ['Ada Obi', false],
  ['Dr.Smith', false],
  ['J.R.R.', false],
  ['J.R.R./Tolkien', false],
  ['St. Petersburg', false],
  ['St.Anna/Hof', false],
  ['Apt 4/5', false],
  ['Apt.B/2', false],
  ['Musterstr.5/2', false],
  ['No.12/3', false],
  ['Flat.No/12', false],
  ['H.No/12-3', false],
  ['H.No:12-3', false],
  ['D.No:4-5/1', false],
  ['Plot.No:7', false],
  ['Bldg.No/12', false],
  ['Old.No/5', false],
  ['Sr.No/45', false],
  ['Ward.No/3', false],
  ['д.5/2, ул.Ленина/7', false],
  ['Müller GmbH & Co.KG/Lager', false],
  ['Booking.com B.V.', false],
  ['Suite 5 // Floor 2', false],
  ['Time: 5:30', false],
  ['c/o Obi, 3rd floor', false],
  ['Straße 5: Hinterhaus', false],
  ['St. Mary’s', false],
  ['Awwww. So soft', false],
  ['', false],
])('%j contains a web address: %s', (text, expected) => {
  expect(containsWebAddress(text)).toBe(expected)
})
