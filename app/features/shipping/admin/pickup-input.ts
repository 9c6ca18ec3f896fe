import { z } from 'zod'
import { jsonField } from '#app/lib/json-field.ts'

const MAX_POINTS = 100

/** `id` is '' for a new point. */
export type PickupRow = { readonly id: string; readonly name: string; readonly address: string; readonly hours: string }

export type FormPickup = { readonly market: string; readonly points: readonly PickupRow[]; readonly version: string }

const point = z.strictObject({
  id: z.string().max(40),
  name: z.string().trim().min(1, 'A pickup point needs a name').max(100, 'A name has at most 100 characters'),
  address: z
    .string()
    .trim()
    .min(1, 'A pickup point needs an address')
    .max(500, 'An address has at most 500 characters'),
  hours: z.string().trim().max(200, 'Hours have at most 200 characters'),
})

export const pickupInput = z.strictObject({
  points: jsonField(z.array(point).max(MAX_POINTS, `A market has at most ${MAX_POINTS} pickup points`), {
    max: 100_000,
    unreadable: 'This list could not be read. Reload the page and try again.',
  }),
  version: z.string().max(100),
})

export type PickupInput = z.output<typeof pickupInput>
