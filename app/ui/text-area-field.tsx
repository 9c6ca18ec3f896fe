import { type ComponentProps, useId } from 'react'
import { BOX, describedBy, Notes } from '#app/ui/field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & { label: string; error?: string | undefined }

/** A `Field` of several lines. */
export function TextAreaField({ label, error, className = '', ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-medium">
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={`${BOX} min-h-40 py-3`}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, undefined, error)}
      />
      <Notes id={id} error={error} />
    </div>
  )
}
