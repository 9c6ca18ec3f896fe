import { expect, test } from 'vitest'
import { parseEcbFile } from '#app/operations/markets/rates/ecb-file.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'
import { createEcbFile, ECB_RATES } from '#tests/support/fake-ecb.ts'

const FILE = createEcbFile('2026-11-20', ECB_RATES)

test('a daily file is parsed into its day and the rates for 1 euro, exact to a millionth', () => {
  expect(parseEcbFile(FILE)).toEqual({
    day: '2026-11-20',
    perEuro: new Map([
      ['EUR', 1_000_000],
      ['USD', 1_152_500],
      ['JPY', 178_450_000],
      ['GBP', 876_300],
      ['CHF', 935_200],
      ['CAD', 1_617_000],
    ]),
  })
})

test('only the newest day of a file with several days is used', () => {
  const older = "<Cube time='2026-11-19'><Cube currency='USD' rate='1.2'/></Cube>"
  const several = FILE.replace('\t</Cube>\n</gesmes', `\t${older}</Cube>\n</gesmes`)
  expect(several).not.toBe(FILE)
  expect(parseEcbFile(several)?.day).toBe('2026-11-20')
  expect(parseEcbFile(several)?.perEuro.get('USD')).toBe(1_152_500)
})

test('a currency that no longer exists does not make a file invalid', () => {
  expect(parseEcbFile(createEcbFile('2026-11-20', { ...ECB_RATES, BGN: '1.9558' }))?.perEuro.has('USD')).toBe(true)
})

test.each([
  ['an empty file', ''],
  ['a web page', '<!doctype html><html><body>Maintenance</body></html>'],
  ['JSON', '{"rates": {"USD": 1.15}}'],
  ['a truncated file', FILE.slice(0, -40)],
  ['a file without rates', createEcbFile('2026-11-20', {})],
  ['a file with a rate of 0', createEcbFile('2026-11-20', { USD: '0' })],
  ['a file with a negative rate', createEcbFile('2026-11-20', { USD: '-1.1' })],
  ['a file with a rate that is not a number', createEcbFile('2026-11-20', { USD: 'N/A', GBP: '0.87' })],
  ['a file with a comma in a rate', createEcbFile('2026-11-20', { USD: '1,1525' })],
  ['a file with an empty rate', createEcbFile('2026-11-20', { USD: '' })],
  ['a file with an invalid currency code', createEcbFile('2026-11-20', { dollar: '1.1' })],
  ['a file that lists a currency twice', FILE.replace("currency='JPY'", "currency='USD'")],
  ['a file that lists the euro', createEcbFile('2026-11-20', { EUR: '1.1' })],
  ['a file with an invalid day', createEcbFile('20 November', ECB_RATES)],
  ['a file with rates but no day', FILE.replace("time='2026-11-20'", '')],
])('no rates are read from %s', (_, file) => {
  expect(parseEcbFile(file)).toBeNull()
})

test('a large hostile file is read quickly', () => {
  const deep = `${'<Cube>'.repeat(33_000)}</gesmes:Envelope>` // the largest size that is fetched
  expect(measureCpuTimeMs(() => parseEcbFile(deep))).toBeLessThan(1_000)
})
