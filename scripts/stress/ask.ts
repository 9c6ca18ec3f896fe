import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** An answer of the shop: `body` is what its JSON says, or its text where it is none. */
export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: unknown }

// Node's own client, as the cheapest there is: it shares the machine with what it measures.
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Closes what is open. The shop does so too after some seconds, and may do it just as something is sent. */
export function hangUp(): void {
  agent.destroy()
}

type Ask = {
  readonly cookie?: string
  /** What the answer may be packed with; its body is not unpacked. */
  readonly accepts?: string
}

/** Sends a body as the shop's own pages do: JSON, or a form as it is. @throws where the connection was lost. */
export function post(base: string, path: string, body: unknown, { cookie }: Ask = {}): Promise<Answered> {
  const isForm = body instanceof URLSearchParams
  return ask(base, path, 'POST', isForm ? body.toString() : JSON.stringify(body), {
    Origin: base,
    'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(cookie && { Cookie: cookie }),
  })
}

export function get(base: string, path: string, { cookie, accepts }: Ask = {}): Promise<Answered> {
  return ask(base, path, 'GET', '', {
    ...(cookie && { Cookie: cookie }),
    ...(accepts && { 'Accept-Encoding': accepts }),
  })
}

function ask(
  base: string,
  path: string,
  method: 'GET' | 'POST',
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = method === 'POST' ? { 'Content-Length': Buffer.byteLength(body) } : {}
    const asked = request(base + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.once('error', reject)
      answer.once('close', () => answer.complete || reject(new Error('the answer was cut off')))
      answer.once('end', () => {
        const isJson = answer.headers['content-type']?.includes('json')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: isJson ? JSON.parse(text) : text })
      })
    })
    asked.once('error', reject).end(body)
  })
}
