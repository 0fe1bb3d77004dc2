"use strict";

// The four orders of views, which are computed from numbers in the recording.

// Returns the position in the scene of the collection view that the panes show: the first one with reusable views, or else the
// first scroll view; -1 for none.
function mainView(film) {
    let first = -1;
    for (let i = 0; i < film.scene.length; i++) {
        if (!(film.scene[i].flags & Flag.scrolls)) continue;
        if (first < 0) first = i;
        if (film.scene[i + 1]?.depth === film.scene[i].depth + 1 && siblings(film, i).some(node => node.flags & Flag.reusable)) return i;
    }
    return first;
}

function siblings(film, position) {
    const depth = film.scene[position].depth, result = [];
    for (let i = position + 1; i < film.scene.length && film.scene[i].depth > depth; i++)
        if (film.scene[i].depth === depth + 1) result.push(film.scene[i]);
    return result;
}

// Returns the views that represent elements, in one of the orders: "siblings", "z" and "paint" from back to front, "hit" from the
// front and without the views that no touch reaches.
function inOrder(film, name) {
    const main = mainView(film);
    if (main < 0) return [];
    const live = siblings(film, main).filter(node => node.element >= 0 && !(node.flags & Flag.dormant));
    switch (name) {
        case "z": return live.map((node, i) => [node, i]).sort((a, b) => a[0].z - b[0].z || a[1] - b[1]).map(pair => pair[0]);
        case "paint":
            return live.map((node, i) => [node, i]).sort((a, b) => a[0].zPosition - b[0].zPosition || a[1] - b[1]).map(pair => pair[0]);
        case "hit": return live.filter(node => !(node.flags & Flag.untouchable) && node.alpha >= 0.01).reverse();
        default: return live;
    }
}

// Returns the place on screen of the upper left corner of the view at a position in the scene.
function originOf(film, position) {
    let node = film.scene[position], x = node.x, y = node.y, depth = node.depth;
    for (let i = position - 1; i >= 0 && depth > 0; i--) {
        const above = film.scene[i];
        if (above.depth !== depth - 1) continue;
        x += above.x - above.ox;
        y += above.y - above.oy;
        depth = above.depth;
    }
    return [x, y];
}
