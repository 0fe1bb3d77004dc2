/// The HTML elements of the player's page. The page's script fills them.
enum PlayerMarkup {
    static func body(title: String) -> String {
        #"""
        <header class="top">
        <h1>\#(XML.escaped(title))</h1>
        <nav id="neighbors" class="neighbors" aria-label="Other exhibits"></nav>
        <span class="group"><button data-go="inspect" id="inspect" aria-pressed="false" title="Show \#
        everything: exploded view, lanes, pools, trace, tap probe and more (i)">inspect</button>
        <button data-go="copy" title="Copy or share what is shown (y)">copy</button>
        <button data-go="help" title="The keys and the words of this page (?)">keys and words</button></span>
        </header>
        <p id="notice" role="status" hidden></p>
        <main>
        <section id="story" aria-label="The bug and the fix" tabindex="0"></section>
        <section id="frames" aria-label="The mistake in a few moments" hidden></section>
        <section class="pane" id="screenPane" aria-label="Screen">
        <div class="head"><h2 id="screenTitle">Screen</h2>
        <button data-go="explode" id="explode" aria-pressed="false" title="Show the subviews as layers that lie \#
        apart (e)">exploded</button>
        <span data-two class="group"><button data-go="swap" title="Select the other side (x)">other side</button>
        <button data-go="difference" title="Go to the first difference between the sides (d)">first \#
        difference</button></span>
        <label title="Dims all views whose name or item does not contain this text (f)">filter <input id="filter" \#
        size="6" placeholder="0-3, #4" autocomplete="off"></label>
        <label id="sides" hidden>compare with <select id="side"></select></label>
        <span id="rules" class="rules"></span></div>
        <div id="screens"></div>
        <p id="tapped" role="status" hidden></p>
        <div id="depth" hidden><button data-go="turnOrders" title="Show the layers in sibling, z, paint and hit \#
        order, one after the other (r)">all four orders</button>
        <button data-go="rest" title="Turn back to where no layer covers another (0)">reset</button>
        <label>spread <input type="range" id="spacing" min="0" max="200" value="100"></label>
        <label>from level <input type="range" id="low" min="0" max="1" value="0"></label>
        <label>to level <input type="range" id="high" min="0" max="1" value="1"></label>
        <label>turn <input type="range" id="turn" min="-90" max="90" value="-32"></label>
        <label>tilt <input type="range" id="tilt" min="0" max="85" value="60"></label></div>
        </section>
        <div class="tabs panes" role="tablist" aria-label="Panes">
        <button data-pane="story" role="tab">the bug</button><button data-pane="details" role="tab">details</button>
        <button data-pane="time" role="tab">time</button><button data-pane="pools" \#
        role="tab">pools</button><button data-pane="tools" role="tab">tools</button></div>
        <section class="pane" id="panel" aria-label="Details">
        <div class="tabs" role="tablist" aria-label="Details">
        <button data-tab="proof" role="tab" title="What shows the bug, on both sides (l)" hidden>look \#
        here</button><button data-tab="views" role="tab">views</button><button data-tab="code" role="tab" \#
        title="The code with the mistake and without it (s)" \#
        hidden>Swift</button>
        <button data-tab="notice" role="tab" title="How to notice the mistake in an app (m)" hidden>notice it</button>
        <button data-tab="why" role="tab">why here?</button>
        <button data-tab="probe" role="tab">tap probe</button><button data-tab="trace" role="tab">trace</button>
        <button data-tab="steps" role="tab">scenario</button><button data-tab="source" role="tab" hidden>Swift</button>
        <button data-tab="map" role="tab">content</button>
        <button data-tab="tree" role="tab">tree</button><button data-tab="known" role="tab" \#
        hidden>sources</button></div>
        <section id="quiz" aria-label="Question" tabindex="-1" hidden></section>
        <div id="text" role="tabpanel" tabindex="0" aria-label="views"></div>
        <div id="map" role="tabpanel" aria-label="content" hidden></div>
        <div id="tree" role="tabpanel" tabindex="0" aria-label="tree" hidden></div>
        <div id="inspector" role="group" aria-label="The selected view" tabindex="0" hidden></div>
        </section>
        <section class="pane" id="poolsPane" aria-label="Pools"><div id="pools" role="group" aria-label="Pools" \#
        tabindex="0"></div></section>
        <section class="pane" id="timePane" aria-label="Time">
        <output id="position"></output><div class="now" aria-live="polite"><p id="sentence"></p><p class="small" \#
        id="changes"></p>
        <p class="small trace"><b>step</b> <code id="step"></code> <b>this moment</b> <code id="happened"></code> \#
        <b>next moment</b> <code id="coming"></code></p></div>
        <div class="bar" role="toolbar" aria-label="Steps">
        <span class="group">
        <button data-go="first" title="First moment (Home)">first</button>
        <button data-go="previousTick" title="Previous tick (Shift and left arrow)">tick back</button>
        <button data-go="previous" title="Previous moment (left arrow)">back</button>
        <button data-go="play" id="play" title="Play or pause (Space)">play</button>
        <button data-go="next" title="Next moment (right arrow)">next</button>
        <button data-go="nextTick" title="Next tick (Shift and right arrow)">tick on</button>
        <button data-go="last" title="Last moment (End)">last</button>
        </span>
        <span class="group more"><label title="Moments per second while playing">speed <select id="speed"><option \#
        value="1">1/s</option><option value="4" selected>4/s</option>
        <option value="12">12/s</option><option value="60">60/s</option></select></label>
        <label>colour by <select \#
        id="color"><option>view</option><option>item</option><option>kind</option><option>z</option><option \#
        value="painted">app</option></select></label>
        <label>order by <select id="order"><option \#
        value="siblings">sibling</option><option>z</option><option>paint</option><option>hit</option></select></label>
        <button data-go="violation" title="Go to the first violation of a rule (g)">violation</button>
        <button data-go="predict" id="predict" aria-pressed="false" title="Hide what comes next, and ask questions \#
        about it (p)">predict</button></span>
        </div>
        <div class="scrub"><input type="range" id="scrubber" min="0" value="0" aria-label="Moment"></div>
        <p id="legend" class="small"></p>
        <div id="time" role="group" aria-label="Layout passes, and the elements that each view represents" \#
        tabindex="0"></div>
        </section>
        </main>
        <dialog id="dialog" aria-label="Dialog"></dialog>
        <div id="flight" aria-hidden="true"></div>
        <div id="meaning" role="status" hidden></div>

        """#
    }
}
