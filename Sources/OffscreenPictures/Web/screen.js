// The screen, flat or exploded. It has an HTML element for each view, which is moved and coloured.

import { innerSwatch, swatch } from "./colors.js";
import { wordsForSide } from "./differences.js";
import { $, clamp, counted, made, prefersReducedMotion } from "./dom.js";
import {
    levelRange,
    platesBox,
    plateViews,
    poseNow,
    putIntoRestPose,
    stackOf,
} from "./exploded-view.js";
import { classOf, Flag } from "./film.js";
import { term } from "./glossary.js";
import { drawing, html, render, write } from "./html.js";
import { coverings, inOrder, mainView, originOf, overlap } from "./orders.js";
import { PlateLabels } from "./plate-labels.js";
import { shortState, stateOfProof } from "./proof.js";
import { colorDot, hasOwnText } from "./views-table.js";

export class SideScreen {
    constructor(film, host, isOther) {
        this.film = film;
        this.host = host;
        this.box = made("div", "screen" + (isOther ? " other" : ""));
        render(
            this.box,
            html`<p></p>
                <div class="room" role="group">
                    <div class="glass"></div>
                    <div class="tags" aria-hidden="true"></div>
                </div>`,
        );
        host.append(this.box);
        this.room = this.box.querySelector(".room");
        this.room.style.setProperty(
            "--ratio",
            Math.max(0.55, film.data.screen[0] / film.data.screen[1]).toFixed(3),
        );
        this.glass = this.room.firstChild;
        this.labels = new PlateLabels(film, this.room.lastChild);
        this.ghosts = new Map();
        this.drawn = new Map();
    }

    draw(player) {
        const film = this.film;
        const seen = new Set();
        const [width, height] = film.data.screen;
        const scale = (this.scale =
            Math.min(
                (this.room.clientWidth - 4) / width,
                (this.room.clientHeight - 4) / height,
                4,
            ) || 1);
        const apart = player.isApart;
        const room = [this.room.clientWidth - 16, this.room.clientHeight - 16];
        if (apart && player.needsRest) {
            player.needsRest = false;
            putIntoRestPose(player, room);
        }
        const plates = apart ? stackOf(film, player.order, levelRange()) : null;
        this.glass.className =
            "glass" +
            (player.moves && !prefersReducedMotion.matches ? " moving" : "") +
            (apart ? " apart" : "");
        this.glass.style.cssText =
            `width:${width}px;height:${height}px;` +
            (apart
                ? this.tilt(player, room)
                : `transform:translateX(${(-width * scale) / 2}px) scale(${scale});` +
                  `--text:calc(var(--note)/${scale});--big:calc(var(--large)/${scale})`);
        write(this.box.firstChild, sideTitle(player, film));
        // In the exploded view, the arrow keys turn the plates, so the screen takes the focus.
        this.room.tabIndex = apart ? 0 : -1;
        this.room.setAttribute(
            "aria-label",
            `${player.sideName(film)}` +
                (apart ? ", exploded: arrow keys turn it, plus and minus spread it" : ""),
        );
        // On paper the screens have the same size as here, or a smaller one if the sheet requires
        // it.
        this.host.style.cssText =
            `--width:${this.host.clientWidth}px;--height:${this.host.clientHeight}px;--paper:` +
            Math.min(1, 680 / Math.max(1, this.host.clientWidth)).toFixed(3);
        this.box.classList.toggle("active", player.film === film && player.films.length > 1);
        const plated = apart ? new Set(plateViews(film).map(it => it.node)) : null;
        const { covers, coveredBy } = coverings(film);
        const disagree = player.disagreeing(film);
        const differing = player.differing(film);
        const stack = [this.glass];
        const ranks = (this.ranks = this.paintRanks());
        const moment = film.moment(film.at);
        film.scene.forEach((node, index) => {
            seen.add(node.view);
            let it = this.drawn.get(node.view);
            if (!it) this.drawn.set(node.view, (it = this.make(node)));
            const parent = stack[node.depth];
            if (it.parentNode !== parent) parent.append(it);
            this.style(
                it,
                node,
                ranks[index],
                apart && plated.has(node) ? (plates.places.get(node.view) ?? "out") : null,
                player,
                moment,
            );
            const marks = {
                a: player.isChosen("a", film, node),
                b: player.isChosen("b", film, node),
                wrong: covers.has(node.view),
                buried: coveredBy.has(node.view) && !covers.has(node.view),
                disagrees: disagree.has(node.view),
                differs: player.isFaulty(film) && differing.has(node.view),
                dim:
                    !player.matches(film, node) ||
                    (apart && player.order === "hit" && !!(node.flags & Flag.untouchable)),
                chosen: node.flags & (Flag.selected | Flag.highlighted),
            };
            for (const mark in marks) it.classList.toggle(mark, !!marks[mark]);
            stack[node.depth + 1] = node.flags & Flag.scrolls ? it.content : it;
        });
        this.drawGhosts(apart ? new Map() : coveredBy);
        this.labels.draw(plates, this.pose, player.color);
        for (const [view, it] of this.drawn) {
            if (!seen.has(view)) {
                it.remove();
                this.drawn.delete(view);
            }
        }
    }

