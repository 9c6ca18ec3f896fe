import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** What identifies a received mail. */
type ArrivedMail = { readonly messageId: string; readonly to: string; readonly subject: string }

export type MailServer = AsyncDisposable & {
  readonly url: string
  readonly arrived: readonly ArrivedMail[]
  /** In milliseconds for each mail: real servers are further away. */
  delay: number
}

/** A real SMTP server on this machine that accepts everything. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  const mails: MailServer = {
    url: '',
    arrived,
    delay: 0,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, taken) {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      stream.once('end', async () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        arrived.push({ messageId: headerOf(text, 'Message-ID'), to, subject: headerOf(text, 'Subject') })
        if (mails.delay > 0) await pause(mails.delay)
        taken()
      })
    },
  })
  server.on('error', () => {}) // a client that was killed
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return Object.assign(mails, { url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })
}

function headerOf(text: string, name: string): string {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}
