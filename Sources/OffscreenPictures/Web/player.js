"use strict";

// The player: one state, from which every pane is drawn.

class Player {
    constructor(all, guide) {
        this.all = all;
        this.guide = guide;
        this.story = guide.story;
        // Two recordings (sides) are shown at a time.
        this.films = all.slice(0, 2);
        this.film = all[0];
        this.stops = [];
        Object.assign(this, { a: null, b: null, order: "siblings", color: guide.color, tab: firstTab(guide), card: null, isApart: false, needsRest: true, isPosed: false, restTilt: 60, filter: "", spot: null, moves: false,
            hidden: [], answered: new Set(), predicts: false, asked: -1, score: { right: 0, wrong: 0 }, timer: null });
        all.forEach((film, i) => [film.side, film.pin] = guide.sides[i] ?? [film.data.behavior, -1]);
        this.build();
        makeStory(this);
        listen(this);
        this.openPane($("story").hidden ? "details" : "story");
        document.querySelector("[data-pane=story]").hidden = $("story").hidden;
    }

    // Makes the screens, lanes and other objects of the sides that are shown.
    build() {
        const films = this.films;
        // A device records scenes but no steps.
        document.body.classList.toggle("device", films.every(film => film.data.device));
        $("screens").textContent = "";
        $("screens").classList.toggle("two", films.length > 1);
        this.homes = films.map(homesOf);
        this.screens = films.map((film, i) => new SideScreen(film, $("screens"), i > 0));
        this.lanes = films.map(film => new Lanes(film));
        this.passes = films.map(film => new Passes(film));
        this.firsts = films.map(firstViolations);
        for (const it of document.querySelectorAll("[data-two]")) it.hidden = films.length < 2;
        $("sides").hidden = this.all.length < 3;
        $("side").innerHTML = this.all.slice(1).map((film, i) => `<option value="${i + 1}">${escaped(film.side)}</option>`).join("");
        $("side").value = this.all.indexOf(films[1]);
    }

    // Whether a side has reached the moment at which the scenario declares the symptom gone.
    isFixed(film) {
        const stop = this.guide.declaredFix;
        return !!stop && this.all[stop[0]] === film && film.side === "the bug" && film.at >= stop[1];
    }

    // Returns the name of a side, such as "the bug". From the fixed moment on, the name adds that the bug is fixed.
    sideName(film) {
        if (film.pin >= 0 && film.at !== film.pin) return "the bug, before the fix";
        return this.isFixed(film) ? "the bug, fixed by now" : film.side;
    }

    get index() { return this.films.indexOf(this.film); }
    get first() { return this.firsts[this.index]; }
    // Returns the pool of a view.
    home(view) { return this.homes[this.index].get(view); }

    // Navigation

    go(moment, moves = false) {
        const film = this.film, at = Math.max(0, Math.min(film.count - 1, moment));
        const isStep = at === film.at + 1;
        if (this.predicts && isStep && this.asked !== at) { if ($("quiz").goOn) return; if (askBefore(this, at)) return; }
        endQuestion();
        this.asked = -1;
        const next = film.moment(at), before = isStep && next.verb === "put" ? onScreen(next.view) : isStep && next.verb === "take" ? onShelf(next.view) : null;
        this.moves = moves && isStep;
        film.seek(at);
        alignOtherSides(this);
        this.draw();
        if (before) animateFlight(this, before, next.verb === "put" ? onShelf(next.view) : onScreen(next.view));
    }

    // Returns the index of the first tick of the step that contains a tick; -1 before the first step.
    step(tick) { return stepsOf(this.film).filter(t => t <= tick).pop() ?? -1; }

    tick(by) {
        const film = this.film, tick = film.tickAt(film.at), end = film.endOfTick(tick);
        if (by > 0) this.go(film.at < end ? end : film.endOfTick(Math.min(tick + 1, film.data.ticks.length - 1)));
        else this.go(tick > 0 ? film.endOfTick(tick - 1) : 0);
    }

