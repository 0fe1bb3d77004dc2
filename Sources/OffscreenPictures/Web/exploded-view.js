// The exploded view. Each view is a plate, and the plates are on levels. In the pose at rest, in
// which the view opens, no plate covers another one.

import { $, clamp } from "./dom.js";
import { Flag } from "./film.js";
import { isTouchable, mainView, orders, originOf, overlap } from "./orders.js";

// The turn in the pose at rest, and the range of its tilt, in degrees.
const restTurn = -32;
const flattest = 80;
const steepest = 40;
// The least distance between two plates in the pose at rest, in points of the screen.
const plateGap = 14;

export const radians = degrees => (degrees * Math.PI) / 180;

// Returns the views that become plates: those that represent elements in the main collection view
// and in its orthogonal sections. Each comes with its position in the scene, and with the subview
// of the collection view that it is or that contains it.
export function plateViews(film) {
    const main = mainView(film);
    const result = [];
    let sibling = null;
    for (
        let i = main + 1;
        main >= 0 && i < film.scene.length && film.scene[i].depth > film.scene[main].depth;
        i++
    ) {
        const node = film.scene[i];
        if (node.depth === film.scene[main].depth + 1) sibling = node;
        if (node.element >= 0 && !(node.flags & Flag.dormant)) {
            result.push({ node, sibling, position: i });
        }
    }
    return result;
}

// Returns the part of a view that is on screen, in points of the screen; null if no part of it is
// on screen.
function plateOf(film, { node, position }) {
    const [x, y] = originOf(film, position);
    let [left, top, right, bottom] = [x, y, x + node.w, y + node.h];
    for (let i = position - 1, depth = node.depth; i >= 0 && depth > 0; i--) {
        const above = film.scene[i];
        if (above.depth !== depth - 1) continue;
        depth = above.depth;
        if (!(above.flags & Flag.scrolls)) continue;
        const [ax, ay] = originOf(film, i);
        [left, top, right, bottom] = [
            Math.max(left, ax),
            Math.max(top, ay),
            Math.min(right, ax + above.w),
            Math.min(bottom, ay + above.h),
        ];
    }
    if (node.flags & Flag.unpainted || right <= left || bottom <= top) return null;
    return {
        node,
        view: node.view,
        x: left,
        y: top,
        w: right - left,
        h: bottom - top,
        dx: left - x,
        dy: top - y,
    };
}

// Returns the plates of an order on their levels, the backmost first. Consecutive views that do not
// overlap share a level. In the order of touches, views that no touch reaches are below all others.
function levelsOf(film, order) {
    const ranks = {
        z: it => it.node.z,
        paint: it => it.sibling.zPosition,
        hit: it => +isTouchable(it.node),
        siblings: () => 0,
    };
    const rank = ranks[order];
    const nodes = plateViews(film).sort((a, b) => rank(a) - rank(b));
    const levels = [];
    for (const plate of nodes.map(it => plateOf(film, it))) {
        if (!plate) continue;
        const last = levels.at(-1);
        if (!last || last.some(other => overlap(other, plate))) levels.push([plate]);
        else last.push(plate);
    }
    return levels;
}

// Returns the range of heights at which the upper plate covers the lower one, in points of the
// screen without tilt; null if it does so at no height.
function coverage(lower, upper, turn) {
    const along = [Math.sin(turn), Math.cos(turn)];
    let from = -Infinity;
    let to = Infinity;
    for (const [axis, least, most] of [
        [0, upper.x - lower.x - lower.w, upper.x + upper.w - lower.x],
        [1, upper.y - lower.y - lower.h, upper.y + upper.h - lower.y],
    ]) {
        if (Math.abs(along[axis]) < 1e-9) {
            if (least >= 0 || most <= 0) return null;
            continue;
        }
        const ends = [least / along[axis], most / along[axis]];
        from = Math.max(from, Math.min(...ends));
        to = Math.min(to, Math.max(...ends));
    }
    return from < to ? [from, to] : null;
}

// Returns the height of each level. In the pose at rest, none of its plates covers a plate of a
// lower level.
function risesOf(levels) {
    const rises = [];
    const turn = radians(restTurn);
    levels.forEach((level, number) => {
        const covered = [];
        for (let below = 0; below < number; below++) {
            for (const lower of levels[below]) {
                for (const upper of level) {
                    const reach = coverage(lower, upper, turn);
                    if (reach) {
                        covered.push([
                            reach[0] + rises[below] - plateGap,
                            reach[1] + rises[below] + plateGap,
                        ]);
                    }
                }
            }
        }
        covered.sort((a, b) => a[0] - b[0]);
        let rise = number ? rises[number - 1] + plateGap : 0;
        for (const [from, to] of covered) if (from < rise && rise < to) rise = to;
        rises.push(rise);
    });
    return rises;
}

// Returns the plates of an order between two levels. They are computed once for each moment.
export function stackOf(film, order, [low, high]) {
    if (film.stacked !== film.at) {
        film.stacked = film.at;
        film.stacks = new Map();
    }
    const key = `${order} ${low} ${high}`;
    if (!film.stacks.has(key)) {
        const all = levelsOf(film, order);
        const levels = all.slice(low, high + 1);
        const rises = risesOf(levels);
        const places = new Map();
        levels.forEach((level, number) =>
            level.forEach(plate =>
                places.set(plate.view, { ...plate, level: low + number, rise: rises[number] }),
            ),
        );
        film.stacks.set(key, { count: all.length, places });
    }
    return film.stacks.get(key);
}

// Returns the range of levels that is shown.
export const levelRange = () => [
    +$("low").value,
    +$("high").value >= +$("high").max ? Infinity : +$("high").value,
];

// Returns the pose of the plates: turn, tilt, and the height of a rise of 1.
export const poseNow = player => ({
    turn: radians(+$("turn").value),
    tilt: radians(+$("tilt").value),
    lift: +$("spacing").value / 100 / Math.tan(radians(player.restTilt)),
});

// Returns the place of a point of the screen on the page, before it is scaled.
export const projected = ({ turn, tilt, lift }, x, y, rise) => [
    x * Math.cos(turn) - y * Math.sin(turn),
    (x * Math.sin(turn) + y * Math.cos(turn)) * Math.cos(tilt) - rise * lift * Math.sin(tilt),
];

export const corners = ({ x, y, w, h }) => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
];

// Returns the shown plates of a film in all four orders.
const allPlates = film =>
    orders.flatMap(order => [...stackOf(film, order, levelRange()).places.values()]);

// Returns the box on the page around the plates of a film in all four orders, so that plates do not
// jump when the order changes.
export function platesBox(film, pose) {
    const [w, h] = film.data.screen;
    const points = corners({ x: 0, y: 0, w, h }).map(at => projected(pose, ...at, 0));
    for (const plate of allPlates(film)) {
        for (const at of corners(plate)) points.push(projected(pose, ...at, plate.rise));
    }
    const xs = points.map(it => it[0]);
    const ys = points.map(it => it[1]);
    return {
        x: Math.min(...xs),
        y: Math.min(...ys),
        w: Math.max(...xs) - Math.min(...xs),
        h: Math.max(...ys) - Math.min(...ys),
    };
}

// Puts the plates into the pose at rest, with a tilt at which they fill the space.
export function putIntoRestPose(player, room) {
    player.isPosed = false;
    $("turn").value = restTurn;
    $("spacing").value = 100;
    const untilted = { turn: radians(restTurn), tilt: 0, lift: 0 };
    let wide = 1;
    let tall = 1;
    for (const film of player.films) {
        const box = platesBox(film, untilted);
        const tops = allPlates(film).map(
            plate =>
                Math.min(...corners(plate).map(at => projected(untilted, ...at, 0)[1])) -
                plate.rise,
        );
        wide = Math.max(wide, box.w);
        tall = Math.max(tall, box.y + box.h - Math.min(box.y, ...tops));
    }
    const flat = room[1] / (tall * Math.min(room[0] / wide, 2.5));
    $("tilt").value = clamp((Math.acos(Math.min(1, flat)) * 180) / Math.PI, steepest, flattest);
    player.restTilt = +$("tilt").value;
}

// Whether a higher plate covers a point of a plate in a pose.
export function isPlateCovered(stack, pose, plate, [px, py]) {
    for (const other of stack.places.values()) {
        if (other.level <= plate.level || Math.cos(pose.tilt) < 1e-6) continue;
        const up = (py + other.rise * pose.lift * Math.sin(pose.tilt)) / Math.cos(pose.tilt);
        const x = px * Math.cos(pose.turn) + up * Math.sin(pose.turn);
        const y = up * Math.cos(pose.turn) - px * Math.sin(pose.turn);
        if (x > other.x && x < other.x + other.w && y > other.y && y < other.y + other.h) {
            return true;
        }
    }
    return false;
}
