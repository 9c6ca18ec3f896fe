import { z } from 'zod'
import { COLLECTION_STATUSES, MAX_ALT } from '#app/catalog/constants.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { MAX_LOOK_ITEMS, MAX_LOOK_NAME } from '#app/content/looks/look.ts'
import { idField, idListField, jsonField, textField } from '#app/lib/form-fields.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const percent = z.int().min(0).max(100)

const items = z
  .array(
    z.strictObject({
      id: idField<'look-item'>(() => adminText.productsUnreadable),
      productId: idField<'product'>(() => adminText.productGone),
      color: z.string().nullable(),
      x: percent,
      y: percent,
    }),
  )
  .min(1, { error: () => adminText.productRequired })
  .max(MAX_LOOK_ITEMS, { error: () => adminText.tooManyProducts(MAX_LOOK_ITEMS) })
  .refine((all) => areUnique(all.map(({ id }) => id)), { error: () => adminText.productsUnreadable })
  .superRefine((all, ctx) => {
    for (const [index, { productId }] of all.entries()) {
      if (all.findIndex((item) => item.productId === productId) === index) continue
      ctx.addIssue({ code: 'custom', path: [index, 'productId'], message: adminText.productTwice })
    }
  })

export const lookInput = z.strictObject({
  name: textField(MAX_LOOK_NAME, {
    missing: () => adminText.nameRequired,
    tooLong: () => adminText.nameTooLong(MAX_LOOK_NAME),
  }),
  status: z.enum(COLLECTION_STATUSES, { error: () => adminText.chooseStatus }),
  /** The public id of an upload. */
  image: z
    .string()
    .min(1, { error: () => adminText.imageRequired })
    .max(1_000),
  imageAlt: textField(MAX_ALT, { tooLong: () => adminText.altTooLong(MAX_ALT) }),
  items: jsonField(items, { max: 10_000, unreadable: () => adminText.productsUnreadable }),
  version: formVersion,
  /** Sent if the look was deleted while its form was open. */
  saveAsNew: z.literal('yes').optional(),
})

export type LookInput = z.output<typeof lookInput>

/** Far more looks than a store has. The list is not divided into pages, so a new order contains all looks. */
const MAX_LOOKS = 1_000

const getUnknownMessage = () => adminText.unknownLook
const id = idField<'look'>(getUnknownMessage)

export const lookRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('status'), id, status: z.enum(COLLECTION_STATUSES) }),
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({ intent: z.literal('arrange'), ids: idListField<'look'>(getUnknownMessage, MAX_LOOKS) }),
])
