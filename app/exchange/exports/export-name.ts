export type ExportName = { readonly file: string; readonly madeAt: Date }

const NAME = /^lumina-export-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.zip$/

/** 'lumina-export-20261125-094000.zip', in UTC. */
export function exportName(madeAt: Date): string {
  return `lumina-export-${madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '-')}.zip`
}

export function readExportName(file: string): ExportName | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(file) ?? []
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? null : { file, madeAt }
}

export const MAX_AGE_DAYS = 7

export function deletedAt({ madeAt }: ExportName): Date {
  return new Date(madeAt.getTime() + MAX_AGE_DAYS * 86_400_000)
}
