import { z } from 'zod'
import { findCountry } from '#app/base/country-codes.ts'
import { labeledTextField } from '#app/catalog/admin/shared-input.ts'
import { NO_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { getField } from '#app/catalog/product-fields.ts'
import { idField } from '#app/lib/form-fields.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_MAKER_NAME = getField('maker').max
export const MAX_MAKER_CONTACT = getField('makerContact').max

export const manufacturerInput = z.strictObject({
  maker: labeledTextField(() => adminText.nameLabel, MAX_MAKER_NAME).min(1, { error: () => adminText.nameRequired }),
  makerContact: labeledTextField(() => adminText.contact, MAX_MAKER_CONTACT),
  makerCountry: z.string().transform((typed, ctx): string | null => {
    const code = findCountry(typed)
    if (typed !== '' && code === null) ctx.addIssue(adminText.unknownCountry)
    return code
  }),
  /** The form shows this field only for countries outside the EU. */
  responsiblePerson: labeledTextField(() => adminText.responsiblePerson, MAX_MAKER_CONTACT).default(''),
  version: formVersion,
  /** Sent if the manufacturer was deleted while its form was open. */
  saveAsNew: z.literal('yes').optional(),
  /** Sent by a dialog over another form that remains open. */
  isInDialog: z.literal('yes').optional(),
})

export type ManufacturerInput = z.output<typeof manufacturerInput>

/** The manufacturer chosen in a bulk edit or as a replacement; null for none. */
export const chosenManufacturer = z.union([
  z.literal(NO_MANUFACTURER).transform(() => null),
  idField<'manufacturer'>(() => adminText.unknownManufacturer),
])

/** Without `replacement`, only a manufacturer that no product uses is deleted. */
export const manufacturerRemoval = z.strictObject({
  intent: z.literal('delete'),
  replacement: chosenManufacturer.optional(),
})
