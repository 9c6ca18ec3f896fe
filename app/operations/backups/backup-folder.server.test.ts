import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearDrafts, deleteExpiredBackups, listBackups } from '#app/operations/backups/backup-folder.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumina-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text = '') => writeFileSync(join(folder, name), text)
/** The beginning of a backup. */
const archive = (bytes = 100) => 'tables/products.0001.copy.zst'.padEnd(bytes, '\0')
const files = () => readdirSync(folder).sort()

test('only backups beyond the maximum are deleted, never kept backups or other files', async () => {
  for (let day = 10; day < 16; day++) write(`lumina-202611${day}-030000.tar`, archive(100 + day))
  write('lumina-20261101-030000.kept.tar', archive())
  write('holiday.jpg')
  const [newest] = await listBackups(folder)
  expect(newest).toMatchObject({ file: 'lumina-20261115-030000.tar', bytes: 115, isKept: false })
  expect(await deleteExpiredBackups(folder, 2)).toHaveLength(4)
  expect(files()).toEqual([
    'holiday.jpg',
    'lumina-20261101-030000.kept.tar',
    'lumina-20261114-030000.tar',
    'lumina-20261115-030000.tar',
  ])
})

test('other files that are named like a backup are ignored', async () => {
  write('lumina-20261101-030000.tar', archive())
  write('lumina-20261121-030000.tar', 'Dear diary')
  write('lumina-20261122-030000.tar', '')
  mkdirSync(join(folder, 'lumina-20261123-030000.tar'))
  symlinkSync('lumina-20261101-030000.tar', join(folder, 'lumina-20261124-030000.tar'))
  expect((await listBackups(folder)).map(({ file }) => file)).toEqual(['lumina-20261101-030000.tar'])
  expect(await deleteExpiredBackups(folder, 1)).toEqual([])
  expect(files()).toHaveLength(5)
})

test('the draft of a backup that was killed is deleted after an hour', async () => {
  const [old, young] = ['lumina-20261115-030000.tar.7.draft', 'lumina-20261116-030000.tar.8.draft']
  write(old)
  write(young)
  const longAgo = Date.now() / 1000 - 3_700
  utimesSync(join(folder, old), longAgo, longAgo)
  await clearDrafts(folder)
  expect(files().filter((name) => name.endsWith('.draft'))).toEqual([young])
})

test('no backups are listed if the folder does not exist', async () => {
  expect(await listBackups(join(folder, 'none'))).toEqual([])
})