    // Draws the outlines of views that are below another view although they should be above it.
    // `wanted` has that other view for each.
    drawGhosts(wanted) {
        const { film } = this;
        for (const [view, it] of this.ghosts) {
            if (!wanted.has(view)) {
                it.remove();
                this.ghosts.delete(view);
            }
        }
        for (const [view, upper] of wanted) {
            const node = film.find(view);
            const host = this.drawn.get(view)?.parentNode;
            if (!host || node.flags & Flag.unpainted) continue;
            let it = this.ghosts.get(view);
            if (!it) {
                this.ghosts.set(view, (it = made("div", "ghost")));
                it.dataset.view = view;
                it.append(document.createElement("span"));
            }
            if (it.parentNode !== host) host.append(it);
            it.classList.toggle("low", node.h * this.scale < 34);
            const css = `left:${node.x}px;top:${node.y}px;width:${node.w}px;height:${node.h}px`;
            if (it.css !== css) it.style.cssText = it.css = css;
            // Without room for the words, the outline and the name are sufficient.
            const name = film.shortName(node.element);
            const whole =
                `${name} under ` +
                (film.data.elements[film.find(upper)?.element]?.[1] ?? classOf(film.name(upper)));
            const text = whole.length * 7 < node.w * this.scale ? whole : name;
            if (it.text !== text) it.firstChild.textContent = it.text = text;
        }
    }

    // Returns the style that shows the plates obliquely from above. They are as large as possible,
    // so that those of both sides fit in every order.
    tilt(player, room) {
        const pose = poseNow(player);
        const boxes = player.films.map(film => platesBox(film, pose));
        const mine = boxes[player.films.indexOf(this.film)];
        const scale = Math.min(
            room[0] / Math.max(...boxes.map(box => box.w)),
            room[1] / Math.max(...boxes.map(box => box.h)),
            2.5,
        );
        const shift = [
            8 + room[0] / 2 - (mine.x + mine.w / 2) * scale,
            8 + room[1] / 2 - (mine.y + mine.h / 2) * scale,
        ];
        // The pose of the plates, and their place and scale on the page.
        this.pose = { ...pose, scale, shift };
        return (
            `--text:calc(var(--large)/${scale});--big:calc(var(--heading)/${scale});left:0;` +
            "top:0;transform-origin:0 0;" +
            `transform:translate(${shift[0].toFixed(2)}px,${shift[1].toFixed(2)}px) ` +
            `scale(${scale.toFixed(4)}) ` +
            `rotateX(${$("tilt").value}deg) rotateZ(${$("turn").value}deg);`
        );
    }

