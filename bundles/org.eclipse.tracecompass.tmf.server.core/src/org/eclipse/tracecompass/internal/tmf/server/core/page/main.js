// Starts the page: the list of traces and outputs, and the views one below the other.

import {get, send} from "./api.js";
import {Bookmarks} from "./bookmarks.js";
import {allowedWidth} from "./divider.js";
import {read, write} from "./link.js";
import {Overview} from "./overview.js";
import {Session} from "./session.js";
import {print} from "./print.js";
import {chooseTheme, onTheme, themeChoice} from "./theme.js";
import {duration, full} from "./times.js";
import {ViewFrame, canShow} from "./view-frame.js";

const byId = id => document.getElementById(id);
const session = new Session();
const overview = new Overview(session, byId("overview"));
const bookmarks = new Bookmarks(session, byId("bookmarks"), e => app.announce(e.message));

const app = {
    session,
    namesWidth: 300,
    frames: [],
    restoring: false,

    setNamesWidth(width) {
        this.namesWidth = allowedWidth(width);
        this.frames.forEach(frame => frame.view.redraw());
        this.remember();
    },

    announce(message) {
        byId("live").textContent = message;
    },

    remember() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.restoring || !session.experiment || write(this.state()), 200);
    },

    state() {
        const {experiment, selection} = session;
        return {
            trace: experiment.UUID, name: experiment.name, names: this.namesWidth, theme: themeChoice(), markers: session.markerSet,
            range: [session.start, session.end].map(at => session.toTime(at).toString()),
            selection: selection?.map(at => session.toTime(at).toString()),
            views: this.frames.map(frame => frame.memory()),
        };
    },

    show(output, memory) {
        const frame = new ViewFrame(this, output, memory);
        this.frames.push(frame);
        byId("views").append(frame.element);
        frame.load();
        tick(output.id, true);
        this.remember();
        byId("empty").hidden = true;
        return frame;
    },

    close(frame) {
        frame.dispose();
        this.frames = this.frames.filter(other => other !== frame);
        tick(frame.output.id, false);
        byId("empty").hidden = this.frames.length > 0;
        this.remember();
    },
};

function tick(id, checked) {
    const box = document.querySelector(`#outputs input[value="${CSS.escape(id)}"]`);
    if (box) {
        box.checked = checked;
    }
}

/** The views that open first, if nothing else is wanted. */
function first(outputs) {
    const graphs = outputs.filter(output => output.type === "TIME_GRAPH" && /Threads|Resources|Flame Chart/.test(output.name));
    const charts = outputs.filter(output => output.name === "CPU Usage");
    const chosen = [...graphs.reverse(), ...charts];
    return chosen.length ? chosen : outputs.filter(output => canShow(output)).slice(0, 2);
}

/** Counts what was opened: while one trace is asked for its outputs, another may be chosen. */
let opened = 0;

async function open(experiment, state) {
    const turn = ++opened;
    app.restoring = true;
    app.frames.splice(0).forEach(frame => frame.dispose());
    session.start = 0;
    session.end = session.length = 1;
    session.selection = null;
    session.open(experiment);
    document.title = `${experiment.name} – Astrolabe`;
    document.querySelectorAll("#traces button").forEach(button => button.setAttribute("aria-current", button.dataset.id === experiment.UUID));
    const all = await get(session.path("").replace(/\/$/, ""));
    if (turn !== opened) {
        return;
    }
    const outputs = all.filter(canShow).sort((a, b) => a.name.localeCompare(b.name));
    byId("outputs").replaceChildren(...outputs.map(output => {
        const label = document.createElement("label");
        const box = label.appendChild(document.createElement("input"));
        box.type = "checkbox";
        box.value = output.id;
        label.append(output.name);
        label.title = output.description;
        box.addEventListener("change", () => box.checked
            ? app.show(output).element.scrollIntoView({block: "nearest"})
            : app.frames.filter(frame => frame.output.id === output.id).forEach(frame => app.close(frame)));
        const item = document.createElement("li");
        item.append(label);
        return item;
    }));
    if (state?.range) {
        session.show(...state.range.map(time => session.toOffset(time)), false);
    }
    if (state?.selection) {
        session.select(...state.selection.map(time => session.toOffset(time)));
    }
    app.namesWidth = state?.names ?? 300;
    if (state?.views) {
        state.views.forEach(view => {
            const output = outputs.find(each => each.id === view.id);
            if (output) {
                app.show(output, view);
            } else {
                app.announce(`This server has no output ${view.id} for this trace.`);
            }
        });
    } else {
        first(outputs).forEach(output => app.show(output));
    }
    byId("empty").hidden = app.frames.length > 0;
    app.restoring = false;
    app.remember();
    bookmarks.load();
    loadMarkerSets(state?.markers);
    overview.load(outputs).catch(e => app.announce(e.message));
    follow(experiment, outputs);
}

