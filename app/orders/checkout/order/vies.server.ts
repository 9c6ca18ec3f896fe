import * as z from 'zod/mini'
import { EU_MEMBERS } from '#app/base/countries.ts'
import type { TaxNumber } from '#app/pricing/vat-number.ts'

/** Some member states take much longer to respond. */
const TIMEOUT_MS = 5_000

type ViesResult = {
  /** 'unavailable' says nothing about the number: its format decides, and staff see that it was not confirmed. */
  readonly status: 'valid' | 'invalid' | 'unavailable'
  readonly checkedAt: Date
  /** The consultation number, which proves the check. VIES gives one only to a requester with a valid number. */
  readonly consultation: string | null
  /** The registered name; some member states do not disclose it. */
  readonly name: string | null
  readonly address: string | null
  /** The reason why the check is unavailable: the service's code, such as MS_UNAVAILABLE, or one of ours. */
  readonly reason: string | null
}

type ViesOptions = {
  /** The URL of the REST service. Without it, nothing is checked. */
  readonly url: string | undefined
  /** The store's VAT number. */
  readonly requester: Pick<TaxNumber, 'number' | 'prefix' | 'country'> | null
  readonly timeoutMs?: number
}

const text = z.optional(z.nullable(z.string().check(z.maxLength(10_000))))

const consultation = z.object({
  valid: z.boolean(),
  userError: text,
  requestIdentifier: text,
  name: text,
  address: text,
})
const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).check(z.minLength(1)) })

/**
 * Checks with the European Commission whether a VAT number from the EU or Northern Ireland is registered. Returns null
 * if there is no service URL or the service does not cover the number. Never throws, since an outage must not stop an
 * order.
 */
export async function checkWithVies(number: TaxNumber, options: ViesOptions): Promise<ViesResult | null> {
  const { url, requester, timeoutMs = TIMEOUT_MS } = options
  if (url === undefined || !isInVies(number)) return null
  const checkedAt = new Date()
  const unavailable = (reason: string): ViesResult => ({ ...EMPTY, status: 'unavailable', checkedAt, reason })
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.prefix,
        vatNumber: getDigits(number),
        ...(requester &&
          isInVies(requester) && {
            requesterMemberStateCode: requester.prefix,
            requesterNumber: getDigits(requester),
          }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return parseResult(await response.json(), checkedAt) ?? unavailable(`HTTP_${response.status}`)
  } catch (error) {
    return unavailable(error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_RESPONSE')
  }
}

const EMPTY = { consultation: null, name: null, address: null, reason: null } as const

/** Returns null if the response is not from the service. */
function parseResult(body: unknown, checkedAt: Date): ViesResult | null {
  const failed = failure.safeParse(body)
  const parsed = consultation.safeParse(body)
  const code = failed.data?.errorWrappers[0]?.error ?? parsed.data?.userError ?? null
  if (code === 'INVALID_INPUT') return { ...EMPTY, status: 'invalid', checkedAt }
  if (code !== null && code !== 'VALID' && code !== 'INVALID') {
    return { ...EMPTY, status: 'unavailable', checkedAt, reason: code.slice(0, 100) }
  }
  if (!parsed.success) return null
  const { valid, requestIdentifier, name, address } = parsed.data
  return {
    status: valid ? 'valid' : 'invalid',
    checkedAt,
    consultation: toDisclosed(requestIdentifier),
    name: toDisclosed(name),
    address: toDisclosed(address),
    reason: null,
  }
}

/** Member states send '---' for data that they do not disclose. */
function toDisclosed(value: string | null | undefined): string | null {
  const disclosedText = value?.trim() ?? ''
  return disclosedText === '' || /^-+$/.test(disclosedText) ? null : disclosedText
}

function isInVies({ country }: Pick<TaxNumber, 'country'>): boolean {
  return country === 'XI' || EU_MEMBERS.includes(country)
}

function getDigits({ number, prefix }: Pick<TaxNumber, 'number' | 'prefix'>): string {
  return number.slice(prefix.length)
}
