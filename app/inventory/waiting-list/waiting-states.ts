/**
 * 'unconfirmed': the email has not been confirmed. 'waiting': in line. 'held': a unit is held until `heldUntil`.
 * 'bought': the held unit was ordered. 'expired': it was not, in time.
 */
export const WAITING_STATES = ['unconfirmed', 'waiting', 'held', 'bought', 'expired'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** States in which an email is on a list; it can join again after the others. */
export const OPEN_STATES = ['unconfirmed', 'waiting', 'held'] as const satisfies readonly WaitingState[]
