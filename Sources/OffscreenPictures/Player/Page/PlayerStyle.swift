/// What the player looks like: light and dark, wide and tall, on paper.
enum PlayerStyle {
    static let css = colors + frame + story + panes + time + views + small

    private static let colors = #"""
        :root{color-scheme:light dark;--back:#f2f2f7;--pane:#fff;--ink:#1c1c1e;--soft:#55555c;--line:#c9c9cf;--mark:#0060c0;--hot:#a34700;
        --wrong:#a33c00;--good:#00664a;--chosen:#dbe9fb;--glass:#fff;--warn:#fff1e2}
        @media (prefers-color-scheme:dark){:root{--back:#101012;--pane:#1c1c1e;--ink:#f2f2f7;--soft:#b4b4ba;--line:#3e3e43;--mark:#7ab8ff;
        --hot:#ffa35c;--wrong:#ff8a3a;--good:#46d3a0;--chosen:#16324f;--glass:#2a2a2d;--warn:#38230f}}

        """#

    private static let frame = #"""
        *{box-sizing:border-box}
        [hidden]{display:none!important}
        html,body{margin:0;height:100%}
        body{background:var(--back);color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;display:flex;
        flex-direction:column}
        .top{display:flex;gap:12px;align-items:center;padding:6px 10px 0}.top h1{font-size:19px;line-height:1.25;margin:0;flex:1;min-width:0;overflow-wrap:anywhere}
        #notice{margin:6px 10px 0;padding:4px 10px;border-left:3px solid var(--wrong);background:var(--pane)}
        button,select,input{font:inherit;color:inherit}
        button{border:1px solid var(--line);background:var(--pane);border-radius:6px;padding:3px 8px;cursor:pointer;white-space:nowrap;font-size:13px}
        button:hover{border-color:var(--mark)}button[aria-pressed=true],button[aria-selected=true]{background:var(--chosen);border-color:var(--mark)}
        select,input:not([type=range]){border:1px solid var(--line);border-radius:6px;background:var(--pane);padding:2px 4px;font-size:13px}
        :focus-visible{outline:2px solid var(--mark);outline-offset:1px}
        .group{display:inline-flex;gap:3px;flex-wrap:wrap}.small{font-size:12px}.hide{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
        main{flex:1;min-height:0;display:grid;gap:6px;padding:6px 10px 10px;
        grid-template:"story screen screen" minmax(0,1.4fr) "story panel pools" minmax(0,1fr) "story time time" auto / minmax(300px,29fr) minmax(0,50fr) minmax(180px,21fr)}
        main.bare{grid-template:"screen screen" minmax(0,1.55fr) "panel pools" minmax(0,1fr) "time time" auto / minmax(0,50fr) minmax(200px,24fr)}
        #story{grid-area:story}#screenPane{grid-area:screen}#panel{grid-area:panel}#poolsPane{grid-area:pools}#timePane{grid-area:time}

        """#

    private static let story = #"""
        #story{display:flex;flex-direction:column;gap:6px;overflow:auto;min-height:0}
        .card{background:var(--pane);border:1px solid var(--line);border-radius:8px;padding:4px 10px 5px;min-width:0;overflow-wrap:anywhere}
        .card.active{border-color:var(--mark);box-shadow:inset 0 3px var(--mark)}
        .card h2{margin:0 0 2px;font-size:14px}.card h2 button{font-size:14px;font-weight:700;padding:1px 8px 1px 2px;border-color:transparent;background:none;margin-left:-4px}
        .card h2 small{font-weight:400;color:var(--mark);font-size:12px;margin-left:8px;text-decoration:underline}
        .number{display:inline-block;min-width:20px;text-align:center;border:1px solid var(--line);border-radius:5px;font-size:12px;background:var(--back);margin-right:2px}
        .card p,.card li,.about{font-size:12.5px;line-height:1.32;margin:0 0 2px}.card ul{margin:0;padding-left:16px}.card[data-card=symptom] .body p:nth-child(2){font-weight:600}
        .about{color:var(--soft)}.about dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:4px 0}.about dd{margin:0}.about dt{font-weight:600}
        summary{cursor:pointer}

        """#

    private static let panes = #"""
        .pane{background:var(--pane);border:1px solid var(--line);border-radius:8px;display:flex;flex-direction:column;min-height:0;min-width:0;overflow:hidden}
        .head,.tabs{display:flex;gap:6px;align-items:center;flex-wrap:wrap;padding:4px 8px}.head h2{font-size:14px;margin:0 6px 0 0}.tabs{gap:3px;border-bottom:1px solid var(--line)}
        #text,#tree,#map{flex:1;min-height:0;overflow:auto}#map{overflow:hidden;padding:4px}.panes{display:none}
        #text:has(.traces){display:flex;flex-direction:column;overflow:hidden}.traces{display:flex;gap:8px;flex:1;min-height:0}.traces>div{flex:1;min-width:0;overflow:auto}.kinds{display:flex;flex-wrap:wrap;gap:3px;padding:4px 8px}.kinds button{padding:0 7px;font-size:12px}.kinds button[aria-pressed=false]{text-decoration:line-through;color:var(--soft)}
        .file{font-size:12px;margin:4px 8px 0;font-weight:600}button.whole{white-space:nowrap}.row.only{color:var(--hot);font-weight:600}.row.code{white-space:pre;min-width:max-content}
        #inspector{overflow:auto;padding:4px 8px;border-bottom:1px solid var(--line);font-size:12.5px;flex:3}.inspected b{font-size:13px;margin:0;flex:1;min-width:0;overflow-wrap:anywhere}#inspector .file,#pools .file{margin:4px 0 0}.inspected{display:flex;gap:4px;align-items:center}.inspected button{font-size:12px;padding:1px 6px}
        #inspector dl{display:grid;grid-template-columns:auto 1fr;gap:0 10px;margin:2px 0}#inspector dt{color:var(--soft)}#inspector dd{margin:0;overflow-wrap:anywhere}#inspector .row{padding:1px 0;color:var(--mark);font:inherit;text-decoration:underline}#inspector .row.here{color:var(--ink)}
        #tree,code,pre,.row{font:12px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .row{display:block;width:100%;text-align:left;border:0;background:none;border-radius:0;padding:0 8px;white-space:pre-wrap;overflow-wrap:anywhere}#tree .row{white-space:pre;min-width:max-content}
        .row i,.views i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:5px;border:1px solid #0006;vertical-align:-1px}
        .row.comment{color:var(--soft)}
        .row.dim,tr.dim{opacity:.4}.row.hidden{color:var(--soft)}.row.here{background:var(--chosen);color:var(--ink)}.row.a,.row.b{background:var(--chosen);box-shadow:inset 3px 0 var(--mark)}
        .row.b{box-shadow:inset 3px 0 var(--hot)}.row.bad{color:var(--hot);font-weight:600}.row.fresh{outline:1px dashed var(--mark);outline-offset:-1px}
        .views{border-collapse:collapse;width:100%;font-size:13px}.views caption{text-align:left;padding:4px 8px;color:var(--soft);font-size:12px}
        .views th,.views td{padding:1px 6px;text-align:left;font-weight:400;vertical-align:top;border-top:1px solid var(--line)}.views thead th{font-weight:600;border-top:0;white-space:nowrap}.views .n{text-align:right;font-variant-numeric:tabular-nums}.views .sides th{text-align:center;border-bottom:1px solid var(--line);font-size:12px}.views .sides td{border:0}.views .far{background:var(--back)}
        .views tbody tr{cursor:pointer}.views tr.bad{background:var(--warn)}.views tr.bad .mark,.views tr.bad button{color:var(--wrong);font-weight:700}.views tr.under .mark{color:var(--hot)}
        .views tr.a{box-shadow:inset 3px 0 var(--mark)}.views tr.b{box-shadow:inset 3px 0 var(--hot)}tr.lit,.row.lit,.pool .lit{outline:2px solid var(--mark);outline-offset:-2px}
        .views caption button{padding:0 6px;font-size:12px}.plain{border:0;background:none;padding:0;font-size:13px;text-align:left;white-space:normal;overflow-wrap:anywhere}
        .own{display:inline-block;width:14px;height:14px;border-radius:50%;border:2px solid #fff;box-shadow:0 0 0 1px #000}
        .note{padding:6px 10px;margin:0;font-size:13px}.wrongNote{border-left:3px solid var(--wrong)}.note table{border-collapse:collapse;width:100%}.note .row{min-width:0;padding:0;color:var(--mark)}.note th{white-space:nowrap}.note td,.note th{padding:1px 10px 1px 0;text-align:left;vertical-align:top}
        .lamps{margin-left:auto;display:inline-flex;gap:2px;flex-wrap:wrap}.lamp{padding:0 6px;border-radius:9px;font-size:12px}
        .lamp small{font-size:12px}.lamp::before{content:"✓ ";color:var(--good)}.lamp.off::before{content:"✗ ";color:var(--wrong)}.lamp.off{border-color:var(--wrong);color:var(--hot);font-weight:700}
        .lamp.was{border-color:var(--wrong)}
        #pools{overflow:auto;padding:2px 8px;flex:1;min-height:70px}.pool{display:flex;gap:4px 8px;align-items:center;flex-wrap:wrap;padding:2px 0;border-top:1px solid var(--line);font-size:12px}.pool:first-child{border:0}.pool b{font-weight:600}.pool small{color:var(--soft);font-size:12px}
        .shelf{display:inline-flex;flex-wrap:wrap;gap:3px;min-height:24px;min-width:40px;border-bottom:3px solid var(--line)}
        .chip{min-width:30px;height:24px;border-radius:4px;text-align:center;font:600 12px/22px system-ui,sans-serif;padding:0 4px;border:1px solid #0005;cursor:pointer}
        .chip.last{outline:2px solid var(--mark)}.badge{font-size:12px;border-radius:8px;padding:0 5px;background:var(--mark);color:var(--pane)}
        .pane>#depth{flex:none;padding:2px 8px 6px;color:var(--soft);font-size:12px;display:flex;flex-wrap:wrap;gap:2px 10px}#depth label{flex:1;min-width:130px;display:flex;gap:4px}#depth input{min-width:0;flex:1}
        dialog{border:1px solid var(--line);border-radius:10px;background:var(--pane);color:var(--ink);max-width:min(640px,92vw);max-height:86vh;overflow:auto}
        dialog::backdrop{background:#0006}dialog h3{margin:.2em 0 .5em}dialog .choices{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0}
        dialog pre{white-space:pre-wrap;background:var(--back);padding:6px;border-radius:6px;max-height:40vh;overflow:auto}kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px}

        """#

    private static let time = #"""
        .now{padding:4px 10px 0}.now p{margin:0;min-height:1.4em}.now #sentence{font-weight:600;font-size:14px;line-height:1.3;height:2.6em;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}.now .small{color:var(--soft);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.more{gap:3px 10px;align-items:center}
        .bar{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;padding:4px 10px}.bar label,.head label{color:var(--soft);font-size:13px}
        #position{position:absolute;right:10px;top:5px;z-index:2;background:var(--pane);color:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}#timePane{position:relative}.now #sentence{padding-right:250px}
        .scrub{padding:0 10px}.scrub input{display:block;margin:0 0 2px 96px;width:calc(100% - 98px)}
        #time{padding:0 10px 6px;height:92px;overflow-y:auto;overflow-x:hidden}#marks svg,#lanes svg,#passes svg{display:block}#map svg{display:block}
        [data-moment]{cursor:pointer}#lanes .lit rect{stroke:var(--mark);stroke-width:2}

        """#

    private static let views = #"""
        #screens{flex:1;min-height:0;display:flex;gap:8px;padding:2px 6px 6px}
        .screen{flex:1;display:flex;flex-direction:column;min-width:0;border:1px solid transparent;border-radius:6px}.screen.active{border-color:var(--mark)}
        .screen>p{margin:0;padding:1px 6px;font-size:13px;line-height:20px;color:var(--soft);height:42px;text-align:center;overflow:hidden}.screen>p b{color:var(--ink);font-size:14px}
        .who,.how{display:block;height:20px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.screen>p .term{margin-left:6px}
        .screen .bad{color:var(--wrong)}.screen .fine{color:var(--good)}.term{border:0;background:none;padding:0;font:inherit;color:inherit;text-decoration:underline dotted;text-underline-offset:2px;cursor:help;border-radius:3px;min-width:0}
        #meaning{position:fixed;z-index:99;background:var(--ink);color:var(--pane);padding:6px 10px;border-radius:8px;font-size:13px;line-height:1.35}
        .room{position:relative;flex:1;min-height:0;overflow:hidden}
        .glass{position:absolute;left:50%;top:2px;transform-origin:0 0;background:var(--glass);outline:1px solid var(--line)}
        .view,.content,.ghost{position:absolute}.content{inset:0}
        .view.clip{overflow:hidden}
        .art{position:absolute;inset:0;pointer-events:none}.art svg{display:block;overflow:visible}.art text{font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}.art .dark{fill:#000}.art.front{z-index:9000}
        .view.asPainted>.words{inset:auto 0 0 auto;background:#fffc;color:#000;border-radius:4px 0 0 0;padding:0 3px;flex-direction:row;gap:4px}.asPainted>.words b{font-size:inherit}.asPainted .own{display:none}.view.asPainted{outline-offset:0!important}
        .view.element{cursor:pointer;box-shadow:inset 0 0 0 1px #0004}
        .view.deep{box-shadow:inset 0 0 0 1px #0005,0 1px 5px #0006}
        .words{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;line-height:1.15;pointer-events:none;overflow:hidden;text-align:center;font-size:var(--text)}
        .words b{font-size:var(--big)}.words em{font-style:normal;background:#fff;color:#000;border-radius:3px;padding:0 3px}
        .tight>.words :is(small,em,.own){display:none}.tight>.words b{font-size:var(--text)}.ghost.low{align-items:center}.ghost.low span{white-space:nowrap;max-width:none;overflow:visible}
        .atTop>.words{justify-content:flex-start}.atBottom>.words{justify-content:flex-end}.atLeft>.words{align-items:flex-start;padding:0 3px}.atRight>.words{align-items:flex-end;padding:0 3px}
        .plane>.words,.band>.words{display:block;text-align:left;padding:0 4px;white-space:nowrap;line-height:1.2}
        .mute>.words{visibility:hidden}.plane>.words b,.band>.words b{font-size:inherit;font-weight:600}
        .view.a{outline:3px solid var(--mark);outline-offset:-3px}.view.b{outline:3px solid var(--hot);outline-offset:-3px}.view.lit{box-shadow:inset 0 0 0 3px #fff,inset 0 0 0 5px #000}
        .view.wrong{outline:3px solid #d55e00;outline-offset:-2px}
        .ghost{z-index:9000;border:2px dashed #000;box-shadow:inset 0 0 0 2px #fff;display:flex;align-items:flex-end;justify-content:center;cursor:pointer}
        .ghost span{background:#000;color:#fff;font-size:var(--text);line-height:1.15;padding:0 3px;max-width:100%;overflow:hidden;text-align:center;text-wrap:balance}
        .view.differs{outline:3px dashed #d55e00;outline-offset:-3px}
        .view.disagrees{outline:2px dotted var(--hot);outline-offset:-2px}
        .view.chosen{box-shadow:inset 0 0 0 3px #000,inset 0 0 0 5px #fff}.view.dim{opacity:.25!important}
        .view.fresh::after{content:attr(data-fresh);position:absolute;right:2px;bottom:2px;background:#000;color:#fff;font:600 var(--text)/1.2 system-ui;padding:0 4px;border-radius:6px;z-index:9}
        .spot{position:absolute;width:14px;height:14px;margin:-7px;border:2px solid #000;border-radius:50%;box-shadow:0 0 0 2px #fff;pointer-events:none;z-index:99999}
        .turning .view,.turning+.tags span{transition:transform .9s ease-in-out}
        .moving .view{transition:left .16s,top .16s,width .16s,height .16s}.moving .content{transition:transform .16s}
        .apart .view,.apart .content,.apart.glass{transform-style:preserve-3d;overflow:visible}.apart .view.clip{overflow:visible}
        .inner{position:absolute;inset:0;overflow:hidden;pointer-events:none}.inner div{position:absolute;overflow:hidden;text-align:center;box-shadow:inset 0 0 0 1px #0006}.inner+.words{justify-content:flex-end}
        .plate>.words{display:none}.plate.fresh::after{content:none}.tags{position:absolute;inset:0;pointer-events:none}.tags .own{width:10px;height:10px;border-width:1px;margin-left:4px;vertical-align:-1px}.tags span{position:absolute;left:0;top:0;white-space:nowrap;font-size:12px;line-height:14px;padding:0 2px;border-radius:3px}
        .apart.glass{outline-style:dashed;touch-action:none;cursor:grab}
        #flight .chip{position:fixed;z-index:50;pointer-events:none}

        """#

    private static let small = #"""
        @media (max-height:760px),(max-width:1100px){html,body{height:auto}.room{min-height:300px}#text,#tree,#map{max-height:420px}#map{min-height:300px}}
        @media (max-width:1400px){.bar .group:first-child{gap:2px}.bar .group:first-child button{padding:3px 6px}.bar label{font-size:12px}}
        @media (max-width:1100px){#story{display:grid;grid-template-columns:1fr 1fr}.about{grid-column:1/-1}#time{height:auto;max-height:300px}
        main,main.bare{grid-template:"story" auto "screen" auto "panel" auto "time" auto "pools" auto / minmax(0,1fr)}}
        @media (max-width:640px){#story{grid-template-columns:1fr}.card:not(.active) .body{display:none}.card h2 button{width:100%;text-align:left;white-space:normal}
        main,main.bare{display:flex;flex-direction:column}.panes{display:flex;order:2;padding:0}.panes button{flex:1}#story,#panel,#poolsPane{order:3}#timePane{order:1}
        body:not([data-open=story]) #story,body:not([data-open=details]) #panel,body:not([data-open=pools]) #poolsPane{display:none}
        .views caption button{min-height:44px}body:not([data-open=time]) :is(.scrub,#time,.more,.now .trace,#changes){display:none}
        #screens{gap:2px;padding:2px}.screen>p{height:50px;padding:0 2px}.screen>p .term{display:none}.how{font-size:12px;white-space:normal;line-height:1.2;height:29px}.room{min-height:0;flex:none;aspect-ratio:var(--ratio)}#screens.exploded{flex-direction:column}.exploded .room{aspect-ratio:1.6}.exploded .screen>p{height:auto}
        body:not([data-open=tools]) #screenPane .head{display:none}#screenPane .head{order:2}.bar{padding:4px 6px}.bar .group:first-child{display:grid;grid-template-columns:repeat(7,1fr);width:100%}.bar .group:first-child button{padding:0;min-width:0;white-space:normal;line-height:1.1;font-size:12px}
        .now #sentence{height:auto;min-height:3.9em;-webkit-line-clamp:4}
        button,select,input:not([type=range]),summary{min-height:44px}.bar button,.tabs button{min-width:44px}.now .small{white-space:normal}.lamps{margin-left:0}#position{position:static;display:block;padding:2px 10px}.now #sentence{padding-right:0}.traces{flex-direction:column}#time{height:auto}}
        @media (max-width:640px){.views thead{display:none}.views tbody tr{display:flex;flex-wrap:wrap;gap:0 10px;padding:4px 8px;border-top:1px solid var(--line)}.views tbody th{flex:1 1 100%}.views tbody th,.views tbody td{border:0;padding:0}
        .views .n::before{content:attr(data-word) " ";color:var(--soft)}.views .mark{flex:1 1 100%}}
        @media (min-width:1800px){body{font-size:16px}.card p,.card li,.about{font-size:15px}.card h2,.card h2 button{font-size:16px}.views,.plain{font-size:15px}}
        @media (pointer:coarse){button:not(.screen .term),select,input:not([type=range]),summary{min-height:44px}}
        @media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
        @media print{.panes,#meaning,.bar,.scrub,#depth,dialog,.tabs,#time,.top .group,.head button,.head label{display:none!important}html,body{height:auto;display:block}.pane{break-inside:avoid;margin:6px 0}
        main{display:block}#screens{width:var(--width);height:var(--height);flex:none;zoom:var(--paper)}#text{overflow:visible;max-height:none}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}

        """#
}
