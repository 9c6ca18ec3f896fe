// Creating backups
export const backups = 'Backups'
export const backupStatus = 'Status'
export const backUpNow = 'Back up now'
export const backingUp = 'Backing up...'
export const lastBackup = 'Last backup'
export const noneYet = 'None yet'
export const size = 'Size'
export const automatic = 'Automatic'
export const off = 'Off'
export const dailyAt = (time: string) => `Daily at ${time}`
export const backupHourHint = (timeZone: string) => `Store time zone: ${timeZone}. Choose a quiet hour.`
export const failedBackup = { before: 'The backup from', after: 'failed.' }
export const incompleteBackup = { before: 'The backup from', after: 'is incomplete.' }
export const stoppedBackup = 'It stopped before it finished.'
export const backupNotStarted = 'Another backup is running, or this one could not be started. Please try again.'

// The list of backups
export const backupsInFolder = 'Saved backups'
export const keepCopiesHint =
  'Download copies and keep them in a safe place: backups contain your customers’ personal data.'
export const whereStored = 'Where backups are stored'
export const folderHint = (folder: string) => `On this server, in ${folder}`
export const noBackupsYet = 'No backups yet.'
export const dailyBackupsOff = 'Daily backups are off. Back up now, or turn on daily backups.'
export const firstBackupHint = 'The first backup runs at the scheduled time. You can also back up now.'
export const kept = ' · kept'
export const imagesMissing = '· images missing'
export const download = 'Download'
export const keep = 'Keep'
export const stopKeeping = 'Don’t keep'
/** Screen readers read this after the label of a button, such as ‘Download’, and before the time of the backup. */
export const theBackupFrom = 'the backup from'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this backup?'
export const deleteHint = { before: 'The backup from', after: 'will be deleted permanently.' }
export const deleteBackup = 'Delete backup'
export const backupNotChanged = 'The backup could not be changed. Please try again.'
export const backupGone = 'This backup no longer exists.'
export const backupsNotLoaded = 'The backups could not be loaded'

// Downloading a backup
export const downloadABackup = 'Download a backup'
export const backupFrom = 'Backup from'
export const downloadHint = (bytes: string) =>
  `${bytes}. Backups contain your customers’ personal data: store them in a safe place.`
export const passwordHint = 'Enter your password again to download a backup.'
export const backupNotLoaded = 'The backup could not be loaded'
export const backupNotFound = 'Backup not found'
