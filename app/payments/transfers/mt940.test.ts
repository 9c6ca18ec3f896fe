import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { isMt940 } from '#app/payments/recognize-statement.ts'
import { parseMt940 } from '#app/payments/transfers/mt940.ts'
import { createMt940File } from '#tests/support/statement-samples.ts'

function read(text: string) {
  const parsed = parseMt940(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  return { ...parsed, entries: parsed.statements.flatMap((statement) => statement.entries) }
}

const credit = ':61:2611031103C49,90NTRFNONREF'
const readOnlyEntry = (...lines: readonly string[]) => read(createMt940File([credit, ...lines])).entries[0]

test.each([
  [':61:2611031103C49,90NTRFNONREF', '2026-11-03', 4_990],
  [':61:261103C49,NTRFNONREF', '2026-11-03', 4_900],
  [':61:2611031104CR49,9NTRFNONREF//B4711', '2026-11-04', 4_990], // R is the third letter of EUR
  [':61:261103C000000000300,00N541NONREF', '2026-11-03', 30_000],
  [':61:2701010102C1.234,56NMSCX', '2027-01-02', 123_456],
  [':61:261104    C65,00NTRFNONREF', '2026-11-04', 6_500],
  [':61:2611041104C,50NTRFNONREF', '2026-11-04', 50],
  [':61:2701021231C10,00NTRFX', '2026-12-31', 1_000], // booked in the previous year
  [':61:2612310101C10,00NTRFX', '2027-01-01', 1_000],
])('%s is booked on %s', (line, bookedOn, minor) => {
  expect(read(createMt940File([line])).entries).toMatchObject([{ bookedOn, amount: money(minor, 'EUR') }])
})

test('debits are counted; reversals, expected entries and unreadable lines are skipped with a warning', () => {
  const result = read(
    createMt940File([
      ':61:2611031103D10,00NTRFX',
      ':61:2611031103RC10,00NTRFX',
      ':61:2611031103RD10,00NTRFX',
      ':61:2611031103EC10,00NTRFX',
      ':61:26113C10',
      ':61:2611031103C10,123NTRFX',
    ]),
  )
  expect(result).toMatchObject({ entries: [], skippedDebits: 1 })
  expect(result.warnings).toEqual([
    '2 entries were skipped: reversed at the bank. Check with your bank.',
    '1 entry was skipped: still pending at the bank.',
    '2 unreadable lines (:61:) were skipped: “26113C10”, “2611031103C10,123NTRFX”.',
  ])
})

test('German subfields are read', () => {
  const details = [
    ':86:166?00SEPA GUTSCHRIFT?109075?20EREF+2026-4711?21SVWZ+Bestellung INM8K2ABCD1?222XY?30COBADEFFXXX',
    '?31DE89370400440532013000?32Jörg Müller?33 und Söhne?34000',
  ]
  expect(readOnlyEntry(...details)).toMatchObject({
    payerName: 'Jörg Müller und Söhne',
    payerAccount: 'DE89370400440532013000',
    reference: '2026-4711',
    text: 'Bestellung INM8K2ABCD12XY',
  })
})

test('in the purpose, a subfield of less than 27 characters is followed by a space; NOTPROVIDED is not a reference', () => {
  const entry = readOnlyEntry(':86:166?20SVWZ+Bestellung?21INM8K2ABCD12XY?22EREF+NOTPROVIDED')
  expect(entry).toMatchObject({ text: 'Bestellung INM8K2ABCD12XY', reference: '' })
})

test.each([
  [':86:051?00UZNANIE?20INM8K2ABCD12XY?32JAN?33NOWAK?38PL61109010140000071219812874'],
  [':86:051<00UZNANIE<20INM8K2ABCD12XY<32JAN<33NOWAK<38PL61109010140000071219812874'],
  [':86:051~00UZNANIE~20INM8K2ABCD12XY~32JAN~33NOWAK~38PL61109010140000071219812874'],
  [
    ':86:/TRTP/SEPA OVERBOEKING/IBAN/PL61109010140000071219812874/BIC/X/NAME/JAN NOWAK/REMI/INM8K2ABCD12XY/EREF/NOTPROVIDED',
  ],
  [':86:/EREF/NOTPROVIDED//CNTP/PL61109010140000071219812874/INGBNL2A/JAN NOWAK/CITY///REMI/USTD//INM8K2ABCD12XY/'],
  [':86:SEPA OVERBOEKING IBAN: PL61109010140000071219812874 NAAM: JAN NOWAK OMSCHRIJVING: INM8K2ABCD12XY'],
])('payer, account and text are read from %s', (details) => {
  expect(readOnlyEntry(details)).toMatchObject({
    payerName: 'JAN NOWAK',
    payerAccount: 'PL61109010140000071219812874',
    text: expect.stringMatching(/INM8K2ABCD12XY$/),
  })
})

test('the account in the second line of :61: and a structured Dutch reference are read', () => {
  const lines = [
    ':61:2611031103C49,90N541EREF-9',
    'NL91ABNA0417164300',
    ':86:/ORDP//NAME/J DOE/REMI/STRD/CUR/9001/ISDT/2026-11-03',
  ]
  expect(read(createMt940File(lines)).entries).toMatchObject([
    { payerName: 'J DOE', payerAccount: 'NL91ABNA0417164300', reference: '9001', text: '' },
  ])
})

test('plain text keeps all its lines, even those that look like fields', () => {
  expect(readOnlyEntry(':86:Order INM8K2AB', 'CD12XY', ':12:30 Uhr')?.text).toBe('Order INM8K2AB\nCD12XY\n:12:30 Uhr')
})

test('the envelope and other lines around a message are ignored', () => {
  const file = createMt940File([credit, ':86:Danke']).replace(/-$/, '-}')
  for (const head of [
    '{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{3:{108:X1}}{4:\r\n',
    'ABNANL2A\r\n940\r\nABNANL2A\r\n',
    ':940:\r\n',
  ]) {
    expect(isMt940(head + file)).toBe(true)
    expect(read(head + file).entries).toMatchObject([{ text: 'Danke' }])
  }
})

test.each([
  ['37040044/0532013000', '37040044/0532013000'],
  ['NL68RABO0123456789 EUR', 'NL68RABO0123456789'],
  ['NL68RABO0123456789EUR', 'NL68RABO0123456789'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
])('the account of “:25:%s” is %s', (field, account) => {
  expect(read(createMt940File([], { account })).statements).toMatchObject([{ account }])
  expect(read(createMt940File([], { account: field })).statements).toMatchObject([{ account }])
})

test('text after the closing balance belongs to no entry', () => {
  const file = createMt940File([credit, ':86:Danke']).replace(/-$/, ':86:/SUM/1/0/')
  expect(read(file).entries).toMatchObject([{ text: 'Danke' }])
})

const whole = createMt940File([credit, ':86:Danke', ':61:2611031103C1250,00NTRFNONREF'])

test.each([
  whole.slice(0, whole.indexOf('1250') + 2),
  whole.slice(0, whole.indexOf(':62F:')),
  `${createMt940File([credit])}\r\n${whole.slice(0, whole.indexOf('Danke'))}`,
])('a file that is truncated before its closing balance is rejected: %#', (text) => {
  expect(parseMt940(text)).toEqual({
    ok: false,
    reason: 'This MT940 file ends before the closing balance (:62F:) of a statement. Download the statement again.',
  })
})

test('an MT942 report is rejected, and the reason names the format', () => {
  const text = ':20:X\n:25:NL91ABNA0417164300\n:28C:1\n:34F:EURD0,00\n:61:2605040504C65,00NTRFX\n:90C:1EUR65,00\n-'
  expect(parseMt940(text)).toMatchObject({ ok: false, reason: expect.stringContaining('MT942') })
})

test('a statement in an unknown currency does not block the other statements in the file', () => {
  const { entries, warnings } = read(
    `${createMt940File([credit])}\r\n${createMt940File([credit]).replaceAll('EUR', 'DEM')}`,
  )
  expect(entries.length).toBe(1)
  expect(warnings).toEqual(['A statement in DEM was skipped: its currency is unknown.'])
})

test.each([
  [1_049.9, []],
  [1_050, [expect.stringContaining('do not add up to its closing balance')]],
])('a closing balance of %d is compared with the entries', (closing, warnings) => {
  expect(read(createMt940File([credit], { closing })).warnings).toEqual(warnings)
})
