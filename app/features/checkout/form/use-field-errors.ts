import { useState } from 'react'
import type { FieldErrors } from '#app/lib/form.ts'

export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [version, setVersion] = useState(0)
  return {
    errors,
    version,
    show: (messages: FieldErrors) => {
      setErrors(messages)
      setVersion(version + 1)
    },
    clear: (field: string) => setErrors(({ [field]: _, ...others }) => others),
  }
}
