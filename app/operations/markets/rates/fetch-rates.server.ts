import { adminText } from '#app/operations/markets/admin-text.ts'
import { type EuroRates, parseEcbFile } from '#app/operations/markets/rates/ecb-file.ts'
import { countDaysBetween } from '#app/operations/markets/rates/rates-preview.ts'

const TIMEOUT_MS = 5_000
/** A daily file has less than 2 KB. */
const MAX_BYTES = 200_000
/** Banks close for up to five days around holidays. */
const MAX_AGE_DAYS = 7

type FetchedRates = { readonly ok: true; readonly rates: EuroRates } | { readonly ok: false; readonly message: string }

type Options = { readonly url: string; readonly now?: Date; readonly timeoutMs?: number }

/** Fetches the file of reference rates. Never throws. */
export async function fetchRates({ url, now = new Date(), timeoutMs = TIMEOUT_MS }: Options): Promise<FetchedRates> {
  const host = new URL(url).host
  const text = await download(url, timeoutMs)
  if (!text.ok) return text
  const rates = parseEcbFile(text.body)
  if (!rates) return { ok: false, message: adminText.noRatesFile(host) }
  const age = countDaysBetween(rates.day, now)
  if (age > MAX_AGE_DAYS || age < -1) {
    return { ok: false, message: adminText.ratesOld(host, rates.day) }
  }
  return { ok: true, rates }
}

type Download = { readonly ok: true; readonly body: string } | { readonly ok: false; readonly message: string }

async function download(url: string, timeoutMs: number): Promise<Download> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { redirect: 'error', signal, headers: { Accept: 'application/xml, text/xml' } })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return { ok: false, message: adminText.ratesStatus(host, response.status) }
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > MAX_BYTES) return { ok: false, message: adminText.ratesTooLarge(host) }
      chunks.push(chunk)
    }
    return { ok: true, body: Buffer.concat(chunks).toString('utf8') }
  } catch {
    if (signal.aborted) return { ok: false, message: adminText.ratesLate(host) }
    return { ok: false, message: adminText.ratesNotReached(host) }
  }
}
