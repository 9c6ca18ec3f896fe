export type Draft = Readonly<Record<string, unknown>>

/** Returns a draft with the values of the form's fields, which may have been edited before hydration. */
export function applyTyped<State extends Draft>(draft: State, form: FormData): State {
  const typed = Object.entries(draft).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'boolean') return [[name, form.has(name)]]
    const text = form.get(name)
    return typeof value === 'string' && typeof text === 'string' ? [[name, text]] : []
  })
  return { ...draft, ...Object.fromEntries(typed) }
}

/** Rebases a draft on newer saved values. Unedited fields get the newer values, so saving undoes no one's changes. */
export function rebase<State extends Draft>(draft: State, old: State, fresh: State): State {
  const typed = Object.entries(draft).filter(([name, value]) => {
    const before: unknown = Object.getOwnPropertyDescriptor(old, name)?.value
    return JSON.stringify(value) !== JSON.stringify(before)
  })
  return { ...fresh, ...Object.fromEntries(typed) }
}

export function isSameDraft<State extends Draft>(a: State, b: State): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
