import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getPreferredEncoding } from '#app/platform/http/accept-encoding.ts'
import { computeEntityTag, matchesTag } from '#app/platform/http/entity-tag.ts'

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
  '.wasm': 'application/wasm',
}
const COMPRESSED = { br: '.br', gzip: '.gz' } as const

/** Headers as a flat list: name, value, name, value. */
type RawHeaders = readonly string[]

type FileResponse = { readonly status: 200 | 304; readonly headers: RawHeaders; readonly bytes: Buffer | null }

type EncodedFile = { readonly headers: RawHeaders; readonly bytes: () => Buffer }

type ClientFile = {
  readonly etag: string
  readonly unchanged: RawHeaders
  readonly plain: EncodedFile
  readonly br: EncodedFile | null
  readonly gzip: EncodedFile | null
}

export type FindFile = (
  target: string,
  headers: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined },
) => FileResponse | null

/**
 * Loads the client files into memory, so that a later build cannot remove files that open pages need. Uncompressed
 * files of all languages would take 13 MB more, so files are decompressed on request for the few clients that do not
 * accept compression.
 */
export function loadClientFiles(folder: string, commonHeaders: RawHeaders): FindFile {
  const files = new Map<string, ClientFile>()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const existingPaths = new Set(paths)
  for (const path of paths) {
    const type = TYPES[extname(path)]
    if (!type || !statSync(path).isFile()) continue
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    files.set(pathname, readClientFile({ path, pathname, type, existingPaths, commonHeaders }))
  }

  return (target, { acceptEncoding, ifNoneMatch }) => {
    const query = target.indexOf('?')
    const file = files.get(query < 0 ? target : target.slice(0, query))
    if (!file) return null
    if (matchesTag(ifNoneMatch, file.etag)) return { status: 304, headers: file.unchanged, bytes: null }
    const encoding = file.br || file.gzip ? getPreferredEncoding(acceptEncoding) : null
    const { headers, bytes } = (encoding && file[encoding]) ?? file.plain
    return { status: 200, headers, bytes: bytes() }
  }
}

type FileSource = {
  path: string
  pathname: string
  type: string
  existingPaths: ReadonlySet<string>
  commonHeaders: RawHeaders
}

function readClientFile({ path, pathname, type, existingPaths, commonHeaders }: FileSource): ClientFile {
  const isHashed = pathname.startsWith('/assets/')
  const plain = readFileSync(path)
  const etag = computeEntityTag(plain)
  const varies = Object.values(COMPRESSED).some((suffix) => existingPaths.has(path + suffix))
  const unchanged = [
    ...commonHeaders,
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'ETag',
    etag,
    ...(varies ? ['Vary', 'Accept-Encoding'] : []),
  ]
  const toEncodedFile = (length: number, bytes: () => Buffer, encoding?: string): EncodedFile => ({
    headers: [
      ...unchanged,
      'Content-Type',
      type,
      'Content-Length',
      String(length),
      ...(encoding ? ['Content-Encoding', encoding] : []),
    ],
    bytes,
  })
  const readCompressed = (encoding: keyof typeof COMPRESSED) => {
    const name = path + COMPRESSED[encoding]
    if (!existingPaths.has(name)) return null
    const bytes = readFileSync(name)
    return toEncodedFile(bytes.length, createGetter(bytes), encoding)
  }
  const gzip = readCompressed('gzip')
  return {
    etag,
    unchanged,
    plain: toEncodedFile(plain.length, gzip ? () => gunzipSync(gzip.bytes()) : createGetter(plain)),
    br: readCompressed('br'),
    gzip,
  }
}

/** A separate function, because closures of the same scope retain everything that any of them uses. */
function createGetter(bytes: Buffer): () => Buffer {
  return () => bytes
}
