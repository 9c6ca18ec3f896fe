import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { parseCamt053 } from '#app/payments/transfers/camt053.ts'
import { createCamtDetails, createCamtEntry, createCamtFile } from '#tests/support/statement-samples.ts'

function read(entries: string, options?: Parameters<typeof createCamtFile>[1]) {
  const parsed = parseCamt053(createCamtFile(entries, options))
  if (!parsed.ok) throw new Error(parsed.reason)
  return { ...parsed, entries: parsed.statements.flatMap((statement) => statement.entries) }
}

test.each(['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'])('version %s is read', (version) => {
  expect(read(createCamtEntry(), { version })).toMatchObject({
    entries: [{ amount: money(4_990, 'EUR') }],
    warnings: [],
  })
})

test('a later version is read with a warning', () => {
  expect(read(createCamtEntry(), { version: '14' }).warnings).toEqual([expect.stringContaining('version 14')])
})

test('payer, account, references and text are read', () => {
  const details = `<TxDtls><Refs><EndToEndId>INM8K2ABCD12XY</EndToEndId><AcctSvcrRef>B-77</AcctSvcrRef></Refs>
<RltdPties><Dbtr><Nm>Ada &amp; Obi</Nm></Dbtr><DbtrAcct><Id><IBAN>NL91 ABNA 0417 1643 00</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>Order INM8K2AB</Ustrd><Ustrd>CD12XY</Ustrd>
<Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf><AddtlRmtInf>Thanks</AddtlRmtInf></Strd></RmtInf></TxDtls>`
  expect(read(createCamtEntry({ details, reference: 'E-1' })).entries).toEqual([
    {
      bookedOn: '2026-11-03',
      amount: money(4_990, 'EUR'),
      payerName: 'Ada & Obi',
      payerAccount: 'NL91ABNA0417164300',
      reference: 'RF18539007547034 INM8K2ABCD12XY',
      text: 'Order INM8K2AB\nCD12XY\nThanks',
      bankReference: 'B-77',
    },
  ])
})

test('elements with a namespace prefix are read like elements without one', () => {
  const prefixed = createCamtFile(createCamtEntry())
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
    .replace('xmlns=', 'xmlns:n=')
  expect(parseCamt053(prefixed)).toMatchObject({ ok: true, statements: [{ entries: [{ bookedOn: '2026-11-03' }] }] })
})

test('debits are counted; pending entries and reversals are skipped with a warning', () => {
  const result = read(
    [
      createCamtEntry({ direction: 'DBIT' }),
      createCamtEntry({ status: 'BOOK' }),
      createCamtEntry({ status: 'PDNG' }),
      createCamtEntry({ status: '<Cd>PDNG</Cd>' }),
      createCamtEntry({ reversal: 'true' }),
      createCamtEntry({ reversal: 'false', date: '<DtTm>2026-11-04T23:30:00+01:00</DtTm>' }),
      createCamtEntry({ direction: 'DBIT', reversal: '1' }),
    ].join(''),
  )
  expect(result.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-03', '2026-11-04'])
  expect(result.skippedDebits).toBe(1)
  expect(result.warnings).toEqual([
    '2 entries were skipped: still pending at the bank.',
    '2 entries were skipped: reversed at the bank. Check with your bank.',
  ])
})

test('the payments of a batch are separate rows', () => {
  const version2 =
    '<AmtDtls><InstdAmt><Amt Ccy="USD">9.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls>'
  const details = [
    createCamtDetails({ name: 'Ada', text: 'A', amount: version2 }),
    createCamtDetails({ name: 'Bea', text: 'B', amount: '<Amt Ccy="EUR">39.9</Amt>' }),
  ].join('')
  expect(read(createCamtEntry({ details })).entries).toMatchObject([
    { payerName: 'Ada', text: 'A', amount: money(1_000, 'EUR') },
    { payerName: 'Bea', text: 'B', amount: money(3_990, 'EUR') },
  ])
})

test('a batch whose amounts do not add up becomes one row with all of its text', () => {
  const details = ['A', 'B'].map((text) => createCamtDetails({ text, amount: '<Amt Ccy="EUR">10.00</Amt>' })).join('')
  const result = read(createCamtEntry({ details }))
  expect(result.entries).toMatchObject([{ text: 'A\nB', amount: money(4_990, 'EUR') }])
  expect(result.warnings).toEqual([expect.stringContaining('1 batch could not be split')])
})

test.each([
  ['100', 'JPY', 100],
  ['100.00', 'JPY', 100],
  ['0.5', 'EUR', 50],
  ['1234567.89', 'EUR', 123_456_789],
  ['1.234', 'KWD', 1_234],
  ['12.345', 'EUR', null],
  ['-5.00', 'EUR', null],
  ['1e3', 'EUR', null],
  ['5.00', 'XXX', null],
])('the amount %s %s is read exactly or skipped', (amount, currency, minor) => {
  const { entries, warnings } = read(createCamtEntry({ amount, currency }))
  expect(entries[0]?.amount.minor ?? null).toBe(minor)
  expect(warnings.length).toBe(minor === null ? 1 : 0)
})

test.each([
  ['<!DOCTYPE x [<!ENTITY a "b">]><Document/>', /document type/],
  [createCamtFile(createCamtEntry()).replace('<Document', '<!doctype x><Document'), /document type/],
  ['<html><body>Login</body></html>', /not a CAMT.053/],
  ['<Document><BkToCstmrDbtCdtNtfctn></BkToCstmrDbtCdtNtfctn></Document>', /CAMT.054/],
  ['<Document><BkToCstmrAcctRpt></BkToCstmrAcctRpt></Document>', /CAMT.052/],
  [createCamtFile(createCamtEntry()).slice(0, -40), /incomplete/],
  ['<Document>'.repeat(100) + '</Document>'.repeat(100), /incomplete/],
])('XML that is not a valid statement is rejected: %#', (xml, reason) => {
  expect(parseCamt053(xml)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
})

test('self-closing elements are read', () => {
  const entry = createCamtEntry().replace('<CdtDbtInd>', '<AddtlInfInd/><Chrgs />\n<CdtDbtInd>')
  expect(read(entry).entries).toMatchObject([{ amount: money(4_990, 'EUR') }])
  const cut = `${createCamtFile(entry).split('<Chrgs />')[0]}<Chrgs/>`
  expect(parseCamt053(cut)).toEqual({ ok: false, reason: expect.stringMatching(/incomplete/) })
})

test('a counter within the statement is not a bank reference', () => {
  const entry = (number: string) => createCamtEntry().replace('<CdtDbtInd>', `<NtryRef>${number}</NtryRef><CdtDbtInd>`)
  const references = read(entry('0000012') + entry('2026-11-03-4711')).entries.map(({ bankReference }) => bankReference)
  expect(references).toEqual([null, '2026-11-03-4711'])
})

test('a document that is wrapped together with its header is read', () => {
  const document = createCamtFile(createCamtEntry()).replace(/^<\?xml.*\?>/, '')
  const parsed = parseCamt053(
    `<?xml version="1.0"?><message><AppHdr><BizMsgIdr>1</BizMsgIdr></AppHdr>${document}</message>`,
  )
  expect(parsed).toMatchObject({ ok: true, statements: [{ entries: [{ amount: money(4_990, 'EUR') }] }], warnings: [] })
})
