import { useEffect, useRef } from 'react'

type FieldErrorsProps = {
  title: string
  /** In the order of the fields. `name` is the name of the control. */
  errors: readonly { readonly field: string; readonly name: string; readonly message: string }[]
  className?: string
}

/**
 * The errors of a shopper's form, each a button that leads to its field. The list takes the focus when it mounts, so
 * give it a different key for each response.
 */
export function FieldErrorList({ title, errors, className = '' }: FieldErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`bg-danger-soft p-4 text-md wrap-anywhere text-danger ${className}`}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {errors.map(({ field, name, message }) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-8 text-start underline underline-offset-4"
              onClick={() => document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
