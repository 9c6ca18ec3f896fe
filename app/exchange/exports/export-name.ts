export type ExportName = { readonly file: string; readonly createdAt: Date }

const NAME = /^lumina-export-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.zip$/

/** Returns a name with the time in UTC, such as 'lumina-export-20261125-094000.zip'. */
export function createExportName(createdAt: Date): string {
  return `lumina-export-${createdAt.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-')}.zip`
}

export function readExportName(file: string): ExportName | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(file) ?? []
  const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(createdAt.getTime()) ? null : { file, createdAt }
}

export const MAX_AGE_DAYS = 7

export function getDeletionDate({ createdAt }: ExportName): Date {
  return new Date(createdAt.getTime() + MAX_AGE_DAYS * 86_400_000)
}
