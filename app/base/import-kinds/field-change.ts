/** As shown before an import is saved. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }
