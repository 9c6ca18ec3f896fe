import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { currentRequest } from '#app/platform/http/current-request.server.ts'
import { NonceContext } from '#app/platform/http/nonce.tsx'
import { RequestIdContext } from '#app/platform/http/request-id.tsx'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { scriptsAfterFirstView } from '#app/platform/http/scripts-after-first-view.ts'
import { scriptsLast } from '#app/platform/http/scripts-last.ts'
import { log } from '#app/platform/log.server.ts'

/** How long, in milliseconds, data that a page waits for may take to arrive. */
export const streamTimeout = 9_000

/** What is our bug is logged here, once. React Router has already hidden its details from the page. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const info = context.get(requestInfo)
  if (isDatabaseAway(error)) info.databaseAway = true
  const isRefusal = isRouteErrorResponse(error) && error.status < 500 // a page that is not there is no bug
  if (isRefusal || request.signal.aborted) return
  if (info.recordFailure) info.recordFailure(error)
  else log.error({ request: info.id, err: error }, 'a request failed')
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
  const startedAt = performance.now()
  const taken = currentRequest()
  const later = isStorefront(routerContext) ? scriptsAfterFirstView : scriptsLast

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
          end()
          if (taken) taken.renderMs = performance.now() - startedAt
          for (const error of errors) handleError(error, { context: loadContext, request, params: {} })
          const answer = (html: Buffer<ArrayBuffer>) =>
            new Response(html, { status: errors.length > 0 ? 500 : status, headers })
          pipe(gather((html) => resolve(answer(later(html)))))
        },
        onShellError(error) {
          end()
          reject(error) // React Router renders the error page instead, and reports the error to handleError
        },
        onError(error) {
          errors.push(error)
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
    const leave = () => abort()
    request.signal.addEventListener('abort', leave)
    /** Else whatever was rendered would be kept for as long as the signal is, which is until memory is tidied up. */
    function end(): void {
      clearTimeout(deadline)
      request.signal.removeEventListener('abort', leave)
    }
  })
}

/** Takes what is written to it and hands it on in one piece: nobody is sent a part of a page. */
function gather(done: (html: Buffer) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER, // all of it is there: whoever writes need not wait
    write(chunk, _encoding, written) {
      chunks.push(chunk)
      written()
    },
    final(ended) {
      done(Buffer.concat(chunks))
      chunks.length = 0 // the stream itself is held until memory is tidied up, which would come half as often again
      ended()
    },
  })
}

/** Only there scripts wait for the first view: staff come to work, and have most of them in their browser already. */
function isStorefront({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/storefront/'))
}
