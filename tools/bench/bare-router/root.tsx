import App, { Layout as StoreLayout, links as storeLinks } from '#app/root.tsx'

export const Layout = StoreLayout
export const links = storeLinks
export default App
