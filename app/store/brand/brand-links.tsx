import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import { preload } from 'react-dom'
import imbue from '#app/assets/fonts/imbue-display.woff2?url'
import { findDirAttribute } from '#app/lib/language.ts'
import type { PageBrand } from '#app/store/brand/page-brand.ts'
import rightToLeftCss from '#app/store/right-to-left.css?url'
import storefrontCss from '#app/storefront.css?url'

const FONTS = [publicSans, imbue]

type BrandLinksProps = { readonly brand: PageBrand | null | undefined; readonly language: string }

/** Loads the style sheets and fonts of a storefront page. Without a brand, the page has the built-in look. */
export function BrandLinks({ brand, language }: BrandLinksProps) {
  // These come first in the document, because they block the first paint
  preload(storefrontCss, { as: 'style' })
  if (brand) preload(brand.sheet, { as: 'style' })
  for (const font of brand?.fonts ?? FONTS) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <>
      {brand && <link rel="stylesheet" href={brand.sheet} precedence="brand" />}
      {findDirAttribute(language) && <link rel="stylesheet" href={rightToLeftCss} precedence="brand" />}
    </>
  )
}
