/// What the player looks like: light and dark, wide and tall, on paper.
enum PlayerStyle {
    static let css = colors + frame + panes + views + small

    private static let colors = #"""
        :root{color-scheme:light dark;--back:#f2f2f7;--pane:#fff;--ink:#1c1c1e;--soft:#5f5f66;--line:#d1d1d6;--mark:#0060c0;--hot:#b34f00;
        --wrong:#d55e00;--good:#00724f;--chosen:#dbe9fb;--glass:#fff}
        @media (prefers-color-scheme:dark){:root{--back:#101012;--pane:#1c1c1e;--ink:#f2f2f7;--soft:#aeaeb2;--line:#3a3a3e;--mark:#6fb3ff;
        --hot:#ff9a4d;--wrong:#ff7a1a;--good:#3ecf9a;--chosen:#16324f;--glass:#2a2a2d}}

        """#

    private static let frame = #"""
        *{box-sizing:border-box}
        html,body{margin:0;height:100%}
        body{background:var(--back);color:var(--ink);font:13px/1.35 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;display:flex;
        flex-direction:column}
        .bar{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;padding:6px 8px;font-size:12px;background:var(--pane);border-bottom:1px solid var(--line)}
        .bar h1{font-size:14px;margin:0;max-width:19em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.bar #behavior{color:var(--soft)}
        .bar label{color:var(--soft)}
        button,select,input{font:inherit;color:inherit}
        button{border:1px solid var(--line);background:var(--back);border-radius:6px;padding:3px 6px;cursor:pointer;white-space:nowrap}
        button:hover{border-color:var(--mark)}button[aria-pressed=true],button[aria-selected=true]{background:var(--chosen);border-color:var(--mark)}
        select,input:not([type=range]){border:1px solid var(--line);border-radius:6px;background:var(--pane);padding:2px 4px}
        :focus-visible{outline:2px solid var(--mark);outline-offset:1px}
        .group{display:inline-flex;gap:3px}
        main{flex:1;min-height:0;display:grid;gap:6px;padding:6px;
        grid-template:"screen map tree pools" minmax(0,1.35fr) "now now now now" auto "text text time time" minmax(0,1fr)
        "scrub scrub scrub scrub" auto / minmax(0,1.25fr) minmax(0,.7fr) minmax(0,1.15fr) minmax(0,1fr)}
        #screenPane{grid-area:screen}#mapPane{grid-area:map}#treePane{grid-area:tree}#poolsPane{grid-area:pools}.now{grid-area:now}
        #textPane{grid-area:text}#timePane{grid-area:time}.scrub{grid-area:scrub}

        """#

    private static let panes = #"""
        .pane{background:var(--pane);border:1px solid var(--line);border-radius:8px;display:flex;flex-direction:column;min-height:0;min-width:0;overflow:hidden}
        .pane h2{font-size:12px;font-weight:600;margin:0;padding:4px 8px;color:var(--soft);display:flex;gap:6px;align-items:center;flex-wrap:wrap}
        .pane h2 button{font-size:12px;padding:1px 7px}
        .pane>div{flex:1;min-height:0}
        #tree,#text,#pools,#lanes{overflow:auto}
        #tree,#text,code,pre{font:11.5px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .row{display:block;width:100%;text-align:left;border:0;background:none;border-radius:0;padding:0 8px;white-space:pre;font:inherit;min-width:max-content}
        .row i{display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:5px;border:1px solid #0006}
        .row.dim{opacity:.35}.row.hidden{color:var(--soft)}.row.here{background:var(--chosen);color:var(--ink)}.row.a,.row.b{background:var(--chosen);box-shadow:inset 3px 0 var(--mark)}
        .row.b{box-shadow:inset 3px 0 var(--hot)}.row.bad{color:var(--hot);font-weight:600}.row.fresh{outline:1px dashed var(--mark);outline-offset:-1px}
        .note{padding:6px 10px;margin:0}.note table{border-collapse:collapse;width:100%}.note .row{white-space:normal;min-width:0;padding:0;color:var(--mark)}.note th{white-space:nowrap}.note td,.note th{padding:1px 10px 1px 0;text-align:left;vertical-align:top}
        .now{display:grid;grid-template-columns:1fr 1fr;gap:6px}.now>div{background:var(--pane);border:1px solid var(--line);border-radius:8px;padding:4px 8px;overflow:hidden;
        white-space:nowrap;text-overflow:ellipsis}.now b{color:var(--soft);font-weight:600;margin-right:4px}#happened{color:var(--mark);font-weight:600}
        .scrub{display:flex;gap:10px;align-items:center}.scrub input{flex:1}.scrub output{min-width:17em;text-align:right;color:var(--soft);font-variant-numeric:tabular-nums}
        .lamps{margin-left:auto;display:inline-flex;gap:2px}main.two{grid-template-columns:minmax(0,2fr) minmax(0,.6fr) minmax(0,1fr) minmax(0,.9fr)}.pane h2 .lamp{padding:0 5px;border-radius:9px;font-size:10.5px}
        .lamp::before{content:"✓ ";color:var(--good)}.lamp.off::before{content:"✗ ";color:var(--wrong)}.lamp.off{border-color:var(--wrong);color:var(--hot);font-weight:700}
        .lamp.was{border-color:var(--wrong)}
        .pool{padding:2px 8px 7px;border-top:1px solid var(--line)}.pool:first-child{border:0}.pool b{font-weight:600}.pool small{color:var(--soft);display:block}
        .shelf{display:flex;flex-wrap:wrap;gap:3px;min-height:24px;padding:2px 0;border-bottom:3px solid var(--line)}
        .chip{min-width:30px;height:22px;border-radius:4px;text-align:center;font:600 11px/22px system-ui,sans-serif;padding:0 4px;border:1px solid #0005;cursor:pointer}
        .chip.last{outline:2px solid var(--mark)}.badge{font-size:10px;border-radius:8px;padding:0 5px;background:var(--mark);color:var(--pane);margin-left:4px}
        #passes{flex:0 0 62px}.pane>#depth{flex:none;padding:2px 8px 6px;color:var(--soft);font-size:11px;display:flex;gap:10px}.pane>#depth[hidden]{display:none}#depth label{flex:1;min-width:0;display:flex;gap:4px}#depth input{min-width:0;flex:1}#map{padding:4px}#map svg,#lanes svg,#passes svg{display:block}
        .key{display:inline-block;width:9px;height:9px;border-radius:2px}.key.asks{background:#56b4e9}.key.made{background:#e69f00}.key.moved{background:#009e73}.key.red{background:#d55e00;border-radius:50%}
        dialog{border:1px solid var(--line);border-radius:10px;background:var(--pane);color:var(--ink);max-width:min(640px,92vw);max-height:86vh;overflow:auto}
        dialog::backdrop{background:#0006}dialog h3{margin:.2em 0 .5em}dialog .choices{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0}
        dialog pre{white-space:pre-wrap;background:var(--back);padding:6px;border-radius:6px;max-height:40vh;overflow:auto}kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px}

        """#

    private static let views = #"""
        #screens{display:flex;gap:8px;align-items:flex-start;justify-content:center;overflow:hidden;padding:2px 6px 6px}
        .screen{position:relative;flex:1;overflow:hidden;height:100%;min-width:0}.screen>p{margin:0;color:var(--soft);text-align:center;font-size:11px;height:15px;overflow:hidden}
        .screen.other>p{color:var(--ink)}
        .glass{position:absolute;left:50%;top:16px;transform-origin:0 0;background:var(--glass);outline:1px solid var(--line)}
        .view,.content{position:absolute}.content{inset:0}
        .view.clip{overflow:hidden}
        .view.element{cursor:pointer;box-shadow:inset 0 0 0 1px #0004}
        .view.deep{box-shadow:inset 0 0 0 1px #0005,0 1px 5px #0006}
        .words{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;line-height:1.1;pointer-events:none;overflow:hidden}
        .words b{font-size:15px}.words small{font-size:10px}
        .plane>.words,.band>.words{display:block;padding:0 4px;font-size:8px;line-height:8px;white-space:nowrap}.band>.words{font-size:11px;line-height:1.6}
        .plane>.words b,.plane>.words small,.band>.words b,.band>.words small{font-size:inherit;font-weight:500}
        .view.a{outline:3px solid var(--mark);outline-offset:-3px}.view.b{outline:3px solid var(--hot);outline-offset:-3px}
        .view.wrong{outline:3px solid var(--wrong);outline-offset:-2px}.view.buried{outline:2px dashed var(--wrong);outline-offset:-2px}
        .view.disagrees{outline:2px dotted var(--hot);outline-offset:-2px}
        .view.chosen{box-shadow:inset 0 0 0 3px #000,inset 0 0 0 5px #fff}.view.dim{opacity:.25!important}
        .view.fresh::after{content:attr(data-fresh);position:absolute;right:2px;bottom:2px;background:#000c;color:#fff;font:600 9px/13px system-ui;padding:0 4px;border-radius:6px;z-index:9}
        .spot{position:absolute;width:14px;height:14px;margin:-7px;border:2px solid #000;border-radius:50%;box-shadow:0 0 0 2px #fff;pointer-events:none;z-index:99999}
        .moving .view{transition:left .16s,top .16s,width .16s,height .16s}.moving .content{transition:transform .16s}
        .apart .view,.apart .content,.apart.glass{transform-style:preserve-3d;overflow:visible}.apart .view.clip{overflow:visible}
        .apart.glass{outline-style:dashed}.apart .element{opacity:.92}
        #flight .chip{position:fixed;z-index:50;pointer-events:none}

        """#

    private static let small = #"""
        @media (max-width:900px),(max-aspect-ratio:1/1){
        main{grid-template:"screen map" minmax(0,1.3fr) "tree pools" minmax(0,1fr) "now now" auto "text text" minmax(0,.75fr) "time time" minmax(0,1fr) "scrub scrub" auto
        / minmax(0,1.5fr) minmax(0,1fr)}
        main.two{grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}
        .now{grid-template-columns:1fr}}
        @media (max-height:560px){html,body{height:auto}main{min-height:900px}}
        @media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
        @media print{.bar,.scrub,#depth,dialog{display:none}html,body{height:auto}.pane{break-inside:avoid}main{display:block}.pane{margin:6px 0}#screens{height:420px}#tree,#text,#pools,#lanes{overflow:visible}}

        """#
}
