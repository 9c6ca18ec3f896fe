import type { AddressFieldName } from '#app/base/addresses/address.ts'

export type AddressField = {
  readonly name: AddressFieldName
  readonly label: string
  readonly required: boolean
  readonly maxLength: number
  readonly autoComplete: string
  readonly type?: 'tel'
  readonly inputMode?: 'tel' | 'numeric'
  readonly autoCapitalize?: 'characters'
  readonly enterKeyHint?: 'go'
  readonly hint?: string
  /** A choice instead of a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** The fields of a form in rows, in the order in which they are entered. */
export type AddressForm = readonly (readonly AddressField[])[]
