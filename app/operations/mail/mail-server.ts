/**
 * 'tls' encrypts from the start, usually on port 465; 'starttls' requires STARTTLS, usually on port 587; 'none' is for
 * a local server.
 */
export const MAIL_ENCRYPTIONS = ['tls', 'starttls', 'none'] as const

export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

export const DEFAULT_PORTS = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<MailEncryption, number>
