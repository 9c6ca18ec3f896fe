/** A link to reset a password works for this long. */
export const RESET_MINUTES = 45
