export type WiredList<Entry> = {
  /** Only `app/wiring.ts` and its parts call it. */
  readonly fill: (entries: readonly Entry[]) => void
  /** @throws if the program has not imported `app/wiring.ts` */
  readonly entries: readonly Entry[]
}

/**
 * A list that a module declares and `app/wiring.ts` fills with what other modules contribute: event handlers, or entries
 * such as kinds of imports. So the module uses those above it without importing them.
 */
export function wiredList<Entry>(name: string): WiredList<Entry> {
  let filled: readonly Entry[] | null = null
  return {
    fill(entries) {
      filled = entries
    },
    get entries() {
      if (!filled) throw new Error(`The list "${name}" is empty until app/wiring.ts is imported`)
      return filled
    },
  }
}
