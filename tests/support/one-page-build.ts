import type { HandleDocumentRequestFunction, HandleErrorFunction, LoaderFunction, ServerBuild } from 'react-router'

type Parts = {
  readonly loader?: LoaderFunction
  readonly render: HandleDocumentRequestFunction
  readonly handleError?: HandleErrorFunction
}

/** A server build with one page, /one. */
export function onePageBuild({ loader, render, handleError }: Parts): ServerBuild {
  return {
    entry: { module: { default: render, ...(handleError && { handleError }) } },
    routes: { one: { id: 'one', path: 'one', module: { default: () => null, ...(loader && { loader }) } } },
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
