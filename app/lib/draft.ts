/** What a form holds while somebody works on it: texts as typed, switches, lists as they stand. */
export type Draft = Readonly<Record<string, unknown>>

/** A draft with the texts and switches that the form's own fields hold: somebody may have typed before its script was there. */
export function adoptTyped<Kept extends Draft>(draft: Kept, form: FormData): Kept {
  const typed = Object.entries(draft).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'boolean') return [[name, form.has(name)]]
    const text = form.get(name)
    return typeof value === 'string' && typeof text === 'string' ? [[name, text]] : []
  })
  return { ...draft, ...Object.fromEntries(typed) }
}

/**
 * A draft put on top of a newer state of what it edits: what was left alone takes the new values, so that saving again
 * neither undoes what others did nor loses what was typed.
 */
export function rebase<Kept extends Draft>(draft: Kept, old: Kept, fresh: Kept): Kept {
  const typed = Object.entries(draft).filter(([name, value]) => {
    const before: unknown = Object.getOwnPropertyDescriptor(old, name)?.value
    return JSON.stringify(value) !== JSON.stringify(before)
  })
  return { ...fresh, ...Object.fromEntries(typed) }
}

export function isSameDraft<Kept extends Draft>(a: Kept, b: Kept): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
