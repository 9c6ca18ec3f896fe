import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** The server accepts the email, disconnects, or replies with a code such as 451. */
type MailResult = 'accept' | 'disconnect' | { readonly code: number; readonly text: string }

type MailServerOptions = {
  /** Called for each recipient. */
  readonly onRecipient?: (address: string) => MailResult
  /** Called once an email has arrived. `count` is the number of emails so far, including this one. */
  readonly onMail?: (count: number) => MailResult | Promise<MailResult>
  /** The login that the server requires, if any. */
  readonly login?: { readonly user: string; readonly password: string }
  /** The port to listen on; a free one by default. */
  readonly port?: number
}

export type MailServer = AsyncDisposable & {
  readonly url: string
  readonly port: number
  /** The full text of all received emails, including repeated ones, whatever the reply was. */
  readonly received: string[]
  /** Returns the Message-IDs of `received`. */
  messageIds(): string[]
  close(): Promise<void>
}

/** Starts a real mail server on this machine, without TLS and with scripted replies. */
export async function startMailServer({
  onRecipient,
  onMail,
  login,
  port = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === login?.user && password === login?.password) return callback(null, { user: username })
      return callback(createSmtpError(535, '5.7.8 no such user'))
    },
    onRcptTo: ({ address }, _session, callback) => {
      const result = onRecipient?.(address) ?? 'accept'
      callback(typeof result === 'object' ? createSmtpError(result.code, result.text) : null)
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const count = received.push(Buffer.concat(chunks).toString('utf8'))
        const result = (await onMail?.(count)) ?? 'accept'
        if (result === 'disconnect') closeSockets()
        else callback(typeof result === 'object' ? createSmtpError(result.code, result.text) : null)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const actualPort = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    closeSockets()
    await closed
  }
  const credentials = login ? `${login.user}:${login.password}@` : ''
  return {
    url: `smtp://${credentials}127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    messageIds: () => received.map(readMessageId),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Returns a raw email's Message-ID. */
export function readMessageId(mail: string): string {
  return readHeader(mail, 'Message-ID')
}

/** Returns the value of a header in a raw email. Joins the lines of a long header, which emails fold. */
export function readHeader(mail: string, name: string): string {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

function createSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
