import { expect, test } from 'vitest'
import {
  type BackupName,
  findExpiredBackups,
  formatBackupName,
  readBackupName,
  toIncompleteName,
} from '#app/operations/backups/backup-name.ts'

const madeAt = new Date('2026-11-21T03:00:07.250Z')

test('a name contains the time and shows whether the backup is kept or incomplete', () => {
  expect(formatBackupName(madeAt)).toBe('lumina-20261121-030007.tar')
  const file = formatBackupName(madeAt, { isKept: true })
  expect(file).toBe('lumina-20261121-030007.kept.tar')
  expect(readBackupName(file)).toEqual({
    file,
    madeAt: new Date('2026-11-21T03:00:07Z'),
    isKept: true,
    isIncomplete: false,
  })
  const incomplete = toIncompleteName(formatBackupName(madeAt))
  expect(incomplete).toBe('lumina-20261121-030007.incomplete.tar')
  expect(readBackupName(incomplete)).toMatchObject({ isKept: false, isIncomplete: true })
  const both = formatBackupName(madeAt, { isKept: true, isIncomplete: true })
  expect(readBackupName(both)).toMatchObject({ file: both, isKept: true, isIncomplete: true })
  expect(toIncompleteName('store')).toBe('store.incomplete')
})

test.each([
  'lumina-20261121-030007.tar.12.draft',
  'lumina-20261321-030007.tar',
  '../lumina-20261121-030007.tar',
  'lumina-20261121-030007.tar/',
  'other.tar',
  '',
])('%j is not the name of a backup', (file) => expect(readBackupName(file)).toBeNull())

function day(number: number, { isKept = false, isIncomplete = false } = {}): BackupName {
  const madeAt = new Date(Date.UTC(2026, 10, number))
  return { file: formatBackupName(madeAt, { isKept, isIncomplete }), madeAt, isKept, isIncomplete }
}

test('the oldest backups expire, except kept ones', () => {
  const backups = [day(3), day(1), day(2, { isKept: true }), day(5), day(4)]
  expect(findExpiredBackups(backups, 2)).toEqual([day(3), day(1)])
  expect(findExpiredBackups(backups, 4)).toEqual([])
})

test('incomplete backups do not displace complete ones', () => {
  const part = (number: number) => day(number, { isIncomplete: true })
  expect(findExpiredBackups([day(1), day(2), part(3), part(4), part(5)], 2)).toEqual([part(3)])
  expect(findExpiredBackups([day(1), day(2), part(3), day(4)], 2)).toEqual([day(1)])
  expect(findExpiredBackups([day(1), day(2), part(3), day(4), day(5)], 2)).toEqual([part(3), day(2), day(1)])
})
