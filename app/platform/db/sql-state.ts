/** The SQLSTATE behind an error of a query ('23505' where a unique value was taken), or null where it is another error. */
export function sqlState(error: unknown): string | null {
  const code = fieldOf(error, 'code')
  return code && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null // none is without a digit, as 'EPIPE' is
}

/** The constraint that refused a row, as named in the table's file. */
export function violatedConstraint(error: unknown): string | null {
  return fieldOf(error, 'constraint')
}

/** Drizzle wraps the driver's error in its own, whose message holds the parameters and must not be shown. */
function fieldOf(error: unknown, field: 'code' | 'constraint'): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value: unknown = Object.getOwnPropertyDescriptor(at, field)?.value
    if (typeof value === 'string') return value
  }
  return null
}
