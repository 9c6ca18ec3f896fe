import { formatByteSize } from '#app/lib/byte-size.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import type { SystemStatus } from '#app/operations/system/read-system-status.server.ts'

export type WarningScreen = 'backups' | 'mails' | 'mail-server' | 'import'

export type SystemWarning = {
  /** Problems harm the store or its shoppers now or soon; notices can wait. */
  readonly level: 'problem' | 'notice'
  readonly message: string
  readonly advice: string
  readonly place?: WarningScreen
}

const BACKUP_AGE_MS = 48 * 3_600_000
const LOW_DISK_BYTES = 2 ** 30
const CLOCK_TOLERANCE_MS = 30_000
const REPLICA_TIMEOUT_MS = 60_000

export function listSystemWarnings(status: SystemStatus, now: Date): SystemWarning[] {
  const warnings = [
    checkDisk(status),
    checkBackups(status, now),
    checkMails(status),
    checkMailServer(status),
    checkClock(status),
    checkReplica(status, now),
    checkImport(status),
    checkPublicUrl(status),
  ].filter((warning) => warning !== null)
  const filterByLevel = (level: SystemWarning['level']) => warnings.filter((warning) => warning.level === level)
  return [...filterByLevel('problem'), ...filterByLevel('notice')]
}

function checkDisk({ disk }: SystemStatus): SystemWarning | null {
  if (disk.freeBytes >= LOW_DISK_BYTES) return null
  return {
    level: 'problem',
    message: adminText.warnings.disk(formatByteSize(disk.freeBytes)),
    advice: adminText.warnings.diskAdvice,
    place: 'backups',
  }
}

function checkBackups({ backups, database }: SystemStatus, now: Date): SystemWarning | null {
  if (backups.failed) {
    return {
      level: 'problem',
      message: backups.failed.isIncomplete ? adminText.warnings.backupIncomplete : adminText.warnings.backupFailed,
      advice: adminText.warnings.backupFailedAdvice(backups.failed.why),
      place: 'backups',
    }
  }
  const since = backups.last?.at ?? database.installedAt
  if (now.getTime() - since.getTime() <= BACKUP_AGE_MS) return null
  return {
    level: 'problem',
    message: backups.last ? adminText.warnings.backupOld : adminText.warnings.noBackup,
    advice: backups.dailyAt === null ? adminText.warnings.backupsOffAdvice : adminText.warnings.backupAdvice,
    place: 'backups',
  }
}

function checkMails({ mails }: SystemStatus): SystemWarning | null {
  if (mails.failed === 0) return null
  return {
    level: 'problem',
    message: adminText.warnings.failedMails(mails.failed),
    advice: adminText.warnings.failedMailsAdvice,
    place: 'mails',
  }
}

function checkClock({ database }: SystemStatus): SystemWarning | null {
  if (Math.abs(database.clockAheadMs) <= CLOCK_TOLERANCE_MS) return null
  const seconds = Math.round(Math.abs(database.clockAheadMs) / 1_000)
  return {
    level: 'problem',
    message:
      database.clockAheadMs > 0 ? adminText.warnings.clockBehind(seconds) : adminText.warnings.clockAhead(seconds),
    advice: adminText.warnings.clockAdvice,
  }
}

function checkReplica({ replica }: SystemStatus, now: Date): SystemWarning | null {
  if (!replica || replica.state === 'used') return null
  const { state, since, lagMs } = replica
  if (now.getTime() - since.getTime() <= REPLICA_TIMEOUT_MS) return null
  const seconds = Math.round(lagMs / 1_000)
  return {
    level: 'notice',
    message: state === 'behind' ? adminText.warnings.replicaBehind(seconds) : adminText.warnings.replica[state],
    advice: adminText.warnings.replicaAdvice[state],
  }
}

function checkImport({ unfinishedImport }: SystemStatus): SystemWarning | null {
  if (!unfinishedImport) return null
  return {
    level: 'notice',
    message: adminText.warnings.unfinishedImport(unfinishedImport.fileName),
    advice: adminText.warnings.unfinishedImportAdvice,
    place: 'import',
  }
}

function checkPublicUrl({ hasPublicUrl }: SystemStatus): SystemWarning | null {
  if (hasPublicUrl) return null
  return {
    level: 'notice',
    message: adminText.warnings.noPublicUrl,
    advice: adminText.warnings.noPublicUrlAdvice,
  }
}

function checkMailServer({ hasPublicUrl, hasMailServer }: SystemStatus): SystemWarning | null {
  if (hasMailServer) return null
  return {
    level: hasPublicUrl ? 'problem' : 'notice',
    message: adminText.warnings.noMailServer,
    advice: adminText.warnings.noMailServerAdvice,
    place: 'mail-server',
  }
}
