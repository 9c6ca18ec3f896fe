import type { AddressLook } from '#app/base/addresses/address-fields.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'

export const STOREFRONT_LOOK: AddressLook = { rowClassName: 'gap-5', Text: Field, Select: SelectField }
