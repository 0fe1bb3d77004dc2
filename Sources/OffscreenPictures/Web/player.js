// The player: the state of the page, from which every part is drawn.

import { showCopies } from "./clipboard.js";
import { differences } from "./differences.js";
import { $, clamp, prefersReducedMotion, selectTab } from "./dom.js";
import { nextShown } from "./event-kinds.js";
import { Flag } from "./film.js";
import { toFirstDifference } from "./first-difference.js";
import { hasFirstScreen, inspect, tabsOfFirstScreen } from "./first-screen.js";
import { animateFlight, onScreen, onShelf } from "./flight.js";
import { showHelp } from "./keyboard.js";
import { alignOtherSides, lastTickOfStep, stepAt, stepsOf } from "./lockstep.js";
import { inOrder, orders, originOf } from "./orders.js";
import { homesOf } from "./pools.js";
import { placeOnContent } from "./proof.js";
import { askBefore, askFirst, endQuestion } from "./quiz.js";
import { firstViolations } from "./rules.js";
import { Store } from "./store.js";
import { stops } from "./story.js";
import { firstTab } from "./tabs.js";
import { ownColor } from "./views-table.js";

export class Player extends Store {
    constructor(all, guide) {
        super();
        this.all = all;
        this.guide = guide;
        this.story = guide.story;
        // Two recordings (sides) are shown at a time.
        this.films = all.slice(0, 2);
        this.film = all[0];
        this.stops = [];
        // The screens of the two sides.
        this.screens = [];
        Object.assign(this, {
            a: null,
            b: null,
            order: "siblings",
            color: guide.color,
            tab: firstTab(guide),
            card: null,
            isApart: false,
            needsRest: true,
            isPosed: false,
            inspects: !hasFirstScreen(guide),
            hasLetterKeys: true,
            restTilt: 60,
            filter: "",
            spot: null,
            moves: false,
            hidden: [],
            answered: new Set(),
            predicts: false,
            asked: -1,
            score: { right: 0, wrong: 0 },
            timer: null,
        });
        all.forEach(
            (film, i) => ([film.side, film.pin] = guide.sides[i] ?? [film.data.behavior, -1]),
        );
    }

    // Whether a side has a moment of the guide, such as "symptom", and whether it is at that
    // moment.
    hasStop(film, name) {
        return !!this.guide[name] && this.all[this.guide[name][0]] === film;
    }

    isAtStop(film, name) {
        return this.hasStop(film, name) && this.guide[name][1] === film.at;
    }

    // The name of the moment of the story at which the current side is; undefined for none.
    get stopName() {
        return stops.find(name => this.isAtStop(this.film, name));
    }

    // Whether a side has reached the moment at which the scenario declares the symptom gone.
    isFixed(film) {
        return (
            this.hasStop(film, "declaredFix") &&
            film.side === "the bug" &&
            film.at >= this.guide.declaredFix[1]
        );
    }

    // Returns the name of a side, such as "the bug". From the fixed moment on, the name adds that
    // the bug is fixed.
    sideName(film) {
        if (film.pin >= 0 && film.at !== film.pin) return "the bug, before the fix";
        return this.isFixed(film) ? "the bug, fixed by now" : film.side;
    }

    get index() {
        return this.films.indexOf(this.film);
    }

    // The side that is not the current one; undefined if there is only one.
    get other() {
        return this.otherThan(this.film);
    }

    otherThan(film) {
        return this.films[1 - this.films.indexOf(film)];
    }

    get first() {
        return firstViolations(this.film);
    }

    // Returns the pool of a view.
    home(view) {
        return homesOf(this.film).get(view);
    }

    // Navigation

    go(moment, moves = false) {
        const film = this.film;
        const at = clamp(moment, 0, film.count - 1);
        const isStep = at === film.at + 1;
        if (this.predicts && isStep && this.asked !== at) {
            if ($("quiz").goOn) return;
            if (askBefore(this, at)) return;
        }
        endQuestion();
        this.asked = -1;
        const next = film.moment(at);
        const before =
            isStep && next.verb === "put"
                ? onScreen(next.view)
                : isStep && next.verb === "take"
                  ? onShelf(next.view)
                  : null;
        this.moves = moves && isStep;
        film.seek(at);
        alignOtherSides(this);
        this.changed();
        if (before) {
            animateFlight(
                this,
                before,
                next.verb === "put" ? onShelf(next.view) : onScreen(next.view),
            );
        }
    }

    // Returns the index of the first tick of the step that contains a tick; -1 before the first
    // step.
    step(tick) {
        return stepsOf(this.film).findLast(t => t <= tick) ?? -1;
    }

    tick(by) {
        const { film } = this;
        const { tick } = film;
        const end = film.endOfTick(tick);
        if (by > 0) {
            this.go(
                film.at < end
                    ? end
                    : film.endOfTick(Math.min(tick + 1, film.data.ticks.length - 1)),
            );
        } else {
            this.go(tick > 0 ? film.endOfTick(tick - 1) : 0);
        }
    }

