import App, { Layout as StoreLayout } from '#app/root.tsx'

export const Layout = StoreLayout
export default App
