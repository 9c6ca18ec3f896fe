import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startLocalServer } from '#tests/support/local-server.ts'

const request = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.optional(z.string()),
  requesterNumber: z.optional(z.string()),
})

/** A registered company; for member states that disclose nothing, the values are '---'. */
type Company = { readonly name: string; readonly address: string }

/** The part of the VIES REST API that the store uses, as a local server that follows its public documentation. */
export type FakeVies = Awaited<ReturnType<typeof startFakeVies>>

export async function startFakeVies(registered: Readonly<Record<string, Company>>) {
  const state = {
    /** While set, every consultation fails with this code, such as MS_UNAVAILABLE. */
    failWith: null as string | null,
    /** While set, the response is this text. */
    garbage: null as string | null,
    /** Until this promise resolves, no response is sent. */
    hold: null as Promise<void> | null,
    /** While true, connections are closed without a response. */
    isDown: false,
    requests: [] as z.output<typeof request>[],
  }
  const { url, close } = await startLocalServer((req, res) => void handle(req, res))

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sent = await text(req)
    if (state.isDown) return void res.destroy()
    await state.hold
    if (state.garbage !== null) return send(res, 200, state.garbage)
    const isCheck = req.method === 'POST' && req.url === '/taxation_customs/vies/rest-api/check-vat-number'
    if (!isCheck) return send(res, 404, '')
    if (req.headers['content-type'] !== 'application/json') return send(res, 415, '')
    const body = request.parse(JSON.parse(sent))
    state.requests.push(body)
    if (state.failWith) return sendError(res, state.failWith)
    const { countryCode, vatNumber, requesterMemberStateCode = '', requesterNumber = '' } = body
    if (!/^[A-Z]{2}$/.test(countryCode) || !/^[A-Z0-9+*]{2,12}$/.test(vatNumber)) return sendError(res, 'INVALID_INPUT')
    const requester = requesterMemberStateCode + requesterNumber
    if (requester && !registered[requester]) return sendError(res, 'INVALID_REQUESTER_INFO')
    const company = registered[countryCode + vatNumber]
    const found = {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid: company !== undefined,
      requestIdentifier: requester && `WAPIAAAA${state.requests.length}`,
      name: company?.name ?? '---',
      address: company?.address ?? '---',
    }
    send(res, 200, JSON.stringify(found))
  }

  return Object.assign(state, {
    url: `${url}/taxation_customs/vies/rest-api`,
    stop: close,
  })
}

function sendError(res: ServerResponse, error: string): void {
  send(res, 200, JSON.stringify({ actionSucceed: false, errorWrappers: [{ error }] }))
}

function send(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
}