    toStep(by) {
        const { film } = this;
        const now = stepAt(film, film.tick);
        const last = step => film.endOfTick(lastTickOfStep(film, step));
        this.go(
            last(
                clamp(by > 0 && film.at < last(now) ? now : now + by, 0, stepsOf(film).length - 1),
            ),
        );
    }

    pass(by) {
        const film = this.film;
        const ends = film.data.passes.map(p => p[1]);
        this.go(
            (by > 0 ? ends.find(m => m > film.at) : ends.filter(m => m < film.at).pop()) ??
                (by > 0 ? film.count - 1 : 0),
        );
    }

    toFirstViolation(rule) {
        const all = (rule === undefined ? this.first : [this.first[rule]]).filter(m => m >= 0);
        if (all.length) this.go(Math.min(...all));
        return all.length > 0;
    }

    // Goes to the symptom, the cause or the fixed moment, on its side.
    toStop(name) {
        const stop = this.guide[name];
        this.card = name === "avoid" ? name : null;
        if (!stop) return this.changed();
        this.show(this.all[stop[0]]);
        this.set({ tab: firstTab(this.guide), a: null, b: null });
        this.go(stop[1]);
    }

    // Makes a side the current one.
    show(film) {
        if (!this.films.includes(film)) this.films = [this.all[0], film];
        this.film = film;
    }

    // Whether a side can be compared at its moment, which is the end of a tick or the symptom in
    // the middle of one.
    isSettled(film) {
        return film.isEnd(film.at) || this.isAtStop(film, "symptom");
    }

    // Whether a difference from the other side is a fault of this side.
    isFaulty(film) {
        return film === this.films[0] && !this.isFixed(film);
    }

    // Returns the views that look different on the other side, with the differences; none while a
    // side has views out of order.
    differing(film) {
        if (
            !this.films.includes(film) ||
            this.films.length < 2 ||
            this.films.some(it => it.inversions.length)
        ) {
            return new Map();
        }
        // On a page about the scroll position all views may have moved, so only the view that the
        // scenario names is marked.
        if (this.guide.proof?.look === "strip") {
            const it = placeOnContent(this, film)?.it;
            return new Map(it ? [[it.view, "place"]] : []);
        }
        return new Map(
            differences(this, film)
                .filter(it => it.view >= 0)
                .map(it => [it.view, it.kind]),
        );
    }

    stop() {
        clearInterval(this.timer);
        this.timer = null;
        $("play").textContent = "play";
    }

    // Plays. If the page is at the symptom, it goes back to the cause, plays up to the symptom in
    // at most 15 seconds, and stops there.
    play() {
        if (this.timer) return this.stop();
        const { film } = this;
        const { cause, symptom } = this.guide;
        const isSymptom = this.isAtStop(film, "symptom");
        const end = cause && isSymptom && cause[1] < symptom[1] ? symptom[1] : film.count - 1;
        if (isSymptom && end === symptom[1]) this.go(cause[1]);
        else if (film.at === film.count - 1) this.go(0);
        $("play").textContent = "pause";
        const pause =
            end === film.count - 1
                ? 1000 / +$("speed").value
                : Math.min(1000 / +$("speed").value, 15000 / (end - film.at));
        this.timer = setInterval(() => {
            if (this.film.at < end) {
                this.go(Math.min(end, nextShown(this, this.film, this.film.at, 1)), true);
            }
            if (this.film.at >= end) this.stop();
        }, pause);
    }

    swap() {
        if (this.films.length < 2) return;
        const [a, b] = [this.a, this.b].map(name => this.counterpart(name));
        this.film = this.other;
        if (this.film.pin >= 0) this.film.seek(this.film.pin);
        this.set({ a, b });
    }

    // Returns the name of the other side's view that represents the same element; null for none.
    counterpart(name) {
        const { film, other } = this;
        const node = name && film.find(film.viewNamed(name));
        if (!node || !other) return null;
        const same = other.scene.find(
            it =>
                it.element >= 0 && other.elementName(it.element) === film.elementName(node.element),
        );
        return same ? other.name(same.view) : null;
    }

    // Whether a view is selected, or represents the same element as the selected view of the other
    // side.
    isChosen(which, film, node) {
        if (!this[which]) return false;
        if (film === this.film) return this[which] === film.name(node.view);
        const mine = this.film.find(this.film.viewNamed(this[which]));
        return (
            !!mine &&
            mine.element >= 0 &&
            node.element >= 0 &&
            film.elementName(node.element) === this.film.elementName(mine.element)
        );
    }

