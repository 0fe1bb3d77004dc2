extension PlayerScript {
    /// Colours, and other small things that panes share.
    static let paint = #"""
        const $ = id => document.getElementById(id);
        const escaped = text => text.replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
        const still = matchMedia("(prefers-reduced-motion: reduce)");

        /// The fill and the ink of a view's state, by view, item, kind or z.
        function swatch(film, node, by) {
            let number = film.data.views[node.view][2];
            if (by === "z") number = film.zs.get(node.z)[node.flags & Flag.plane ? 2 : 1];
            else if (by !== "view" && node.element >= 0) number = film.data.elements[node.element][by === "item" ? 4 : 5];
            return inks(film, number);
        }

        function inks(film, number) {
            const [fill, dark] = film.data.swatches[number];
            return { fill, ink: dark ? "#000" : "#fff" };
        }

        const viewSwatch = (film, view) => inks(film, film.data.views[view][2]);

        function chip(film, view, extra = "") {
            const { fill, ink } = viewSwatch(film, view);
            return `<button class="chip ${extra}" data-view="${view}" title="${escaped(film.name(view))}" style="background:${fill};color:${ink}">#${film.data.views[view][1]}</button>`;
        }

        /// Writes HTML only where it differs: what did not change keeps its scroll position and its focus.
        function write(host, html) {
            if (host.written === html) return;
            host.written = html;
            host.innerHTML = html;
        }

        """#
}
