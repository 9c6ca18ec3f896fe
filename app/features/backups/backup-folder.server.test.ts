import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearDrafts, deleteExpiredBackups, listBackups } from '#app/features/backups/backup-folder.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumina-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text = '') => writeFileSync(join(folder, name), text)
/** As an archive of ours begins. */
const archive = (bytes = 100) => 'tables/products.0001.copy.zst'.padEnd(bytes, '\0')
const there = () => readdirSync(folder).sort()

test('of many backups the newest stay, those that are kept, and whatever else lies there', async () => {
  for (let day = 10; day < 16; day++) write(`lumina-202611${day}-030000.tar`, archive(100 + day))
  write('lumina-20261101-030000.kept.tar', archive())
  write('holiday.jpg')
  const [newest] = await listBackups(folder)
  expect(newest).toMatchObject({ file: 'lumina-20261115-030000.tar', bytes: 115, isKept: false })
  expect(await deleteExpiredBackups(folder, 2)).toHaveLength(4)
  expect(there()).toEqual([
    'holiday.jpg',
    'lumina-20261101-030000.kept.tar',
    'lumina-20261114-030000.tar',
    'lumina-20261115-030000.tar',
  ])
})

test('what only bears the name of a backup is none, and takes no other’s place', async () => {
  write('lumina-20261101-030000.tar', archive())
  write('lumina-20261121-030000.tar', 'Dear diary')
  write('lumina-20261122-030000.tar', '')
  mkdirSync(join(folder, 'lumina-20261123-030000.tar'))
  symlinkSync('lumina-20261101-030000.tar', join(folder, 'lumina-20261124-030000.tar'))
  expect((await listBackups(folder)).map(({ file }) => file)).toEqual(['lumina-20261101-030000.tar'])
  expect(await deleteExpiredBackups(folder, 1)).toEqual([])
  expect(there()).toHaveLength(5)
})

test('what a killed backup left goes after an hour', async () => {
  const [old, young] = ['lumina-20261115-030000.tar.7.draft', 'lumina-20261116-030000.tar.8.draft']
  write(old)
  write(young)
  const longAgo = Date.now() / 1000 - 3_700
  utimesSync(join(folder, old), longAgo, longAgo)
  await clearDrafts(folder)
  expect(there().filter((name) => name.endsWith('.draft'))).toEqual([young])
})

test('a folder that is not there holds nothing', async () => {
  expect(await listBackups(join(folder, 'none'))).toEqual([])
})
