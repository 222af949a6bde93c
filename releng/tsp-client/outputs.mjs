// Asks the outputs of an experiment as an editor does: the tree until it is complete, then what it shows.

import {setTimeout as sleep} from "node:timers/promises";
import tsp from "tsp-typescript-client";

const {QueryHelper} = tsp;
const PIXELS = 400;
const MOST_ROWS = 200;

/** These outputs say what has to be selected first. */
const NEED_SELECTION = /\.CriticalPathDataProvider$/;

export class Outputs {

    constructor(client, recorder, experiment) {
        this.client = client;
        this.recorder = recorder;
        this.uuid = experiment.UUID;
        this.start = experiment.start;
        this.end = experiment.end;
        this.styledStates = 0;
        this.arrows = 0;
        this.points = 0;
        this.lines = 0;
    }

    async ask(output) {
        const kinds = {
            TIME_GRAPH: () => this.timeGraph(output.id),
            GANTT_CHART: () => this.timeGraph(output.id),
            TREE_TIME_XY: () => this.chart(output.id, "XY", false),
            TREE_GENERIC_XY: () => this.chart(output.id, "GenericXY", true),
            DATA_TREE: () => this.tree(output.id, "DataTree"),
            TABLE: () => this.table(output.id),
            NONE: async () => undefined,
        };
        this.recorder.check(kinds[output.type] !== undefined, `${output.id} has the type ${output.type}`);
        await kinds[output.type]?.();
    }

    range(items) {
        return items === undefined
            ? QueryHelper.timeRangeQuery(this.start, this.end, PIXELS)
            : QueryHelper.selectionTimeRangeQuery(this.start, this.end, PIXELS, items);
    }

    /** Asks until the answer is complete; returns its model. */
    async complete(what, ask) {
        for (;;) {
            const answer = this.recorder.model(await ask(), what);
            if (answer?.status !== "RUNNING") {
                const asIntended = NEED_SELECTION.test(what) ? "FAILED" : "COMPLETED";
                this.recorder.check(answer?.status === asIntended, `${what}: ${answer?.status} ${answer?.statusMessage}`);
                return answer?.model;
            }
            await sleep(50);
        }
    }

    async tree(id, kind) {
        const model = await this.complete(`${kind} tree of ${id}`,
            () => this.client[`fetch${kind}${kind.endsWith("Tree") ? "" : "Tree"}`](this.uuid, id, this.range()));
        const entries = model?.entries ?? [];
        const known = new Set(entries.map(entry => entry.id));
        for (const entry of entries) {
            this.recorder.check(entry.id < 2 ** 31, `${id}: the id ${entry.id} does not fit into 32 bits`);
            this.recorder.check((entry.parentId ?? -1) === -1 || known.has(entry.parentId), `${id}: a row without its parent`);
        }
        return entries;
    }

    async timeGraph(id) {
        const {client, recorder, uuid} = this;
        recorder.model(await client.fetchStyles(uuid, id, QueryHelper.query()), `styles of ${id}`);
        const categories = recorder.model(await client.fetchAnnotationsCategories(uuid, id), `categories of ${id}`);
        const entries = await this.tree(id, "TimeGraph");
        recorder.check(entries.length === 0 || entries[0].start === this.start || id.includes("flamegraph"),
            `${id}: the first row does not begin with the experiment, so arrows would be shown elsewhere`);
        const items = entries.filter(entry => entry.hasData).map(entry => entry.id).slice(0, MOST_ROWS);
        const [states, annotations, arrows] = await Promise.all([
            this.complete(`states of ${id}`, () => client.fetchTimeGraphStates(uuid, id, this.range(items))),
            client.fetchAnnotations(uuid, id, QueryHelper.selectionTimeRangeQuery(this.start, this.end, PIXELS, items,
                {requested_marker_categories: categories?.model?.annotationCategories ?? []})),
            this.complete(`arrows of ${id}`, () => client.fetchTimeGraphArrows(uuid, id, this.range())),
        ]);
        recorder.check(typeof recorder.model(annotations, `annotations of ${id}`)?.model?.annotations === "object",
            `${id}: no map of annotations`);
        this.arrows += arrows?.length ?? 0;
        const rows = states?.rows ?? [];
        recorder.check(rows.length === items.length, `${id}: ${rows.length} rows instead of ${items.length}`);
        await this.states(id, rows);
    }

    /** Clients fill a hole with grey, so there is none. */
    async states(id, rows) {
        for (const row of rows) {
            row.states.forEach((state, i) => this.recorder.check(
                i === 0 || state.start <= row.states[i - 1].end, `${id}: a hole in row ${row.entryId}`));
            const state = row.states.find(each => each.style !== undefined);
            this.styledStates += row.states.filter(each => each.style !== undefined).length;
            if (state !== undefined) {
                const element = {elementType: "state", time: state.start, duration: state.end - state.start, entryId: row.entryId};
                const tooltip = await this.complete(`tooltip of ${id}`, () => this.client.fetchTimeGraphTooltip(this.uuid, id,
                    QueryHelper.selectionTimeQuery([state.start], [row.entryId], {requested_element: element})));
                this.recorder.check(typeof tooltip === "object", `${id}: no tooltip`);
            }
        }
    }

    async chart(id, kind, isGeneric) {
        const {client, recorder, uuid} = this;
        const none = await this.complete(`first chart of ${id}`, () => client[`fetch${kind}`](uuid, id, this.range([])));
        recorder.check(none?.series?.length === 0, `${id}: series though none is asked for`);
        const entries = await this.tree(id, kind);
        const items = entries.filter(entry => entry.hasData !== false).map(entry => entry.id);
        const query = QueryHelper.selectionTimeRangeQuery(this.start, this.end, PIXELS, items, undefined, isGeneric);
        const model = await this.complete(`chart of ${id}`, () => client[`fetch${kind}`](uuid, id, query));
        for (const series of model?.series ?? []) {
            const x = [series.xValues, series.xCategories, series.xRanges].filter(values => values !== undefined);
            recorder.check(x.length === 1, `${id}: ${x.length} kinds of x values`);
            recorder.check(x[0]?.length === series.yValues?.length, `${id}: not as many x values as y values`);
            this.points += series.yValues?.length ?? 0;
        }
    }

    async table(id) {
        const {client, recorder, uuid} = this;
        const columns = await this.complete(`columns of ${id}`, () => client.fetchTableColumns(uuid, id, QueryHelper.query()));
        const ids = (columns ?? []).map(column => column.id);
        const lines = more => this.complete(`lines of ${id}`,
            () => client.fetchTableLines(uuid, id, QueryHelper.tableQuery(ids, 0, 200, {table_search_expressions: {}, ...more})));
        const page = await lines({});
        recorder.check(page?.lines?.length === Math.min(200, page?.size), `${id}: ${page?.lines?.length} lines of ${page?.size}`);
        recorder.check(page?.lines?.every(line => line.cells.length === ids.length), `${id}: lines and columns differ`);
        this.lines += page?.lines?.length ?? 0;
        const found = await lines({table_search_expressions: {[ids[0]]: "."}, table_search_direction: "NEXT"});
        recorder.check(page?.size === 0 || found?.lines?.[0]?.tags > 0, `${id}: what is found has no tag`);
    }
}
