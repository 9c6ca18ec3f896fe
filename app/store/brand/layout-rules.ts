import { type Layout, layoutAreas } from '#app/store/brand-look.ts'

/** Names, headings, menus, links, buttons and short lines. Sizes and sentences are as typed. */
const LABELS =
  '.type-display,.badge,.stage+p,.hero-text>p,.announcement,.product h1+p,.product-notes,.site-header :is(a,button),.site-footer,.filter-bar,.filter-bar select,.look-size,[rel=next],.card-text h3,.section-heading p,.look-text p,.look-link,h1+[role=status],.product-text [role=status],.tab,.text-link,.quiet-link,:is(main,dialog) :is(legend,a.rounded-control,button:not(.quick-size,.look-chip))'

/** Email addresses keep their case. */
const EMAIL = 'html .site-footer [href^=mailto]{text-transform:none}'

/** A row of product images that is swiped or scrolled. */
const TRACK = 'display:flex;overflow-x:auto;scroll-behavior:smooth;scroll-snap-type:x mandatory;scrollbar-width:none;'

/** Browsers draw buttons at the ends of a track. */
function buildArrows(track: string, middle: string): string {
  return `
      @media (width>=64rem) and (hover:hover){
        html :has(>${track}){position:relative;anchor-scope:--row}
        html ${track}{anchor-name:--row}
        html ${track}::scroll-button(*){
          position:absolute;position-anchor:--row;top:calc(${middle} - 22px);z-index:3;width:44px;height:44px;
          border:1px solid;border-radius:var(--radius-control);background:var(--color-paper);color:var(--color-ink);font-size:1.25rem;line-height:1;cursor:pointer;
          scale:var(--direction,1) 1
        }
        html ${track}::scroll-button(inline-start){inset-inline-start:16px;content:"\\2190"}
        html ${track}::scroll-button(inline-end){inset-inline-end:16px;content:"\\2192"}
        html ${track}::scroll-button(*):disabled{visibility:hidden}
      }`
}

