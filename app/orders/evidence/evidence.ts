import { z } from 'zod'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { noticeImage } from '#app/store/brand-look.ts'
import { POLICIES } from '#app/store/policies.ts'

/** The version of the schema below. Increase it if the schema changes; `parseEvidence` still reads earlier versions. */
export const EVIDENCE_VERSION = 2

const amount = z.strictObject({ minor: z.int(), currency: z.enum(CURRENCY_CODES) })
const row = z.strictObject({ term: z.string(), amount: z.string() })

const contentsVersion1 = z.strictObject({
  software: z.strictObject({ version: z.string(), commit: z.nullable(z.string()) }),
  /** The path of the checkout and its language (BCP 47). */
  page: z.strictObject({ path: z.string(), language: z.string() }),
  market: z.strictObject({ id: z.uuid(), name: z.string(), countries: z.array(z.string()) }),
  chargedCurrency: z.enum(CURRENCY_CODES),
  lines: z.array(
    z.strictObject({
      product: z.string(),
      variant: z.string(),
      quantity: z.int(),
      /** In the currency that the shopper saw; `price` is in the charged currency. */
      shownPrice: amount,
      price: amount,
      /** The crossed-out price, and the lowest price in the 30 days before the reduction, if they were shown. */
      was: z.nullable(amount),
      prior: z.nullable(amount),
    }),
  ),
  /** The rows above the total, and the rows of the taxes that it contains. */
  sums: z.strictObject({ rows: z.array(row), total: z.string(), included: z.array(row) }),
  /** The total in the charged currency; '' if the shopper saw the charged currency. */
  chargedAs: z.string(),
  /** `days` is the delivery time, such as '2-4 business days'; '' if none was shown. */
  delivery: z.strictObject({ name: z.string(), days: z.string() }),
  /** The text of the button that placed the order. */
  button: z.string(),
  /** Ids of the consumer law rules that checkout complied with. */
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

/** The text that checkout showed, and the rules that applied, when an order was placed. */
const evidenceContents = contentsVersion1.extend({
  /** The reminder of the legal guarantee: its text, or the official image with the text as its alternative text. */
  guarantee: z.nullable(z.strictObject({ text: z.string(), image: z.nullable(noticeImage) })),
})

export type Evidence = z.output<typeof evidenceContents>
export type ShownPolicy = Evidence['policies'][number]

/** `guarantee` is also null in records from before version 2. @throws if the version is unknown */
export function parseEvidence({
  version,
  contents,
}: {
  readonly version: number
  readonly contents: unknown
}): Evidence {
  if (version === 1) return { ...contentsVersion1.parse(contents), guarantee: null }
  if (version !== EVIDENCE_VERSION) throw new Error(`Evidence version ${version} cannot be read`)
  return evidenceContents.parse(contents)
}