    do(what) {
        const actions = {
            first: () => this.go(0),
            last: () => this.go(this.film.count - 1),
            next: () => this.go(nextShown(this, this.film, this.film.at, 1), true),
            previous: () => this.go(nextShown(this, this.film, this.film.at, -1)),
            turnOrders: () => this.turnOrders(),
            nextTick: () => this.tick(1),
            previousTick: () => this.tick(-1),
            play: () => this.play(),
            explode: () => this.set({ isApart: !this.isApart, needsRest: true, inspects: true }),
            inspect: () => inspect(this, !this.inspects),
            rest: () => this.set({ needsRest: true }),
            difference: () => toFirstDifference(this),
            violation: () => this.toFirstViolation(),
            swap: () => this.swap(),
            predict: () => {
                endQuestion();
                this.set({ predicts: !this.predicts });
                if (this.predicts) askFirst(this);
            },
            copy: () => showCopies(this),
            help: () => showHelp(this),
        };
        if (what !== "play") this.stop();
        clearInterval(this.turning);
        actions[what]();
    }

    // Shows the plates in all four orders, one after the other.
    turnOrders() {
        const show = order => {
            this.set({ isApart: true, order, inspects: true });
            this.screens.forEach(it =>
                it.glass.classList.toggle("turning", !prefersReducedMotion.matches),
            );
        };
        let next = 0;
        show(orders[next++]);
        this.turning = setInterval(() => {
            if (next < orders.length) {
                show(orders[next++]);
            } else {
                clearInterval(this.turning);
                show("siblings");
            }
        }, 1600);
    }

    // Appearance

    set(values) {
        const tab = values.tab ?? this.tab;
        const inspects = values.inspects ?? this.inspects;
        super.set({
            ...values,
            inspects: inspects || !tabsOfFirstScreen(this.guide).includes(tab),
            moves: false,
        });
    }

    select(name, isSecond) {
        this.set(
            isSecond && this.a && name !== this.a ? { b: name, tab: "why" } : { a: name, b: null },
        );
    }

    selectNext(isSecond) {
        const names = inOrder(this.film, "siblings")
            .map(node => this.film.name(node.view))
            .reverse();
        if (!names.length) return;
        const isOther = isSecond && !!this.a;
        const now = names.indexOf(isOther ? (this.b ?? this.a) : this.a);
        const next = names[(now + 1) % names.length];
        this.select(isOther && next === this.a ? names[(now + 2) % names.length] : next, isSecond);
    }

    probeSelected() {
        const film = this.film;
        const position = this.a ? film.position.get(film.viewNamed(this.a)) : undefined;
        if (position === undefined) return this.set({ tab: "probe" });
        const [x, y] = originOf(film, position);
        const node = film.scene[position];
        const [width, height] = film.data.screen;
        // The middle of the visible part of the view.
        const middle = (from, size, room) =>
            clamp((clamp(from, 0, room) + clamp(from + size, 0, room)) / 2, 0, room - 1);
        this.set({ spot: [middle(x, node.w, width), middle(y, node.h, height)], tab: "probe" });
    }

    matchesName(film, view) {
        return film.name(view).toLowerCase().includes(this.filter);
    }

    matches(film, node) {
        return (
            !this.filter ||
            !(node.flags & Flag.reusable) ||
            film.line(node.line).toLowerCase().includes(this.filter)
        );
    }

    // Returns the views whose position in the chosen order differs from that among the siblings.
    disagreeing(film) {
        if (this.order === "siblings") return new Set();
        const list = inOrder(film, this.order);
        const all = inOrder(film, "siblings").filter(node => list.includes(node));
        if (this.order === "hit") list.reverse();
        return new Set(list.filter((node, i) => all[i] !== node).map(node => node.view));
    }

    // Opens a pane. On a small screen only one pane is open at a time.
    openPane(pane) {
        document.body.dataset.open = pane;
        document
            .querySelectorAll("[data-pane]")
            .forEach(it => selectTab(it, it.dataset.pane === pane));
        this.changed();
    }

    // Returns the values that the panes show, for tests.
    state() {
        const { film, other } = this;
        const names = order => inOrder(film, order).map(node => film.name(node.view));
        return {
            moment: film.at,
            count: film.count,
            tick: film.data.ticks[film.tick][0],
            tree: film.tree,
            happened: $("happened").textContent,
            coming: $("coming").textContent,
            siblings: names("siblings"),
            z: names("z"),
            paint: names("paint"),
            hit: names("hit"),
            sentence: $("sentence").textContent,
            side: this.sideName(film),
            stops: this.stops,
            texts: film.scene
                .filter(node => node.element >= 0)
                .map(node => [
                    film.elementName(node.element),
                    film.text(node),
                    ownColor(film, node),
                ]),
            inversions: film.inversions.map(i => [film.name(i[0]), film.name(i[1])]),
            shelves: film.shelves.map(shelf => shelf.map(view => film.name(view))),
            counts: film.counts,
            a: this.a,
            b: this.b,
            order: this.order,
            color: this.color,
            isApart: this.isApart,
            tab: this.tab,
            other: other
                ? {
                      moment: other.at,
                      tree: other.tree,
                      side: this.sideName(other),
                      inversions: other.inversions.length,
                      tick: other.data.ticks[other.tick][0],
                  }
                : null,
        };
    }
}
