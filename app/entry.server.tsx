import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { NonceContext } from '#app/platform/http/nonce.tsx'
import { RequestIdContext } from '#app/platform/http/request-id.tsx'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'

/** How long, in milliseconds, data that a page streams may take to arrive. */
export const streamTimeout = 9_000

/** What is our bug is logged here, once. React Router has already hidden its details from the page. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const info = context.get(requestInfo)
  if (isDatabaseAway(error)) info.databaseAway = true
  if (!request.signal.aborted) log.error({ request: info.id, err: error }, 'a request failed')
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { id, nonce } = loadContext.get(requestInfo)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  // A crawler gets the page whole, a person its beginning as soon as it is there.
  const ready = isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let answered = false
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={id}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          answered = true
          const body = new PassThrough({
            final(done) {
              clearTimeout(deadline)
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }))
        },
        onShellError(error) {
          clearTimeout(deadline)
          reject(error) // React Router renders the error page instead, and reports the error to handleError
        },
        onError(error) {
          failed = true
          if (answered) handleError(error, { context: loadContext, request, params: {} })
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
    request.signal.addEventListener('abort', () => abort())
  })
}
