extension PlayerScript {
    /// The player: one state, from which every pane is drawn.
    static let player = #"""
        class Player {
            constructor(all, guide) {
                this.all = all;
                this.guide = guide;
                this.story = guide.story;
                // Two sides are shown at a time.
                this.films = all.slice(0, 2);
                this.film = all[0];
                this.stops = [];
                Object.assign(this, { a: null, b: null, order: "siblings", color: guide.color, tab: "views", card: null, isApart: false, needsRest: true, isPosed: false, restTilt: 60, filter: "", spot: null, moves: false,
                    hidden: [], answered: new Set(), predicts: false, asked: -1, score: { right: 0, wrong: 0 }, timer: null });
                all.forEach((film, i) => [film.side, film.pin] = guide.sides[i] ?? [film.data.behavior, -1]);
                this.build();
                // Where a view lies the wrong way round, the first moment at which it does is the cause; elsewhere the traces tell more than the ends of ticks.
                if (this.films[0].data.inversions.length < 2) guide.cause = this.partingOfTraces() ?? this.lastOfDiffering() ?? guide.cause;
                makeStory(this);
                this.listen();
                this.openPane($("story").hidden ? "details" : "story");
                document.querySelector("[data-pane=story]").hidden = $("story").hidden;
            }

            /// What belongs to the two sides.
            build() {
                const films = this.films;
                $("screens").textContent = "";
                $("screens").classList.toggle("two", films.length > 1);
                this.homes = films.map(homesOf);
                this.screens = films.map((film, i) => new Screen(film, $("screens"), i > 0));
                this.lanes = films.map(film => new Lanes(film));
                this.passes = films.map(film => new Passes(film));
                this.firsts = films.map(firstViolations);
                for (const it of document.querySelectorAll("[data-two]")) it.hidden = films.length < 2;
                $("sides").hidden = this.all.length < 3;
                $("side").innerHTML = this.all.slice(1).map((film, i) => `<option value="${i + 1}">${escaped(film.side)}</option>`).join("");
                $("side").value = this.all.indexOf(films[1]);
            }

            /// Whether a side has come to the moment from which on it is mended.
            isMended(film) {
                const stop = this.guide.mended;
                return !!stop && this.all[stop[0]] === film && film.side === "the bug" && film.at >= stop[1];
            }

            /// "the bug", and from its fix on that it is mended.
            sideName(film) {
                if (film.pin >= 0 && film.at !== film.pin) return "the bug, as it was";
                return this.isMended(film) ? "the bug, mended by now" : film.side;
            }

            get index() { return this.films.indexOf(this.film); }
            get first() { return this.firsts[this.index]; }
            /// The pool a view belongs to.
            home(view) { return this.homes[this.index].get(view); }

            // Going

            go(moment, moves = false) {
                const film = this.film, at = Math.max(0, Math.min(film.count - 1, moment));
                const isStep = at === film.at + 1;
                if (this.predicts && isStep && this.asked !== at && askBefore(this, at)) return;
                this.asked = -1;
                const next = film.moment(at), before = isStep && next.verb === "put" ? onScreen(next.view) : isStep && next.verb === "take" ? onShelf(next.view) : null;
                this.moves = moves && isStep;
                film.seek(at);
                this.lockstep();
                this.draw();
                if (before) flight(this, before, next.verb === "put" ? onShelf(next.view) : onScreen(next.view));
            }

            /// The other recording shows the same step, as far into it; at its end when this one is.
            lockstep() {
                for (const other of this.films) {
                    if (other === this.film) continue;
                    // A side that stands still shows how it is mended, and beside the mended moments how it was.
                    if (other.pin >= 0) { other.seek(this.isMended(this.film) && this.guide.symptom ? this.guide.symptom[1] : other.pin); continue; }
                    // The symptom stands beside the moment at which it is mended, whatever else either side does.
                    const mate = this.stopBeside(other);
                    if (mate >= 0) { other.seek(mate); continue; }
                    const tick = this.film.tickAt(this.film.at), step = stepsOf(this.film).filter(t => t <= tick).length - 1;
                    const start = stepsOf(this.film)[step] ?? 0, same = sameStep(this.film, other, step), theirs = stepsOf(other)[same] ?? 0, end = (stepsOf(other)[same + 1] ?? other.data.ticks.length) - 1;
                    const isLastTick = tick === (stepsOf(this.film)[step + 1] ?? this.film.data.ticks.length) - 1;
                    const otherTick = isLastTick ? end : Math.min(end, theirs + tick - start);
                    other.seek(this.film.isEnd(this.film.at) ? other.endOfTick(otherTick) : counterMoment(this.film, tick, other, otherTick));
                }
            }

