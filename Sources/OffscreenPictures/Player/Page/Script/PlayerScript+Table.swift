extension PlayerScript {
    /// The table beside the screens.
    static let table = #"""
        /// The views of the collection view, the frontmost first, with their four ranks; those out of place are marked.
        function table(player) {
            const film = player.film, list = inOrder(film, player.order), front = player.order === "hit" ? list : list.slice().reverse();
            if (!list.length) return "<p class='note'>No view stands for an element now.</p>";
            const ranks = {};
            for (const order of ["siblings", "paint", "hit"]) ranks[order] = new Map(inOrder(film, order).map((node, i) => [node.view, i]));
            const wrong = new Map(), buried = new Map();
            for (const [upper, lower, overlaps] of film.inversions) {
                if (!overlaps) continue;
                wrong.set(upper, (wrong.get(upper) ?? 0) + 1);
                buried.set(lower, upper);
            }
            const disagree = player.disagreeing(film), shows = front.some(node => showsMore(film, node));
            const rows = front.map(node => {
                const name = film.name(node.view), { fill } = swatch(film, node, player.color);
                const mark = wrong.has(node.view) ? `above ${wrong.get(node.view)} with a greater z` : buried.has(node.view) ? `under ${escaped(film.elementName(film.find(buried.get(node.view)).element))}` : disagree.has(node.view) ? "elsewhere among the siblings" : "";
                const classes = [wrong.has(node.view) ? "bad" : buried.has(node.view) ? "under" : "", name === player.a ? "a" : name === player.b ? "b" : "", player.matches(film, node) ? "" : "dim"].join(" ");
                return `<tr class="${classes}" data-view="${node.view}"><th scope="row"><button class="plain" data-view="${node.view}" aria-pressed="${name === player.a}"><i style="background:${fill}"></i>${escaped(name)}</button></th><td>${escaped(film.elementName(node.element))}</td>`
                    + (shows ? `<td>${escaped(film.text(node))}${colorChip(film, node)}</td>` : "")
                    + `<td class="n" data-word="z">${node.z}</td><td class="n" data-word="sibling">${ranks.siblings.get(node.view)}</td><td class="n" data-word="paint">${(ranks.paint.get(node.view) ?? -2) + 1}</td><td class="n" data-word="hit">${ranks.hit.has(node.view) ? ranks.hit.get(node.view) + 1 : "never"}</td><td class="mark">${mark}</td></tr>`;
            }).join("");
            const direct = new Set(list.map(node => node.view)), inRows = film.scene.filter(node => node.element >= 0 && !(node.flags & (Flag.dormant | Flag.unpainted)) && !direct.has(node.view) && !inOrder(film, "siblings").includes(node));
            const more = inRows.map(node => `<tr data-view="${node.view}"><th scope="row"><button class="plain" data-view="${node.view}"><i style="background:${swatch(film, node, player.color).fill}"></i>${escaped(film.name(node.view))}</button></th><td>${escaped(film.elementName(node.element))}</td>`
                + (shows ? `<td>${escaped(film.text(node))}${colorChip(film, node)}</td>` : "") + `<td class="n">${node.z}</td><td class="n">-</td><td class="n">-</td><td class="n">-</td><td class="mark">in a row that scrolls by itself</td></tr>`).join("");
            const notes = misplaced(film).length ? causes(film).map(text => `<p class="note wrongNote">${escaped(text)}</p>`).join("") : `<p class="note">No view lies above one with a greater z.</p>`;
            return `<table class="views"><caption>${escaped(player.sideName(film))}${player.films.length > 1 ? ` <button data-go="swap">show ${escaped(player.sideName(player.films[1 - player.index]))}</button>` : ""}: by ${escaped(orderWords[player.order])}, the frontmost first</caption><thead><tr><th scope="col">view</th><th scope="col">stands for</th>${shows ? '<th scope="col">shows</th>' : ""}`
                + `<th scope="col" class="n" title="the zIndex that the layout asked for: the greater one should lie in front">z</th><th scope="col" class="n" title="its place among the subviews; 0 is the rearmost">sibling</th><th scope="col" class="n" title="painted as the how manieth; the last one covers the others">paint</th><th scope="col" class="n" title="a touch asks this one as the how manieth">hit</th><th scope="col"><span class="hide">what is wrong</span></th></tr></thead><tbody>${rows}${more}</tbody></table>${notes}`;
        }

        const orderWords = { siblings: "sibling order", z: "z, as the layout asked", paint: "paint order, as people see", hit: "hit order, as touches go" };

        /// Whether a view says something besides the name of its item.
        const showsMore = (film, node) => !!film.text(node) && film.text(node) !== film.data.elements[node.element]?.[1] || ownColor(film, node) !== null;

        /// The colour that the app itself gave a view, where the views of its class have several in this film; null elsewhere.
        function ownColor(film, node) {
            if (!node.own) return null;
            const type = film.name(node.view).split("#")[0];
            film.colors ??= ownColors(film);
            return (film.colors.get(type)?.size ?? 0) < 2 ? null : "#" + (node.own - 1).toString(16).padStart(6, "0");
        }

        function ownColors(film) {
            const colors = new Map();
            for (let i = 0; i < film.data.states.length; i++) {
                const node = film.node(i), type = film.name(node.view).split("#")[0];
                if (node.own && node.w) colors.set(type, (colors.get(type) ?? new Set()).add(node.own));
            }
            return colors;
        }

        const colorChip = (film, node) => { const own = ownColor(film, node); return own ? ` <i class="own" style="background:${own}" title="the colour that the app gave it"></i>` : ""; };

        """#
}
