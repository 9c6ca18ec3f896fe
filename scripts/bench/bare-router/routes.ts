import { layout, type RouteConfig, route } from '@react-router/dev/routes'

// The shop's own page in the shop's own frame, by the names that they have there: both servers render the same markup.

const STOREFRONT = '../../../app/routes/storefront'

export default [
  layout(`${STOREFRONT}/layout.tsx`, { id: 'routes/storefront/layout' }, [
    layout(`${STOREFRONT}/page.tsx`, { id: 'routes/storefront/page' }, [
      route('shop', `${STOREFRONT}/shop.tsx`, { id: 'routes/storefront/shop' }),
    ]),
  ]),
] satisfies RouteConfig