            /// Where another side stands while this one is at the symptom, or at the moment at which it is mended; -1 elsewhere.
            stopBeside(other) {
                const { symptom, fixed } = this.guide, is = (stop, film) => !!stop && this.all[stop[0]] === film;
                if (is(symptom, this.film) && symptom[1] === this.film.at && is(fixed, other)) return fixed[1];
                return is(fixed, this.film) && fixed[1] === this.film.at && is(symptom, other) ? symptom[1] : -1;
            }

            /// The tick of the step that a tick belongs to; -1 before the first.
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

            toFirstViolation(lamp) {
                const all = lamp === undefined ? this.first.filter(m => m >= 0) : [this.first[lamp]].filter(m => m >= 0);
                if (all.length) this.go(Math.min(...all));
                return all.length > 0;
            }

            /// To one of the story's stops, on the side where it happens.
            toStop(name) {
                const stop = this.guide[name];
                this.card = name === "avoid" ? name : null;
                if (!stop) return this.draw();
                this.show(this.all[stop[0]]);
                this.set({ tab: "views", a: null, b: null });
                this.go(stop[1]);
            }

            /// Makes a side the one that is stepped through.
            show(film) {
                if (!this.films.includes(film)) { this.films = [this.all[0], film]; this.build(); }
                this.film = film;
                this.remake();
            }

            /// Whether a side can be judged where it stands: at the end of a tick, or where the symptom is seen for a moment only.
            isSettled(film) {
                const { symptom } = this.guide;
                return film.isEnd(film.at) || !!symptom && this.all[symptom[0]] === film && symptom[1] === film.at;
            }

            /// Whether what is unlike the other side is a fault of this one.
            isFaulty(film) { return film === this.films[0] && !this.isMended(film); }

            /// The views that look otherwise on the other side, and how.
            differing(film) {
                if (!this.films.includes(film) || this.films.length < 2 || this.films.some(it => it.inversions.length)) return new Map();
                return new Map(differences(this, film).filter(it => it.view >= 0).map(it => [it.view, it.kind]));
            }

            /// The first moment of the side that is stepped through at which the other one shows something else; -1 for none.
            firstDifference() {
                const [mine, other] = [this.film, this.films[1 - this.index]];
                if (!other || other.pin >= 0 || mine.pin >= 0) return -1;
                mine.began ??= new Map();
                if (!mine.began.has(other)) {
                    const now = [mine.at, other.at];
                    let found = -1;
                    for (let tick = 0; tick < mine.data.ticks.length && found < 0; tick++) {
                        mine.seek(mine.endOfTick(tick));
                        this.lockstep();
                        if (picture(mine) !== picture(other)) found = mine.at;
                    }
                    mine.seek(now[0]);
                    other.seek(now[1]);
                    mine.began.set(other, found);
                }
                return mine.began.get(other);
            }

            /// The first moment at which the traces of the two sides part, before the symptom: what is not yet seen there led to it.
            partingOfTraces() {
                const [film, other] = this.films, { symptom } = this.guide;
                if (!other || film.pin >= 0 || other.pin >= 0 || !symptom || this.all[symptom[0]] !== film) return null;
                let found = null;
                for (let tick = 0; tick <= film.tickAt(symptom[1]) && found === null; tick++) {
                    film.seek(film.endOfTick(tick));
                    this.lockstep();
                    const [mine, theirs] = [traceLines(film), traceLines(other)], at = mine.findIndex((line, i) => line !== theirs[i]);
                    // The first line of a tick names the tick.
                    if (at >= 0) found = film.data.ticks[tick][4] + 1 + at;
                }
                film.seek(0);
                other.seek(0);
                return found !== null && found < symptom[1] ? [0, found] : null;
            }