    make(node) {
        const it = document.createElement("div");
        it.dataset.view = node.view;
        it.words = made("div", "words");
        if (node.flags & Flag.scrolls) {
            it.content = made("div", "content");
            it.append(it.content);
        } else {
            it.append(it.words);
        }
        return it;
    }

    style(it, node, rank, level, player, moment) {
        const film = this.film;
        const reusable = node.flags & Flag.reusable;
        const { fill, ink } = swatch(film, node, player.color);
        const isPlate = typeof level === "object" && level !== null;
        const [a, b, c, d, wide, high] = node.transform ?? [1, 0, 0, 1, node.w, node.h];
        const turn = node.transform ? ` matrix(${a},${b},${c},${d},0,0)` : "";
        // A plate is the visible part of its view. A view that the app rotated is shown whole.
        const cut =
            isPlate && !turn
                ? { x: node.x + level.dx, y: node.y + level.dy, w: level.w, h: level.h }
                : null;
        let css =
            `left:${cut?.x ?? node.x + (node.w - wide) / 2}px;` +
            `top:${cut?.y ?? node.y + (node.h - high) / 2}px;width:${cut?.w ?? wide}px;` +
            `height:${cut?.h ?? high}px;z-index:${rank};`;
        const gone = node.flags & Flag.unpainted || level === "out";
        if (gone) css += "display:none;";
        if (node.alpha < 1) css += `opacity:${node.alpha};`;
        const behind = reusable && player.color !== "painted" ? -1 : node.behind;
        const front = reusable ? -1 : node.front;
        if (reusable) css += `background:${behind >= 0 ? "none" : fill};color:${ink};`;
        if (reusable || node.flags & Flag.clips) css += `border-radius:${node.radius}px;`;
        if (node.clip && !isPlate) css += `clip-path:${node.clip};`;
        if (isPlate) {
            css +=
                `transform:translateZ(${(level.rise * this.pose.lift + 0.5).toFixed(2)}px)` +
                `${turn};`;
        } else if (turn) {
            css += `transform:${turn};`;
        }
        if (it.css !== css) it.style.cssText = it.css = css;
        const mute =
            node.flags & Flag.plane && !isPlate && this.isCovered(node, rank) ? " mute" : "";
        const side =
            reusable && !(node.flags & (Flag.plane | Flag.unpainted)) && !isPlate
                ? this.freePlace(node, rank)
                : "";
        const shape =
            node.flags & Flag.plane
                ? " plane"
                : film.data.elements[node.element]?.[2] === 1
                  ? " band"
                  : "";
        it.className =
            "view" +
            (node.flags & Flag.clips ? " clip" : "") +
            (reusable ? " element" + shape : "") +
            (isPlate ? " plate" : "") +
            (node.flags & Flag.plane && node.radius ? " deep" : "") +
            (behind >= 0 && reusable ? " asPainted" : "") +
            side +
            mute;
        const says =
            behind < 0 && node.element >= 0 && hasOwnText(film, node)
                ? html`<em>${film.text(node)}</em>`
                : "";
        this.lay(it, "behind", behind, wide, high);
        this.lay(it, "front", front, wide, high);
        this.layInner(it, reusable && behind < 0 ? node.inner : null, player.color);
        // The contents of a cut plate are cut at the same place.
        const shift = cut
            ? `left:${node.x - cut.x}px;top:${node.y - cut.y}px;right:auto;bottom:auto;` +
              `width:${wide}px;height:${high}px;clip-path:inset(${cut.y - node.y}px ` +
              `${node.x + wide - cut.x - cut.w}px ${node.y + high - cut.y - cut.h}px ` +
              `${cut.x - node.x}px);`
            : "";
        for (const art of [it.behind, it.front, it.inner]) {
            if (art && (art.shift ?? "") !== shift) art.style.cssText = art.shift = shift;
        }
        const name = html`
            <span>
                <b>${film.shortName(node.element)}</b> <small>#${film.serial(node.view)}</small>
            </span>`;
        write(it.words, node.element < 0 ? html`` : html`${says}${name}${colorDot(film, node)}`);
        if (it.content) {
            const scrolled = `translate(${-node.ox}px,${-node.oy}px)`;
            if (it.content.style.transform !== scrolled) it.content.style.transform = scrolled;
        }
        const word = { make: "made", take: "reused", apply: "applied", place: "placed" }[
            moment.verb
        ];
        const fresh = word && moment.view === node.view;
        if (fresh) it.dataset.fresh = word;
        it.classList.toggle("fresh", !!fresh);
    }