    toStep(by) {
        const film = this.film, all = stepsOf(film), tick = film.tickAt(film.at), now = all.filter(t => t <= tick).length - 1;
        const last = i => film.endOfTick((all[i + 1] ?? film.data.ticks.length) - 1);
        this.go(last(Math.max(0, Math.min(all.length - 1, by > 0 && film.at < last(now) ? now : now + by))));
    }

    pass(by) {
        const film = this.film, ends = film.data.passes.map(p => p[1]);
        this.go((by > 0 ? ends.find(m => m > film.at) : ends.filter(m => m < film.at).pop()) ?? (by > 0 ? film.count - 1 : 0));
    }

    toFirstViolation(rule) {
        const all = rule === undefined ? this.first.filter(m => m >= 0) : [this.first[rule]].filter(m => m >= 0);
        if (all.length) this.go(Math.min(...all));
        return all.length > 0;
    }

    // Goes to the symptom, the cause or the fixed moment, on its side.
    toStop(name) {
        const stop = this.guide[name];
        this.card = name === "avoid" ? name : null;
        if (!stop) return this.draw();
        this.show(this.all[stop[0]]);
        this.set({ tab: firstTab(this.guide), a: null, b: null });
        this.go(stop[1]);
    }

    // Makes a side the current one.
    show(film) {
        if (!this.films.includes(film)) { this.films = [this.all[0], film]; this.build(); }
        this.film = film;
        this.remake();
    }

    // Whether a side can be compared at its moment, which is the end of a tick or the symptom in the middle of one.
    isSettled(film) {
        const { symptom } = this.guide;
        return film.isEnd(film.at) || !!symptom && this.all[symptom[0]] === film && symptom[1] === film.at;
    }

    // Whether a difference from the other side is a fault of this side.
    isFaulty(film) { return film === this.films[0] && !this.isFixed(film); }

    // Returns the views that look different on the other side, with the differences; none while a side has views out of order.
    differing(film) {
        if (!this.films.includes(film) || this.films.length < 2 || this.films.some(it => it.inversions.length)) return new Map();
        // On a page about the scroll position all views may have moved, so only the view that the scenario names is marked.
        if (this.guide.proof?.look === "strip") { const it = placeOnContent(this, film)?.it; return new Map(it ? [[it.view, "place"]] : []); }
        return new Map(differences(this, film).filter(it => it.view >= 0).map(it => [it.view, it.kind]));
    }

    stop() { clearInterval(this.timer); this.timer = null; $("play").textContent = "play"; }

    // Plays. If the page is at the symptom, it goes back to the cause, plays up to the symptom in at most 15 seconds, and stops there.
    play() {
        if (this.timer) return this.stop();
        const { cause, symptom } = this.guide, isAt = stop => stop && this.all[stop[0]] === this.film && stop[1] === this.film.at;
        const end = cause && isAt(symptom) && cause[1] < symptom[1] ? symptom[1] : this.film.count - 1;
        if (isAt(symptom) && end === symptom[1]) this.go(cause[1]);
        else if (this.film.at === this.film.count - 1) this.go(0);
        $("play").textContent = "pause";
        const pause = end === this.film.count - 1 ? 1000 / +$("speed").value : Math.min(1000 / +$("speed").value, 15000 / (end - this.film.at));
        this.timer = setInterval(() => { if (this.film.at >= end) this.stop(); else this.go(Math.min(end, nextShown(this, this.film, this.film.at, 1)), true); if (this.film.at >= end) this.stop(); }, pause);
    }

    swap() {
        if (this.films.length < 2) return;
        const [a, b] = [this.a, this.b].map(name => this.counterpart(name));
        this.film = this.films[1 - this.index];
        if (this.film.pin >= 0) this.film.seek(this.film.pin);
        this.remake();
        this.set({ a, b });
    }

    remake() {
        this.lanes.forEach(lanes => lanes.key = "");
        this.passes.forEach(passes => passes.width = 0);
    }

    // Returns the name of the other side's view that represents the same element; null for none.
    counterpart(name) {
        const film = this.film, other = this.films[1 - this.index], node = name && film.find(film.viewNamed(name));
        if (!node || !other) return null;
        const same = other.scene.find(it => it.element >= 0 && other.elementName(it.element) === film.elementName(node.element));
        return same ? other.name(same.view) : null;
    }

