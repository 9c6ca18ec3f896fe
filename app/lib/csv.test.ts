import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRow, readCellText, streamCsv, toCsv } from '#app/lib/csv.ts'

const cases = [
  { value: 'Thandi', written: 'Thandi' },
  { value: 'Wrap, long', written: '"Wrap, long"' },
  { value: 'The "light" one', written: '"The ""light"" one"' },
  { value: 'two\nlines', written: '"two\nlines"' },
  { value: 12.5, written: '12.5' },
  { value: -3, written: '-3' },
  { value: '=HYPERLINK("http://evil.example")', written: '"\'=HYPERLINK(""http://evil.example"")"' },
  { value: '+234 80', written: "'+234 80" },
  { value: '-1', written: "'-1" },
  { value: '@all', written: "'@all" },
  { value: '＝1+1', written: "'＝1+1" },
  { value: '＋1', written: "'＋1" },
  { value: '－1', written: "'－1" },
  { value: '＠all', written: "'＠all" },
  { value: '\t=1', written: '"\'\t\'=1"' },
  { value: '\r=1', written: '"\'\r\'=1"' },
  { value: '\n=1', written: '"\'\n\'=1"' },
  { value: "'=1", written: "''=1" },
  { value: "'tis", written: "'tis" },
  { value: 'a;b', written: '"a;b"' },
]
test.each(cases)('$value is written as $written', ({ value, written }) => {
  expect(
    toCsv([
      ['Heading', 'Other'],
      [value, ''],
    ]),
  ).toBe(`\uFEFFHeading,Other\r\n${written},\r\n`)
})

test.each([
  'x;=1+1;y',
  'x\t=1+1\ty',
  'two\n=1+1',
  'two\r\n+1',
  "x;'=1",
  'x;"=1+1"',
  'x; -1',
  ";;=cmd|'/C calc'!A0",
  'x;＠all',
])('no cell in %j starts a formula, whatever the separator, and the text is read back unchanged', (value) => {
  const file = toCsv([['a', value, 'b']])
  // A program that splits at these characters reads quotation marks inside a line as text
  const cells = file.replace('\uFEFF', '').split(/[;\t\r\n]/)
  expect(cells.filter((cell) => /^[" ]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  const [read = []]: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' })
  expect(read.map(readCellText)).toEqual(['a', value, 'b'])
})

async function* batches(...rows: CsvRow[][]): AsyncGenerator<CsvRow[]> {
  yield* rows
}

test('a streamed file equals one built in memory', async () => {
  const rows = [
    ['a', 1],
    ['=b', 'x,y'],
    ['c', 2],
  ] as const
  const stream = await streamCsv(['Name', 'Count'], batches([rows[0], rows[1]], [], [rows[2]]))
  expect(await new Response(stream).text()).toBe(toCsv([['Name', 'Count'], ...rows]).replace('\uFEFF', ''))
  const bytes = await new Response(await streamCsv(['Name'], batches())).bytes()
  expect(Buffer.from(bytes).toString()).toBe(toCsv([['Name']]))
})

test('a failure in the first batch sends nothing, and a later failure aborts the file', async () => {
  const broken = async function* (...rows: CsvRow[][]): AsyncGenerator<CsvRow[]> {
    yield* rows
    throw new Error('away')
  }
  await expect(streamCsv(['Name'], broken())).rejects.toThrow('away')
  const stream = await streamCsv(['Name'], broken([['a']]))
  await expect(new Response(stream).text()).rejects.toThrow('away')
})

test('any text round-trips', () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^['=+@,;"\t\r\n-]{0,6}$/)), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(texts, (row) => {
      const read: string[][] = parse(toCsv([row]), { bom: true, record_delimiter: '\r\n' })
      expect(read.map((cells) => cells.map(readCellText))).toEqual([row])
    }),
  )
})