    // Puts a drawing into a view: what the view shows behind or in front of its subviews.
    lay(it, place, line, wide, high) {
        const key = line < 0 ? "" : `${line} ${wide} ${high}`;
        if ((it[place]?.key ?? "") === key) return;
        it[place]?.remove();
        it[place] = null;
        if (line < 0) return;
        const art = (it[place] = made("div", "art " + place));
        // Ids are made unique to this view, because references to an id in a hidden view do not
        // work.
        const body = this.film
            .line(line)
            .replaceAll("part-", `part-${this.film.side.replace(/\W/g, "")}-${it.dataset.view}-`);
        render(
            art,
            html`<svg width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"
                aria-hidden="true">${drawing(body)}</svg>`,
        );
        art.key = key;
        if (place === "behind") it.prepend(art);
        else it.append(art);
    }

    // Shows the cells of collection views inside a view, each in its own colour.
    layInner(it, inner, color) {
        const key = inner ? `${color} ${this.scale.toFixed(2)} ${JSON.stringify(inner)}` : "";
        if ((it.innerKey ?? "") === key) return;
        it.innerKey = key;
        it.inner?.remove();
        it.inner = null;
        if (!inner) return;
        it.inner = made("div", "inner");
        const size = 12 / this.scale;
        const cells = inner.map(plate => {
            const [, element, , x, y, w, h] = plate;
            const name = this.film.shortName(element);
            const { fill, ink } = innerSwatch(this.film, plate, color);
            const style =
                `left:${x}px;top:${y}px;width:${w}px;height:${h}px;` +
                `background:${fill};color:${ink}`;
            const textStyle = `font-size:${size.toFixed(1)}px;line-height:${h}px`;
            const hasRoom = w > name.length * size * 0.6 && h > size;
            return html`
                <div style="${style}">
                    ${hasRoom ? html`<b style="${textStyle}">${name}</b>` : ""}
                </div>`;
        });
        render(it.inner, html`${cells}`);
        it.prepend(it.inner);
    }

    // Whether an element is painted over the label of a section's decoration. A half-covered label
    // would be unreadable.
    isCovered(node, rank) {
        const film = this.film;
        const box = i => {
            const [x, y] = originOf(film, i);
            const it = film.scene[i];
            return { x, y, w: it.w, h: it.h };
        };
        const mine = box(film.position.get(node.view));
        const label = {
            ...mine,
            w: Math.min(mine.w, 110 / this.scale),
            h: Math.min(mine.h, 17 / this.scale),
        };
        return film.scene.some(
            (other, i) =>
                other !== node &&
                other.element >= 0 &&
                !(other.flags & Flag.unpainted) &&
                (other.depth !== node.depth || this.ranks[i] > rank) &&
                overlap(label, box(i)),
        );
    }

    // Returns the CSS classes for the place of a cell's label: the middle, or if that is covered, a
    // free corner or edge.
    freePlace(node, rank) {
        const film = this.film;
        const above = this.above(node, rank);
        if (!above.length) return "";
        const sizes = [
            ["", 62, 36],
            [" tight", 36, 17],
        ];
        const main = film.scene[mainView(film)];
        const places = [
            ["", 0.5, 0.5],
            [" atTop atLeft", 0, 0],
            [" atTop atRight", 1, 0],
            [" atBottom atLeft", 0, 1],
            [" atBottom atRight", 1, 1],
            [" atTop", 0.5, 0],
            [" atBottom", 0.5, 1],
        ];
        const window = { x: main.ox, y: main.oy, w: main.w, h: main.h };
        for (const [size, w, h] of sizes) {
            const wide = Math.min(node.w, w / this.scale);
            const high = Math.min(node.h, h / this.scale);
            const free = places.find(([, x, y]) => {
                const box = {
                    x: node.x + (node.w - wide) * x,
                    y: node.y + (node.h - high) * y,
                    w: wide,
                    h: high,
                };
                return overlap(box, window) && !above.some(other => overlap(box, other));
            });
            if (free) return size + free[0];
        }
        return "";
    }

