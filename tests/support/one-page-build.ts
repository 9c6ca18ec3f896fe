import type { HandleDocumentRequestFunction, HandleErrorFunction, LoaderFunction, ServerBuild } from 'react-router'

type Parts = {
  readonly path?: string
  readonly loader?: LoaderFunction
  readonly render: HandleDocumentRequestFunction
  readonly handleError?: HandleErrorFunction
}

/** Returns a server build with one page, /one by default. */
export function createOnePageBuild({ path = 'one', loader, render, handleError }: Parts): ServerBuild {
  return {
    entry: { module: { default: render, ...(handleError && { handleError }) } },
    routes: { one: { id: 'one', path, module: { default: () => null, ...(loader && { loader }) } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
}
