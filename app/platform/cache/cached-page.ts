import type { Cacheable } from '#app/platform/cache/page-cache.ts'
import { joinTags, type PageTag, splitTags } from '#app/platform/cache/page-tags.ts'
import type { QueryValues } from '#app/platform/cache/page-versions.ts'
import {
  type CompressionLevel,
  type ContentCoding,
  compress,
  decompress,
  MIN_COMPRESSED_BYTES,
} from '#app/platform/http/content-coding.ts'
import { computeEntityTag } from '#app/platform/http/entity-tag.ts'

export type CacheStatus = 'hit' | 'miss' | 'stale'

/** Other caches must not store a stale page, so that only clients that request it during the outage get it. */
const STALE_CACHING: readonly string[] = ['Cache-Control', 'no-cache']

/** Built once per page. Each response fills in only the cache status and the request id. */
class ResponseHead {
  readonly #pairs: string[]
  readonly #ownLength: number

  constructor(pageHeaders: readonly string[], caching: readonly string[]) {
    this.#pairs = [...pageHeaders, ...caching, 'X-Cache', '', 'X-Request-Id', '']
    this.#ownLength = pageHeaders.length
  }

  /** Returns a flat list for `writeHead`. The list is valid until the next call. */
  toPairs(cacheStatus: CacheStatus, requestId: string): string[] {
    const pairs = this.#pairs
    if (cacheStatus === 'stale') {
      return [...pairs.slice(0, this.#ownLength), ...STALE_CACHING, 'X-Cache', cacheStatus, 'X-Request-Id', requestId]
    }
    pairs[pairs.length - 3] = cacheStatus
    pairs[pairs.length - 1] = requestId
    return pairs
  }
}

export type EncodedPage = {
  readonly bytes: Uint8Array
  readonly head: ResponseHead
  /** True if `recompress` would not make the page smaller. */
  readonly isSmallest: boolean
}

type FinishedPage = {
  readonly status: number
  /** Header names and values, except those in `caching` and those that depend on the encoding. */
  readonly head: readonly string[]
  /** Header names and values for other caches. */
  readonly caching: readonly string[]
  readonly body: Uint8Array
  readonly tags: ReadonlySet<PageTag>
  readonly route: string
  readonly versions?: QueryValues
}

type BodyCoding = ContentCoding | 'identity'

/** A page that is stored outside memory, with its body in a single encoding. */
type StoredPage = Pick<FinishedPage, 'status' | 'route' | 'head' | 'caching'> & {
  readonly etag: string
  /** The result of `joinTags`. */
  readonly tags: string
  readonly coding: BodyCoding
  readonly bytes: Uint8Array
}

/** Approximate memory per encoding, in addition to its bytes. */
const ENCODED_BYTES = 600

/**
 * Compresses quickly at first, and better later if that is worthwhile. Drops the uncompressed body after the first
 * compression. Consists of few objects, because there can be tens of thousands of pages.
 */
export class CachedPage implements Cacheable {
  readonly status: number
  readonly route: string
  readonly etag: string
  /** Not stored with copies outside memory, which are served without versions. */
  readonly versions: QueryValues
  readonly #isWorthCompressing: boolean
  readonly #head: readonly string[]
  readonly #caching: readonly string[]
  readonly #tags: string
  readonly #encoded: { [coding in BodyCoding]?: EncodedPage } = {}
  readonly #pending: { [coding in BodyCoding]?: Promise<EncodedPage> } = {}
  #unchangedHead: ResponseHead | null = null

  constructor({ status, head, caching, body, tags, route, versions = {} }: FinishedPage) {
    this.status = status
    this.versions = versions
    this.route = route
    this.etag = computeEntityTag(body)
    this.#tags = joinTags(tags)
    this.#isWorthCompressing = body.length >= MIN_COMPRESSED_BYTES
    this.#head = head
    this.#caching = caching
    this.#encoded.identity = this.#toEncodedPage(body, 'identity')
  }

  /** Returns null if the body does not match its ETag. @throws if decompression fails */
  static async restore({ bytes, coding, etag, tags, ...rest }: StoredPage): Promise<CachedPage | null> {
    const body = coding === 'identity' ? bytes : copyTrimmed(await decompress[coding](bytes))
    const page = new CachedPage({ ...rest, body, tags: new Set(splitTags(tags)) })
    return page.etag === etag ? page : null
  }

  get stored(): StoredPage {
    const coding = this.#encoded.br ? 'br' : this.#encoded.gzip ? 'gzip' : 'identity'
    const bytes = this.#encoded[coding]?.bytes ?? new Uint8Array()
    const { status, route, etag } = this
    return { status, route, etag, head: this.#head, caching: this.#caching, tags: this.#tags, coding, bytes }
  }

  get tags(): readonly PageTag[] {
    return splitTags(this.#tags)
  }

  get isBrief(): boolean {
    return this.status !== 200
  }

  get bytes(): number {
    return Object.values(this.#encoded).reduce(
      (sum, { bytes }) => sum + bytes.length + ENCODED_BYTES,
      this.#tags.length,
    )
  }

  /** The headers of a 304 response: all headers that do not depend on the encoding. */
  get unchangedHead(): ResponseHead {
    this.#unchangedHead ??= new ResponseHead(this.#sharedHead, this.#caching)
    return this.#unchangedHead
  }

  /** Returns the page in an encoding (null: uncompressed), or null if `encode` must create it. */
  findEncoded(coding: ContentCoding | null): EncodedPage | null {
    return this.#encoded[(this.#isWorthCompressing && coding) || 'identity'] ?? null
  }

  /** Concurrent calls share the work. */
  encode(coding: ContentCoding | null): Promise<EncodedPage> {
    const name = coding ?? 'identity'
    this.#pending[name] ??= this.#encode(name).finally(() => {
      delete this.#pending[name]
    })
    return this.#pending[name]
  }

  /** Replaces an encoded body with a smaller one. This can take several milliseconds in a separate thread. */
  async recompress(coding: ContentCoding): Promise<void> {
    if (!this.#encoded[coding]?.isSmallest) this.#encoded[coding] = await this.#compressed(coding, 'best')
  }

  async #encode(coding: BodyCoding): Promise<EncodedPage> {
    const isCompressed = coding !== 'identity'
    const encoded = isCompressed
      ? await this.#compressed(coding, 'fast')
      : this.#toEncodedPage(await this.#plain(), coding)
    if (isCompressed && Object.keys(this.#encoded).length === 1) delete this.#encoded.identity
    this.#encoded[coding] = encoded
    return encoded
  }

  async #compressed(coding: ContentCoding, level: CompressionLevel): Promise<EncodedPage> {
    return this.#toEncodedPage(copyTrimmed(await compress[coding](await this.#plain(), level)), coding, level)
  }

  async #plain(): Promise<Uint8Array> {
    const { identity, br, gzip } = this.#encoded
    if (identity) return identity.bytes
    if (br) return copyTrimmed(await decompress.br(br.bytes))
    if (gzip) return copyTrimmed(await decompress.gzip(gzip.bytes))
    throw new Error('A page has no encoding')
  }

  get #sharedHead(): readonly string[] {
    return [...this.#head, 'ETag', this.etag, 'Vary', 'Accept-Encoding']
  }

  #toEncodedPage(bytes: Uint8Array, coding: BodyCoding, level: CompressionLevel = 'best'): EncodedPage {
    const head = [...this.#sharedHead, 'Content-Length', String(bytes.length)]
    if (coding !== 'identity') head.push('Content-Encoding', coding)
    return { bytes, head: new ResponseHead(head, this.#caching), isSmallest: level === 'best' }
  }
}

/** Copies the bytes without unused capacity: zlib returns buffers of at least 64 KB. */
function copyTrimmed(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
