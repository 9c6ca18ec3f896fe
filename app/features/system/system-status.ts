import type { BackupStatus } from '#app/features/backups/backup-status.ts'
import type { PageCacheFigures } from '#app/features/settings/page-cache.ts'
import { byteSize } from '#app/lib/byte-size.ts'

/** How the shop does as a whole, seen by the process that answers. */
export type SystemStatus = {
  /** `commit`: 12 digits of it; null where the shop does not run from a clone. */
  readonly version: { readonly shop: string; readonly commit: string | null; readonly node: string }
  readonly database: {
    readonly version: string
    readonly bytes: number
    /** The newest migration that was applied. */
    readonly schema: string
    readonly answeredInMs: number
    /** How much later its clock is than this machine's; below 0 if it is behind. */
    readonly clockAheadMs: number
    /** When the shop's database was made. */
    readonly bornAt: Date
  }
  readonly process: { readonly of: number; readonly since: Date; readonly memoryBytes: number }
  readonly pageCache: PageCacheFigures
  readonly mails: { readonly waiting: number; readonly failed: number }
  readonly backups: BackupStatus
  /** Of the disk that the data folder is on. */
  readonly disk: { readonly freeBytes: number; readonly bytes: number }
  /** A file of products that was sent and is neither in the shop nor being worked at. */
  readonly unfinishedImport: { readonly id: string; readonly fileName: string } | null
  readonly hasPublicUrl: boolean
  readonly hasMailServer: boolean
}

/** A screen where something can be done about a warning. */
export type WarningPlace = 'backups' | 'mails' | 'import'

export type SystemWarning = {
  readonly what: string
  readonly advice: string
  readonly place?: WarningPlace
}

const BACKUP_AGE_MS = 48 * 3_600_000
const LOW_DISK_BYTES = 2 ** 30
const CLOCK_TOLERANCE_MS = 30_000

/** What somebody should look after, the most pressing first, each with what to do. */
export function systemWarnings(status: SystemStatus, now: Date): SystemWarning[] {
  return [
    diskWarning(status),
    backupWarning(status, now),
    mailWarning(status),
    clockWarning(status),
    importWarning(status),
    ...settingWarnings(status),
  ].filter((warning) => warning !== null)
}

function diskWarning({ disk }: SystemStatus): SystemWarning | null {
  if (disk.freeBytes >= LOW_DISK_BYTES) return null
  return {
    what: `The disk of the data folder has ${byteSize(disk.freeBytes)} left.`,
    advice:
      'Delete what is not needed there, such as old backups, or give it more room. On a full disk nobody can order.',
    place: 'backups',
  }
}

function backupWarning({ backups, database }: SystemStatus, now: Date): SystemWarning | null {
  const since = backups.last?.at ?? database.bornAt
  if (now.getTime() - since.getTime() <= BACKUP_AGE_MS) return null
  return {
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
    what:
      mails.failed === 1
        ? 'A mail could not be sent and was given up.'
        : `${mails.failed.toLocaleString('en-GB')} mails could not be sent and were given up.`,
    advice: 'Each says why. Put right what stopped it, such as an address or SMTP_URL, and have it sent again.',
    place: 'mails',
  }
}

function clockWarning({ database }: SystemStatus): SystemWarning | null {
  if (Math.abs(database.clockAheadMs) <= CLOCK_TOLERANCE_MS) return null
  const seconds = Math.round(Math.abs(database.clockAheadMs) / 1_000).toLocaleString('en-GB')
  const way = database.clockAheadMs > 0 ? 'behind' : 'ahead of'
  return {
    what: `This machine’s clock is ${seconds} seconds ${way} the database’s.`,
    advice: 'Let both machines set their clocks over the network (NTP). Sign-ins and held stock end by them.',
  }
}

function importWarning({ unfinishedImport }: SystemStatus): SystemWarning | null {
  if (!unfinishedImport) return null
  return {
    what: `The products of ${unfinishedImport.fileName} are not in the shop yet.`,
    advice: 'Look at what would change and put them in, or send the file again if it stands still.',
    place: 'import',
  }
}

function settingWarnings({ hasPublicUrl, hasMailServer }: SystemStatus): (SystemWarning | null)[] {
  return [
    hasPublicUrl
      ? null
      : {
          what: 'The shop does not know its address on the internet.',
          advice: 'Set PUBLIC_URL before it is opened to the public: until then it answers to local addresses alone.',
        },
    hasMailServer
      ? null
      : {
          what: 'No mail server is set, so no mail reaches anybody.',
          advice: 'Set SMTP_URL. Until then mails become files in the folder “outbox” of the data folder.',
        },
  ]
}
