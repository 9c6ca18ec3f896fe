export type BackupName = {
  readonly file: string
  readonly madeAt: Date
  readonly isKept: boolean
  /** True if some images of the store were missing. */
  readonly isIncomplete: boolean
}

const NAME = /^lumina-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\.incomplete)?(\.kept)?\.tar$/

/** Returns a name such as 'lumina-20261121-030000.tar', in UTC. */
export function formatBackupName(madeAt: Date, { isKept = false, isIncomplete = false } = {}): string {
  const digits = madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-')
  return `lumina-${digits}${isIncomplete ? '.incomplete' : ''}${isKept ? '.kept' : ''}.tar`
}

export function toIncompleteName(file: string): string {
  return file.replace(/(\.tar)?$/, '.incomplete$1')
}

export function readBackupName(file: string): BackupName | null {
  const [, year, month, day, hour, minute, second, incomplete, kept] = NAME.exec(file) ?? []
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(madeAt.getTime())) return null
  return { file, madeAt, isKept: kept !== undefined, isIncomplete: incomplete !== undefined }
}

/**
 * Lists the backups that are not kept and have at least `max` newer ones. Incomplete backups do not displace complete
 * ones.
 */
export function findExpiredBackups<B extends BackupName>(backups: readonly B[], max: number): B[] {
  const newestFirst = backups
    .filter(({ isKept }) => !isKept)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  return newestFirst.filter(({ isIncomplete }, index) => {
    const newer = newestFirst.slice(0, index)
    return newer.filter((other) => isIncomplete || !other.isIncomplete).length >= max
  })
}
