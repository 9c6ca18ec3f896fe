export function parseJson(text: string | null): unknown {
  if (!text) return undefined // letting JSON.parse throw takes a hundred times as long
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
