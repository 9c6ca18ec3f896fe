import { z } from 'zod'
import { jsonField, textField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_POINTS = 100
const MAX_NAME = 100
const MAX_ADDRESS = 500
const MAX_HOURS = 200

const point = z.strictObject({
  id: z.string().max(40), // '' for a new point
  name: textField(MAX_NAME, {
    missing: () => adminText.pointNameMissing,
    tooLong: () => adminText.ownNameTooLong(MAX_NAME),
  }),
  address: textField(MAX_ADDRESS, {
    missing: () => adminText.pointAddressMissing,
    tooLong: () => adminText.pointAddressTooLong(MAX_ADDRESS),
  }),
  hours: textField(MAX_HOURS, { tooLong: () => adminText.pointHoursTooLong(MAX_HOURS) }),
})

export type PickupRow = Readonly<z.output<typeof point>>

export type FormPickup = { readonly market: string; readonly points: readonly PickupRow[]; readonly version: string }

export const pickupInput = z.strictObject({
  points: jsonField(z.array(point).max(MAX_POINTS, { error: () => adminText.tooManyPoints(MAX_POINTS) }), {
    max: 100_000,
    unreadable: () => adminText.listUnreadable,
  }),
  version: formVersion,
})

export type PickupInput = z.output<typeof pickupInput>
