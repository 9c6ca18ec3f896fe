import { formatNumber } from '#app/lib/format/number.ts'

export const system = 'System'
export const systemNotLoaded = 'The system status could not be loaded'

// Warnings
export const needsAttention = 'Needs attention'
export const nothingNeedsAttention = 'Nothing needs attention'
export const problem = 'Problem'
export const theImport = 'The import'
export const warnings = {
  disk: (free: string) => `The data folder’s disk has only ${free} left.`,
  diskAdvice:
    'Delete files you no longer need, such as old backups, or use a larger disk. When the disk is full, customers cannot order.',
  backupIncomplete: 'The latest backup is incomplete.',
  backupFailed: 'The latest backup failed.',
  backupFailedAdvice: (why: string) => `${why} Fix the cause, then back up now.`,
  backupOld: 'The last backup is more than two days old.',
  noBackup: 'There is no backup yet.',
  backupAdvice: 'Check the log for the cause, then back up now.',
  backupsOffAdvice: 'Daily backups are off. Turn them on under Backups, or back up now.',
  failedMails: (count: number) =>
    count === 1 ? 'An email could not be sent.' : `${formatNumber(count)} emails could not be sent.`,
  failedMailsAdvice:
    'Each email shows the reason. Fix the cause, such as an address or the mail server, then resend it.',
  clockBehind: (seconds: number) =>
    `This server’s clock is ${formatNumber(seconds)} seconds behind the database’s clock.`,
  clockAhead: (seconds: number) =>
    `This server’s clock is ${formatNumber(seconds)} seconds ahead of the database’s clock.`,
  clockAdvice: 'Synchronize both clocks with NTP. They determine when sessions and payment holds expire.',
  replicaBehind: (seconds: number) => `The database replica is ${formatNumber(seconds)} seconds behind.`,
  replica: {
    away: 'The database replica does not respond.',
    foreign: 'The server at DATABASE_READ_URL is not a replica of the store’s database.',
  },
  replicaAdvice: {
    behind:
      'Check its load, its connection to the database, and whether replay is paused. Until then, pages are read from the main database.',
    away: 'Check that it is running, and look for replica-left in the log. Until then, pages are read from the main database.',
    foreign:
      'Set DATABASE_READ_URL to a standby of the DATABASE_URL database. Until then, pages are read from the main database.',
  },
  unfinishedImport: (fileName: string) => `The products in ${fileName} are not imported yet.`,
  unfinishedImportAdvice: 'Review the changes and apply them, or upload the file again if the import is stuck.',
  noPublicUrl: 'The store’s web address is not set.',
  noPublicUrlAdvice:
    'Ask your host to set the store’s web address before you open the store. Until then, the store responds only to local addresses.',
  noMailServer: 'Email isn’t set up, so no emails are sent.',
  noMailServerAdvice: 'Until you set up a mail server, emails are written to files on the server.',
  mailServerLink: 'Set up the mail server',
}

// Status
export const status = 'Status'

// Technical details
export const technicalDetails = 'Technical details'
export const technicalSummary = 'Server, database and page cache'
export const copyDetails = 'Copy details'
export const detailsCopied = 'Details copied'
export const detailsNotCopied = 'The details could not be copied. Select and copy them manually.'
export const server = 'Server'
export const luminaVersion = 'Lumina version'
export const commit = 'Build'
export const webAddress = 'Web address'
export const publicUrl = (isSet: boolean) => (isSet ? 'Set with PUBLIC_URL' : 'Not set: PUBLIC_URL is missing')
export const nodeJs = 'Node.js'
export const storeForSupport = (version: string, commit: string | null) =>
  `Lumina ${version}${commit === null ? '' : ` (${commit})`}`
export const nodeForSupport = (version: string, count: string, memory: string) =>
  `Node.js ${version}, ${count} × ${memory}`
export const databaseForSupport = (version: string, size: string) => `PostgreSQL ${version}, ${size}`
export const processes = 'Processes'
export const processesHint = 'On this server. The values below are for the process that served this page.'
export const runningSince = 'Running since'
export const payments = 'Payments'
export const noMoneyMoves = {
  before: 'No one is charged. To take payments,',
  link: 'connect a provider',
}
export const memory = 'Memory'
export const memoryHint = 'Including the page cache'
export const pageCache = 'Page cache'
export const bytesUsed = (bytes: string, total: string) => `${bytes} of ${total}`

// Database
export const database = 'Database'
export const responseTime = 'Response time'
export const responseTimeHint = 'For a short query'
export const milliseconds = (count: string) => `${count} ms`
export const size = 'Size'
export const databaseSizeHint = 'All data except images, which are stored as files'
export const latestMigration = 'Latest migration'
export const clockDifference = 'Clock difference'
export const clockDifferenceHint = 'Up to 30 seconds is fine'
export const replica = 'Replica'
export const replicaHint = 'Serves public pages while it is up to date'
export const inUse = 'In use'
export const unavailable = 'Unavailable'
export const notAReplica = 'Not a replica'
/** Shown before the time at which the replica entered this state. */
export const replicaSince = (state: string) => `${state} since`
export const replicaBehind = (lag: string) => `Behind by ${lag} since`

// Emails, backups and disk
export const queuedEmails = 'Queued emails'
export const failedEmails = 'Failed emails'
export const failedEmailsHint = 'Not retried. Resend them under Mail'
export const lastBackup = 'Last backup'
export const noneYet = 'None yet'
export const freeOnDisk = 'Free disk space'
export const backups = 'Backups'

// Page cache
export const pageCacheDisabled = 'Disabled because PAGE_CACHE_MB is 0: every page is rendered on each request.'
export const empty = 'Clear cache'
export const emptying = 'Clearing...'
export const pageCacheEmptied = 'Page cache cleared'
export const pageCacheNotEmptied = 'The page cache could not be cleared. Please try again.'
export const servedFromMemory = 'Served from cache'
export const pageCacheHitsHint = 'Share of all page requests'
export const pagesInMemory = 'Pages in memory'
export const stalePages = (count: number) =>
  `Plus ${formatNumber(count)} stale ${count === 1 ? 'page' : 'pages'}, served only while the database is down.`
export const pageCacheMemory = 'Memory in use'
export const memoryOfMax = (bytes: string, maxBytes: string) => `${bytes} of ${maxBytes}`
export const countedSince = 'Counted since'
export const updatedAutomatically = 'Pages are updated automatically when their content changes.'
export const cachePerProcess = (processes: number) =>
  `Each of the ${processes} processes has its own cache; these values are for one of them. “Clear cache” clears them all.`
