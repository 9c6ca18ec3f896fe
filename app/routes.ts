import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/storefront/layout.tsx', [
    layout('routes/storefront/page.tsx', [
      index('routes/storefront/home.tsx'),
      route('shop', 'routes/storefront/shop.tsx'),
      route('collection/:slug', 'routes/storefront/collection.tsx'),
      route('product/:id', 'routes/storefront/product.tsx'),
      route('lookbook', 'routes/storefront/lookbook.tsx'),
      route('about', 'routes/storefront/about.tsx'),
      route('contact', 'routes/storefront/contact.tsx'),
      route('faq', 'routes/storefront/faq.tsx'),
      route('wishlist', 'routes/storefront/wishlist.tsx'),
      route('checkout', 'routes/storefront/checkout.tsx'),
      route('*', 'routes/storefront/not-found.tsx'),
    ]),
  ]),
  route('search/suggestions', 'routes/resources/search-suggestions.ts'),
  route('wishlist/items', 'routes/resources/wishlist-items.ts'),
  route('wishlist/products', 'routes/resources/wishlist-products.ts'),
  route('wishlist/change', 'routes/resources/wishlist-change.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts', { id: 'routes/resources/sitemap-start' }),
  route('sitemap/:file', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/web-manifest.ts'),
  route('share/:subject/:file', 'routes/resources/share-picture.ts'),
  route('product-cards', 'routes/resources/product-cards.ts'),
  route('checkout/quote', 'routes/resources/checkout-quote.ts'),
  route('checkout/shipping', 'routes/resources/checkout-shipping.ts'),
  route('checkout/order', 'routes/resources/checkout-order.ts'),
  route('newsletter', 'routes/resources/newsletter.ts'),
  route('uploads', 'routes/resources/uploads.ts'),

  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    route('logout', 'routes/admin/logout.ts'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('products', 'routes/admin/products.tsx'),
      route('products/new', 'routes/admin/product-new.tsx'),
      route('products/edit/:id', 'routes/admin/product-edit.tsx'),
      route('orders', 'routes/admin/orders.tsx'),
      route('orders/:id', 'routes/admin/order-detail.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
      route('*', 'routes/admin/unknown.ts'),
    ]),
    layout('routes/admin/preview.tsx', [
      layout('routes/storefront/layout.tsx', { id: 'routes/admin/preview-storefront' }, [
        route('products/preview/:id', 'routes/admin/product-preview.tsx'),
      ]),
    ]),
  ]),
  route('api/auth/*', 'routes/resources/auth.ts'),
] satisfies RouteConfig
