import { z } from 'zod'
import { findCountry } from '#app/base/country-codes.ts'
import { defineImportAction, type ImportAction } from '#app/base/import-kind.ts'
import { getField } from '#app/catalog/product-fields.ts'
import { queueImages, stopFetching } from '#app/exchange/imports/fetch-images.server.ts'
import { addImportImages } from '#app/exchange/imports/import-images.server.ts'
import { MAX_IMAGES_PER_REQUEST } from '#app/exchange/imports/import-limits.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { chooseMaker, updateImportChoices } from '#app/exchange/product-files/product-choices.server.ts'
import { jsonField } from '#app/lib/form-fields.ts'
import { parseId } from '#app/lib/id.ts'

const MAX_MAKER_CONTACT = getField('makerContact').max

const maker = z.strictObject({
  intent: z.literal('maker'),
  kind: z.enum(['draft', 'store', 'maker']),
  /** Empty if staff entered a new manufacturer in the other fields. */
  manufacturerId: z
    .string()
    .default('')
    .transform((id) => parseId<'manufacturer'>(id)),
  maker: z.string().trim().max(getField('maker').max).default(''),
  makerContact: z.string().trim().max(MAX_MAKER_CONTACT).default(''),
  makerCountry: z
    .string()
    .default('')
    .transform((code) => findCountry(code)),
  responsiblePerson: z.string().trim().max(MAX_MAKER_CONTACT).default(''),
})

const choices = z.strictObject({
  intent: z.literal('choose'),
  withStock: z.literal('on').optional(),
  createsCategories: z.literal('on').optional(),
})

const image = z.strictObject({ name: z.string().min(1).max(255), publicId: z.string().min(1).max(255) })
const images = z.strictObject({
  intent: z.literal('images'),
  images: jsonField(z.array(image).max(MAX_IMAGES_PER_REQUEST), {
    max: 200_000,
    unreadable: () => adminText.imagesUnreadable,
  }),
})

/** Actions that only product imports have. */
export const productActions: readonly ImportAction[] = [
  defineImportAction(maker, (db, { intent: _, kind, manufacturerId, ...entered }, { id, staffId }) =>
    chooseMaker(db, id, kind === 'maker' ? { kind, maker: manufacturerId ?? entered } : { kind }, staffId),
  ),
  defineImportAction(choices, (db, { withStock, createsCategories }, { id }) =>
    updateImportChoices(db, id, { withStock: withStock === 'on', createsCategories: createsCategories === 'on' }),
  ),
  defineImportAction(images, (db, added, { id }) => addImportImages(db, id, added.images)),
  defineImportAction(z.strictObject({ intent: z.literal('fetch') }), async (db, _, { id }) => {
    await queueImages(db, id)
    return 'done'
  }),
  defineImportAction(z.strictObject({ intent: z.literal('stop-fetching') }), async (db, _, { id }) => {
    await stopFetching(db, id)
    return 'done'
  }),
]
