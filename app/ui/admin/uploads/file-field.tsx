import type { ComponentProps, RefObject } from 'react'
import { BOX, FieldFrame, getControlAttributes } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type FileFieldProps = Pick<ComponentProps<'input'>, 'accept' | 'disabled' | 'multiple' | 'onChange'> & {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly hint: string
  readonly error: string | undefined
}

/** A field for files that are sent by `sendFile`. */
export function FileField({ id, input, hint, error, ...props }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={adminText.file} hint={hint} error={error} isUrgent>
      <input
        ref={input}
        {...getControlAttributes(id, { hint, error })}
        type="file"
        className={`${BOX} max-md:py-2.5 file:mr-3 file:cursor-pointer file:font-medium file:underline file:underline-offset-4`}
        {...props}
      />
    </FieldFrame>
  )
}
