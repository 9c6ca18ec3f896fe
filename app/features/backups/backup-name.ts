/** A backup in the folder of backups, as its name tells. */
export type BackupName = {
  readonly file: string
  readonly madeAt: Date
  /** Staff want it to stay: none of those that are taken away for newer ones. */
  readonly isKept: boolean
  /** Images that the store shows were not there when it was made. */
  readonly isIncomplete: boolean
}

const NAME = /^lumina-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\.incomplete)?(\.kept)?\.tar$/

/** 'lumina-20261121-030000.tar', in UTC; with '.kept' before the ending for one that is to stay. */
export function backupName(madeAt: Date, { isKept: isStored = false, isIncomplete = false } = {}): string {
  const digits = madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-')
  return `lumina-${digits}${isIncomplete ? '.incomplete' : ''}${isStored ? '.kept' : ''}.tar`
}

/** What a backup is called that was to be a whole one: 'shop.incomplete.tar' for 'shop.tar'. */
export function incompleteName(file: string): string {
  return file.replace(/(\.tar)?$/, '.incomplete$1')
}

/** Null for the name of anything else. */
export function readBackupName(file: string): BackupName | null {
  const [, year, month, day, hour, minute, second, incomplete, stored] = NAME.exec(file) ?? []
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(madeAt.getTime())) return null
  return { file, madeAt, isKept: stored !== undefined, isIncomplete: incomplete !== undefined }
}

/**
 * Those of the given backups that make room, as there are `most` newer ones that are not kept either. An incomplete one
 * takes no complete one's place.
 */
export function expiredBackups<B extends BackupName>(backups: readonly B[], max: number): B[] {
  const newestFirst = backups
    .filter(({ isKept: isStored }) => !isStored)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  return newestFirst.filter(({ isIncomplete }, at) => {
    const newer = newestFirst.slice(0, at)
    return newer.filter((other) => isIncomplete || !other.isIncomplete).length >= max
  })
}
