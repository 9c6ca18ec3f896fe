import type { Cacheable } from '#app/platform/cache/page-cache.ts'
import { joinTags, type PageTag, splitTags } from '#app/platform/cache/page-tags.ts'
import { type ContentCoding, compress, decompress, WORTHWHILE_BYTES } from '#app/platform/http/content-coding.ts'
import { entityTag } from '#app/platform/http/entity-tag.ts'

/** How an answer came about, as its `X-Cache` header says. */
export type How = 'hit' | 'miss' | 'stale'

/** An old page is for those alone who asked while the database was away. */
const STALE_CACHING: readonly string[] = ['Cache-Control', 'no-cache']

/** The headers of a page, made once: an answer only has its own number put into them. */
class ResponseHead {
  readonly #pairs: string[]
  readonly #ownLength: number

  constructor(own: readonly string[], caching: readonly string[]) {
    this.#pairs = [...own, ...caching, 'X-Cache', '', 'X-Request-Id', '']
    this.#ownLength = own.length
  }

  /** Names and values in turn, as `writeHead` takes them; good until the next call. */
  of(how: How, requestId: string): string[] {
    const pairs = this.#pairs
    if (how === 'stale') {
      return [...pairs.slice(0, this.#ownLength), ...STALE_CACHING, 'X-Cache', how, 'X-Request-Id', requestId]
    }
    pairs[pairs.length - 3] = how
    pairs[pairs.length - 1] = requestId
    return pairs
  }
}

/** One form of a page as it is sent. */
export type PageForm = { readonly bytes: Uint8Array; readonly head: ResponseHead }

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

/** How a form's bytes are packed; identity: not at all. */
type FormCoding = ContentCoding | 'identity'

/** A page as it is stored outside of memory, with its body in one form. */
export type StoredPage = Pick<Finished, 'status' | 'route' | 'head' | 'caching'> & {
  readonly etag: string
  /** As `joinTags` writes them. */
  readonly tags: string
  readonly coding: FormCoding
  readonly bytes: Uint8Array
}

/** About what a form takes besides its bytes. */
const FORM_BYTES = 600

/**
 * A finished page with all that is sent of it, made once. Browsers take it packed, which is an eighth of it: so the form in
 * which it was made is only kept until one is packed, and again once somebody asks for it. Where addresses are made up, tens
 * of thousands of pages come and go, so each consists of few and plain objects: the garbage collector follows every one.
 */
export class CachedPage implements Cacheable {
  readonly status: number
  readonly route: string
  readonly etag: string
  readonly #isWorthPacking: boolean
  readonly #head: readonly string[]
  readonly #caching: readonly string[]
  readonly #tags: string
  readonly #forms: { [coding in FormCoding]?: PageForm } = {}
  readonly #making: { [coding in FormCoding]?: Promise<PageForm> } = {}
  #unchangedHead: ResponseHead | null = null

  constructor({ status, head, caching, body, tags, route }: Finished) {
    this.status = status
    this.route = route
    this.etag = entityTag(body)
    this.#tags = joinTags(tags)
    this.#isWorthPacking = body.length >= WORTHWHILE_BYTES
    this.#head = head
    this.#caching = caching
    this.#forms.identity = this.#formOf(body, 'identity')
  }

  /** The page as `stored` gave it, or null where its body is another one. @throws where the body cannot be decompressed. */
  static async restore({ bytes, coding, etag, tags, ...rest }: StoredPage): Promise<CachedPage | null> {
    const body = coding === 'identity' ? bytes : trimmed(await decompress[coding](bytes))
    const page = new CachedPage({ ...rest, body, tags: new Set(splitTags(tags)) })
    return page.etag === etag ? page : null
  }

  /** What `restore` needs to make the same page again. */
  get stored(): StoredPage {
    const coding = this.#forms.br ? 'br' : this.#forms.gzip ? 'gzip' : 'identity'
    const bytes = this.#forms[coding]?.bytes ?? new Uint8Array()
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
    const forms = Object.values(this.#forms)
    return forms.reduce((sum, { bytes }) => sum + bytes.length + FORM_BYTES, this.#tags.length)
  }

  /** What a 304 says: all that does not depend on the form. */
  get unchangedHead(): ResponseHead {
    this.#unchangedHead ??= new ResponseHead(this.#sharedHead, this.#caching)
    return this.#unchangedHead
  }

  /** The form for a coding, null as it was made; null where `makeForm` still has to make it. */
  form(coding: ContentCoding | null): PageForm | null {
    return this.#forms[(this.#isWorthPacking && coding) || 'identity'] ?? null
  }

  /** Makes a form, once however many ask. */
  createForm(coding: ContentCoding | null): Promise<PageForm> {
    const name = coding ?? 'identity'
    this.#making[name] ??= this.#make(name).finally(() => {
      delete this.#making[name]
    })
    return this.#making[name]
  }

  async #make(coding: FormCoding): Promise<PageForm> {
    const plain = this.#forms.identity?.bytes ?? (await this.#unpacked())
    const isPacked = coding !== 'identity'
    const form = this.#formOf(isPacked ? trimmed(await compress[coding](plain)) : plain, coding)
    if (isPacked && Object.keys(this.#forms).length === 1) delete this.#forms.identity
    this.#forms[coding] = form
    return form
  }

  async #unpacked(): Promise<Uint8Array> {
    const { br, gzip } = this.#forms
    if (br) return trimmed(await decompress.br(br.bytes))
    if (gzip) return trimmed(await decompress.gzip(gzip.bytes))
    throw new Error('A page is kept in no form')
  }

  /** The headers of every form. */
  get #sharedHead(): readonly string[] {
    return [...this.#head, 'ETag', this.etag, 'Vary', 'Accept-Encoding']
  }

  #formOf(bytes: Uint8Array, coding: FormCoding): PageForm {
    const head = [...this.#sharedHead, 'Content-Length', String(bytes.length)]
    if (coding !== 'identity') head.push('Content-Encoding', coding)
    return { bytes, head: new ResponseHead(head, this.#caching) }
  }
}

/** The same bytes without the room that was made for more: zlib hands out 64 KB however few of them it filled. */
function trimmed(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
