import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { NonceContext } from '#app/platform/http/nonce.tsx'
import { RequestIdContext } from '#app/platform/http/request-id.tsx'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { scriptsLast } from '#app/platform/http/scripts-last.ts'
import { log } from '#app/platform/log.server.ts'

/** How long, in milliseconds, data that a page waits for may take to arrive. */
export const streamTimeout = 9_000

/** What is our bug is logged here, once. React Router has already hidden its details from the page. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const info = context.get(requestInfo)
  if (isDatabaseAway(error)) info.databaseAway = true
  const isRefusal = isRouteErrorResponse(error) && error.status < 500 // a page that is not there is no bug
  if (!isRefusal && !request.signal.aborted) log.error({ request: info.id, err: error }, 'a request failed')
}

/** Renders a page whole: it is compressed and sent in one piece, and its status is that of how it really ended. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { id, nonce } = loadContext.get(requestInfo)

  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={id}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(deadline)
          for (const error of errors) handleError(error, { context: loadContext, request, params: {} })
          const html = text(pipe(new PassThrough()))
          resolve(
            html.then((page) => new Response(scriptsLast(page), { status: errors.length > 0 ? 500 : status, headers })),
          )
        },
        onShellError(error) {
          clearTimeout(deadline)
          reject(error) // React Router renders the error page instead, and reports the error to handleError
        },
        onError(error) {
          errors.push(error)
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
    request.signal.addEventListener('abort', () => abort())
  })
}
