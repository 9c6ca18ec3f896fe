/** A backup in the folder of backups, as its name tells. */
export type BackupName = {
  readonly file: string
  readonly madeAt: Date
  /** Staff want it to stay: none of those that are taken away for newer ones. */
  readonly isKept: boolean
}

const NAME = /^lumina-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\.kept)?\.tar$/

/** 'lumina-20261121-030000.tar', in UTC; with '.kept' before the ending for one that is to stay. */
export function backupName(madeAt: Date, { isKept = false } = {}): string {
  const digits = madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-')
  return `lumina-${digits}${isKept ? '.kept' : ''}.tar`
}

/** Null for the name of anything else. */
export function readBackupName(file: string): BackupName | null {
  const [, year, month, day, hour, minute, second, kept] = NAME.exec(file) ?? []
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? null : { file, madeAt, isKept: kept !== undefined }
}

/** Those of the given backups that make room once there are more than `most` that are not kept: the oldest. */
export function superfluous<B extends BackupName>(backups: readonly B[], most: number): B[] {
  return backups
    .filter(({ isKept }) => !isKept)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
    .slice(most)
}
