/** Why a mail was not sent, in words for staff, and whether there is no use in trying it again. */
type MailFailure = { readonly words: string; readonly isFinal: boolean }

/** What the mail server refused, by the command that it answered; the recipient and the message stay as they are. */
const REFUSED: Readonly<Record<string, { readonly what: string; readonly isFinal: boolean }>> = {
  'MAIL FROM': { what: 'the store’s own address', isFinal: false },
  'RCPT TO': { what: 'the recipient', isFinal: true },
  DATA: { what: 'the message', isFinal: true },
}

/**
 * Reads what a sender threw. Codes only: the mail server's own words may repeat an address. What has to do with the store
 * rather than with this mail (no connection, a wrong password, its own address) may be put right, so it is tried again.
 */
export function mailFailure(error: unknown): MailFailure {
  const { responseCode, response, command, originalCode, code } = partsOf(error)
  if (typeof responseCode !== 'number') {
    const known = [originalCode, code].find((text) => typeof text === 'string' && /^[A-Z_]{3,40}$/.test(text))
    return { words: `${atTheDoor(code)}${known ? ` (${String(known)})` : ''}`, isFinal: false }
  }
  const [, enhanced] = typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []) : []
  const codes = `(${[responseCode, enhanced].filter(Boolean).join(' ')})`
  const isPermanent = responseCode >= 500
  if (code === 'EAUTH') return { words: `The mail server refused the sign-in of SMTP_URL ${codes}`, isFinal: false }
  const refused = typeof command === 'string' ? REFUSED[command] : undefined
  if (!refused) return { words: `The mail server did not take the email ${codes}`, isFinal: false }
  const words = isPermanent
    ? `The mail server refused ${refused.what} ${codes}`
    : `The mail server put the email off ${codes}`
  return { words, isFinal: isPermanent && refused.isFinal }
}

const NETWORK = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EABORT', 'EPROTOCOL']

function atTheDoor(code: unknown): string {
  return NETWORK.some((known) => known === code)
    ? 'The connection to the mail server failed'
    : 'The email could not be sent'
}

/** nodemailer adds these to its errors. */
function partsOf(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof Error ? { ...error } : {}
}
