import App, { Layout as ShopLayout, links as shopLinks } from '#app/root.tsx'

export const Layout = ShopLayout
export const links = shopLinks
export default App
