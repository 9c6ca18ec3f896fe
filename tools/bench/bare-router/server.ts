import '#app/wiring.ts'
import { createServer } from 'node:http'
import process from 'node:process'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type LoaderFunction, type ServerBuild } from 'react-router'

// A React Router app that is served as in React Router's template. Its loaders repeat their first results, so each
// reads the database only once.

const handle = createRequestHandler({ ...build, routes: withFixedData(build.routes) }, 'production')

function withFixedData(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      return [id, route && loader ? { ...route, module: { ...route.module, loader: once(loader) } } : route]
    }),
  )
}

function once(loader: LoaderFunction): LoaderFunction {
  let reply: ReturnType<LoaderFunction> | undefined
  return (args) => {
    reply ??= loader(args)
    return reply
  }
}

const server = createServer(async (req, res) => {
  const response = await handle(new Request(`http://${req.headers.host}${req.url}`))
  const bytes = await response.bytes()
  res.writeHead(response.status, { ...Object.fromEntries(response.headers), 'Content-Length': bytes.length }).end(bytes)
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : null)
})
