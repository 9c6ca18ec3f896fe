/**
 * The name of a global that the build appends to the URLs of scripts which load later (vite-plugins.ts). Browsers remember
 * by URL that a script could not be loaded, and request it no second time.
 */
export const SCRIPT_QUERY = 'scriptQuery'

/** Loads a script that failed under another URL. `load` must begin the import at once. */
export function loadAgain<Part>(load: () => Promise<Part>, attempt: number): Promise<Part> {
  Reflect.set(globalThis, SCRIPT_QUERY, `?retry=${attempt}`)
  try {
    return load()
  } finally {
    Reflect.deleteProperty(globalThis, SCRIPT_QUERY)
  }
}
