import { expect, test } from 'vitest'
import { blankLinesBefore, cleanTable, replaceLines } from '#app/platform/files/table-bytes.ts'

const clean = (bytes: Uint8Array) => {
  const { bytes: cleaned, guessedEncoding } = cleanTable(bytes)
  return [Buffer.from(cleaned).toString(), guessedEncoding]
}

test.each([
  ['UTF-8', Buffer.from('a,é\n'), null],
  ['UTF-16', Buffer.from('\ufeffa,é\n', 'utf16le'), null],
  ['Windows-1252', Buffer.from('a,é\n', 'latin1'), 'Windows-1252'],
])('a table in %s becomes UTF-8', (_, bytes, guessed) => {
  expect(clean(bytes)).toEqual(['a,é\n', guessed])
})

test.each([
  ['sep=;\r\na;b\n', '\r\na;b\n'],
  ['"sep=;"\na;b\n', '\na;b\n'],
  ['sep=,\ra,b', '\ra,b'],
  ['separator;b\n1;2', 'separator;b\n1;2'],
])('without a “sep=” line, %j is %j', (text, expected) => {
  expect(clean(Buffer.from(text))).toEqual([expected, null])
})

test('a few zero bytes are removed, but a file full of zero bytes is unchanged', () => {
  expect(clean(Buffer.from(`${'a,b\n'.repeat(10)}Nul\0 dress\n`))).toEqual([`${'a,b\n'.repeat(10)}Nul dress\n`, null])
  expect(clean(Buffer.from('a\0,b'))).toEqual(['a\0,b', null])
})

test.each(['\n', '\r\n', '\r'])('lines that end with %j keep their line numbers', (end) => {
  const bytes = Buffer.from(['Prices', '', 'a,"b', 'c"', '1,2', ''].join(end))
  expect(Buffer.from(blankLinesBefore(bytes, 3)).toString()).toBe(['', '', 'a,"b', 'c"', '1,2', ''].join(end))
  const replaced = replaceLines(bytes, { from: 3, to: 5 }, 'x,y')
  expect(Buffer.from(replaced).toString()).toBe(['Prices', '', 'x,y', '', '1,2', ''].join(end))
})
