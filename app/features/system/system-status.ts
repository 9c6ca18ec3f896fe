import type { SystemStatus } from '#app/features/system/read-system-status.server.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'

export type WarningPlace = 'backups' | 'mails' | 'import'

export type SystemWarning = {
  /** Problems harm the store or its shoppers now or soon; notices can wait. */
  readonly level: 'problem' | 'notice'
  readonly what: string
  readonly advice: string
  readonly place?: WarningPlace
}

const BACKUP_AGE_MS = 48 * 3_600_000
const LOW_DISK_BYTES = 2 ** 30
const CLOCK_TOLERANCE_MS = 30_000
const REPLICA_TIMEOUT_MS = 60_000

export function systemWarnings(status: SystemStatus, now: Date): SystemWarning[] {
  const warnings = [
    diskWarning(status),
    backupWarning(status, now),
    mailWarning(status),
    mailServerWarning(status),
    clockWarning(status),
    replicaWarning(status, now),
    importWarning(status),
    addressWarning(status),
  ].filter((warning) => warning !== null)
  const ofLevel = (level: SystemWarning['level']) => warnings.filter((warning) => warning.level === level)
  return [...ofLevel('problem'), ...ofLevel('notice')]
}

function diskWarning({ disk }: SystemStatus): SystemWarning | null {
  if (disk.freeBytes >= LOW_DISK_BYTES) return null
  return {
    level: 'problem',
    what: `The disk of the data folder has only ${byteSize(disk.freeBytes)} left.`,
    advice:
      'Delete unneeded files, such as old backups, or enlarge the disk. With a full disk, no orders can be placed.',
    place: 'backups',
  }
}

function backupWarning({ backups, database }: SystemStatus, now: Date): SystemWarning | null {
  if (backups.failed) {
    return {
      level: 'problem',
      what: backups.failed.isIncomplete ? 'The latest backup is incomplete.' : 'The latest backup failed.',
      advice: `${backups.failed.why} Fix the cause, then back up now.`,
      place: 'backups',
    }
  }
  const since = backups.last?.at ?? database.installedAt
  if (now.getTime() - since.getTime() <= BACKUP_AGE_MS) return null
  return {
    level: 'problem',
    what: backups.last ? 'The last backup is more than two days old.' : 'There is no backup yet.',
    advice:
      backups.dailyAt === null
        ? 'Daily backups are off. Turn them on under Settings, General, or back up now.'
        : 'Check the log for the cause, then back up now.',
    place: 'backups',
  }
}

function mailWarning({ mails }: SystemStatus): SystemWarning | null {
  if (mails.failed === 0) return null
  return {
    level: 'problem',
    what:
      mails.failed === 1 ? 'An email could not be sent.' : `${formatNumber(mails.failed)} emails could not be sent.`,
    advice: 'Each shows the reason. Fix it, such as an address or SMTP_URL, then send the email again.',
    place: 'mails',
  }
}

function clockWarning({ database }: SystemStatus): SystemWarning | null {
  if (Math.abs(database.clockAheadMs) <= CLOCK_TOLERANCE_MS) return null
  const seconds = formatNumber(Math.round(Math.abs(database.clockAheadMs) / 1_000))
  const way = database.clockAheadMs > 0 ? 'behind' : 'ahead of'
  return {
    level: 'problem',
    what: `The clock of this machine is ${seconds} seconds ${way} that of the database.`,
    advice: 'Synchronize both clocks over the network (NTP). Sessions and payment holds expire by them.',
  }
}

const REPLICA_ADVICE = {
  behind: 'Check its load, its connection to the database, and whether replay is paused.',
  away: 'Check that it runs, and the log for replica-left.',
  foreign: 'Set DATABASE_READ_URL to a standby of the database of DATABASE_URL.',
} as const

function replicaWarning({ replica }: SystemStatus, now: Date): SystemWarning | null {
  if (!replica || replica.state === 'used') return null
  const { state, since, lagMs } = replica
  if (now.getTime() - since.getTime() <= REPLICA_TIMEOUT_MS) return null
  const seconds = formatNumber(Math.round(lagMs / 1_000))
  const what = {
    behind: `The database replica is ${seconds} seconds behind.`,
    away: 'The database replica does not respond.',
    foreign: 'The server at DATABASE_READ_URL is not a replica of the store’s database.',
  }
  return {
    level: 'notice',
    what: what[state],
    advice: `${REPLICA_ADVICE[state]} Until then, pages are read from the main database.`,
  }
}

function importWarning({ unfinishedImport }: SystemStatus): SystemWarning | null {
  if (!unfinishedImport) return null
  return {
    level: 'notice',
    what: `The products of ${unfinishedImport.fileName} are not imported yet.`,
    advice: 'Review the changes and apply them, or upload the file again if the import is stuck.',
    place: 'import',
  }
}

function addressWarning({ hasPublicUrl }: SystemStatus): SystemWarning | null {
  if (hasPublicUrl) return null
  return {
    level: 'notice',
    what: 'The public URL of the store is not set.',
    advice: 'Set PUBLIC_URL before you open the store. Until then it responds only to local addresses.',
  }
}

function mailServerWarning({ hasPublicUrl, hasMailServer }: SystemStatus): SystemWarning | null {
  if (hasMailServer) return null
  return {
    level: hasPublicUrl ? 'problem' : 'notice',
    what: 'No mail server is set, so no emails are delivered.',
    advice: 'Set SMTP_URL. Until then, emails are written to the folder “outbox” of the data folder.',
  }
}
