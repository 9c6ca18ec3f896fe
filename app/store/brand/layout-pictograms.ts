import type { Layout } from '#app/store/brand-look.ts'

/** Drawings of layouts in a box of 48 by 36: the paths of images and areas, and of text. */
export type Pictogram = readonly [areas: string, text: string]

/** Choices without a drawing are shown by their name alone. */
export const PICTOGRAMS: { readonly [Area in keyof Layout]?: Readonly<Record<Layout[Area], Pictogram>> } = {
  header: {
    center: ['M0 12h48v24H0z', 'M2 5h10v2H2zM19 4h10v4H19zM40 5h6v2h-6z'],
    stacked: ['M0 17h48v19H0z', 'M16 2h16v5H16zM15 11h18v2H15zM42 11h4v2h-4z'],
    left: ['M0 12h48v24H0z', 'M2 4h10v4H2zM15 5h9v2h-9zM32 4h14v4H32z'],
    over: ['M0 0h48v36H0z', 'M2 5h10v2H2zM19 4h10v4H19zM40 5h6v2h-6z'],
  },
  hero: {
    image: ['M0 4h48v28H0z', 'M3 18h20v5H3zM3 26h9v3H3z'],
    split: ['M25 4h23v28H25z', 'M3 12h17v5H3zM3 20h9v3H3z'],
    full: ['M0 0h48v36H0z', 'M3 24h26v5H3zM3 31h9v2H3z'],
    framed: ['M8 2h32v20H8z', 'M14 25h20v4H14zM20 31h8v2h-8z'],
    type: ['', 'M2 3h44v9H2zM2 15h36v9H2zM2 28h10v4H2z'],
  },
  grid: {
    four: [
      'M2 4h9v12H2zM14 4h9v12h-9zM26 4h9v12h-9zM38 4h9v12h-9zM2 20h9v12H2zM14 20h9v12h-9zM26 20h9v12h-9zM38 20h9v12h-9z',
      '',
    ],
    tight: [
      'M0 2h11v15H0zM12 2h11v15H12zM24 2h11v15H24zM36 2h12v15H36zM0 18h11v15H0zM12 18h11v15H12zM24 18h11v15H24zM36 18h12v15H36z',
      '',
    ],
    three: ['M2 3h12v22H2zM18 3h12v22H18zM34 3h12v22H34z', 'M2 28h8v2H2zM18 28h8v2h-8zM34 28h8v2h-8z'],
    two: ['M7 6h10v14H7zM19 6h10v14H19zM31 6h10v14H31z', 'M9 23h6v2H9zM21 23h6v2h-6zM33 23h6v2h-6z'],
    mosaic: [
      'M0 1h23v22H0zM24 1h11v10H24zM36 1h12v10H36zM24 13h11v10H24zM36 13h12v10H36zM0 25h11v10H0zM12 25h11v10H12zM24 25h11v10H24zM36 25h12v10H36z',
      '',
    ],
  },
  rows: {
    grid: [
      'M2 8h9v14H2zM14 8h9v14h-9zM26 8h9v14h-9zM38 8h9v14h-9z',
      'M2 25h6v2H2zM14 25h6v2h-6zM26 25h6v2h-6zM38 25h6v2h-6z',
    ],
    carousel: ['M2 5h15v20H2zM20 5h15v20H20zM38 5h10v20H38z', 'M2 30h18v2H2z'],
  },
  card: {
    below: ['M14 1h20v24H14z', 'M14 28h13v2H14zM14 32h7v2h-7z'],
    line: ['M14 1h20v28H14z', 'M14 31h10v2H14zM29 31h5v2h-5z'],
    hover: ['M14 1h20v34H14z', 'M17 28h12v2H17zM17 31h6v2h-6z'],
    noPrice: ['M14 1h20v28H14z', 'M18 31h12v2H18z'],
  },
  product: {
    mosaic: [
      'M1 1h14v16H1zM16 1h14v16H16zM1 18h14v17H1zM16 18h14v17H16z',
      'M33 3h12v3H33zM33 9h8v2h-8zM33 30h14v4H33z',
    ],
    single: ['M1 1h29v30H1z', 'M33 3h12v3H33zM33 9h8v2h-8zM33 30h14v4H33zM1 33h10v1H1z'],
    strip: ['M0 1h15v18H0zM16 1h15v18H16zM32 1h16v18H32z', 'M2 23h16v4H2zM2 30h9v2H2zM28 23h12v2H28zM28 29h18v4H28z'],
    poster: [
      'M1 9h19v17H1zM21 9h9v8h-9zM21 18h9v8h-9zM1 27h9v8H1zM11 27h9v8h-9zM21 27h9v8h-9z',
      'M1 1h40v6H1zM33 11h8v2h-8zM33 30h14v4H33z',
    ],
    story: [
      'M1 1h19v16H1zM21 1h9v7.500h-9zM21 9.500h9V17h-9zM1 18h9v7.500H1zM1 26.500h9V35H1zM11 18h19v17H11z',
      'M33 3h12v3H33zM33 9h8v2h-8zM33 30h14v4H33z',
    ],
  },
  footer: {
    columns: ['M0 8h48v28H0z', 'M3 12h14v7H3zM24 12h7v2h-7zM24 17h6v2h-6zM36 12h7v2h-7zM36 17h6v2h-6z'],
    line: ['M0 24h48v12H0z', 'M3 28h9v3H3zM18 29h7v2h-7zM28 29h7v2h-7zM38 29h7v2h-7z'],
    giant: ['M0 6h48v30H0z', 'M3 9h7v2H3zM14 9h7v2h-7zM25 9h7v2h-7zM3 17h42v15H3z'],
  },
  density: {
    normal: ['M6 3h36v8H6zM6 14h36v8H6zM6 25h36v8H6z', ''],
    compact: ['M6 3h36v9H6zM6 13h36v9H6zM6 23h36v9H6z', ''],
    airy: ['M6 1h36v6H6zM6 15h36v6H6zM6 29h36v6H6z', ''],
  },
}
