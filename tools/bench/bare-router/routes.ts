import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// The store's pages in the store's layout, with the same route ids, so that both servers render the same markup.

const STOREFRONT = '../../../app/routes/storefront'

export default [
  layout(`${STOREFRONT}/layout.tsx`, { id: 'routes/storefront/layout' }, [
    layout(`${STOREFRONT}/page.tsx`, { id: 'routes/storefront/page' }, [
      index(`${STOREFRONT}/home.tsx`, { id: 'routes/storefront/home' }),
      route('shop', `${STOREFRONT}/shop.tsx`, { id: 'routes/storefront/shop' }),
      route('product/:id', `${STOREFRONT}/product.tsx`, { id: 'routes/storefront/product' }),
    ]),
  ]),
] satisfies RouteConfig