    // Whether a view is selected, or represents the same element as the selected view of the other side.
    isChosen(which, film, node) {
        if (!this[which]) return false;
        if (film === this.film) return this[which] === film.name(node.view);
        const mine = this.film.find(this.film.viewNamed(this[which]));
        return !!mine && mine.element >= 0 && node.element >= 0 && film.elementName(node.element) === this.film.elementName(mine.element);
    }

    do(what) {
        const actions = {
            first: () => this.go(0), last: () => this.go(this.film.count - 1), next: () => this.go(nextShown(this, this.film, this.film.at, 1), true), previous: () => this.go(nextShown(this, this.film, this.film.at, -1)), turnOrders: () => this.turnOrders(),
            nextTick: () => this.tick(1), previousTick: () => this.tick(-1), play: () => this.play(), explode: () => this.set({ isApart: !this.isApart, needsRest: true }), rest: () => this.set({ needsRest: true }),
            difference: () => toFirstDifference(this), violation: () => this.toFirstViolation(), swap: () => this.swap(),
            predict: () => { endQuestion(); this.set({ predicts: !this.predicts }); }, copy: () => showCopies(this), help: showHelp,
        };
        if (what !== "play") this.stop();
        actions[what]();
    }

    // Shows the plates in all four orders, one after the other.
    turnOrders() {
        clearInterval(this.turning);
        const orders = ["siblings", "z", "paint", "hit"], show = order => { this.set({ isApart: true, order }); this.screens.forEach(it => it.glass.classList.toggle("turning", !prefersReducedMotion.matches)); };
        let next = 0;
        show(orders[next++]);
        this.turning = setInterval(() => { if (next < orders.length) show(orders[next++]); else { clearInterval(this.turning); show("siblings"); } }, 1600);
    }

    // Appearance

    set(values) { Object.assign(this, values); this.moves = false; this.draw(); }

    select(name, isSecond) { this.set(isSecond && this.a && name !== this.a ? { b: name, tab: "why" } : { a: name, b: null }); }

    selectNext(isSecond) {
        const names = inOrder(this.film, "siblings").map(node => this.film.name(node.view)).reverse();
        if (!names.length) return;
        const isOther = isSecond && !!this.a, now = names.indexOf(isOther ? this.b ?? this.a : this.a);
        const next = names[(now + 1) % names.length];
        this.select(isOther && next === this.a ? names[(now + 2) % names.length] : next, isSecond);
    }

    probeSelected() {
        const film = this.film, position = this.a ? film.position.get(film.viewNamed(this.a)) : undefined;
        if (position === undefined) return this.set({ tab: "probe" });
        const [x, y] = originOf(film, position), node = film.scene[position], [width, height] = film.data.screen;
        // The middle of the visible part of the view.
        const middle = (from, size, room) => (Math.max(0, Math.min(room, from)) + Math.max(0, Math.min(room, from + size))) / 2;
        const inside = (value, room) => Math.max(0, Math.min(room - 1, value));
        this.set({ spot: [inside(middle(x, node.w, width), width), inside(middle(y, node.h, height), height)], tab: "probe" });
    }

    matchesName(film, view) { return film.name(view).toLowerCase().includes(this.filter); }
    matches(film, node) {
        return !this.filter || !(node.flags & Flag.reusable) || film.line(node.line).toLowerCase().includes(this.filter);
    }

    // Returns the views whose position in the chosen order differs from that among the siblings.
    disagreeing(film) {
        if (this.order === "siblings") return new Set();
        const list = inOrder(film, this.order), all = inOrder(film, "siblings").filter(node => list.includes(node));
        if (this.order === "hit") list.reverse();
        return new Set(list.filter((node, i) => all[i] !== node).map(node => node.view));
    }

