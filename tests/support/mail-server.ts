import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server answers what it was given: takes it, or an answer such as 451, or it dies without one. */
export type MailResult = 'take' | 'die' | { readonly code: number; readonly text: string }

type MailServerOptions = {
  /** Asked at the recipient of each mail. */
  readonly onRecipient?: (address: string) => MailResult
  /** Asked once all of a mail is there; `count` how many were there by then, this one among them. */
  readonly onMail?: (count: number) => MailResult
  /** Whom it lets in; everybody without it. */
  readonly login?: { readonly user: string; readonly password: string }
  /** The one it listens on; any free one without it. */
  readonly port?: number
}

export type MailServer = {
  readonly url: string
  readonly port: number
  /** Each mail in full, as often as it came, whatever the answer was. */
  readonly received: string[]
  /** The Message-IDs of those, in the same sequence. */
  messageIds(): string[]
  close(): Promise<void>
}

/** A real mail server on this machine, without TLS, that behaves as it is told. */
export async function startMailServer({
  onRecipient,
  onMail,
  login,
  port = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, response) => {
      if (username === login?.user && password === login?.password) return response(null, { user: username })
      return response(refusal(535, '5.7.8 no such user'))
    },
    onRcptTo: ({ address }, _session, response) => {
      const wanted = onRecipient?.(address) ?? 'take'
      response(typeof wanted === 'object' ? refusal(wanted.code, wanted.text) : null)
    },
    onData: (stream, _session, response) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const count = received.push(Buffer.concat(chunks).toString('utf8'))
        const wanted = onMail?.(count) ?? 'take'
        if (wanted === 'die') hangUp()
        else response(typeof wanted === 'object' ? refusal(wanted.code, wanted.text) : null)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => {}) // a connection that was dropped
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const who = login ? `${login.user}:${login.password}@` : ''
  return {
    url: `smtp://${who}127.0.0.1:${own}`,
    port: own,
    received,
    messageIds: () => received.map(messageIdIn),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      hangUp()
      await closed
    },
  }
}

/** The Message-ID of a mail as it travels, where a long line may go on in the next one. */
export function messageIdIn(mail: string): string {
  return /^Message-ID:\s+(<[^>]+>)/im.exec(mail)?.[1] ?? ''
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
