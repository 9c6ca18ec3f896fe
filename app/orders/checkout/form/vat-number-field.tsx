import { useState } from 'react'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { Field } from '#app/ui/field.tsx'

export type VatNumberFieldProps = { value: string; onChange: (typed: string) => void; error: string | undefined }

/** Collapsed, because most shoppers are not businesses. */
export function VatNumberField({ value, onChange, error }: VatNumberFieldProps) {
  const [isOpen, setOpen] = useState(value !== '')
  return (
    <details open={isOpen || error !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-base font-medium">
        {checkoutText.buysForBusiness}
      </summary>
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
    </details>
  )
}
