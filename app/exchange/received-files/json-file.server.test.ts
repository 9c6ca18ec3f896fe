import { expect, test } from 'vitest'
import { readJsonFile } from '#app/exchange/received-files/json-file.server.ts'
import { recognizeFiles } from '#app/exchange/received-files/recognize-file.server.ts'

const toBytes = (content: unknown) => Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
const read = (content: unknown) => readJsonFile({ name: 'file.json', bytes: toBytes(content) })

const ANNOUNCEMENT = { text: 'Look', target: { kind: 'none', value: '' }, startsAt: null, endsAt: null }

test.each([
  ['settings', { version: 1, settings: { store_name: 'A', enable_tax: true } }, 2],
  ['menus', { version: 2, header: [], footer: [] }, 2],
  ['homepage', { version: 2, sections: [], draft: null }, 1],
  ['announcements', { version: 2, announcements: [ANNOUNCEMENT] }, 1],
  ['brand', { version: 2, name: 'A', look: {}, draft: null, images: [] }, 1],
])('a file with %s is recognized by its format, whatever its name', async (name, content, items) => {
  const bytes = toBytes({ format: `lumina-${name}`, ...content })
  const recognized = await recognizeFiles([{ name: 'renamed.txt', bytes }])
  expect(recognized).toMatchObject({ ok: true, file: { format: `lumina-${name}` } })
  expect(recognized.ok && [...(recognized.file.rows as Iterable<unknown>)]).toHaveLength(items)
})

test.each<[title: string, content: unknown, message: RegExp]>([
  ['no JSON', '{"format": ', /^This file is not valid JSON\./],
  [
    'JSON with other content',
    { name: 'lumina', dependencies: {} },
    /^We couldn’t recognize this JSON file\. You can import settings\.json/,
  ],
  ['a list', [{ format: 'lumina-menus' }], /^We couldn’t recognize this JSON file\./],
  ['an unknown format', { format: 'constructor', version: 1 }, /^We couldn’t recognize this JSON file\./],
  [
    'an earlier version',
    { format: 'lumina-menus', version: 1, header: [], footer: [] },
    /^This file has version 1; this store reads version 2\./,
  ],
  ['no version', { format: 'lumina-menus', header: [], footer: [] }, /^This file has no version;/],
  [
    'an unknown key',
    { format: 'lumina-menus', version: 2, header: [], footer: [], side: [] },
    /^This file cannot be read: .*side/,
  ],
  [
    'a wrong type',
    { format: 'lumina-settings', version: 1, settings: 'none' },
    /^This file cannot be read: settings: /,
  ],
  [
    'text that cannot be saved',
    { format: 'lumina-settings', version: 1, settings: { store_name: 'a\0' } },
    /cannot be saved$/,
  ],
  [
    'a file nested too deeply',
    `{"format":"lumina-menus","version":2,"footer":[],"header":${'['.repeat(90)}${']'.repeat(90)}}`,
    /^This file cannot be read/,
  ],
  [
    'too many settings',
    {
      format: 'lumina-settings',
      version: 1,
      settings: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, at])),
    },
    /too many settings$/,
  ],
  ['an export’s list of files', { format: 'lumina-export', version: 1 }, /^This file lists what an export contains\./],
  ['nothing', { format: 'lumina-announcements', version: 2, announcements: [] }, /^This file has nothing to import\.$/],
  ['markets', { format: 'lumina-markets', version: 1 }, /^Markets are not imported\./],
  ['taxes', { format: 'lumina-taxes', version: 1 }, /^Taxes are not imported\./],
  ['60 MB', ' '.repeat(60 * 2 ** 20), /^This JSON file is larger than 16 MB/],
])('a JSON file is rejected with a clear reason: %s', (_, content, message) => {
  expect(() => read(content)).toThrow(message)
})

test('a file that is not in UTF-8 is rejected', () => {
  expect(() => readJsonFile({ name: 'a.json', bytes: Buffer.from('{"a":"É"}', 'latin1') })).toThrow(
    /^This file is not UTF-8/,
  )
})
