/// The player's elements; the script fills them.
enum PlayerMarkup {
    static func body(title: String) -> String {
        #"""
        <header class="bar" role="toolbar" aria-label="Steps">
        <h1>\#(XML.escaped(title))</h1><span id="behavior"></span>
        <span class="group">
        <button data-go="first" title="First moment (Home)">|◀</button>
        <button data-go="previousTick" title="Tick back (Shift ←)">◀◀</button>
        <button data-go="previous" title="Step back (←)">◀</button>
        <button data-go="play" id="play" title="Play or pause (Space)">▶ play</button>
        <button data-go="next" title="Step (→)">▶</button>
        <button data-go="nextTick" title="Tick (Shift →)">▶▶</button>
        <button data-go="last" title="Last moment (End)">▶|</button>
        </span>
        <label>speed <select id="speed"><option value="1">1/s</option><option value="4" selected>4/s</option>
        <option value="12">12/s</option><option value="60">60/s</option></select></label>
        <label>colour by <select id="color"><option>view</option><option>item</option><option>kind</option><option>z</option></select></label>
        <label>order <select id="order"><option>siblings</option><option>z</option><option>paint</option><option>hit</option></select></label>
        <label>filter <input id="filter" size="6" placeholder="0-3, #4" autocomplete="off"></label>
        <span class="group">
        <button data-go="explode" id="explode" aria-pressed="false" title="Draw the siblings apart (e)">exploded</button>
        <button data-go="predict" id="predict" aria-pressed="false" title="Stop before a take and ask (p)">predict</button>
        <button data-go="copy" title="Copy or share (y)">copy</button>
        <button data-go="help" title="Keys (?)">?</button>
        </span>
        </header>
        <main>
        <section class="pane" id="screenPane" aria-label="Screen">
        <h2><span id="screenTitle">screen</span><span id="lamps" class="lamps"></span></h2>
        <div id="screens"></div>
        <div id="depth" hidden><label>spacing <input type="range" id="spacing" min="0" max="60" value="26"></label>
        <label>from <input type="range" id="low" min="0" max="1" value="0"></label>
        <label>to <input type="range" id="high" min="0" max="1" value="1"></label></div>
        </section>
        <section class="pane" id="mapPane" aria-label="Content map"><h2>content <small id="mapTitle"></small></h2><div id="map"></div></section>
        <section class="pane" id="treePane" aria-label="Tree"><h2><span id="treeTitle">tree, back to front</span></h2><div id="tree" role="listbox" tabindex="0"></div></section>
        <section class="pane" id="poolsPane" aria-label="Pools"><h2>pools</h2><div id="pools"></div></section>
        <section class="now" aria-live="polite"><div><b>just happened</b> <code id="happened"></code></div><div><b>next</b> <code id="coming"></code></div></section>
        <section class="pane" id="textPane" aria-label="Words">
        <h2 role="tablist"><button data-tab="trace" role="tab">trace</button><button data-tab="steps" role="tab">steps</button>
        <button data-tab="why" role="tab">why above?</button><button data-tab="probe" role="tab">tap probe</button></h2>
        <div id="text"></div></section>
        <section class="pane" id="timePane" aria-label="Time">
        <h2>lanes: one per view, each bar the element it stood for</h2><div id="lanes"></div>
        <h2>passes: <span class="key asks"></span>asks <span class="key made"></span>made <span class="key moved"></span>moved
        <span class="key red"></span>inversion</h2><div id="passes"></div></section>
        <section class="scrub"><input type="range" id="scrubber" min="0" value="0" aria-label="Moment"><output id="position"></output></section>
        </main>
        <dialog id="dialog"></dialog>
        <div id="flight" aria-hidden="true"></div>

        """#
    }
}
