export type WiredList<Entry> = {
  /** Only `app/wiring.ts`, and files such as `app/wiring.imports.ts` that wire a part of the app, call this. */
  readonly fill: (entries: readonly Entry[]) => void
  /** @throws if the program has not imported `app/wiring.ts` */
  readonly entries: readonly Entry[]
}

/**
 * Declares a module's list that `app/wiring.ts` fills with event handlers or other entries from other modules, such as
 * import kinds. This allows the module to use modules in a higher layer without importing them.
 */
export function createWiredList<Entry>(name: string): WiredList<Entry> {
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
