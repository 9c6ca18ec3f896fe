import { type CsvRow, streamCsv } from '#app/lib/csv.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'

/** Returns a download that is never cached. Its file name ends in today's date in the store's time zone. */
export async function fileResponse(
  text: string | ReadableStream<Uint8Array>,
  { type, name, extension }: { type: string; name: string; extension: string },
): Promise<Response> {
  const file = `${name}-${toDay(new Date(), await readTimeZone(db))}.${extension}`
  return new Response(text, {
    headers: {
      'Content-Type': type === 'application/zip' ? type : `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export async function csvResponse(name: string, heading: CsvRow, batches: AsyncGenerator<CsvRow[]>): Promise<Response> {
  return fileResponse(await streamCsv(heading, batches), { type: 'text/csv', name, extension: 'csv' })
}