    // Sets the ranges of the sliders for the levels, which end at the last level.
    fitRange() {
        const high = $("high"), isFull = +high.value >= +high.max;
        high.max = $("low").max = Math.max(1, ...this.films.map(film => stackOf(film, this.order, [0, Infinity]).count - 1));
        if (isFull) high.value = high.max;
    }

    draw() {
        const film = this.film, start = performance.now();
        if (this.isApart) this.fitRange();
        $("screens").classList.toggle("exploded", this.isApart);
        $("depth").hidden = !this.isApart;
        document.querySelector("main").classList.toggle("reading", this.tab === "code");
        $("color").value = this.color;
        $("order").value = this.order;
        $("explode").setAttribute("aria-pressed", this.isApart);
        $("predict").setAttribute("aria-pressed", this.predicts);
        $("screenTitle").textContent = this.isApart ? `Exploded, in ${orderWords[this.order]}` : "Screen";
        this.screens.forEach(screen => screen.draw(this));
        this.drawSpot();
        drawStory(this);
        drawPools(this);
        drawInspector(this);
        drawWords(this);
        drawRules(this);
        this.lanes[this.index].draw(this);
        this.passes[this.index].draw(this);
        drawTime(this);
        const tick = film.data.ticks[film.tickAt(film.at)];
        $("scrubber").max = film.count - 1;
        $("scrubber").value = film.at;
        write($("position"), `${term("tick", `tick ${tick[0]}`)}, ${term("moment", `moment ${film.at - tick[4]} of ${film.endOfTick(film.tickAt(film.at)) - tick[4]}`)}${this.hidden.length ? ` · ${this.hidden.length} ${this.hidden.length === 1 ? "kind" : "kinds"} of events hidden` : ""}${this.predicts ? ` · ${this.score.right} of ${this.score.right + this.score.wrong} predicted` : ""}`);
        this.lastDraw = performance.now() - start;
        clearTimeout(this.linking);
        this.linking = setTimeout(() => { this.own = "#" + linkFragment(this); try { history.replaceState(null, "", this.own); } catch { location.hash = this.own; } }, 150);
    }

    drawSpot() {
        document.querySelectorAll(".spot").forEach(spot => spot.remove());
        if (!this.spot || this.isApart) return;
        const spot = document.createElement("div");
        spot.className = "spot";
        spot.style.cssText = `left:${this.spot[0]}px;top:${this.spot[1]}px`;
        this.screens[this.index].glass.append(spot);
    }

    // Opens a pane. On a small screen only one pane is open at a time.
    openPane(pane) {
        document.body.dataset.open = pane;
        document.querySelectorAll("[data-pane]").forEach(it => { it.setAttribute("aria-selected", it.dataset.pane === pane); it.tabIndex = it.dataset.pane === pane ? 0 : -1; });
        this.remake();
        this.draw();
    }

    // Returns the values that the panes show, for tests.
    state() {
        const film = this.film, names = order => inOrder(film, order).map(node => film.name(node.view));
        return { moment: film.at, count: film.count, tick: film.data.ticks[film.tickAt(film.at)][0], tree: film.tree, happened: $("happened").textContent,
            coming: $("coming").textContent, siblings: names("siblings"), z: names("z"), paint: names("paint"), hit: names("hit"),
            sentence: $("sentence").textContent, side: this.sideName(film), stops: this.stops, texts: film.scene.filter(node => node.element >= 0).map(node => [film.elementName(node.element), film.text(node), ownColor(film, node)]),
            inversions: film.inversions.map(i => [film.name(i[0]), film.name(i[1])]), shelves: film.shelves.map(shelf => shelf.map(view => film.name(view))),
            counts: film.counts, a: this.a, b: this.b, order: this.order, color: this.color, isApart: this.isApart, tab: this.tab, lastDraw: this.lastDraw,
            other: this.films.length > 1 ? { moment: this.films[1 - this.index].at, tree: this.films[1 - this.index].tree, side: this.sideName(this.films[1 - this.index]),
                inversions: this.films[1 - this.index].inversions.length, tick: this.films[1 - this.index].data.ticks[this.films[1 - this.index].tickAt(this.films[1 - this.index].at)][0] } : null };
    }
}
