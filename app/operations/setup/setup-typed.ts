/** The fields that are kept when a different country is chosen. The other fields get the country's defaults. */
const PRESERVED = ['store_name', 'store_email', 'look', 'logo', 'is_maker', 'store_address'] as const

/** A request line and its headers can have 16 KB in total. */
const MAX_QUERY = 8_000

/** The texts of a form, keyed by the names of its fields. */
export type TypedSetup = Readonly<Record<string, string>>

export function readTyped(form: FormData): TypedSetup {
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/**
 * Returns the query that shows the defaults of a country. A field that the form does not show keeps its value from
 * `before`.
 */
export function writeTyped(country: string, typed: TypedSetup, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams({ country })
  for (const name of PRESERVED) {
    const text = typed[name] ?? before.get(name)
    if (text === null) continue
    query.set(name, text)
    if (query.toString().length > MAX_QUERY) query.delete(name)
  }
  return query
}
