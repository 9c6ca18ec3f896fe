import { readTimeZone } from '#app/features/settings/settings.server.ts'
import { type CsvRow, streamCsv } from '#app/lib/csv.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import { db } from '#app/platform/db/db.server.ts'

type FileKind = { readonly type: string; readonly name: string; readonly ending: string }

/** A text to be saved as a file, named after what it holds and today's date in the store. Kept by nobody on the way. */
export async function fileResponse(
  text: string | ReadableStream<Uint8Array>,
  { type, name, ending }: FileKind,
): Promise<Response> {
  const file = `${name}-${dayOf(new Date(), await readTimeZone(db))}.${ending}`
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Rows as a CSV file, sent as they are read: see `streamCsv`. */
export async function csvResponse(name: string, heading: CsvRow, batches: AsyncGenerator<CsvRow[]>): Promise<Response> {
  return fileResponse(await streamCsv(heading, batches), { type: 'text/csv', name, ending: 'csv' })
}
