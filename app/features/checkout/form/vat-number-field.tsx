import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { Field } from '#app/ui/field.tsx'

export type VatNumberFieldProps = { value: string; onChange: (typed: string) => void; error: string | undefined }

export function VatNumberField({ value, onChange, error }: VatNumberFieldProps) {
  return (
    <Field
      label={checkoutText.vatNumber}
      name="vatNumber"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      hint={checkoutText.vatNumberHint}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
