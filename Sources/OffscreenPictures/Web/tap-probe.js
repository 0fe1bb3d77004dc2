"use strict";

// The tap probe: at a point, the view painted on top, the view that is hit, and the item that `indexPathForItem(at:)` returns.

function probeAt(film, point) {
    const main = mainView(film);
    if (main < 0) return null;
    const [x, y] = originOf(film, main), view = film.scene[main];
    const at = [point[0] - x + view.ox, point[1] - y + view.oy];
    const inside = node => node.x <= at[0] && at[0] < node.x + node.w && node.y <= at[1] && at[1] < node.y + node.h;
    const painted = inOrder(film, "paint").filter(node => inside(node) && !(node.flags & Flag.unpainted)).pop();
    const hit = inOrder(film, "hit").find(inside);
    const rank = node => film.data.elements[node.element][3];
    const item = inOrder(film, "siblings").filter(node => inside(node) && film.data.elements[node.element][2] === 0 && !(node.flags & Flag.leaving))
        .sort((a, b) => a.z - b.z || rank(a) - rank(b)).pop();
    return { painted, hit, item, differ: !(painted === hit && (item ?? hit) === hit), verdict: verdictOf(film, painted, hit, item) };
}

function verdictOf(film, painted, hit, item) {
    const named = node => film.elementName(node.element);
    if (painted !== hit) return "<b>They differ</b>: people see one thing and touch another.";
    if (!painted && !item) return "Nothing stands there but the collection view itself.";
    if (!item) return `People see and touch the same view, ${escaped(named(painted))}. indexPathForItem(at:) answers nil, as no cell has its place there.`;
    if (item === hit) return "They agree: what is seen is touched, and it is the item that is answered.";
    return `People see and touch the same view, ${escaped(named(hit))}. Only indexPathForItem(at:) answers another, ${escaped(named(item))}: it looks at the layout attributes, not at the views.`;
}

function probe(player) {
    if (!player.spot) return "<p class='note'>Alt-click a point of the screen, or press t to probe the middle of the selected view: which view is on top, which is hit, which item is answered?</p>";
    const found = probeAt(player.film, player.spot), film = player.film;
    if (!found) return "<p class='note'>There is no collection view.</p>";
    const row = (word, node, none) => `<tr><th>${word}</th><td${found.differ ? ' class="row bad"' : ""}>${node ? `${escaped(film.name(node.view))} ${escaped(film.elementName(node.element))}` : none}</td></tr>`;
    return `<div class="note"><p>A tap at (${player.spot.map(Math.round).join(",")}):</p><table id="probed" data-differ="${found.differ}">`
        + row("painted on top", found.painted, "the collection view") + row("hitTest", found.hit, "the collection view")
        + row("indexPathForItem(at:)", found.item, "nil") + `</table><p id="verdictOfProbe">${found.verdict}</p></div>`;
}
