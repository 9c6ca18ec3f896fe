import { useMemo, useState } from 'react'
import type { FieldErrors } from '#app/lib/form.ts'
import { isSameJson } from '#app/lib/lists.ts'

/**
 * Omits errors about parts of the draft that were edited after the errors were reported. `findPart` returns the part
 * that an error is about.
 */
export function useCurrentErrors<Draft>(
  errors: FieldErrors,
  draft: Draft,
  findPart: (draft: Draft, name: string) => unknown,
): FieldErrors {
  const [reported, setReported] = useState({ errors, draft })
  if (reported.errors !== errors) setReported({ errors, draft })
  return useMemo(() => {
    const isCurrent = (name: string) => isSameJson(findPart(reported.draft, name), findPart(draft, name))
    return Object.fromEntries(Object.entries(errors).filter(([name]) => isCurrent(name)))
  }, [errors, reported, draft, findPart])
}
