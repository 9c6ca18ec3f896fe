import { type ComponentProps, useId } from 'react'
import { BOX, FieldFrame, getControlAttributes } from '#app/ui/field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  isOptional?: boolean
  error?: string | undefined
}

export function TextAreaField({ label, isOptional = false, error, className, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} error={error} className={className}>
      <textarea {...textarea} {...getControlAttributes(id, undefined, error)} className={`${BOX} min-h-40 py-3`} />
    </FieldFrame>
  )
}
