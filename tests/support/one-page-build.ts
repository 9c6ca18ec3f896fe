import type { HandleDocumentRequestFunction, HandleErrorFunction, LoaderFunction, ServerBuild } from 'react-router'

type Parts = {
  /** What the page loads. */
  readonly loader?: LoaderFunction
  /** What the page is. */
  readonly render: HandleDocumentRequestFunction
  /** Is told what failed. */
  readonly handleError?: HandleErrorFunction
}

/** A built shop of one page, /one. */
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
