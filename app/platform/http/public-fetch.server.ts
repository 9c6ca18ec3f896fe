import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#app/platform/http/public-address.ts'

const MAX_REDIRECTS = 3
const PORTS: ReadonlySet<string> = new Set(['', '80', '443'])
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** A host that sends nothing for this long counts as down. */
const IDLE_MS = 15_000

/** Thrown if a URL was not fetched. The message tells staff why. */
export class FetchFailedError extends Error {
  override name = 'FetchFailedError'
  /** True if another attempt could succeed. */
  readonly isTemporary: boolean
  constructor(message: string, { isTemporary = false } = {}) {
    super(message)
    this.isTemporary = isTemporary
  }
}

const TEMPORARY = { isTemporary: true } as const

type ResolvedAddress = { readonly address: string; readonly family: number }

export type FetchOptions = {
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** Hosts, with their ports, that tests allow although they are private. */
  readonly allowed?: ReadonlySet<string> | undefined
  readonly resolve?: (host: string) => Promise<readonly ResolvedAddress[]>
}

/**
 * Fetches a file from a URL that a user entered, without access to hosts that only this machine can reach. Uses only
 * http and https on their default ports. Resolves the host once and connects to the checked address, also after each of
 * at most three redirects. Sends no credentials or cookies and uses no proxy. Yields the body.
 * @throws FetchFailedError
 */
export async function* fetchPublic(address: string, options: FetchOptions): AsyncGenerator<Uint8Array> {
  const timeoutSignal = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([timeoutSignal, options.signal]) : timeoutSignal
  try {
    const response = await follow(address, options, signal)
    let remainingBytes = options.maxBytes
    if (Number(response.headers['content-length'] ?? 0) > remainingBytes) {
      response.destroy()
      throw new FetchFailedError(getTooLargeMessage(options.maxBytes))
    }
    for await (const chunk of response as AsyncIterable<Buffer>) {
      remainingBytes -= chunk.length
      if (remainingBytes < 0) throw new FetchFailedError(getTooLargeMessage(options.maxBytes))
      yield chunk
    }
    if (!response.complete) throw new FetchFailedError('The connection was lost', TEMPORARY)
  } catch (error) {
    if (error instanceof FetchFailedError) throw error
    if (timeoutSignal.aborted) {
      throw new FetchFailedError(`It took longer than ${Math.round(options.timeoutMs / 1_000)} seconds`, TEMPORARY)
    }
    if (options.signal?.aborted) throw error
    throw new FetchFailedError('Its host cannot be reached', TEMPORARY)
  }
}

function getTooLargeMessage(maxBytes: number): string {
  return `It is larger than ${Math.round(maxBytes / 2 ** 20)} MB`
}

async function follow(first: string, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = parse(first)
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (!REDIRECTS.has(statusCode) || !headers.location) {
      const isTemporary = statusCode >= 500 || statusCode === 429 || statusCode === 408
      throw new FetchFailedError(`Its host responded with ${statusCode}`, { isTemporary })
    }
    if (redirects === MAX_REDIRECTS) throw new FetchFailedError(`It redirects more than ${MAX_REDIRECTS} times`)
    url = parse(headers.location, url)
  }
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchFailedError('It is not a web address')
  if (url.username || url.password) throw new FetchFailedError('It contains a username, which is not allowed')
  return url
}

async function send(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await resolveAddresses(url, options)
  const lookUpPinned: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return await new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: false, // an agent would take a proxy from the environment, and share connections
      lookup: lookUpPinned,
      signal,
      timeout: IDLE_MS,
      headers: { 'User-Agent': 'Lumina', Accept: 'image/*', 'Accept-Encoding': 'identity' },
    })
    sent.once('timeout', () => sent.destroy(new FetchFailedError('Its host does not respond', TEMPORARY)))
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

/** @throws FetchFailedError unless all of the host's addresses are public */
async function resolveAddresses(
  url: URL,
  { allowed, resolve = resolveAll }: FetchOptions,
): Promise<readonly ResolvedAddress[]> {
  const isAllowed = allowed?.has(url.host) ?? false
  if (!isAllowed && !PORTS.has(url.port)) throw new FetchFailedError(`Its port ${url.port} is not allowed`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(host)
  const found = literal ? [{ address: host, family: literal }] : await resolve(host).catch(() => [])
  if (found.length === 0) throw new FetchFailedError('Its host was not found', TEMPORARY)
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) {
    throw new FetchFailedError('It points to a private network')
  }
  return found
}

function resolveAll(host: string): Promise<readonly ResolvedAddress[]> {
  return lookup(host, { all: true })
}
