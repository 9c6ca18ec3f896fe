import { useEffect, useRef } from 'react'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { isShippingField } from '#app/features/checkout/form/shipping-step.tsx'
import type { FieldErrors } from '#app/lib/form.ts'

/** Takes the focus when it mounts: give each response a key. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors).filter(([field]) => isShippingField(field))
  useEffect(() => box.current?.focus(), [])
  if (entries.length === 0) return null
  const focusField = (field: string) => {
    const name = field.split('.').at(-1)
    document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()
  }
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 bg-danger-soft p-4 text-md text-danger">
      <p className="font-semibold">{checkoutText.checkFields}</p>
      <ul className="mt-1">
        {entries.map(([field, message]) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-8 text-left underline underline-offset-4"
              onClick={() => focusField(field)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
