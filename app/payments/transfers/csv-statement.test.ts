import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type CsvMapping, csvMappingSchema, parseCsvStatement } from '#app/payments/transfers/csv-statement.ts'
import { detectDateOrder, detectDecimalSeparator, readAmount, readDate } from '#app/payments/transfers/csv-values.ts'

function read(lines: readonly string[], mappings: readonly CsvMapping[] = []) {
  const parsed = parseCsvStatement(lines.join('\n'), mappings)
  if (!parsed.ok) throw new Error(parsed.reason)
  return { ...parsed, entries: parsed.statements.flatMap((statement) => statement.entries) }
}

function getMappingRequest(lines: readonly string[]) {
  const parsed = parseCsvStatement(lines.join('\n'), [])
  if (parsed.ok || !('needs' in parsed)) throw new Error('The file needs no mapping')
  return parsed
}

const obi = { bookedOn: '2026-11-23', payerName: 'Ada Obi', text: 'INM8K2ABCD12XY', amount: money(123_450, 'EUR') }

// The layouts that banks document, each with one credit of 1234.50 and one debit
test.each([
  [
    'German, with text before the table',
    [
      'Konto;DE89370400440532013000',
      'Zeitraum;01.11.2026 - 24.11.2026',
      '',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag (€)"',
      '"23.11.26";"23.11.26";"Gebucht";"Ada Obi";"INM8K2ABCD12XY";"1.234,50"',
      '"23.11.26";"23.11.26";"Gebucht";"Shop";"Miete";"-10"',
    ],
  ],
  [
    'German, with a currency column',
    [
      'Auftragskonto;Buchungstag;Valutadatum;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung;Info',
      'DE89370400440532013000;23.11.26;24.11.26;INM8K2ABCD12XY;Ada Obi;NL91ABNA0417164300;1234,50;EUR;Umsatz gebucht',
      'DE89370400440532013000;23.11.26;24.11.26;Miete;Shop;NL91ABNA0417164300;-10,00;EUR;Umsatz gebucht',
    ],
  ],
  [
    'German, with Soll and Haben',
    [
      'Buchungstag;Auftraggeber/Empfänger;Verwendungszweck;Währung;Soll;Haben',
      '23.11.2026;Ada Obi;INM8K2ABCD12XY;EUR;;1.234,50',
      '23.11.2026;Shop;Miete;EUR;-10,00;',
    ],
  ],
  [
    'German, with S and H in a column without a name',
    [
      'Buchungstag;Auftraggeber;Verwendungszweck;Währung;Umsatz; ',
      '23.11.2026;Ada Obi;INM8K2ABCD12XY;EUR;1.234,50;H',
      '23.11.2026;Shop;Miete;EUR;10,00;S',
    ],
  ],
  [
    'English',
    [
      'Date,Counterparty,Description,Paid in,Paid out,Currency',
      '23/11/2026,Ada Obi,INM8K2ABCD12XY,"1,234.50",,EUR',
      '23/11/2026,Shop,Rent,,10.00,EUR',
    ],
  ],
  [
    'American',
    [
      'Posting Date,Payer,Memo,Amount,Currency',
      '11/23/2026,Ada Obi,INM8K2ABCD12XY,"1,234.50",EUR',
      '11/23/2026,Shop,Rent,(10.00),EUR',
    ],
  ],
  [
    'French',
    [
      'Date de comptabilisation;Donneur d’ordre;Libellé;Débit euros;Crédit euros',
      '23/11/2026;Ada Obi;INM8K2ABCD12XY;;1 234,50',
      '23/11/2026;Shop;Loyer;-10,00;',
    ],
  ],
  [
    'Spanish',
    [
      'Fecha operación;Ordenante;Concepto;Importe;Divisa',
      '23/11/2026;Ada Obi;INM8K2ABCD12XY;1.234,50;EUR',
      '23/11/2026;Shop;Renta;-10,00;EUR',
    ],
  ],
  [
    'Italian',
    [
      'Data contabile;Data valuta;Ordinante;Causale;Dare;Avere;Divisa',
      '23/11/2026;23/11/2026;Ada Obi;INM8K2ABCD12XY;;1.234,50;EUR',
      '23/11/2026;23/11/2026;Shop;Affitto;10,00;;EUR',
    ],
  ],
  [
    'Portuguese',
    [
      'Data lançamento;Ordenante;Descrição;Montante;Moeda',
      '23-11-2026;Ada Obi;INM8K2ABCD12XY;1.234,50;EUR',
      '23-11-2026;Shop;Renda;-10,00;EUR',
    ],
  ],
  [
    'Dutch',
    [
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Af Bij","Bedrag (EUR)","Mededelingen"',
      '"20261123","Ada Obi","NL91ABNA0417164300","DE89370400440532013000","Bij","1234,50","INM8K2ABCD12XY"',
      '"20261123","Shop","NL91ABNA0417164300","","Af","10,00","Huur"',
    ],
  ],
  [
    'Polish',
    [
      'Data księgowania;Nadawca;Tytuł;Kwota;Waluta',
      '2026-11-23;Ada Obi;INM8K2ABCD12XY;1 234,50;EUR',
      '2026-11-23;Shop;Czynsz;-10,00;EUR',
    ],
  ],
  [
    'tabs',
    [
      'Date\tPayer\tDetails\tAmount\tCurrency',
      '2026-11-23\tAda Obi\tINM8K2ABCD12XY\t1234.50\tEUR',
      '2026-11-23\tShop\tRent\t-10.00\tEUR',
    ],
  ],
  [
    'bars',
    [
      'Date|Payer|Details|Amount|Currency',
      '23 Nov 2026|Ada Obi|INM8K2ABCD12XY|€1,234.50|EUR',
      '23 Nov 2026|Shop|Rent|10.00-|EUR',
    ],
  ],
] as const)('the layout “%s” is read without a choice by staff', (_, lines) => {
  const { entries, skippedDebits, mapping } = read(lines)
  expect(entries).toMatchObject([obi])
  expect(skippedDebits).toBe(1)
  expect(csvMappingSchema.parse(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping)
  expect(read(lines, [mapping]).entries).toEqual(entries)
})

test('the store’s account, the payer’s account and the reference are read', () => {
  const { statements } = read([
    'Auftragskonto;Buchungstag;IBAN Zahlungsbeteiligter;Kundenreferenz;Betrag;Währung',
    'DE89 3704 0044 0532 0130 00;23.11.2026;NL91 ABNA 0417 1643 00;E-1;5,00;EUR',
  ])
  expect(statements).toMatchObject([
    { account: 'DE89370400440532013000', entries: [{ payerAccount: 'NL91ABNA0417164300', reference: 'E-1' }] },
  ])
})

test('pending rows, totals and rows without an amount are skipped with a warning', () => {
  const { entries, warnings } = read([
    'Buchungstag;Name;Betrag;Währung;Status',
    '23.11.2026;Ada;5,00;EUR;Gebucht',
    '23.11.2026;Ada;5,00;EUR;Vorgemerkt',
    '23.11.2026;Ada;;EUR;Gebucht',
    'Summe;;5,00;EUR;',
  ])
  expect(entries.length).toBe(1)
  expect(warnings).toEqual([
    '1 row was skipped: still pending at the bank.',
    '1 row without a date was skipped.',
    '1 row without an amount was skipped.',
  ])
})

test('if lines with numbers precede the table, the header is the line before the first date', () => {
  const lines = ['Reikningur;0101;26;123456', '', 'Dagsetning;Upphæð;Skýring', '2026.11.23.;5,00;Ada Obi']
  expect(getMappingRequest(lines).columns).toEqual(['Dagsetning', 'Upphæð', 'Skýring'])
})

test('dates that can be parsed in two ways need a choice by staff', () => {
  const lines = ['Date,Payer,Amount,Currency', '03/11/2026,Ada,5.00,EUR', '04/11/2026,Bea,6.00,EUR']
  const { reason, columns, sample, proposed } = getMappingRequest(lines)
  expect(reason).toContain('date format')
  expect([columns, sample[0]]).toEqual([
    ['Date', 'Payer', 'Amount', 'Currency'],
    ['03/11/2026', 'Ada', '5.00', 'EUR'],
  ])
  expect(proposed).toMatchObject({ bookedOn: 0, payerName: 1, amount: 2, currency: 3, dateOrder: null, decimal: '.' })
  const readDays = (dateOrder: 'dmy' | 'mdy') =>
    read(lines, [{ ...proposed, dateOrder }]).entries.map(({ bookedOn }) => bookedOn)
  expect(readDays('dmy')).toEqual(['2026-11-03', '2026-11-04'])
  expect(readDays('mdy')).toEqual(['2026-03-11', '2026-04-11'])
})

test('a mapping fits the next file with the same header, and no other file', () => {
  const lines = ['Date,Payer,Amount,Currency', '03/11/2026,Ada,5.00,EUR']
  const mapping: CsvMapping = { ...getMappingRequest(lines).proposed, dateOrder: 'dmy' }
  expect(read([...lines, '05/11/2026,Bea,7.00,EUR'], [mapping]).entries.length).toBe(2)
  expect(parseCsvStatement(lines.join('\n').replace('Payer', 'Payer name'), [mapping])).toMatchObject({
    needs: 'mapping',
  })
})

test.each([
  [['Date,Payer,Amount', '23/11/2026,Ada,5.00'], /currency/],
  [['Date,Payer,Amount,Currency', '23/11/2026,Ada,"1,230",EUR'], /decimal separator/],
  [['A,B,C,D', '23/11/2026,Ada,5.00,EUR'], /Column names/],
  [['23/11/2026,Ada,5.00,EUR', '24/11/2026,Bea,7.00,EUR'], /Column names/],
  [['Dagsetning;Upphæð;Skýring', '2026.11.23.;5,00;Ada'], /Column names/],
  [['Date,Payer,Amount,Currency', '23/11/2026,Ada,n/a,EUR'], /decimal separator/],
])('an uncertain mapping needs a choice by staff: %#', (lines, reason) => {
  expect(getMappingRequest(lines).reason).toMatch(reason)
})

test('a stored mapping that does not fit a row is reported', () => {
  const { mapping } = read(['Date,Payer,Amount,Currency', '23/11/2026,Ada,5.00,EUR'])
  const parsed = parseCsvStatement('Date,Payer,Amount,Currency\n11/23/2026,Ada,5.00,EUR', [mapping])
  expect(parsed).toEqual({ ok: false, reason: 'The date “11/23/2026” does not match the format of the other dates.' })
})

test('an account named before the table applies to all payments', () => {
  const { statements } = read(['My account;DE89 3704 0044 0532 0130 00', 'Date;Amount;Currency', '2026-11-23;5,00;EUR'])
  expect(statements).toMatchObject([{ account: 'DE89370400440532013000', currency: 'EUR', entries: [{}] }])
})

test('a statement with only debits has its account and currency', () => {
  const { statements, skippedDebits } = read([
    'My account;DE89370400440532013000',
    'Date;Amount EUR',
    '2026-11-23;-5,00',
  ])
  expect(statements).toEqual([{ account: 'DE89370400440532013000', currency: 'EUR', entries: [] }])
  expect(skippedDebits).toBe(1)
})

test('quotes within a cell are part of it; unclosed quotes are reported with their line', () => {
  const lines = ['Date;Details;Amount;Currency', '2026-11-23;Ada "Obi";5,00;EUR']
  expect(read(lines).entries).toMatchObject([{ text: 'Ada "Obi"' }])
  for (const count of [0, 2_000]) {
    const rows = Array(count).fill('2026-11-23;Ada Obi;5,00;EUR')
    const text = [...lines, ...rows, '2026-11-24;"Bea;5,00;EUR', ...rows].join('\n')
    expect(parseCsvStatement(text, [])).toEqual({
      ok: false,
      reason: `The quotes in this file cannot be parsed. Check line ${count + 3}.`,
    })
  }
})

test('a separator that leaves a quote open is used only if no other separator finds payments', () => {
  const rows = [
    '2026-11-13\t5.00\tEUR\tinv 1,2026-11-13,2,3,4,5,6',
    '2026-11-14\t6.00\tEUR\tfor a,"b',
    '2026-11-15\t7.00\tEUR\tc',
  ]
  expect(parseCsvStatement(rows.join('\n'), [])).toMatchObject({
    needs: 'mapping',
    sample: [['2026-11-13', '5.00', 'EUR', expect.anything()], {}, {}],
  })
})

test('empty lines and zero amounts are skipped without a warning, but an amount of one cent is not', () => {
  const { entries, warnings } = read(['Date;Amount;Currency', '', '2026-11-23;0,00;EUR', '', '2026-11-23;0,01;EUR'])
  expect([entries.map(({ amount }) => amount.minor), warnings]).toEqual([[1], []])
})

test('a file with a known layout but no dated row is reported', () => {
  const { mapping } = read(['Date,Payer,Amount,Currency', '23/11/2026,Ada,5.00,EUR'])
  const parsed = parseCsvStatement('Date,Payer,Amount,Currency\nTotal,,5.00,EUR', [mapping])
  expect(parsed).toEqual({ ok: false, reason: 'No rows in this file have a date. Check the date column.' })
})

test('a file can have at most 100 columns', () => {
  const withColumns = (count: number) =>
    ['Date;Amount;Currency', '2026-11-23;5,00;EUR'].map((line) => line + ';x'.repeat(count - 3))
  const { entries, mapping } = read(withColumns(100))
  expect(entries.length).toBe(1)
  expect(parseCsvStatement(withColumns(101).join('\n'), [])).toEqual({
    ok: false,
    reason: 'This file has more than 100 columns.',
  })
  const isValid = (index: number) =>
    csvMappingSchema.safeParse({ ...mapping, reference: index, texts: [index] }).success
  expect([isValid(99), isValid(100), isValid(-1)]).toEqual([true, false, false])
})

test('a mapping can explain at most 60 words', () => {
  const { mapping } = read(['Date,Payer,Amount,Currency', '23/11/2026,Ada,5.00,EUR'])
  const isValid = (count: number) => {
    const directions = Object.fromEntries(Array.from({ length: count }, (_, index) => [`word ${index}`, 'debit']))
    return csvMappingSchema.safeParse({ ...mapping, directions }).success
  }
  expect([isValid(60), isValid(61)]).toEqual([true, false])
})

test('a file can have at most 20,000 rows and a few other lines', () => {
  const withLines = (count: number) =>
    parseCsvStatement(`Date;Amount;Currency\n2026-11-23;5,00;EUR\n${'End;;\n'.repeat(count)}`, [])
  expect(withLines(20_117)).toMatchObject({ ok: true })
  expect(withLines(20_118)).toEqual({ ok: false, reason: expect.stringContaining('more than 20,000 rows') })
})

test.each([
  ['24.11.2026', 'dmy', '2026-11-24'],
  ['24/11/26', 'dmy', '2026-11-24'],
  ['11-24-2026', 'mdy', '2026-11-24'],
  ['11.24.2026', 'mdy', null],
  ['2026-11-24T10:00:00Z', 'ymd', '2026-11-24'],
  ['20261124', 'ymd', '2026-11-24'],
  ['24 Nov 2026', 'dmy', '2026-11-24'],
  ['24-Okt-26', 'dmy', '2026-10-24'],
  ['24 de novembro de 2026', 'dmy', '2026-11-24'],
  ['Nov 24, 2026', 'ymd', '2026-11-24'],
  ['31.02.2026', 'dmy', null],
  ['24.11.', 'dmy', null],
] as const)('“%s” in the order %s is the date %s', (cell, order, date) => {
  expect(readDate(cell, order)).toBe(date)
})

test('the date order is derived from the whole column', () => {
  expect(detectDateOrder(['03/11/2026', '23/11/2026'])).toBe('dmy')
  expect(detectDateOrder(['03/11/2026', '11/23/2026'])).toBe('mdy')
  expect(detectDateOrder(['03.11.2026'])).toBe('dmy')
  expect(detectDateOrder(['03/11/2026'])).toBe('ambiguous')
  expect(detectDateOrder(['11/11/2026'])).toBe('dmy')
  expect(detectDateOrder(['23/11/2026', '11/23/2026'])).toBe(null)
})

test.each([
  ['1.234,56', ',', 'EUR', 123_456],
  ['1,234.56', '.', 'EUR', 123_456],
  ['12,34,567.8', '.', 'INR', 123_456_780],
  ['1 234,56', ',', 'EUR', 123_456],
  ['1\u202f234,56 €', ',', 'EUR', 123_456],
  ['1’234.56', '.', 'CHF', 123_456],
  ['CHF 5', '.', 'CHF', 500],
  ['100.00 USD', '.', 'USD', 10_000],
  ['-5,00', ',', 'EUR', -500],
  ['5,00-', ',', 'EUR', -500],
  ['\u22125,00', ',', 'EUR', -500],
  ['(5.00)', '.', 'EUR', -500],
  ['5.00 DR', '.', 'EUR', -500],
  ['5.00CR', '.', 'EUR', 500],
  ['+5.00', '.', 'EUR', 500],
  ['100 KES', '.', 'KES', 10_000],
  ['1.234', ',', 'JPY', 1_234],
  ['1.234', '.', 'KWD', 1_234],
  ['1.234', '.', 'EUR', null],
  ['12.34', ',', 'EUR', null],
  ['n/a', '.', 'EUR', null],
  ['', '.', 'EUR', null],
] as const)('“%s” with the decimal separator “%s” in %s is %s', (cell, decimal, currency, minor) => {
  const read = readAmount(cell, decimal, currency)
  expect(read && (read.isNegative ? -1 : 1) * read.amount.minor).toBe(minor)
})

test('the decimal separator is derived from the whole column', () => {
  const cells = (currency: 'EUR' | 'JPY' | 'KWD', ...texts: string[]) => texts.map((cell) => ({ cell, currency }))
  expect(detectDecimalSeparator(cells('EUR', '1.234', '5,00'))).toBe(',')
  expect(detectDecimalSeparator(cells('EUR', '1,234', '5'))).toBe('.')
  expect(detectDecimalSeparator(cells('EUR', '1,230'))).toBe('ambiguous')
  expect(detectDecimalSeparator(cells('JPY', '1.234'))).toBe(',')
  expect(detectDecimalSeparator(cells('KWD', '1.234'))).toBe('ambiguous')
  expect(detectDecimalSeparator(cells('EUR', '5', '10'))).toBe('.')
  expect(detectDecimalSeparator(cells('EUR', '1.5', '1,5'))).toBe(null)
})

const createUnsignedLines = (header: string, ...words: readonly string[]) => [
  `Date;Description;Amount;Currency;${header}`,
  ...words.map((word, index) => `2026-11-2${index};Payment ${index};${index + 1},50;EUR;${word}`),
]

test.each([
  ['Art', ['Ausgang', 'Eingang']],
  ['Transaction type', ['Outgoing', 'Incoming']],
  ['Tipo', ['Cargo', 'Abono']],
  ['In/Out', ['Out', 'In']],
  ['D/K', ['D', 'K']],
  ['Tran Type', ['DR', 'CR']],
  ['Direction', ['OUT', 'IN']],
])('unsigned amounts take their sign from the words in “%s”', (header, words) => {
  const { entries, skippedDebits } = read(createUnsignedLines(header, ...words))
  expect(entries.map(({ text }) => text)).toEqual(['Payment 1'])
  expect(skippedDebits).toBe(1)
})

test.each([
  ['Type', ['Debit', 'Credit', 'Fee']],
  ['Sens', ['X', 'Credit', 'Y']],
  ['Kind', ['Ulos', 'Sisään', 'Ulos']],
  ['Väri', ['Ulos', 'Sisään', 'Ulos', 'Ulos']],
  ['Type', ['Fee', 'Fee']],
])('staff choose which unknown words in “%s” mean money received', (header, words) => {
  const lines = createUnsignedLines(header, ...words)
  const { reason, proposed, words: columns } = getMappingRequest(lines)
  expect(reason).toContain('which words')
  expect(proposed.direction).toBe(4)
  const choices = columns[4] ?? []
  expect(new Set(choices.map(({ label }) => label))).toEqual(new Set(words))
  const directions = Object.fromEntries(
    choices.map(({ word, label }) => [word, /Credit|Sisään/.test(label) ? ('credit' as const) : ('debit' as const)]),
  )
  const completed = { ...proposed, directions }
  const count = words.filter((word) => /Credit|Sisään/.test(word)).length
  expect(read(lines, [completed])).toMatchObject({ skippedDebits: words.length - count, entries: { length: count } })
  // An unexplained word in a later file also needs a choice.
  expect(parseCsvStatement(`${lines.join('\n')}\n2026-11-28;x;9,00;EUR;Another`, [completed])).toMatchObject({
    needs: 'mapping',
  })
  const all = { ...proposed, direction: null, directions: {} }
  expect(read(lines, [all]).entries.length).toBe(words.length)
})

test('if the words of two columns could state the direction, staff see the column with the shorter words', () => {
  for (const [header, cells] of [
    ['Suunta;Laji', ['Ulos;Kotimaan maksu', 'Sisään;Ulkomaan maksu']],
    ['Laji;Suunta', ['Kotimaan maksu;Ulos', 'Ulkomaan maksu;Sisään']],
  ] as const) {
    const { columns, proposed } = getMappingRequest(createUnsignedLines(header, ...cells, ...cells))
    expect(columns[proposed.direction ?? 0]).toBe('Suunta')
  }
})

test('signed amounts need no direction, even in a later file without debits', () => {
  const header = 'Date;Description;Amount;Currency;Type'
  const { mapping } = read([header, '2026-11-23;Ada;5,00;EUR;Faster payment', '2026-11-23;Shop;-5,00;EUR;Card'])
  const later = [header, '2026-11-24;Bea;6,00;EUR;Faster payment', '2026-11-24;Cid;7,00;EUR;Faster payment']
  expect(read(later, [mapping]).entries.length).toBe(2)
})

test('dated rows with a balance or total are not payments', () => {
  const { entries, warnings } = read([
    'Sąskaitos Nr.,,Date,Gavėjas,Description,Amount,Currency,D/K',
    'LT797300010000000000,10,2026-11-01,,Likutis pradžiai,100.00,EUR,K',
    'LT797300010000000000,20,2026-11-02,Ada,Saldo,50.00,EUR,K',
    'LT797300010000000000,82,2026-11-30,,Apyvarta,50.00,EUR,K',
    'LT797300010000000000,86,2026-11-30,,Closing balance,150.00,EUR,K',
  ])
  expect(entries.map(({ amount }) => amount)).toEqual([money(5_000, 'EUR')])
  expect(warnings).toEqual(['3 rows with a balance or turnover instead of a payment were skipped.'])
})

test('the decimal separator is proposed although the currency is unknown', () => {
  const lines = ['Datum;Naam;Bedrag', '23-11-2026;Ada;827,75', '23-11-2026;Huur;-1,50']
  const { proposed } = getMappingRequest(lines)
  expect(proposed).toMatchObject({ decimal: ',', fixedCurrency: null })
  expect(read(lines, [{ ...proposed, fixedCurrency: 'EUR' }]).entries).toMatchObject([{ amount: money(82_775, 'EUR') }])
})

test.each(['-', '--', '–', ''])('“%s” in a column of credits or debits is not an amount', (dash) => {
  const { entries, skippedDebits } = read([
    'Trans. Date,Narration,Debits,Credits,Currency',
    `23-Nov-26,From Ada,${dash},"50,000.00",NGN`,
    `2026 Nov 24 10:11:12,Airtime,"1,000.00",${dash},NGN`,
  ])
  expect(entries).toMatchObject([{ amount: money(5_000_000, 'NGN'), text: 'From Ada' }])
  expect(skippedDebits).toBe(1)
})

test.each([
  ['Narration', 'text'],
  ['Remarks', 'text'],
  ['Particulars', 'text'],
  ['Partner Name', 'payerName'],
  ['To / From', 'payerName'],
] as const)('the column “%s” is read as %s', (name, part) => {
  const { entries } = read([`Date/Time,Money In,Money Out,Currency,${name}`, '2026-11-23 10:00,5.00,,EUR,Ada IN1'])
  expect(entries[0]?.[part]).toBe('Ada IN1')
})

test('separate columns of credits and debits take precedence over an unsigned amount', () => {
  const { entries } = read([
    'Date,Amount,Debit,Credit,Currency',
    '2026-11-23,5.00,5.00,,EUR',
    '2026-11-24,6.00,,6.00,EUR',
  ])
  expect(entries).toMatchObject([{ amount: money(600, 'EUR') }])
})

test('columns of a file without a header are proposed based on their content', () => {
  const lines = ['23/11/2026,ADA ONE IN123,50.00,EUR', '24/11/2026,SHOP,-20.00,EUR']
  const { proposed, columns, sample } = getMappingRequest(lines)
  expect(proposed).toMatchObject({ bookedOn: 0, dateOrder: 'dmy', texts: [1], amount: 2, decimal: '.', currency: 3 })
  expect([columns[0], sample.length]).toEqual(['Column 1', 2])
  expect(read(lines, [proposed]).entries).toMatchObject([{ text: 'ADA ONE IN123', amount: money(5_000, 'EUR') }])
  // A different layout with the same number of columns needs a new mapping.
  expect(parseCsvStatement('ADA,23/11/2026,50.00,EUR\nBEA,24/11/2026,5.00,EUR', [proposed])).toMatchObject({
    needs: 'mapping',
  })
})

test.each([
  [
    'Transaction Date,Transaction Details,Withdrawals,Lodgements,Balance,Currency',
    '27/11/2026,Eva,0.00,100.00,1.00,EUR',
    '26/11/2026,Rent,50.00,0.00,1.00,EUR',
  ],
  ['Datum;Text;Belastning;Insättning;Valuta', '2026-11-27;Eva;;100,00;EUR', '2026-11-26;Hyra;50,00;;EUR'],
  [
    'TARİH;VALÖR;AÇIKLAMA;BORÇ;ALACAK;DÖVİZ',
    '27.11.2026;27.11.2026;Eva;;100,00;EUR',
    '26.11.2026;26.11.2026;Kira;50,00;;EUR',
  ],
  ['Datum;Opis;Isplata;Uplata;Valuta', '27.11.2026;Eva;;100,00;EUR', '26.11.2026;Najam;50,00;;EUR'],
  ['Дата;Описание;Сумма;Валюта;Операция', '27.11.2026;Eva;100,00;EUR;Зачисление', '26.11.2026;A;50,00;EUR;Списание'],
  ['Dátum;Közlemény;Terhelés;Jóváírás;Devizanem', '2026.11.27.;Eva;;100,00;EUR', '2026.11.26.;B;50,00;;EUR'],
  // One known name determines the other column.
  ['Date;Description;Credit;Sorties;Currency', '27/11/2026;Eva;100,00;;EUR', '26/11/2026;B;;50,00;EUR'],
  ['Date;Description;Debit;Arrived;Currency', '27/11/2026;Eva;;100,00;EUR', '26/11/2026;B;50,00;;EUR'],
])('credits and debits in “%s” are recognized by their names', (...lines) => {
  const { proposed } = { proposed: undefined, ...parseCsvStatement(lines.join('\n'), []) }
  const { entries, skippedDebits } = read(lines, proposed && [proposed])
  expect(entries).toMatchObject([{ text: 'Eva', amount: money(10_000, 'EUR') }])
  expect(skippedDebits).toBe(1)
})

test.each([['Dagsetning;Skýring;Úttekt;Innlögn;Gjaldmiðill'], ['Date;Description;Amount;Innlögn;Currency']])(
  'if two columns of amounts have unknown names, staff choose the credits: %s',
  (header) => {
    const lines = [header, '27.11.2026;Eva;;100,00;EUR', '26.11.2026;Leiga;50,00;;EUR', '25.11.2026;Leiga;30,00;;EUR']
    const { reason, proposed } = getMappingRequest(lines)
    expect(reason).toMatch(/^Each row has its amount in “.+” or in “Innlögn”/)
    expect(proposed).toMatchObject({ amount: null, credit: null, debit: null, decimal: ',' })
    expect(read(lines, [{ ...proposed, credit: 3, debit: 2 }])).toMatchObject({
      skippedDebits: 2,
      entries: [{ amount: money(10_000, 'EUR') }],
    })
    // Neither of the two columns has the amounts of all rows.
    expect(parseCsvStatement(lines.join('\n'), [{ ...proposed, amount: 2 }])).toMatchObject({
      needs: 'mapping',
      reason,
    })
  },
)

test('the sign of the debits determines which of two unknown columns has the credits', () => {
  const { proposed } = getMappingRequest([
    'Dagur;Skýring;Út;Inn2',
    '27.11.2026;Eva;;100,00',
    '26.11.2026;Leiga;-50,00;',
  ])
  expect(proposed).toMatchObject({ amount: null, credit: 3, debit: 2 })
})

test.each([
  ['IsCredit', ['true', 'false']],
  ['Kind', ['1', '2', '1', '2']],
  ['Flæði', ['Inn á', 'Út af']],
  ['Remarks', ['', 'payment out', '', 'payment out']],
  ['Vorgang', ['Gutschrift', 'Miete', 'Gutschrift', 'Miete']],
])('two words in “%s” in a short file could be directions and need a choice by staff', (header, words) => {
  const { reason, proposed } = getMappingRequest(createUnsignedLines(header, ...words))
  expect(reason).toContain('which words')
  expect(proposed.direction).toBe(4)
})

test.each([
  ['Transaction ID', ['T1', 'T2']],
  ['Branch', ['0001', '0002', '0003']],
  ['Bank', ['Wema', 'Access', 'Kuda']],
])('the column “%s” with the words %j states no direction', (header, words) => {
  expect(read(createUnsignedLines(header, ...words)).entries.length).toBe(words.length)
})

test.each(['Saldo Anterior', 'S A L D O', 'SALDO TOTAL DISPONÍVEL DIA', 'Saldo do dia'])(
  '“%s” is a balance',
  (text) => {
    const lines = ['Data;Histórico;Valor;Moeda', '27/11/2026;Eva;5,00;BRL', `27/11/2026;${text};9,00;BRL`]
    const { entries, warnings } = read(lines)
    expect(entries).toMatchObject([{ text: 'Eva' }])
    expect(warnings).toEqual(['1 row with a balance or turnover instead of a payment was skipped.'])
  },
)

test.each(['Text', 'Transaction Detail', 'Buchungsinformation', 'Histórico', 'Açıklama', 'Описание'])(
  'the column “%s” is a description',
  (name) => {
    const { entries } = read([`Date;${name};Amount;Currency`, '2026-11-23;Ada IN1;5.00;EUR'])
    expect(entries).toMatchObject([{ text: 'Ada IN1' }])
  },
)

test('a description column with an unknown name is proposed, not lost', () => {
  const lines = ['Date;Skýring;Amount', '2026-11-23;Ada IN12345;5.00', '2026-11-24;Bea IN23456;6.00']
  expect(getMappingRequest(lines).proposed).toMatchObject({ texts: [1], fixedCurrency: null })
  const withCurrency = lines.map((line, index) => `${line};${index === 0 ? 'Currency' : 'EUR'}`)
  const { reason, proposed } = getMappingRequest(withCurrency)
  expect(reason).toContain('description')
  expect(read(withCurrency, [proposed]).entries.map(({ text }) => text)).toEqual(['Ada IN12345', 'Bea IN23456'])
})

test.each([
  [
    'without names, with an account number and balances',
    [
      '123456789\tEUR\t20261127\t1000,00\t1100,50\t20261127\t100,50\tIN12345678',
      '123456789\tEUR\t20261126\t1500,00\t1000,00\t20261126\t-500,00\tBEA huur',
    ],
    6,
  ],
  [
    'with fees in few rows',
    [
      'Dagur;Fee amount;Skýring;Gildi;Mynt',
      '27.11.2026;0,50;Ada One;100,00;EUR',
      '26.11.2026;;Bea Two;50,00;EUR',
      '25.11.2026;1,00;Bea Two;70,00;EUR',
    ],
    3,
  ],
  [
    'with a balance before the amount',
    ['27.11.2026;Ada One;1150,00;100,00;EUR', '26.11.2026;Bea Two;1050,00;50,00;EUR', '25.11.2026;C;1000,00;7,00;EUR'],
    3,
  ],
])('in a table %s, the amount column is proposed', (_, lines, amount) => {
  expect(getMappingRequest(lines).proposed).toMatchObject({ amount, decimal: ',' })
})

test('in a Wise statement, the amount that arrived is read', () => {
  const { entries } = read([
    'ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference',
    'TRANSFER-1,COMPLETED,OUT,2026-05-02 10:00:00,2026-05-02 10:00:05,0.5,EUR,Store,20.00,EUR,Supplier,20.00,EUR,1.0,inv',
    'TRANSFER-2,COMPLETED,IN,2026-05-03 10:00:00,2026-05-03 10:00:05,,,Ada One,54.00,USD,Store,50.00,EUR,1.0,IN123',
    'TRANSFER-3,CANCELLED,IN,2026-05-03 10:00:00,2026-05-03 10:00:05,,,Ada One,54.00,USD,Store,50.00,EUR,1.0,IN123',
  ])
  expect(entries).toMatchObject([{ amount: money(5_000, 'EUR'), payerName: 'Ada One', reference: 'IN123' }])
})

test('an apostrophe that a spreadsheet puts before a number is ignored', () => {
  const { entries } = read(['Date,Reference,Amount,Currency,Text', "'2026-11-23,'00123,'5.00,EUR,'t Huis"])
  expect(entries).toMatchObject([{ reference: '00123', text: "'t Huis", amount: money(500, 'EUR') }])
})
