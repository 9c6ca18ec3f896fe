import { openAsBlob } from 'node:fs'
import { readRange } from '#app/platform/http/byte-range.ts'

type Download = { readonly path: string; readonly file: string; readonly type: string }

/** Serves a large file whose content never changes. A browser can resume an interrupted download. */
export async function download(request: Request, { path, file, type }: Download): Promise<Response> {
  const content = await openAsBlob(path, { type })
  const { size } = content
  const etag = `"${file}-${size}"`
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${file}"`,
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  const condition = request.headers.get('If-Range')
  const isSame = condition === null || condition === etag
  const range = isSame ? readRange(request.headers.get('Range'), size) : null
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  }
  if (!range) return new Response(content, { headers: { ...headers, 'Content-Length': String(size) } })
  const { from, to } = range
  return new Response(content.slice(from, to + 1, type), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      'Content-Range': `bytes ${from}-${to}/${size}`,
    },
  })
}
