import { z } from 'zod'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { noticeImage } from '#app/store/brand-look.ts'
import { POLICIES } from '#app/store/policies.ts'

/** Of the form below. A change of the form is another version, and `parseEvidence` continues to read former ones. */
export const EVIDENCE_VERSION = 2

const amount = z.strictObject({ minor: z.int(), currency: z.enum(CURRENCY_CODES) })
const row = z.strictObject({ term: z.string(), amount: z.string() })

const firstContents = z.strictObject({
  software: z.strictObject({ version: z.string(), commit: z.nullable(z.string()) }),
  /** The path of the checkout, and its language (BCP 47). */
  page: z.strictObject({ path: z.string(), language: z.string() }),
  market: z.strictObject({ id: z.uuid(), name: z.string(), countries: z.array(z.string()) }),
  chargedCurrency: z.enum(CURRENCY_CODES),
  lines: z.array(
    z.strictObject({
      product: z.string(),
      variant: z.string(),
      quantity: z.int(),
      /** In the currency that the shopper looked at; `price` is charged. */
      shownPrice: amount,
      price: amount,
      /** The announced old price, and the lowest price of the 30 days before, as far as they were shown. */
      was: z.nullable(amount),
      prior: z.nullable(amount),
    }),
  ),
  /** The rows above the total, and those of the taxes that it contains. */
  sums: z.strictObject({ rows: z.array(row), total: z.string(), included: z.array(row) }),
  /** What the total is charged as; '' if the shopper looked at the charged currency. */
  chargedAs: z.string(),
  /** `days`: such as '2-4 business days'; '' if none were promised. */
  delivery: z.strictObject({ name: z.string(), days: z.string() }),
  /** The text of the button that placed the order. */
  button: z.string(),
  /** Ids of the rules of consumer law that the shopper saw met. */
  rules: z.array(z.string()),
  /** The published policies, with the SHA-256 of their title and text. */
  policies: z.array(
    z.strictObject({
      policy: z.enum(POLICIES),
      pageId: z.uuid(),
      publishedAt: z.iso.datetime({ offset: true }),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

/** What checkout showed, and by which rules, when an order was placed. Texts are as the shopper read them. */
const evidenceContents = firstContents.extend({
  /** The reminder of the legal guarantee: its words, or the official image with them as its alternative text. */
  guarantee: z.nullable(z.strictObject({ text: z.string(), image: z.nullable(noticeImage) })),
})

export type Evidence = z.output<typeof evidenceContents>
export type ShownPolicy = Evidence['policies'][number]

/** `guarantee` is null in records from before version 2, too. @throws if an unknown version wrote it */
export function parseEvidence({
  version,
  contents,
}: {
  readonly version: number
  readonly contents: unknown
}): Evidence {
  if (version === 1) return { ...firstContents.parse(contents), guarantee: null }
  if (version !== EVIDENCE_VERSION) throw new Error(`Evidence of version ${version} cannot be read`)
  return evidenceContents.parse(contents)
}