/** Lets the user choose one of the sets of regular marks, if the server has any. */
async function loadMarkerSets(chosen = "") {
    const turn = opened;
    const answer = await get(session.path("markerSets")).catch(() => null);
    if (turn !== opened) {
        return;
    }
    const sets = answer?.model ?? [];
    const list = byId("markers");
    list.hidden = sets.length === 0;
    list.replaceChildren(new Option("No marker set", ""), ...sets.map(set => new Option(set.name, set.id)));
    list.value = sets.some(set => set.id === chosen) ? chosen : "";
    if (list.value !== session.markerSet) {
        list.dispatchEvent(new Event("change"));
    }
}

/** Follows a trace that is still being read, and shows it anew when it is complete. */
async function follow(experiment, outputs) {
    const reading = experiment.indexingStatus === "RUNNING";
    while (experiment.indexingStatus === "RUNNING" && session.experiment.UUID === experiment.UUID) {
        byId("progress").textContent = `Reading the trace: ${experiment.nbEvents} events`;
        await new Promise(done => setTimeout(done, 500));
        experiment = await get(`experiments/${experiment.UUID}`);
        if (session.experiment.UUID === experiment.UUID) {
            session.open(experiment);
        }
    }
    byId("progress").textContent = "";
    if (reading && session.experiment.UUID === experiment.UUID) {
        app.frames.forEach(frame => frame.load(true));
        overview.load(outputs).catch(e => app.announce(e.message));
    }
}

async function list(wanted) {
    const all = await get("experiments");
    byId("traces").replaceChildren(...all.map(experiment => {
        const item = document.createElement("li");
        const button = item.appendChild(document.createElement("button"));
        button.textContent = experiment.name;
        button.title = experiment.traces.map(trace => trace.path).join("\n");
        button.dataset.id = experiment.UUID;
        button.addEventListener("click", () => open(experiment));
        return item;
    }));
    const found = all.find(experiment => experiment.UUID === wanted?.trace) ?? (wanted?.trace ? null : all[0]);
    if (found) {
        await open(found, wanted);
    } else {
        byId("empty").textContent = wanted?.trace
            ? `The trace "${wanted.name}" of this link is not open on this server. Open it on the left.`
            : "No trace is open. Type the path of a trace on the left.";
    }
}

byId("open").addEventListener("submit", async event => {
    event.preventDefault();
    const uri = byId("path").value.trim();
    try {
        const trace = await send("POST", "traces", {parameters: {uri}});
        const experiment = await send("POST", "experiments", {parameters: {name: trace.name, traces: [trace.UUID]}});
        await list({trace: experiment.UUID, name: experiment.name});
    } catch (e) {
        app.announce(e.message);
    }
});
byId("mark").addEventListener("submit", event => {
    event.preventDefault();
    bookmarks.add(byId("mark-name").value || full(session.toTime(session.selection?.[0] ?? session.start)));
    byId("mark-name").value = "";
});
byId("theme").addEventListener("click", () => {
    chooseTheme({auto: "dark", dark: "light", light: "auto"}[themeChoice()]);
    app.remember();
});
byId("print").addEventListener("click", () => print(() => app.frames));
addEventListener("keydown", event => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p") {
        event.preventDefault();
        print(() => app.frames);
    }
});
byId("markers").addEventListener("change", () => {
    session.markerSet = byId("markers").value;
    app.frames.forEach(frame => frame.view.marks?.load());
    app.remember();
});
byId("copy").addEventListener("click", () => {
    write(app.state());
    navigator.clipboard?.writeText(location.href).then(() => app.announce("The link is copied"), () => app.announce("Copy the address of this page: it is the link"));
});
byId("all").addEventListener("click", () => session.show(0, session.length));
byId("in").addEventListener("click", () => session.zoom(0.7));
byId("out").addEventListener("click", () => session.zoom(1 / 0.7));
byId("fit").addEventListener("click", () => session.fit());
onTheme(() => {
    byId("theme").textContent = {auto: "Theme: system", dark: "Theme: dark", light: "Theme: light"}[themeChoice()];
});
for (const name of ["window", "selection"]) {
    session.addEventListener(name, () => {
        app.frames.forEach(frame => {
            frame.view.changed?.();
            frame.view.redraw();
        });
        const s = session.selection;
        byId("where").textContent = `${full(session.toTime(session.start))} · ${duration(session.end - session.start, 3)}`
            + (s ? ` · selected ${full(session.toTime(s[0]))}${s[0] === s[1] ? "" : `, ${duration(Math.abs(s[1] - s[0]), 6)}`}` : "");
        app.remember();
    });
}
session.addEventListener("thread", () => app.frames.forEach(frame => frame.followThread(session.thread)));
addEventListener("hashchange", () => location.reload());

const wanted = read();
chooseTheme(wanted?.theme ?? "auto");
// tests and other scripts may look at what is shown
globalThis.astrolabe = app;
list(wanted).catch(e => {
    byId("empty").textContent = `The server cannot be reached: ${e.message}`;
});
