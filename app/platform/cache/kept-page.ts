import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Keepable } from '#app/platform/cache/page-cache.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import { entityTag } from '#app/platform/http/entity-tag.ts'

/** A smaller text is not worth unpacking. */
export const WORTHWHILE_BYTES = 1_000

export const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const

export type ContentCoding = keyof typeof compress

const unpack = {
  br: (bytes: Uint8Array) => promisify(brotliDecompress)(bytes),
  gzip: (bytes: Uint8Array) => promisify(gunzip)(bytes),
} as const

/** How an answer came about, as its `X-Cache` header says. */
export type How = 'hit' | 'miss' | 'stale'

/** An old page is for those alone who asked while the database was away. */
const STALE_CACHING: readonly string[] = ['Cache-Control', 'no-cache']

/** The headers of a page, made once: an answer only has its own number put into them. */
export class AnswerHead {
  readonly #own: readonly string[]
  readonly #pairs: string[]

  constructor(own: readonly string[], caching: readonly string[]) {
    this.#own = own
    this.#pairs = [...own, ...caching, 'X-Cache', '', 'X-Request-Id', '']
  }

  /** Names and values in turn, as `writeHead` takes them; good until the next call. */
  of(how: How, requestId: string): string[] {
    if (how === 'stale') return [...this.#own, ...STALE_CACHING, 'X-Cache', how, 'X-Request-Id', requestId]
    const pairs = this.#pairs
    pairs[pairs.length - 3] = how
    pairs[pairs.length - 1] = requestId
    return pairs
  }
}

/** One form of a page as it is sent. */
export type PageForm = { readonly bytes: Uint8Array; readonly head: AnswerHead }

export type Finished = {
  readonly status: number
  /** Names and values in turn, but for those that depend on the form and the next. */
  readonly head: readonly string[]
  /** For how long who else may keep it: names and values in turn. */
  readonly caching: readonly string[]
  readonly body: Uint8Array
  readonly tags: ReadonlySet<PageTag>
  /** The id of the route that made it. */
  readonly route: string
}

/**
 * A finished page with all that is sent of it, made once. Browsers take it packed, which is an eighth of it: so it is kept
 * as it was made only until it is packed, and again from when somebody asks for it that way.
 */
export class KeptPage implements Keepable {
  readonly status: number
  readonly tags: ReadonlySet<PageTag>
  readonly isBrief: boolean
  readonly route: string
  readonly etag: string
  /** What a 304 says: all that does not depend on the form. */
  readonly unchangedHead: AnswerHead
  readonly #isWorthPacking: boolean
  readonly #head: readonly string[]
  readonly #caching: readonly string[]
  readonly #forms = new Map<ContentCoding | null, PageForm>()
  readonly #making = new Map<ContentCoding | null, Promise<PageForm>>()

  constructor({ status, head, caching, body, tags, route }: Finished) {
    this.status = status
    this.tags = tags
    this.isBrief = status !== 200
    this.route = route
    this.etag = entityTag(body)
    this.#isWorthPacking = body.length >= WORTHWHILE_BYTES
    this.#head = [...head, 'ETag', this.etag, 'Vary', 'Accept-Encoding']
    this.#caching = caching
    this.unchangedHead = new AnswerHead(this.#head, caching)
    this.#forms.set(null, this.#formOf(body, null))
  }

  get bytes(): number {
    return [...this.#forms.values()].reduce((sum, { bytes }) => sum + bytes.length + 1_500, 0)
  }

  /** The form for a coding, null as it was made; null where `makeForm` still has to make it. */
  form(coding: ContentCoding | null): PageForm | null {
    return this.#forms.get(this.#isWorthPacking ? coding : null) ?? null
  }

  /** Makes a form, once however many ask. */
  makeForm(coding: ContentCoding | null): Promise<PageForm> {
    const making = this.#making.get(coding) ?? this.#make(coding).finally(() => this.#making.delete(coding))
    this.#making.set(coding, making)
    return making
  }

  async #make(coding: ContentCoding | null): Promise<PageForm> {
    const made = this.#forms.get(null)
    const plain = made ? made.bytes : await this.#unpacked()
    const form = this.#formOf(coding ? trimmed(await compress[coding](plain)) : plain, coding)
    if (coding && this.#forms.size === 1) this.#forms.delete(null)
    this.#forms.set(coding, form)
    return form
  }

  async #unpacked(): Promise<Uint8Array> {
    for (const [coding, { bytes }] of this.#forms) if (coding) return trimmed(await unpack[coding](bytes))
    throw new Error('A page is kept in no form')
  }

  #formOf(bytes: Uint8Array, coding: ContentCoding | null): PageForm {
    const head = [...this.#head, 'Content-Length', String(bytes.length)]
    if (coding) head.push('Content-Encoding', coding)
    return { bytes, head: new AnswerHead(head, this.#caching) }
  }
}

/** The same bytes without the room that was made for more: zlib hands out 64 KB however few of them it filled. */
function trimmed(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
