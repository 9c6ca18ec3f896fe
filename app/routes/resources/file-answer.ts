import { type CsvRow, streamCsv } from '#app/lib/csv.ts'

type FileKind = { readonly type: string; readonly name: string; readonly ending: string }

/** A text to be saved as a file, named after what it holds and today's date. Kept by nobody on the way. */
export function fileAnswer(
  text: string | ReadableStream<Uint8Array>,
  { type, name, ending }: FileKind,
  now: Date = new Date(),
): Response {
  const file = `${name}-${now.toISOString().slice(0, 10)}.${ending}`
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Rows as a CSV file, sent as they are read: see `streamCsv`. */
export async function csvAnswer(name: string, heading: CsvRow, batches: AsyncGenerator<CsvRow[]>): Promise<Response> {
  return fileAnswer(await streamCsv(heading, batches), { type: 'text/csv', name, ending: 'csv' })
}
