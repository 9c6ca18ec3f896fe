import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { recognizeFiles } from '#app/exchange/received-files/recognize-file.server.ts'
import { readStatement } from '#app/payments/read-statement.server.ts'
import { isLong } from '#tests/support/long.ts'
import { createCamtEntry, createCamtFile, createMt940File, toBytes } from '#tests/support/statement-samples.ts'

/**
 * Counts how often other work can run before `work` ends. Parsing without pauses lets other work run only a few times.
 */
async function countOtherWork(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; count++) await yieldToEventLoop()
  })()
  try {
    await work()
  } finally {
    isDone = true
  }
  await counting
  return count
}

type TextFile = { readonly name: string; readonly text: string }

async function readRows(...files: readonly TextFile[]): Promise<number> {
  const recognized = await recognizeFiles(files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) })))
  if (!recognized.ok) throw new Error('The files were not recognized')
  let count = 0
  for await (const _ of recognized.file.rows) count++
  return count
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text)
const xliff = (body: string) =>
  `<?xml version="1.0"?><xliff version="1.2"><file target-language="de"><body>${body}</body></file></xliff>`
const unit = '<trans-unit id="product/1/name"><source>A</source><target>B</target></trans-unit>'
const json = { format: 'lumina-settings', version: 1, settings: { tagline: 'a'.repeat(1_000_000) } }
const bankTable = ['Buchungstag;Name;Betrag;Währung', ...times(5_000, '03.11.2026;A;1,00;EUR')].join('\n')

const PARSERS: readonly (readonly [title: string, work: () => Promise<unknown>])[] = [
  ['a table', () => readRows({ name: 'a.csv', text: ['From,To', ...times(150_000, '/a,/b')].join('\n') })],
  ['a CSV file from a bank', () => readStatement(toBytes(bankTable), [])],
  ['XLIFF', () => readRows({ name: 'a.xliff', text: xliff(unit.repeat(5_000)) })],
  ['JSON', () => readRows({ name: 'a.json', text: JSON.stringify(json) })],
  ['pages', () => readRows(...times(100, '---\ntitle: A\n---\ntext').map((text, at) => ({ name: `${at}.md`, text })))],
  ['CAMT', () => readStatement(toBytes(createCamtFile(times(2_000, createCamtEntry()).join(''))), [])],
  ['MT940', () => readStatement(toBytes(createMt940File(times(5_000, ':61:2611031103C1,00NTRFNONREF'))), [])],
]

test.each(isLong ? PARSERS : PARSERS.slice(0, 2))('parsing %s does not block other requests', async (_, work) => {
  expect(await countOtherWork(work)).toBeGreaterThan(50)
})

test('a thread reports why it rejects a file, and sends rows in order', async () => {
  const broken = { name: 'a.xliff', text: xliff(unit.repeat(2_000)).replace('</xliff>', '') }
  await expect(readRows(broken)).rejects.toThrow('incomplete')
  const text = xliff(
    times(2_000, unit)
      .map((source, at) => source.replace('product/1', `product/${at}`))
      .join(''),
  )
  const recognized = await recognizeFiles([{ name: 'a.xliff', bytes: Buffer.from(text) }])
  const ids: (string | undefined)[] = []
  if (recognized.ok) for await (const { row } of recognized.file.rows) ids.push(row.cells.id)
  expect(ids).toEqual(Array.from({ length: 2_000 }, (_, at) => String(at)))
})