            /// Where the traces are alike: the moment that gave the first view that differs at the symptom its place, took it from its pool, or brought it in.
            lastOfDiffering() {
                const { symptom } = this.guide, film = this.films[0];
                if (!symptom || this.all[symptom[0]] !== film || this.films.length < 2) return null;
                film.seek(symptom[1]);
                this.lockstep();
                const first = differences(this, film).find(it => it.view >= 0), isPlace = first && ["place", "size", "front"].includes(first.kind);
                let found = null;
                for (let i = symptom[1] - 1; first && i > 0 && found === null; i--) {
                    const { verb, view, element } = film.moment(i);
                    if (isPlace ? ["apply", "place"].includes(verb) && view === first.view : verb === "take" && view === first.view || verb === "enter" && film.elementName(element) === first.element) found = i;
                }
                film.seek(0);
                return found === null ? null : [0, found];
            }

            /// To the first moment at which the two sides show different things.
            toFirstDifference() {
                const [mine, other] = [this.film, this.films[1 - this.index]];
                if (!other) return;
                const at = this.firstDifference();
                if (at >= 0) return this.go(at);
                // A side that stands still is compared with every step.
                const now = mine.at;
                for (let tick = 0; tick < mine.data.ticks.length; tick++) {
                    mine.seek(mine.endOfTick(tick));
                    this.lockstep();
                    if (picture(mine) !== picture(other)) return this.go(mine.at);
                }
                this.go(now);
            }

            stop() { clearInterval(this.timer); this.timer = null; $("play").textContent = "play"; }

            play() {
                if (this.timer) return this.stop();
                if (this.film.at === this.film.count - 1) this.go(0);
                $("play").textContent = "pause";
                this.timer = setInterval(() => { if (this.film.at + 1 >= this.film.count) this.stop(); else this.go(nextShown(this, this.film, this.film.at, 1), true); }, 1000 / +$("speed").value);
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

            /// The view of the other side that stands for the same element.
            counterpart(name) {
                const film = this.film, other = this.films[1 - this.index], node = name && film.find(film.viewNamed(name));
                if (!node || !other) return null;
                const same = other.scene.find(it => it.element >= 0 && other.elementName(it.element) === film.elementName(node.element));
                return same ? other.name(same.view) : null;
            }

            /// Whether a view, or the one that stands for the same element on the other side, is selected.
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
                    difference: () => this.toFirstDifference(), violation: () => this.toFirstViolation(), swap: () => this.swap(),
                    predict: () => this.set({ predicts: !this.predicts }), copy: () => showCopies(this), help: showHelp,
                };
                if (what !== "play") this.stop();
                actions[what]();
            }

            /// The plates in all four orders, one after the other: they move from one to the next.
            turnOrders() {
                clearInterval(this.turning);
                const orders = ["siblings", "z", "paint", "hit"], show = order => { this.set({ isApart: true, order }); this.screens.forEach(it => it.glass.classList.toggle("turning", !still.matches)); };
                let next = 0;
                show(orders[next++]);
                this.turning = setInterval(() => { if (next < orders.length) show(orders[next++]); else { clearInterval(this.turning); show("siblings"); } }, 1600);
            }

            // Looking

            set(values) { Object.assign(this, values); this.moves = false; this.draw(); }

            select(name, isSecond) { this.set(isSecond && this.a && name !== this.a ? { b: name, tab: "why" } : { a: name, b: null }); }

            selectNext(isSecond) {
                const names = inOrder(this.film, "siblings").map(node => this.film.name(node.view)).reverse();
                if (!names.length) return;
                const now = names.indexOf(isSecond ? this.b : this.a);
                this.select(names[(now + 1) % names.length], isSecond);
            }

