/** Returns the SQLSTATE of a query error ('23505' for a unique violation), or null for any other error. */
export function getSqlState(error: unknown): string | null {
  const code = findErrorField(error, 'code')
  return code && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null // a SQLSTATE contains a digit, unlike 'EPIPE'
}

/** Returns the violated constraint, or null. */
export function getViolatedConstraint(error: unknown): string | null {
  return findErrorField(error, 'constraint')
}

/** Drizzle wraps the driver's error in its own, whose message contains the parameters and must not be shown. */
function findErrorField(error: unknown, field: 'code' | 'constraint'): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value: unknown = Object.getOwnPropertyDescriptor(at, field)?.value
    if (typeof value === 'string') return value
  }
  return null
}
