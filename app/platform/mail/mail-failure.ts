/** `message` is for staff. `isFinal` is true if retrying is pointless. */
type MailFailure = { readonly message: string; readonly isFinal: boolean }

/**
 * The part of the email that the server rejected, keyed by the SMTP command that the server responded to. Retrying
 * cannot fix a rejected recipient or rejected content.
 */
const REJECTED_PARTS: Readonly<Record<string, { readonly part: string; readonly isFinal: boolean }>> = {
  'MAIL FROM': { part: 'the sender’s address', isFinal: false },
  'RCPT TO': { part: 'the recipient', isFinal: true },
  DATA: { part: 'the message', isFinal: true },
}

/**
 * Uses only codes, because the server's text may repeat an address. Configuration problems can be fixed, so they are
 * retried.
 */
export function describeMailFailure(error: unknown): MailFailure {
  const details: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const { responseCode, response, command, originalCode, code } = details
  if (typeof responseCode !== 'number') {
    const knownCode = [originalCode, code].find((text) => typeof text === 'string' && /^[A-Z_]{3,40}$/.test(text))
    return {
      message: `${getConnectionMessage(code, String(knownCode))}${knownCode ? ` (${String(knownCode)})` : ''}`,
      isFinal: false,
    }
  }
  const [, enhanced] = typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []) : []
  const codes = `(${[responseCode, enhanced].filter(Boolean).join(' ')})`
  const isPermanent = responseCode >= 500
  if (code === 'EAUTH')
    return { message: `The mail server did not accept the username and password ${codes}`, isFinal: false }
  const rejected = typeof command === 'string' ? REJECTED_PARTS[command] : undefined
  if (!rejected) return { message: `The mail server did not accept the email ${codes}`, isFinal: false }
  const message = isPermanent
    ? `The mail server rejected ${rejected.part} ${codes}`
    : `The mail server deferred the email ${codes}`
  return { message, isFinal: isPermanent && rejected.isFinal && !isSenderProblem(responseCode, enhanced) }
}

/** Returns true if the server does not relay for this store or sender, which staff can correct (RFC 3463, RFC 4954). */
function isSenderProblem(responseCode: number, enhanced = ''): boolean {
  return enhanced.startsWith('5.7.') || responseCode === 530
}

const NETWORK_ERROR_CODES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EABORT', 'EPROTOCOL']

/** Advice for staff, with a pattern that matches the error codes. */
const CAUSES: readonly (readonly [cause: RegExp, message: string])[] = [
  [/^(ENOTFOUND|EDNS|EAI_AGAIN)$/, 'The mail server was not found: check its name'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'The mail server cannot be reached: check its name and port'],
  [/^ESECRET$/, 'The mail server password cannot be decrypted: enter it again'],
  [/^(ETIMEDOUT|EABORT)$/, 'The mail server did not respond in time: check its name and port'],
  [/^EPROTO$|TLS|SSL|CERT|SIGN/, 'The encrypted connection to the mail server failed: check the encryption and port'],
]

function getConnectionMessage(code: unknown, cause: string): string {
  const found = CAUSES.find(([pattern]) => pattern.test(cause))
  if (found) return found[1]
  return NETWORK_ERROR_CODES.some((known) => known === code)
    ? 'The connection to the mail server failed'
    : 'The email could not be sent'
}
