/**
 * The name of a global variable whose value the build appends to the URLs of lazy scripts (vite-plugins.ts). Browsers
 * remember that a URL could not be loaded and do not request it again.
 */
export const SCRIPT_QUERY = 'scriptQuery'

/** Loads a failed script again from a different URL. `load` must start the import synchronously. */
export function loadAgain<Part>(load: () => Promise<Part>, attempt: number): Promise<Part> {
  Reflect.set(globalThis, SCRIPT_QUERY, `?retry=${attempt}`)
  try {
    return load()
  } finally {
    Reflect.deleteProperty(globalThis, SCRIPT_QUERY)
  }
}
