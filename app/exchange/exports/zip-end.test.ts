import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { makeZip } from 'client-zip'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { withZip64End } from '#app/exchange/exports/zip-end.ts'

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)

function* entries(count: number) {
  for (let at = 0; at < count; at++) yield { name: `images/${at}.jpg`, input: `${at}`, lastModified: new Date(0) }
}

test.each([
  { count: 3, listed: 3 },
  { count: 65_534, listed: 3 }, // small enough for the end record that client-zip wrote for the 3 files
  { count: 65_535, listed: 65_535 },
  { count: 1_000_000, listed: 1_000_000 },
])('an archive of 3 files for which $count files are reported lists $listed files', async ({ count, listed }) => {
  const bytes = await buffer(withZip64End(makeZip(entries(3)), () => count))
  const zip = await openZip(bytes, { lazyEntries: true })
  expect(zip.entryCount).toBe(listed)
  const first = Promise.withResolvers<yauzl.Entry>()
  zip.once('entry', first.resolve)
  zip.once('error', first.reject)
  zip.readEntry()
  expect((await first.promise).fileName).toBe('images/0.jpg')
})

test('an archive of few files is not changed, whatever the sizes of its chunks', async () => {
  const bytes = await buffer(makeZip(entries(3)))
  for (const size of [1, 41, 42, 43, 1_000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    const source = (async function* () {
      yield* chunks
    })()
    expect(await buffer(withZip64End(source, () => 3))).toEqual(bytes)
  }
})
