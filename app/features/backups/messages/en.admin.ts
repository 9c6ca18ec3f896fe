export const downloadABackup = 'Download a backup'
export const backupOf = 'Backup of'
export const backupsContainPersonalDataOfYour = (bytes: string) =>
  `${bytes}. Backups contain personal data of your customers: store them in a safe place.`
export const requiredOnceMoreBeforeABackupIs = 'Required once more before a backup is downloaded.'
export const theBackupCouldNotBeLoaded = 'The backup could not be loaded'
export const theBackupCouldNotBeChangedPlease = 'The backup could not be changed. Please try again.'
export const anotherBackupIsRunningOrThisOne =
  'Another backup is running, or this one could not be started. Please try again.'
export const thisBackupNoLongerExists = 'This backup no longer exists.'
export const backups = 'Backups'
export const inTheStoresFolder = 'In the store’s folder'
export const dailyBackupsAreOffCreateOneNow =
  'Daily backups are off: create one now, or turn them on under Settings, General.'
export const theFirstOneIsCreatedAtThe = 'The first one is created at the daily time, or now.'
export const storedInOnThisServerTheNewest = (folder: string, retained: number) =>
  `Stored in ${folder} on this server. The newest ${retained} and those you keep are not deleted. Backups contain personal data of your customers: also copy some to a safe place on another machine.`
export const theBackupsCouldNotBeLoaded = 'The backups could not be loaded'
export const backingUp = 'Backing up...'
export const backUpNow = 'Back up now'
export const theBackupOf = 'The backup of'
export const lastBackup = 'Last backup'
export const noneYet = 'None yet'
export const size = 'Size'
export const automatic = 'Automatic'
export const off = 'Off'
export const dailyAt00 = (padStart: string) => `Daily at ${padStart}:00`
export const allBackups = 'All backups'
export const kept = ' · kept'
export const imagesMissing = '· images missing'
export const download = 'Download'
export const deleteText = 'Delete'
export const deleteThisBackup = 'Delete this backup?'
export const deleteBackup = 'Delete backup'
export const theBackupOfWillBeDeleted = { before: 'The backup of', after: 'will be deleted permanently.' }
export const stopKeeping = 'Stop keeping'
export const keep = 'Keep'
export const theBackupOfInLine = 'the backup of'
export const noBackupsYet = 'No backups yet.'
export const isIncomplete = 'is incomplete.'
export const failed = 'failed.'