            probeSelected() {
                const film = this.film, position = this.a ? film.position.get(film.viewNamed(this.a)) : undefined;
                if (position === undefined) return this.set({ tab: "probe" });
                const [x, y] = origin(film, position), node = film.scene[position], [width, height] = film.data.screen;
                // The middle of what is on screen of it.
                const middle = (from, size, room) => (Math.max(0, Math.min(room, from)) + Math.max(0, Math.min(room, from + size))) / 2;
                const inside = (value, room) => Math.max(0, Math.min(room - 1, value));
                this.set({ spot: [inside(middle(x, node.w, width), width), inside(middle(y, node.h, height), height)], tab: "probe" });
            }

            matchesName(film, view) { return film.name(view).toLowerCase().includes(this.filter); }
            matches(film, node) {
                return !this.filter || !(node.flags & Flag.reusable) || film.line(node.line).toLowerCase().includes(this.filter);
            }

            /// Views whose place in the chosen order is another than among the siblings.
            disagreeing(film) {
                if (this.order === "siblings") return new Set();
                const list = inOrder(film, this.order), all = inOrder(film, "siblings").filter(node => list.includes(node));
                if (this.order === "hit") list.reverse();
                return new Set(list.filter((node, i) => all[i] !== node).map(node => node.view));
            }

