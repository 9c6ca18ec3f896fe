import { z } from 'zod'
import { findCountry } from '#app/base/country-codes.ts'
import { fieldOf, MAX_NAME } from '#app/catalog/product-fields.ts'
import { IMPORT_INTENTS } from '#app/exchange/imports/import-input.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { jsonField } from '#app/lib/form-fields.ts'

export const MAX_IMAGES_PER_REQUEST = 500

const MAX_MAKER_CONTACT = fieldOf('makerContact').max

const makerChoice = z.strictObject({
  intent: z.literal('maker'),
  kind: z.enum(['draft', 'store', 'maker']),
  maker: z.string().trim().max(MAX_NAME).default(''),
  makerContact: z.string().trim().max(MAX_MAKER_CONTACT).default(''),
  makerCountry: z
    .string()
    .default('')
    .transform((code) => findCountry(code)),
  responsiblePerson: z.string().trim().max(MAX_MAKER_CONTACT).default(''),
})

const image = z.strictObject({ name: z.string().min(1).max(255), publicId: z.string().min(1).max(255) })
const images = jsonField(z.array(image).max(MAX_IMAGES_PER_REQUEST), {
  max: 200_000,
  unreadable: () => adminText.imagesUnreadable,
})

/** The forms on the page of an import: those of any file, and those of products. */
export const importInput = z.discriminatedUnion('intent', [
  ...IMPORT_INTENTS,
  z.strictObject({ intent: z.literal('images'), images }),
  makerChoice,
  z.strictObject({ intent: z.literal('fetch') }),
  z.strictObject({ intent: z.literal('stop-fetching') }),
  z.strictObject({
    intent: z.literal('choose'),
    withStock: z.literal('on').optional(),
    createsCategories: z.literal('on').optional(),
  }),
])
