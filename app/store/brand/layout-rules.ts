import { type Layout, layoutAreas } from '#app/store/brand-look.ts'

/**
 * The style rules of each layout choice, in the classes of the storefront's markup. A brand's style sheet contains only
 * those of its own choices. `html` makes them more specific than storefront.css. The built-in choices need no rules.
 */
const RULES: { readonly [Area in keyof Layout]: Readonly<Record<Layout[Area], string>> } = {
  header: {
    center: '',
    // The row with the name scrolls away, so that the row with the menu sticks to the top.
    stacked: `
      @media (width>=48rem){
        html .site-header{height:136px;top:-76px}
        html .header-row{grid-template:76px 60px/1fr auto 1fr}
        html .header-name{grid-area:1/1/auto/-1;place-self:end center;font-size:calc(3.5rem*var(--display-size))}
        html .header-nav{grid-area:2/2}
        html .header-row>:last-child{grid-area:2/3}
      }`,
    left: `
      html .header-row{grid-template-columns:auto minmax(0,1fr) auto;column-gap:8px}
      @media (width>=48rem){
        html .header-row{column-gap:40px}
        html .header-name{order:-1}
      }
      @media (width>=80rem){
        html .header-row [role=search] input{width:14rem;border-color:var(--color-edge);cursor:text}
      }`,
    over: `
      html:has(main div:not(.left-page)>.hero:first-child) .site-header{
        margin-bottom:-60px;
        &:not([data-scrolled],:focus-within,:hover){
          background:linear-gradient(rgb(from var(--color-paper) r g b/.8),rgb(from var(--color-paper) r g b/0))
        }
      }`,
  },
  hero: {
    image: '',
    split: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:var(--color-tone-petal)}
      html .hero-media :is(picture,img){width:100%;height:auto;aspect-ratio:4/5;max-height:66svh;object-fit:cover}
      @media (width>=64rem){
        html .hero-body{display:grid;grid-template-columns:1fr 1fr;gap:0;height:clamp(30rem,100svh - 100px,60rem);max-width:none;padding:0}
        html .hero-body>*{grid-area:1/1;min-height:0}
        html .hero-body>.hero-media{grid-column:2;width:100%;height:100%;margin:0}
        html .hero-media :is(picture,img){height:100%;max-height:none;aspect-ratio:auto}
        html .hero-text{position:static;justify-content:center;max-width:none;padding:48px max(var(--gutter),6vw);background:none}
        html .hero-text :is(h1,h2){font-size:calc(min(11vw,13rem)*var(--display-size));line-height:var(--text-hero--line-height);white-space:normal}
      }`,
    full: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:var(--color-ink)}
      html .hero-body{display:grid;height:auto;max-width:none;padding:0}
      html .hero-body>*{grid-area:1/1;min-width:0}
      html .hero-body>.hero-media{width:100%;height:100%;margin:0}
      html .hero-media :is(picture,img){width:100%;height:calc(100svh - 36px);max-height:70rem;aspect-ratio:auto;object-fit:cover}
      html .hero-media figcaption{display:none}
      html .hero-body>.hero-text{
        position:relative;align-self:end;max-width:none;min-height:0;
        padding:max(96px,18svh) max(var(--gutter),(100% - var(--max))/2 + var(--gutter)) 48px;
        background:linear-gradient(transparent,rgb(0 0 0/.62) 40%);color:#fff
      }
      html .hero-text :is(h1,h2){font-size:calc(clamp(6rem,13vw,13rem)*var(--display-size));white-space:normal}`,
    framed: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:none}
      html .hero-body{display:flex;flex-direction:column;height:auto;max-width:76rem;margin-inline:auto;padding:0 var(--gutter)}
      html .hero-media{order:-1;width:100%;margin:0}
      html .hero-media :is(picture,img){width:100%;height:auto;max-height:56svh;aspect-ratio:3/2;object-fit:cover;border-radius:var(--radius-image)}
      html .hero-text{position:static;align-items:center;max-width:none;padding:40px 0 0;background:none;text-align:center}
      html .hero-text :is(h1,h2){font-size:calc(clamp(4.5rem,10vw,9rem)*var(--display-size));line-height:1;white-space:normal}`,
    type: `
      html .hero-media,html .hero .hero-hint,html .hero .window-light{display:none}
      html .hero{height:auto;background:var(--color-tone-petal)}
      html .hero-body{display:block;height:auto;max-width:none;padding:0}
      html .hero-text{
        position:static;display:grid;grid-template-columns:1fr auto;align-content:space-between;align-items:end;
        max-width:none;min-height:calc(100svh - 96px);padding:24px max(var(--gutter),(100% - var(--max))/2 + var(--gutter)) 32px;gap:16px 24px;background:none;
        &>*{margin:0}
        &>:is(h1,h2){grid-column:1/-1;font-size:calc(min(34vw,44svh)*var(--display-size));line-height:var(--text-hero--line-height);white-space:normal}
      }
      @media (width<48rem){
        html .hero-text{grid-template-columns:1fr;min-height:calc(82svh - 96px)}
      }`,
  },
  grid: {
    four: '',
    tight: `
      html:root{--max:100%}
      html .product-grid{gap:calc(32px*var(--density,1)) 2px;margin-inline:calc(-1*var(--gutter))}
      html .product-grid .card-text{padding-inline:8px}`,
    three: `
      html .product-grid{gap:calc(40px*var(--density,1)) 16px}
      @media (width>=48rem){html .product-grid{grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(64px*var(--density,1)) 24px}}`,
    two: `
      html .product-grid{grid-template-columns:minmax(0,1fr);gap:calc(48px*var(--density,1))}
      @media (width>=48rem){
        html .product-grid{grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(96px*var(--density,1)) clamp(32px,10vw,160px);max-width:76rem;margin-inline:auto}
        html .home-row{grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-flow:row;gap:calc(64px*var(--density,1)) clamp(32px,10vw,160px);max-width:76rem;margin-inline:auto}
        html .home-row>*{width:auto;padding-top:0}
      }`,
    mosaic: `
      html .product-grid{
        grid-auto-flow:dense;gap:8px;
        &>:nth-child(3n+1){grid-column:span 2}
      }
      @media (width>=48rem){
        html .product-grid{
          grid-template-columns:repeat(3,minmax(0,1fr));
          &>:nth-child(3n+1){grid-row:span 2}
          &>:nth-child(6n+4){grid-column:2/4}
        }
      }`,
  },
  rows: {
    grid: '',
    carousel: `
      html .home-row{
        display:grid;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:minmax(clamp(230px,27vw,420px),1fr);align-items:start;
        overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:var(--gutter);
        margin-inline:calc(-1*var(--gutter));padding:0 var(--gutter) 16px;
        &>*{width:auto;padding-top:0;scroll-snap-align:start}
      }`,
  },
  card: {
    below: '',
    line: `
      html .card-text{
        display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:2px 12px;padding-top:8px;
        &>*{margin:0;font-size:var(--text-sm)}
        &>h3{font-weight:400}
        &>p:has(svg){display:none}
        &>.badge{order:1;flex-basis:100%}
      }`,
    hover: `
      @media (hover:hover){
        html :is(.product-grid,.home-row) .card:not(:has(>.card-more)){
          display:grid;
          &>:is(.card-image,.card-text){grid-area:1/1}
          &>.card-text{
            align-self:end;z-index:1;padding:0 12px 64px;background:var(--color-paper);
            transition:opacity var(--dur-3);
          }
          &:not(:hover,:focus-within)>.card-text{background:none;&>:not(.badge){opacity:0}}
        }
      }`,
    noPrice: `
      html .card-text{text-align:center}
      html .card-text p:has(svg){justify-content:center}
      html .card-text h3+p,html .card .quick{display:none}`,
  },
  product: {
    mosaic: '',
    single: `
      @media (width>=48rem){
        html .stage{
          display:flex;gap:0;overflow-x:auto;scroll-behavior:smooth;scroll-snap-type:x mandatory;scrollbar-width:none;
          &>li:nth-child(n){flex:0 0 100%;max-width:none;scroll-snap-align:start}
          & [role=group]{background:none}
          & .clip{width:fit-content;margin-inline:auto}
          &>li:nth-child(n) img{width:auto;height:calc(100svh - 150px);min-height:30rem;margin-inline:auto;aspect-ratio:4/5}
        }
        html .stage-line{display:flex}
      }`,
    story: `
      @media (width>=48rem){
        html .product{grid-template-columns:minmax(0,1fr) minmax(20rem,30%);column-gap:clamp(40px,7vw,128px)}
        html .stage{
          grid-template-columns:1fr;gap:clamp(24px,4vw,64px);
          &>li:nth-child(n){grid-column:auto;width:88%;max-width:none}
          &>li:nth-child(even){width:64%;justify-self:end}
          &>li:nth-child(n) img{height:auto;aspect-ratio:4/5}
        }
      }`,
  },
  footer: {
    columns: '',
    line: `
      html .footer-top{
        display:flex;flex-wrap:wrap;align-items:center;gap:8px 40px;padding-block:24px;
        & .type-display{font-size:var(--text-menu)}
        & .footer-name{display:flex;flex-wrap:wrap;align-items:center;gap:0 24px;width:100%}
        & .footer-columns{display:contents;&>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px}}
        & h2{position:absolute;clip-path:inset(50%)}
        & ul{display:flex;flex-wrap:wrap;gap:0 20px}
      }`,
    giant: `
      html .site-footer{display:flex;flex-direction:column}
      html .footer-top .footer-name{order:9;grid-column:1/-1}
      html .footer-name .type-display{font-size:calc(min(40vw,40rem)*var(--display-size));line-height:.9}`,
  },
  density: {
    normal: '',
    compact: 'html:root{--density:.6}',
    airy: 'html:root{--density:1.6}',
  },
  images: {
    unchanged: '',
    even: `
      html :is(.card-image,.stage [role=group]){background:var(--color-tone-stone)}
      html :is(.card-image,.stage) :is(img,video){mix-blend-mode:multiply;filter:brightness(1.14) contrast(1.06)}`,
    contained: `
      html:root{--image-fit:contain}
      html :is(.card-image,.stage) img{background-color:attr(data-ground type(<color>),var(--color-tone-stone))}`,
    monochrome: `
      html :is(.card-image,.stage,.hero,.home-row) :is(img,video){filter:grayscale(1) contrast(1.08)}`,
  },
  letters: {
    typed: '',
    capitals: `
      html :is(.type-display,.header-nav,.header-nav button,.site-footer nav,.card-text h3,.hero-text a,.card-more a,.tab){text-transform:uppercase}
      html :is(.header-nav,.site-footer nav,.card-text h3,.hero-text a,.tab){letter-spacing:.04em}`,
    lower: `
      html :is(.type-display,.header-nav,.header-nav button,.site-footer nav,.card-text h3,.hero-text a,.card-more a,.tab){text-transform:lowercase}`,
  },
}

/** Returns the rules of a brand's layout. Removes line breaks, because they have no meaning in these rules. */
export function buildLayoutRules(layout: Layout): string[] {
  return layoutAreas.map((area) => findRules(area, layout).replaceAll(/\n\s*/g, ''))
}

function findRules<Area extends keyof Layout>(area: Area, layout: Layout): string {
  return RULES[area][layout[area]]
}