            /// The sliders of the levels reach as far as there are levels.
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
                $("color").value = this.color;
                $("order").value = this.order;
                $("explode").setAttribute("aria-pressed", this.isApart);
                $("predict").setAttribute("aria-pressed", this.predicts);
                $("screenTitle").textContent = this.isApart ? `Apart, by ${this.order}` : "Screen";
                this.screens.forEach(screen => screen.draw(this));
                this.drawSpot();
                drawStory(this);
                drawPools(this);
                drawInspector(this);
                drawWords(this);
                drawLamps(this);
                this.lanes[this.index].draw(this);
                this.passes[this.index].draw();
                drawTime(this);
                const tick = film.data.ticks[film.tickAt(film.at)];
                $("scrubber").max = film.count - 1;
                $("scrubber").value = film.at;
                const line = film.data.ticks[Math.max(0, this.step(film.tickAt(film.at)))]?.[3];
                write($("position"), `${term("moment", `moment ${film.at} of ${film.count - 1}`)} · ${term("tick", `tick ${tick[0]}`)}${line ? ` · ${term("line", `line ${line}`)}` : ""}${this.hidden.length ? ` · ${this.hidden.length} kinds of events are left out` : ""}${this.predicts ? ` · ${this.score.right} of ${this.score.right + this.score.wrong} foreseen` : ""}`);
                this.lastDraw = performance.now() - start;
                clearTimeout(this.linking);
                this.linking = setTimeout(() => { this.own = "#" + fragment(this); try { history.replaceState(null, "", this.own); } catch { location.hash = this.own; } }, 150);
            }

            drawSpot() {
                document.querySelectorAll(".spot").forEach(spot => spot.remove());
                if (!this.spot || this.isApart) return;
                const spot = document.createElement("div");
                spot.className = "spot";
                spot.style.cssText = `left:${this.spot[0]}px;top:${this.spot[1]}px`;
                this.screens[this.index].glass.append(spot);
            }

            // Listening

            listen() {
                document.addEventListener("keydown", event => key(this, event));
                document.addEventListener("click", event => this.click(event));
                for (const id of ["color", "order"]) $(id).onchange = event => { this.set({ [id]: event.target.value }); event.target.blur(); };
                $("speed").onchange = event => { if (this.timer) { this.stop(); this.play(); } event.target.blur(); };
                $("filter").oninput = event => this.set({ filter: event.target.value.trim().toLowerCase() });
                $("side").onchange = event => { this.films = [this.all[0], this.all[+event.target.value]]; this.film = this.films[0]; this.build(); this.go(this.film.at); };
                document.addEventListener("pointerdown", event => turnByPointer(this, event));
                document.addEventListener("mouseover", event => this.light(event.target));
                document.addEventListener("focusin", event => this.light(event.target));
                $("scrubber").oninput = event => { this.stop(); this.go(+event.target.value); };
                for (const id of ["spacing", "turn", "tilt"]) $(id).oninput = () => this.set({ isPosed: true });
                for (const id of ["low", "high"]) $(id).oninput = () => this.set({ needsRest: !this.isPosed });
                addEventListener("hashchange", () => { if (location.hash !== this.own) follow(this, location.hash); });
                addEventListener("resize", () => this.set({ needsRest: !this.isPosed }));
                // The screens fill what the words leave them.
                new ResizeObserver(() => { this.needsRest ||= !this.isPosed; this.screens.forEach(screen => screen.draw(this)); }).observe($("screens"));
            }

            /// On a small screen one pane is open at a time.
            openPane(pane) {
                document.body.dataset.open = pane;
                document.querySelectorAll("[data-pane]").forEach(it => { it.setAttribute("aria-selected", it.dataset.pane === pane); it.tabIndex = it.dataset.pane === pane ? 0 : -1; });
                this.remake();
                this.draw();
            }

            /// Lights the view that is pointed at or has the focus, everywhere.
            light(target) {
                const at = target.closest?.("[data-view]"), screen = at && this.screens.find(it => it.glass.contains(at)), side = at?.closest("[data-side]")?.dataset.side, film = screen?.film ?? this.films[side] ?? this.film;
                document.querySelectorAll(".lit").forEach(it => it.classList.remove("lit"));
                if (!at) return;
                const view = +at.dataset.view, node = film.find(view);
                if (node && !(node.flags & Flag.reusable)) return;
                const name = node && node.element >= 0 ? film.elementName(node.element) : null;
                document.querySelectorAll(`main [data-view="${view}"]`).forEach(it => { if (!it.closest(".glass") && (this.films[it.closest("[data-side]")?.dataset.side] ?? this.film) === film) it.classList.add("lit"); });
                for (const other of this.screens)
                    for (const it of other.film.scene)
                        if (other.film === film ? it.view === view : name && it.element >= 0 && other.film.elementName(it.element) === name) other.drawn.get(it.view)?.classList.add("lit");
            }

            click(event) {
                // The end of a turn is no click on a plate.
                if (this.turned) { this.turned = false; return; }
                const target = event.target, closest = name => target.closest(`[data-${name}]`)?.dataset[name];
                explain(target.closest(".term"));
                if (target.closest("dialog, .term, #meaning")) return;
                if (closest("kind")) return this.set({ hidden: without(this.hidden, closest("kind")) });
                if (closest("pane")) return this.openPane(closest("pane"));
                if (target.closest("[data-deselect]")) return this.set({ a: null, b: null });
                if (closest("stop")) { this.stop(); return this.toStop(closest("stop")); }
                if (closest("go")) return this.do(closest("go"));
                if (closest("tab")) return this.set({ tab: closest("tab") });
                if (closest("lamp")) return void this.toFirstViolation(+closest("lamp"));
                if (closest("pair")) { const [a, b] = closest("pair").split(",").map(v => this.film.name(+v)); return this.set({ a, b, tab: "why" }); }
                const glass = target.closest(".glass"), screen = glass && this.screens.find(s => s.glass === glass);
                if (screen && (event.altKey || this.tab === "probe")) { if (screen.film !== this.film) this.swap(); return this.set({ spot: screen.point(event), tab: "probe" }); }
                if (closest("moment") !== undefined) {
                    const side = target.closest("[data-side]")?.dataset.side;
                    this.stop();
                    if (side && this.films[side] !== this.film) this.swap();
                    return this.go(+closest("moment"));
                }
                const view = closest("view");
                if (view !== undefined) {
                    const film = screen?.film ?? this.film, name = film.name(+view);
                    if (film !== this.film) this.swap();
                    const node = this.film.find(this.film.viewNamed(name));
                    this.select(!node || node.flags & Flag.reusable ? name : null, event.shiftKey || this.tab === "why" && !!screen && !!this.a && !!node && !!(node.flags & Flag.reusable));
                }
            }

            /// What is shown, for tests: read from the panes' own sources.
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

        /// The ticks at which something was done.
        const stepsOf = film => film.steps ??= film.data.ticks.map((t, i) => t[2] ? i : -1).filter(i => i >= 0);

        /// The step of another film that the same line of the scenario asked for, or else one that does the same.
        function sameStep(film, other, step) {
            const line = film.data.ticks[stepsOf(film)[step]]?.[3], all = stepsOf(other).map(t => other.data.ticks[t][3]);
            const turn = stepsOf(film).slice(0, step).filter(t => film.data.ticks[t][3] === line).length;
            const same = line ? all.map((l, i) => l === line ? i : -1).filter(i => i >= 0) : [];
            if (same.length) return same[Math.min(turn, same.length - 1)];
            film.mates ??= new Map();
            if (!film.mates.has(other)) film.mates.set(other, matesByCommand(film, other));
            return Math.min(film.mates.get(other)[step] ?? step, all.length - 1);
        }

        /// What each step was told, a command for each change of a batch.
        const commandsOf = film => stepsOf(film).map(t => film.data.ticks[t][2].replace(/^batch, /, "").split(", "));

        /// For each step of a film the step of another one, which ran other lines, after which the same commands are done: the two series of
        /// commands are laid beside each other so that as many as possible agree.
        function matesByCommand(film, other) {
            const flat = steps => steps.flatMap((commands, step) => commands.map(text => ({ text, step }))), mine = flat(commandsOf(film)), theirs = flat(commandsOf(other));
            const most = Array.from({ length: mine.length + 1 }, () => new Array(theirs.length + 1).fill(0));
            for (let i = mine.length - 1; i >= 0; i--)
                for (let k = theirs.length - 1; k >= 0; k--) most[i][k] = mine[i].text === theirs[k].text ? most[i + 1][k + 1] + 1 : Math.max(most[i + 1][k], most[i][k + 1]);
            const mates = [];
            for (let i = 0, k = 0; i < mine.length; i++) {
                const here = most[i][k], isSame = () => mine[i].text === theirs[k]?.text;
                while (k < theirs.length && !isSame() && here > most[i + 1][k]) k++;
                // A command that stands in the place of another one, or one that only this side has.
                const isInstead = k < theirs.length && (isSame() || most[i + 1][k + 1] === here);
                mates[mine[i].step] = isInstead ? theirs[k++].step : theirs[Math.max(0, k - 1)].step;
            }
            return mates;
        }

        /// The moment of another tick at which the same thing happens; of what does not happen there, as far into it as here.
        function counterMoment(film, tick, other, otherTick) {
            const start = film.data.ticks[tick][4], from = other.data.ticks[otherTick][4], end = other.endOfTick(otherTick);
            const name = (film, i) => { const m = film.moment(i); return `${m.verb} ${m.element >= 0 ? film.elementName(m.element) : m.view >= 0 ? film.name(m.view) : m.line}`; };
            for (let back = 0; back < 12 && film.at - back > start; back++) {
                const wanted = name(film, film.at - back);
                let turn = 0;
                for (let i = start; i <= film.at - back; i++) if (name(film, i) === wanted) turn++;
                for (let i = from; i <= end; i++) if (name(other, i) === wanted && --turn === 0) return Math.min(end, i + back);
            }
            return Math.min(end, from + Math.round((film.at - start) / Math.max(1, film.endOfTick(tick) - start) * (end - from)));
        }

        /// What can be seen, without the names of views.
        const picture = film => film.scene.filter(node => !(node.flags & Flag.unpainted))
            .map(node => [film.elementName(node.element), node.x, node.y, node.w, node.h, film.text(node), node.alpha, node.own, innerText(film, node)].join(" ")).join("\n");

        /// The pool of each view: the one on whose shelf it is ever found.
        function homesOf(film) {
            const homes = new Map();
            const note = (pool, views) => views.forEach(view => homes.set(view, pool));
            for (const key of film.data.keys) key[1].forEach((shelf, pool) => note(pool, shelf));
            for (const delta of film.data.deltas) {
                const shelves = delta && delta[1];
                for (let i = 0; shelves && i < shelves.length; i += 2 + shelves[i + 1]) note(shelves[i], shelves.slice(i + 2, i + 2 + shelves[i + 1]));
            }
            return homes;
        }

        /// The title is painted first, and then the films are read.
        requestAnimationFrame(() => setTimeout(() => {
            const player = window.player = new Player(JSON.parse($("films").textContent).map(data => new Film(data)), JSON.parse($("guide").textContent));
            follow(player, location.hash);
        }));

        """#
}
