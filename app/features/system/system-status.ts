import type { BackupStatus } from '#app/features/backups/backup-status.ts'
import type { PageCacheStats } from '#app/features/settings/page-cache-stats.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { ReplicaStatus } from '#app/platform/db/replica-status.ts'

/** How the store does as a whole, seen by the process that answers. */
export type SystemStatus = {
  /** `commit`: 12 digits of it; null where the store does not run from a clone. */
  readonly version: { readonly store: string; readonly commit: string | null; readonly node: string }
  readonly database: {
    readonly version: string
    readonly bytes: number
    /** The newest migration that was applied. */
    readonly schema: string
    readonly respondedInMs: number
    /** How much later its clock is than this machine's; below 0 if it is behind. */
    readonly clockAheadMs: number
    /** When the store's database was made. */
    readonly bornAt: Date
  }
  /** Null where there is none. */
  readonly replica: ReplicaStatus | null
  readonly process: { readonly of: number; readonly since: Date; readonly memoryBytes: number }
  readonly pageCache: PageCacheStats
  readonly mails: { readonly waiting: number; readonly failed: number }
  readonly backups: BackupStatus
  /** Of the disk that the data folder is on. */
  readonly disk: { readonly freeBytes: number; readonly bytes: number }
  /** A file of products that was sent and is neither in the store nor being worked at. */
  readonly unfinishedImport: { readonly id: string; readonly fileName: string } | null
  readonly hasPublicUrl: boolean
  readonly hasMailServer: boolean
}

/** A screen where something can be done about a warning. */
export type WarningPlace = 'backups' | 'mails' | 'import'

export type SystemWarning = {
  /** A problem harms the store, or anyone who buys in it, already or soon; a notice can wait. */
  readonly level: 'problem' | 'notice'
  readonly what: string
  readonly advice: string
  readonly place?: WarningPlace
}

const BACKUP_AGE_MS = 48 * 3_600_000
const LOW_DISK_BYTES = 2 ** 30
const CLOCK_TOLERANCE_MS = 30_000
const REPLICA_TIMEOUT_MS = 60_000

/** What someone should look after, problems first and the most pressing of them before all, each with what to do. */
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
    what: `The disk of the data folder has ${byteSize(disk.freeBytes)} left.`,
    advice:
      'Delete what is not needed there, such as old backups, or give it more room. On a full disk nobody can order.',
    place: 'backups',
  }
}

function backupWarning({ backups, database }: SystemStatus, now: Date): SystemWarning | null {
  if (backups.failed) {
    return {
      level: 'problem',
      what: backups.failed.isIncomplete ? 'The latest backup is incomplete.' : 'The latest backup failed.',
      advice: `${backups.failed.why} Put that right, and make one now.`,
      place: 'backups',
    }
  }
  const since = backups.last?.at ?? database.bornAt
  if (now.getTime() - since.getTime() <= BACKUP_AGE_MS) return null
  return {
    level: 'problem',
    what: backups.last ? 'The last backup is more than two days old.' : 'There is no backup yet.',
    advice:
      backups.dailyAt === null
        ? 'Daily backups are switched off: switch them on under Settings, General, or make one now.'
        : 'Look why none was made, and make one now.',
    place: 'backups',
  }
}

function mailWarning({ mails }: SystemStatus): SystemWarning | null {
  if (mails.failed === 0) return null
  return {
    level: 'problem',
    what:
      mails.failed === 1
        ? 'A mail could not be sent and was given up.'
        : `${formatNumber(mails.failed)} mails could not be sent and were given up.`,
    advice: 'Each says why. Put right what stopped it, such as an address or SMTP_URL, and have it sent again.',
    place: 'mails',
  }
}

function clockWarning({ database }: SystemStatus): SystemWarning | null {
  if (Math.abs(database.clockAheadMs) <= CLOCK_TOLERANCE_MS) return null
  const seconds = formatNumber(Math.round(Math.abs(database.clockAheadMs) / 1_000))
  const way = database.clockAheadMs > 0 ? 'behind' : 'ahead of'
  return {
    level: 'problem',
    what: `This machine’s clock is ${seconds} seconds ${way} the database’s.`,
    advice: 'Let both machines set their clocks over the network (NTP). Logins and held stock end by them.',
  }
}

const REPLICA_ADVICE = {
  behind: 'Look at its load and its connection to the database, and whether replaying was stopped.',
  away: 'Look whether it runs, and what the log says under replica-left.',
  foreign: 'Let DATABASE_READ_URL lead to a standby of the database of DATABASE_URL.',
} as const

function replicaWarning({ replica }: SystemStatus, now: Date): SystemWarning | null {
  if (!replica || replica.state === 'used') return null
  const { state, since, lagMs } = replica
  if (now.getTime() - since.getTime() <= REPLICA_TIMEOUT_MS) return null
  const seconds = formatNumber(Math.round(lagMs / 1_000))
  const what = {
    behind: `The replica of the database is ${seconds} seconds behind.`,
    away: 'The replica of the database does not answer, or fails.',
    foreign: 'What answers at DATABASE_READ_URL is no replica of the store’s database.',
  }
  return {
    level: 'notice',
    what: what[state],
    advice: `${REPLICA_ADVICE[state]} Until then pages are read from the database itself.`,
  }
}

function importWarning({ unfinishedImport }: SystemStatus): SystemWarning | null {
  if (!unfinishedImport) return null
  return {
    level: 'notice',
    what: `The products of ${unfinishedImport.fileName} are not in the store yet.`,
    advice: 'Look at what would change and put them in, or send the file again if it stands still.',
    place: 'import',
  }
}

function addressWarning({ hasPublicUrl }: SystemStatus): SystemWarning | null {
  if (hasPublicUrl) return null
  return {
    level: 'notice',
    what: 'The store does not know its address on the internet.',
    advice: 'Set PUBLIC_URL before it is opened to the public: until then it answers to local addresses alone.',
  }
}

/** A store that is open to the public owes its shoppers mails; one that is tried out does not. */
function mailServerWarning({ hasPublicUrl, hasMailServer }: SystemStatus): SystemWarning | null {
  if (hasMailServer) return null
  return {
    level: hasPublicUrl ? 'problem' : 'notice',
    what: 'No mail server is set, so no mail reaches anybody.',
    advice: 'Set SMTP_URL. Until then mails become files in the folder “outbox” of the data folder.',
  }
}