    // Returns the siblings that are painted over a part of a view.
    above(node, rank) {
        if (this.aboveAt !== this.film.at) {
            this.aboveAt = this.film.at;
            this.shown = inOrder(this.film, "siblings")
                .filter(other => !(other.flags & Flag.unpainted))
                .map(other => [other, this.ranks[this.film.position.get(other.view)]]);
        }
        return this.shown
            .filter(([other, theirs]) => other !== node && theirs > rank && overlap(node, other))
            .map(it => it[0]);
    }

    // Returns the rank of each view among its siblings in paint order. Views with equal zPosition
    // keep their order.
    paintRanks() {
        const scene = this.film.scene;
        const groups = new Map();
        const parents = [];
        const ranks = [];
        scene.forEach((node, index) => {
            parents[node.depth + 1] = index;
            const group = parents[node.depth] ?? -1;
            if (!groups.has(group)) groups.set(group, []);
            groups.get(group).push(index);
        });
        for (const group of groups.values()) {
            group
                .sort((a, b) => scene[a].zPosition - scene[b].zPosition)
                .forEach((index, rank) => (ranks[index] = rank));
        }
        return ranks;
    }

    // Returns the place of a pointer event on the screen, in points.
    point(event) {
        const box = this.glass.getBoundingClientRect();
        const scale = box.width / this.film.data.screen[0];
        const [width, height] = this.film.data.screen;
        return [
            clamp((event.clientX - box.left) / scale, 0, width - 1),
            clamp((event.clientY - box.top) / scale, 0, height - 1),
        ];
    }
}

// Returns the title of a side: its name and system, and its state.
function sideTitle(player, film) {
    const seed = +film.data.seed ? term("seed", `seed ${film.data.seed}`) : "";
    const isNamedBySystem = film.side === film.data.behavior;
    const system = isNamedBySystem ? "" : term("system", film.data.behavior);
    const name = isNamedBySystem ? term("system", film.side) : player.sideName(film);
    return html`
        <span class="who"><b>${name}</b> ${system}${seed ? html` ${seed}` : ""}</span>
        <span class="how">${stateOfSide(player, film)}</span>`;
}

// Returns the state of the mistake on a side, or that a step has not ended yet; an empty text if
// there is nothing to say.
function stateOfSide(player, film) {
    if (!player.isSettled(film)) {
        return "in the middle of a step: not all changes are on the screen yet";
    }
    const found = stateOfProof(player, film);
    if (found) {
        const kind = found.isJudged ? (found.isAsExpected ? "fine" : "bad") : "";
        return html`<strong class="${kind}">${shortState(player, film, found)}</strong>`;
    }
    const { proof } = player.guide;
    if (proof && proof.look !== "order") return "";
    const under = coverings(film).coveredBy.size;
    if (under) {
        return html`
            <strong class="bad">${counted(under, "view")} covered by a smaller z</strong>`;
    }
    const differing = player.differing(film).size;
    if (differing && player.isFaulty(film)) {
        const isAll = differing === inOrder(film, "siblings").length;
        const views = isAll ? "all views look" : counted(differing, "view looks", "views look");
        const side = wordsForSide(player, player.films[1]);
        return html`<strong class="bad">${views} different ${side}</strong>`;
    }
    return proof && player.films.some(it => it.data.inversions.length > 1)
        ? html`<strong class="fine">no view covered by a smaller z</strong>`
        : "";
}
