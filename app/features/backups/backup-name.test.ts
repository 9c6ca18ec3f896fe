import { expect, test } from 'vitest'
import { backupName, readBackupName, superfluous } from '#app/features/backups/backup-name.ts'

const madeAt = new Date('2026-11-21T03:00:07.250Z')

test('a name tells when the backup was made, and whether it stays', () => {
  expect(backupName(madeAt)).toBe('lumina-20261121-030007.tar')
  const file = backupName(madeAt, { isKept: true })
  expect(file).toBe('lumina-20261121-030007.kept.tar')
  expect(readBackupName(file)).toEqual({ file, madeAt: new Date('2026-11-21T03:00:07Z'), isKept: true })
})

test.each([
  'lumina-20261121-030007.tar.12.draft',
  'lumina-20261321-030007.tar',
  '../lumina-20261121-030007.tar',
  'lumina-20261121-030007.tar/',
  'other.tar',
  '',
])('%j is no backup', (file) => expect(readBackupName(file)).toBeNull())

test('the oldest make room, but for those that stay', () => {
  const day = (number: number, isKept = false) => ({
    file: backupName(new Date(Date.UTC(2026, 10, number)), { isKept }),
    madeAt: new Date(Date.UTC(2026, 10, number)),
    isKept,
  })
  const backups = [day(3), day(1), day(2, true), day(5), day(4)]
  expect(superfluous(backups, 2)).toEqual([day(3), day(1)])
  expect(superfluous(backups, 4)).toEqual([])
})
