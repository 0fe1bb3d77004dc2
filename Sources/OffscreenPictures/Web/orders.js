// The four orders of views, which are computed from numbers in the recording.

import { Flag } from "./film.js";

export const orders = ["siblings", "z", "paint", "hit"];

// Returns the position in the scene of the collection view that the panes show: the first one with
// reusable views, or else the first scroll view; -1 for none.
export function mainView(film) {
    let first = -1;
    for (let i = 0; i < film.scene.length; i++) {
        if (!(film.scene[i].flags & Flag.scrolls)) continue;
        if (first < 0) first = i;
        if (
            film.scene[i + 1]?.depth === film.scene[i].depth + 1 &&
            siblings(film, i).some(node => node.flags & Flag.reusable)
        ) {
            return i;
        }
    }
    return first;
}

export function siblings(film, position) {
    const depth = film.scene[position].depth;
    const result = [];
    for (let i = position + 1; i < film.scene.length && film.scene[i].depth > depth; i++) {
        if (film.scene[i].depth === depth + 1) result.push(film.scene[i]);
    }
    return result;
}

// Returns the views that represent elements, in one of the orders: "siblings", "z" and "paint" from
// back to front, "hit" from the front and without the views that no touch reaches.
export function inOrder(film, name) {
    const main = mainView(film);
    if (main < 0) return [];
    const live = siblings(film, main).filter(
        node => node.element >= 0 && !(node.flags & Flag.dormant),
    );
    switch (name) {
        // Views with equal values keep their order.
        case "z":
            return live.sort((a, b) => a.z - b.z);
        case "paint":
            return live.sort((a, b) => a.zPosition - b.zPosition);
        case "hit":
            return live.filter(isTouchable).reverse();
        default:
            return live;
    }
}

export const isElementShown = node =>
    node.element >= 0 && !(node.flags & (Flag.dormant | Flag.unpainted));

export const isTouchable = node => !(node.flags & Flag.untouchable) && node.alpha >= 0.01;

// Returns the reusable views that are painted, in paint order, with their positions in the scene.
export function paintedViews(film) {
    const ranks = new Map(inOrder(film, "paint").map((node, i) => [node, i]));
    const rank = ([node, position]) => ranks.get(node) ?? position;
    return film.scene
        .map((node, position) => [node, position])
        .filter(([node]) => node.flags & Flag.reusable && !(node.flags & Flag.unpainted))
        .sort((a, b) => rank(a) - rank(b));
}

// Returns the overlapping inversions by view: for each upper view the views that it covers, and for
// each lower view the last one that covers it.
export function coverings(film) {
    const covers = new Map();
    const coveredBy = new Map();
    for (const [upper, lower, overlaps] of film.inversions) {
        if (!overlaps) continue;
        covers.set(upper, [...(covers.get(upper) ?? []), lower]);
        coveredBy.set(lower, upper);
    }
    return { covers, coveredBy };
}

// Returns the place on screen of the upper left corner of the view at a position in the scene.
export function originOf(film, position) {
    let node = film.scene[position];
    let x = node.x;
    let y = node.y;
    let depth = node.depth;
    for (let i = position - 1; i >= 0 && depth > 0; i--) {
        const above = film.scene[i];
        if (above.depth !== depth - 1) continue;
        x += above.x - above.ox;
        y += above.y - above.oy;
        depth = above.depth;
    }
    return [x, y];
}

export const overlap = (a, b) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function ranksOf(film) {
    const ranks = {};
    for (const order of ["paint", "hit"]) {
        ranks[order] = new Map(inOrder(film, order).map((node, i) => [node.view, i]));
    }
    // The position among all subviews, as in the trace, which includes dormant views.
    const main = mainView(film);
    const all = main < 0 ? [] : siblings(film, main);
    ranks.siblings = new Map(all.map((node, i) => [node.view, i]));
    return ranks;
}

export const rankOf = (ranks, order, node) =>
    !ranks[order].has(node.view)
        ? order === "hit" && !(node.flags & Flag.dormant)
            ? "never"
            : "-"
        : ranks[order].get(node.view) + (order === "siblings" ? 0 : 1);