const STAGE_ARROWS = buildArrows('.stage', 'anchor(center)')

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
        html .header-name{grid-area:1/1/auto/-1;place-self:end center;font-size:calc(3.5rem*var(--display-size));line-height:1}
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
        html .header-row [role=search]{
          margin-inline-end:12px;
          & input{width:12rem;border-width:0 0 1px;border-color:var(--color-edge);background:none;cursor:text}
        }
        html .filter-bar [type=search]{display:none}
      }`,
    // A bar over the image, whose text keeps the page's margins.
    over: `
      @media (width>=64rem){
        html:has(main div:not(.left-page)>.hero:first-child) .site-header{
          margin-bottom:-60px;
          &:not([data-scrolled]){
            height:92px;margin-bottom:-92px;background:none;
            &::before{position:absolute;inset:16px;z-index:-1;border-radius:var(--radius-image);background:var(--color-paper);content:""}
          }
        }
      }`,
  },
  hero: {
    image: '',
    split: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:var(--color-tone-petal)}
      html .hero-media :is(picture,img){width:100%;height:auto;aspect-ratio:4/5;max-height:48svh;object-fit:cover}
      @media (width>=64rem){
        html .hero-body{display:grid;grid-template-columns:1fr 1fr;gap:0;height:clamp(30rem,100svh - 100px,60rem);max-width:none;padding:0}
        html .hero-body>*{grid-area:1/1;min-height:0}
        html .hero-body>.hero-media{grid-column:2;width:100%;height:100%;margin:0}
        html .hero-media :is(picture,img){height:100%;max-height:none;aspect-ratio:auto}
        html .hero-text{position:static;justify-content:end;max-width:none;padding:48px var(--gutter);background:none}
        html .hero-text :is(h1,h2){font-size:calc(min(14vw,18rem)*var(--display-size));line-height:var(--text-hero--line-height);white-space:normal}
      }`,
    // The text is on a sheet in the page's color: on phones, over the image's lower edge; on wide screens, in its
    // corner.
    full: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:var(--color-paper)}
      html .hero-body{display:grid;height:auto;max-width:none;padding:0}
      html .hero-body>*{grid-column:1;min-width:0}
      html .hero-body>.hero-media{grid-row:1;width:100%;margin:0}
      html .hero-media :is(picture,img){width:100%;height:min(125vw,60svh);aspect-ratio:auto;object-fit:cover}
      html .hero-media figcaption{display:none}
      html .hero-body>.hero-text{
        position:relative;max-width:none;margin-top:calc(-1*var(--radius-image));
        padding:24px max(var(--gutter),(100% - var(--max))/2 + var(--gutter)) 0;
        border-radius:var(--radius-image) var(--radius-image) 0 0;background:var(--color-paper)
      }
      html .hero-text :is(h1,h2){font-size:calc(clamp(6rem,13vw,13rem)*var(--display-size));white-space:normal;&+p{margin-top:16px}}
      @media (width>=64rem){
        html .hero-body{min-height:min(100svh - 36px,70rem)}
        html .hero-body>.hero-media{height:100%}
        html .hero-media :is(picture,img){height:100%;min-height:min(100svh - 36px,70rem)}
        html .hero-body>.hero-text{
          grid-row:1;place-self:end start;max-width:46%;min-height:0;margin:0;padding-block:40px 0;padding-inline-end:48px;
          border-radius:0;border-start-end-radius:var(--radius-image)
        }
      }`,
    framed: `
      html .hero .hero-hint{display:none}
      html .hero{height:auto;background:none}
      html .hero-body{display:flex;flex-direction:column;align-items:center;height:auto;max-width:var(--max);margin-inline:auto;padding:0 var(--gutter)}
      html .hero-media{order:-1;width:100%;margin:0}
      html .hero-media :is(picture,img){width:100%;height:auto;max-height:56svh;aspect-ratio:4/5;object-fit:cover;border-radius:var(--radius-image)}
      html .hero-text{position:static;align-items:center;max-width:none;padding:40px 0 0;background:none;text-align:center}
      html .hero-text :is(h1,h2){font-size:calc(clamp(4.5rem,10vw,9rem)*var(--display-size));line-height:1;white-space:normal}
      @media (width>=64rem){
        html .hero-media :is(picture,img){width:min(100%,75svh);max-height:none;margin-inline:auto;aspect-ratio:4/3}
        html picture.hero-media,html picture.hero-media img{width:100%;height:max(20rem,100svh - 25rem);max-height:44rem;aspect-ratio:auto;object-position:100% 25%}
        html .hero-text{padding-top:20px;&>:is(h1,h2){font-size:calc(7rem*var(--display-size))}&>p{margin-block:0 8px}&>:is(h1,h2)+p{margin-block:12px 0}}
      }`,
    type: `
      html .hero-media,html .hero .hero-hint,html .hero .window-light{display:none}
      html .hero{height:auto;background:var(--color-lumen)}
      html .hero-body{display:block;height:auto;max-width:none;padding:0}
      html .hero-text{
        position:static;display:grid;grid-template-columns:1fr auto;align-content:space-between;align-items:end;
        max-width:none;min-height:calc(100svh - 96px);padding:24px max(var(--gutter),(100% - var(--max))/2 + var(--gutter)) 32px;gap:16px 24px;background:none;
        &>*{margin:0}
        &>:is(h1,h2){grid-column:1/-1;text-indent:-.03em;font-size:calc(min(36vw,58svh)*var(--display-size));line-height:var(--text-hero--line-height);white-space:normal;text-fit:grow 115%}
      }
      @media (width<48rem){
        html .hero-text{grid-template:auto 1fr/1fr;min-height:calc(82svh - 96px);&>:is(h1,h2){font-size:calc(min(48vw,44svh)*var(--display-size))}}
      }`,
  },
  grid: {
    four: '',
    tight: `
      html:root{--max:100%}
      html .product-grid{gap:max(32px,48px*var(--density,1)) 2px;margin-inline:calc(-1*var(--gutter))}
      html .product-grid .card-text{padding-inline:var(--gutter)}
      html .lead-image::before{width:calc(50% - 1px)}
      html .bg-tone-petal>.page>.home-row{
        grid:auto/repeat(2,minmax(0,1fr));gap:32px 2px;overflow:visible;margin-inline:calc(-1*var(--gutter));padding-inline:0;
        & :is(.card-text,.card-more){padding-inline:var(--gutter)}
      }
      @media (width>=48rem){html .bg-tone-petal>.page>.home-row{grid-template-columns:repeat(4,minmax(0,1fr))}}`,
    three: `
      html .product-grid{gap:calc(40px*var(--density,1)) 16px}
      @media (width>=48rem){html .product-grid{grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(64px*var(--density,1)) 24px}}
      html .lead-image::before{width:calc(50% - 12px)}`,
    // The whole page is narrow, so that everything has the same left edge. Rows show whole cards: on phones all of
    // them, and on wide screens three, also if they are carousels.
    two: `
      html:root{--max:max(1264px,60vw)}
      html :is(.section-heading,.section-gap>h2:has(+.home-row)){flex-direction:column;align-items:center;text-align:center}
      html .section-heading>*{order:0}
      html .card-text{
        text-align:center;
        & h3+p{color:var(--color-ink-2)}
        & p:has(svg){justify-content:center}
      }
      html .home-row{
        --aspect-companion:var(--aspect-card);
        text-align:center;
        &>*{padding-top:0}
      }
      html .page:has(>h1+[role=status]){justify-content:center;&>.ms-auto{margin:0}}
      html .look-text>:not(ul,div){text-align:center}
      html .site-footer>.page{
        justify-content:center;max-width:calc(min(100%,var(--max)) - 2*var(--gutter));padding-inline:0;text-align:center;
        &>ul{flex:0 1 auto;& li{margin:0}& a{justify-content:center}}
      }
      html :is(.footer-name,.footer-columns>div,.footer-top ul){justify-content:center}
      html .product-grid{gap:calc(32px*var(--density,1)) 12px}
      @media (width>=48rem){
        html .product-grid{grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(56px*var(--density,1)) clamp(24px,4vw,64px)}
      }
      @media (width<48rem){
        html .page .home-row{grid:auto/repeat(2,minmax(0,1fr));gap:32px 12px;overflow:visible;margin-inline:0;padding-inline:0}
        html .bg-tone-petal>.page>.home-row>:nth-child(3n+1){grid-column:span 2}
      }
      @media (width>=64rem){
        html .product-grid{grid-template-columns:repeat(3,minmax(0,1fr));column-gap:24px}
        html .page .home-row{grid-auto-columns:calc((100% - 48px)/3);column-gap:24px;margin-inline:0;padding-inline:0;scroll-padding-inline:0}
        html .page>img{width:100%}
        html .spread .spread-tile{justify-content:center;padding-bottom:0;& h2{font-size:calc(min(4vw,3.25rem)*var(--display-size))}}
      }`,
    // The image of a large tile grows by the text of the tile beside it. Tiles at the end are small, so that no gap
    // remains.
    mosaic: `
      html .product-grid{
        grid-auto-flow:dense;gap:calc(40px*var(--density,1)) 8px;
        &>:nth-child(6n+1):has(+*+*+*){grid-column:span 2;& h3{font-size:1.25rem;line-height:calc(var(--text-md)*var(--text-md--line-height))}}
      }
      html .lead-image::before{width:calc(50% - 4px)}
      @media (width>=48rem){
        html .product-grid{
          grid-template-columns:repeat(4,minmax(0,1fr));row-gap:max(40px,40px*var(--density,1));
          &>.card:nth-child(6n+1):has(+*+*+*){grid-row:span 2;&>.card-image{flex:1 0 auto}}
        }
      }`,
  },
  rows: {
    grid: '',
    // A row that is named after a badge does not repeat it on its cards.
    carousel: `
      html .home-row{
        display:grid;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:minmax(clamp(230px,27vw,420px),1fr);align-items:start;
        overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:var(--gutter);
        margin-inline:calc(-1*var(--gutter));padding:0 var(--gutter) 16px;
        --aspect-companion:var(--aspect-card);
        &>*{width:auto;padding-top:0;scroll-snap-align:start}
      }
      html .page:has(>.home-row){
        display:block;
        &>:first-child{margin-bottom:24px}
      }
      html :is([aria-labelledby=new-arrivals] .badge.bg-lumen,[aria-labelledby=best-sellers] .badge.bg-paper){visibility:hidden;height:0;margin-top:8px;padding:0;border:0}
      ${buildArrows('.home-row', 'anchor(top) + clamp(230px,27vw,420px)/2/(var(--aspect-card))')}`,
  },
  card: {
    below: '',
    line: `
      html .card-text{
        display:flex;flex-wrap:wrap;gap:4px 12px;padding-top:12px;
        &>:is(h3,p:not(:has(svg)),.badge){margin:0}
        &>:is(h3,p:not(:has(svg))){flex:1 0 100%}
        &>.badge{order:1;font-size:var(--text-sm)}
        &>p:has(svg){order:2;margin-block:2px;margin-inline-start:auto}
      }
      html :is(.home-row,.spread) .card-text{padding-inline-end:16px}
      @media (width>=48rem){
        html .card-text{
          display:grid;grid-template-columns:minmax(40%,1fr) auto;
          &>:is(h3,h3+p){align-self:baseline}
          &>h3+p{grid-area:1/2;text-align:end;& s{display:block}&:has(s){grid-row:1/3;&~p:has(svg){grid-row:3}}}
          &>p:has(svg){grid-area:2/2;justify-content:end}
          &>.badge{grid-area:2/1}
        }
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
    // One whole image, and centered text.
    single: `
      html .product-text{
        text-align:center;
        & :is(.flex,.choice>div){justify-content:center}
        & :has(>[role=tablist]){text-align:start}
        & [role=tablist]{justify-content:space-between}
        & .choice+div>p{position:static}
      }
      ${STAGE_ARROWS}
      @media (width<48rem){
        html .stage{gap:var(--gutter);padding-inline:var(--gutter);scroll-padding-inline:var(--gutter);&>li{width:min(100%,56svh*.8);&:only-child{margin-inline:auto}}}
        html .product-text .choice{justify-content:center}
      }
      @media (width>=48rem){
        html:root{--product-columns:minmax(0,calc(max(30rem,100svh - 150px)*.8)) minmax(20rem,1fr)}
        html .stage{
          ${TRACK}
          &>li:nth-child(n){flex:none;width:100%;max-width:none;scroll-snap-align:start}
          &>li:nth-child(n):nth-child(n) img{aspect-ratio:4/5}
        }
        html .stage-line{display:flex}
        html .product-text{position:static;align-self:center;min-height:0;padding:0;& legend{margin-inline:auto}}
      }`,
    // A strip of images from edge to edge, above two columns of text.
    strip: `
      @media (width<48rem){
        html .stage{gap:2px;&>li{width:100%}& img{height:min(133vw,60svh);aspect-ratio:auto}}
        html .product-text{
          display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:16px;
          &>*{grid-column:1/-1;min-width:0}
          &>h1{grid-column:1}
          &>h1+p{grid-column:2;flex-direction:column;align-items:end;margin-top:4px}
        }
      }
      @media (width>=48rem){
        html:root{--product-columns:repeat(2,minmax(0,1fr));--product-gap:clamp(32px,8vw,160px)}
        html .product{display:block;&>:first-child{margin:-24px calc(-1*var(--gutter)) 0}}
        html .stage{
          ${TRACK}
          justify-content:safe center;gap:2px;
          &>li:nth-child(n){flex:none;width:calc(max(25rem,44svh)*(var(--aspect-card)));max-width:none;scroll-snap-align:start}
        }
        html .stage-line{display:flex;padding-inline:var(--gutter)}
        html .product-text{
          position:static;display:grid;grid-template:repeat(6,auto) 1fr/var(--product-columns);
          column-gap:var(--product-gap);min-height:0;padding:16px 0 0;
          &>*{grid-column:1;min-width:0}
          &>:has(.quiet-link){margin-top:-12px}
          &>h1{font-size:var(--text-title);line-height:var(--text-title--line-height)}
          &>.purchase{grid-area:1/2/-1;margin:0}
        }
      }
      ${STAGE_ARROWS}`,
    // The name is larger than the images, which are a large one and small ones around it.
    poster: `
      html .product-text{
        display:contents;
        &>h1{font-size:calc(min(30vw,10rem)*var(--display-size));line-height:var(--text-hero--line-height)}
      }
      @media (width<48rem){
        html .product{display:flex;flex-direction:column;gap:0}
        html .product-text>:is(h1,h1+p){order:-1;margin:12px 0}
        html .stage{gap:0;&>li{width:100%}& img{height:min(125vw,58svh);aspect-ratio:auto}}
      }
      @media (width>=48rem){
        html .product{grid-template-rows:auto repeat(8,auto) 1fr;row-gap:0;&>:first-child{grid-area:2/1/-1}}
        html .product-text{
          &>*{grid-column:2;min-width:0}
          &>h1{grid-area:1/1/auto/-1;margin:0 0 24px;font-size:calc(min(15vw,15rem)*var(--display-size))}
        }
        html .stage{
          grid-template-columns:repeat(3,minmax(0,1fr));gap:8px;
          &>li:nth-child(n){max-width:none}
          &>li:only-child{grid-column:1/-1}
          &:has(>:nth-child(3))>li:first-child{grid-area:span 2/span 2;contain:size;& :is([role=group],img){height:100%}}
        }
      }`,
    // A large image beside two small ones, alternately on each side. The images that are left at the end are in pairs.
    // On phones, the text is on a sheet over the image's lower edge.
    story: `
      @media (width<48rem){
        html .stage{gap:0;padding-inline:0;scroll-padding-inline:0;&>li{width:100%}& [role=group]{border-radius:0}& img{height:min(125vw,58svh);aspect-ratio:auto}}
        html .stage+p{margin-inline-start:calc(12px - var(--gutter))}
        html .stage-line{
          position:relative;z-index:1;margin:calc(-1*var(--radius-image)) calc(-1*var(--gutter)) 0;padding:8px var(--gutter) 0;
          border-radius:var(--radius-image) var(--radius-image) 0 0;background:var(--color-paper)
        }
      }
      @media (width>=64rem){
        html:root{--product-columns:minmax(0,1fr) minmax(20rem,30%);--product-gap:clamp(40px,5vw,96px)}
        html .stage{
          grid-template-columns:repeat(6,minmax(0,1fr));grid-auto-flow:dense;gap:16px;
          &>li:nth-child(n){grid-column:span 2;max-width:none}
          &>li:nth-child(3n+1){grid-column:span 4;grid-row:span 2;contain:size;& :is([role=group],img){height:100%}}
          &>li:nth-child(6n+4){grid-column:3/-1}
          &>li:nth-child(n):nth-child(n) img{aspect-ratio:4/5}
          &:has(>li:last-child:nth-child(3n+2))>li:nth-last-child(-n+2),&:has(>li:last-child:nth-child(3n+1))>li:nth-last-child(-n+4){
            grid-column:span 3;grid-row:auto;contain:none;
            & :is([role=group],img){height:auto}
          }
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
        & select{margin:0}
      }`,
    giant: `
      html .site-footer{display:flex;flex-direction:column}
      html .footer-top .footer-name{order:9;grid-column:1/-1;padding-top:24px}
      html .footer-name .type-display{
        margin-inline-start:-.03em;font-size:calc(min(40vw,40rem)*var(--display-size));line-height:.9;text-fit:grow 180%;
      }`,
  },
  density: {
    normal: '',
    compact: 'html:root{--density:.6}',
    airy: 'html:root{--density:1.3}',
  },
  images: {
    unchanged: '',
    even: `
      html :is(.card-image,.stage [role=group],.look-image){background:color-mix(in srgb,var(--color-tone-stone) 60%,#fff)}
      html :is(.card-image,.stage,.look-image) :is(img,video){mix-blend-mode:multiply;filter:brightness(1.06)}`,
    contained: `
      html:root{--image-fit:contain}
      html :is(.card-image,.stage) img{background-color:attr(data-ground type(<color>),var(--color-tone-stone))}`,
    // Products are in color, so that shoppers can compare colors.
    monochrome: `
      html :is(.hero,.lead-image,.section-gap:not(.look,:has(.card))) :is(img,video){filter:grayscale(1) contrast(1.15)}`,
  },
  letters: {
    typed: '',
    capitals: `
      html :is(${LABELS}){text-transform:uppercase}
      html ::placeholder{text-transform:uppercase}
      ${EMAIL}
      html :is(.header-nav,.site-footer nav,.card-text h3,.hero-text a,.tab){letter-spacing:.04em}`,
    lower: `
      html :is(${LABELS}){text-transform:lowercase}
      html ::placeholder{text-transform:lowercase}
      ${EMAIL}`,
  },
}

/** Returns the rules of a brand's layout. Removes line breaks, because they have no meaning in these rules. */
export function buildLayoutRules(layout: Layout): string[] {
  return layoutAreas.map((area) => findRules(area, layout).replaceAll(/\n\s*/g, ''))
}

function findRules<Area extends keyof Layout>(area: Area, layout: Layout): string {
  return RULES[area][layout[area]]
}
