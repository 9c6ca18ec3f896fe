import { z } from 'zod'
import { jsonField } from '#app/lib/form-fields.ts'
import { formVersion } from '#app/platform/db/form-version.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'

const MAX_POINTS = 100
const MAX_NAME = 100
const MAX_ADDRESS = 500
const MAX_HOURS = 200

/** `id` is '' for a new point. */
export type PickupRow = { readonly id: string; readonly name: string; readonly address: string; readonly hours: string }

export type FormPickup = { readonly market: string; readonly points: readonly PickupRow[]; readonly version: string }

const point = z.strictObject({
  id: z.string().max(40),
  name: z
    .string()
    .trim()
    .min(1, { error: () => adminText.pointNameMissing })
    .max(MAX_NAME, { error: () => adminText.ownNameTooLong(MAX_NAME) }),
  address: z
    .string()
    .trim()
    .min(1, { error: () => adminText.pointAddressMissing })
    .max(MAX_ADDRESS, { error: () => adminText.pointAddressTooLong(MAX_ADDRESS) }),
  hours: z
    .string()
    .trim()
    .max(MAX_HOURS, { error: () => adminText.pointHoursTooLong(MAX_HOURS) }),
})

export const pickupInput = z.strictObject({
  points: jsonField(z.array(point).max(MAX_POINTS, { error: () => adminText.tooManyPoints(MAX_POINTS) }), {
    max: 100_000,
    unreadable: () => adminText.listUnreadable,
  }),
  version: formVersion,
})

export type PickupInput = z.output<typeof pickupInput>
