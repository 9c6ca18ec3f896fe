import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding } from '#server/send.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSED = { br: '.br', gzip: '.gz' } as const

type ClientFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly encodings: ReadonlySet<string>
}

/** Answers a request for a file of the build, or null when there is none. */
export type FindFile = (
  pathname: string,
  headers: { acceptEncoding?: string; ifNoneMatch?: string },
) => Promise<Response | null>

/**
 * The files that browsers load: what lies in that folder now, so that no request can reach another. Names below
 * /assets hold a hash and never change; the build has left compressed copies beside what is worth it.
 */
export function clientFiles(folder: string): FindFile {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const present = new Set(names)
  const files = new Map<string, ClientFile>()
  for (const path of names) {
    const type = TYPES[extname(path)]
    const stat = statSync(path)
    if (!type || !stat.isFile()) continue
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      path,
      type,
      etag: `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`,
      encodings: new Set(Object.entries(COMPRESSED).flatMap(([name, end]) => (present.has(path + end) ? [name] : []))),
    })
  }

  return async (pathname, { acceptEncoding, ifNoneMatch }) => {
    const file = files.get(pathname)
    if (!file) return null
    const isHashed = pathname.startsWith('/assets/')
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: file.etag,
    })
    if (ifNoneMatch === file.etag) return new Response(null, { status: 304, headers })
    const encoding = acceptedEncoding(acceptEncoding)
    const isCompressed = encoding !== null && file.encodings.has(encoding)
    if (isCompressed) headers.set('Content-Encoding', encoding)
    const bytes = await readFile(isCompressed ? file.path + COMPRESSED[encoding] : file.path)
    headers.set('Content-Length', String(bytes.length))
    return new Response(bytes, { headers })
  }
}
