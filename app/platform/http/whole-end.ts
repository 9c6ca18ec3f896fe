/** The line end behind the last boundary and what stands before it: '--\r\n'. */
const END_BYTES = 4

/**
 * The same request, the last bytes of its body always in one chunk: the parser takes the line end behind the last
 * boundary for too much where the network brings it by itself.
 */
export function withWholeEnd(request: Request): Request {
  if (!request.body) return request
  let held = Buffer.alloc(0)
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const bytes = Buffer.concat([held, chunk])
        const end = Math.max(0, bytes.length - END_BYTES)
        controller.enqueue(bytes.subarray(0, end))
        held = bytes.subarray(end)
      },
      flush(controller) {
        controller.enqueue(held)
      },
    }),
  )
  const { url, method, headers, signal } = request
  const init = { method, headers, signal, body, duplex: 'half' } // which Node asks for, and the DOM's types do not know
  return new Request(url, init)
}
