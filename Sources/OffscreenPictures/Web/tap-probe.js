// The tap probe: at a point, the view painted on top, the view that is hit, and the item that
// `indexPathForItem(at:)` returns.

import { made } from "./dom.js";
import { Flag } from "./film.js";
import { html } from "./html.js";
import { inOrder, mainView, originOf } from "./orders.js";

export function probeAt(film, point) {
    const main = mainView(film);
    if (main < 0) return null;
    const [x, y] = originOf(film, main);
    const view = film.scene[main];
    const at = [point[0] - x + view.ox, point[1] - y + view.oy];
    const inside = node =>
        node.x <= at[0] && at[0] < node.x + node.w && node.y <= at[1] && at[1] < node.y + node.h;
    const painted = inOrder(film, "paint")
        .filter(node => inside(node) && !(node.flags & Flag.unpainted))
        .pop();
    const hit = inOrder(film, "hit").find(inside);
    const rank = node => film.data.elements[node.element][3];
    const item = inOrder(film, "siblings")
        .filter(
            node =>
                inside(node) &&
                film.data.elements[node.element][2] === 0 &&
                !(node.flags & Flag.leaving),
        )
        .sort((a, b) => a.z - b.z || rank(a) - rank(b))
        .pop();
    return {
        painted,
        hit,
        item,
        differ: !(painted === hit && (item ?? hit) === hit),
        verdict: verdictOf(film, painted, hit, item),
    };
}

function verdictOf(film, painted, hit, item) {
    const named = node => film.elementName(node.element);
    if (painted !== hit) {
        return html`<b>They differ</b>: a person sees one view and touches another.`;
    }
    if (!painted && !item) return "Only the collection view itself is there.";
    if (!item) {
        return (
            `A person sees and touches the same view, ${named(painted)}. ` +
            "indexPathForItem(at:) returns nil, because no item has its place there."
        );
    }
    if (item === hit) {
        return (
            "They agree: the view that a person sees is the one that a touch reaches, " +
            "and indexPathForItem(at:) returns its item."
        );
    }
    return (
        `A person sees and touches the same view, ${named(hit)}. ` +
        `Only indexPathForItem(at:) returns another item, ${named(item)}, ` +
        "because it uses the layout attributes and not the views."
    );
}

export function probe(player) {
    if (!player.spot) {
        return html`
            <p class="note">Click a point of the screen to test a tap there: which view is in front,
                which view does the tap reach, and which item does indexPathForItem(at:) return?
                The key t tests the middle of the selected view.</p>`;
    }
    const { film, spot } = player;
    const found = probeAt(film, spot);
    if (!found) return html`<p class="note">There is no collection view on the screen now.</p>`;
    const row = (word, node, none) => {
        const name = node ? `${film.name(node.view)} ${film.elementName(node.element)}` : none;
        const kind = found.differ ? "row bad" : "";
        return html`<tr><th>${word}</th><td class="${kind}">${name}</td></tr>`;
    };
    return html`
        <div class="note">
            <p>A tap at (${spot.map(Math.round).join(",")}):</p>
            <table id="probed" data-differ="${found.differ}">
                ${row("painted in front", found.painted, "the collection view")}
                ${row("hitTest", found.hit, "the collection view")}
                ${row("indexPathForItem(at:)", found.item, "nil")}
            </table>
            <p id="verdictOfProbe">${found.verdict}</p>
        </div>`;
}

// Draws the point of the last tap on the screen of the current side.
export function drawSpot(player) {
    document.querySelectorAll(".spot").forEach(spot => spot.remove());
    if (!player.spot || player.isApart) return;
    const [x, y] = player.spot;
    const spot = made("div", "spot");
    spot.style.cssText = `left:${x}px;top:${y}px`;
    player.screens[player.index].glass.append(spot);
}
